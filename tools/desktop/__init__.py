"""The desktop bundle: one folder that runs on a machine without Python."""
