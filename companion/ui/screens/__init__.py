"""The screens, one file each, with a twin of the same name in kv/screens/."""
