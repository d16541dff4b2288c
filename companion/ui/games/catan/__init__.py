"""Catan on the screen: so far the drawing of its island, not yet a face."""
