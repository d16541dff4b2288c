"""What every game shares: actions in, rulings out. No Kivy, no files, no clock, no chance."""
