"""The app's screens, each built when it is first shown."""
