"""Le Havre on the screen."""
