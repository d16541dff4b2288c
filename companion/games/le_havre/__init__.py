"""Le Havre, one to five players, full and short."""
