"""The referee without a window: one file a command, found by its name."""
