"""Starts the app, nothing else."""

from companion.ui.app import TablesideApp

if __name__ == "__main__":
    TablesideApp().run()
