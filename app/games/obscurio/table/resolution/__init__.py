"""What the doors hid, what it cost, and the end."""
