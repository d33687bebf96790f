"""Things that turn up in more than one picture."""
