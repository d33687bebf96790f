"""The app that runs, with its type: here pages and widgets find words, colours, services and screens.

Nothing below the shell imports it when the app runs; only who checks types follows the import below.
"""

from typing import TYPE_CHECKING

from kivy.app import App

if TYPE_CHECKING:
    from app.shell.shell import Lanterne


def lanterne() -> "Lanterne":
    """The app that runs; tests may put one with less in its place."""
    running: Lanterne = App.get_running_app()
    return running
