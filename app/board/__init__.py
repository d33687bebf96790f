"""The one board widget of every game: camera, layers, light, and geometry without Kivy."""
