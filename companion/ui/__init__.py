"""Screens, boards and widgets: the Python half of kv/."""
