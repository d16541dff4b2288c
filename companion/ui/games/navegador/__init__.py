"""Navegador on the screen."""
