"""The small widget set every screen stands on. Texts come translated; widgets know no language."""
