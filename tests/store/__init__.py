"""Tests of the store: real SQLite files, nothing mocked."""
