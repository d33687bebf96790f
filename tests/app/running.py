"""The one app that KV rules and widgets speak to: every test brings its own."""

from typing import Any

from kivy.app import App
from kivy.lang.parser import global_idmap


def speak_to(app: Any) -> None:
    """Let widgets and KV rules speak to this app, and forget the one of the test before."""
    App._running_app = app
    object.__setattr__(global_idmap["app"], "_obj", None)
