"""Tableside: the referee that lies beside the board."""

__version__ = "0.1.0"
