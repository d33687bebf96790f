"""All point at once at the one they suspect."""
