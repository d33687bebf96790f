"""The one app that KV rules and widgets speak to: every test brings its own."""

from typing import Any

from kivy.app import App
from kivy.lang.parser import global_idmap

from app.look.kv import forget


def speak_to(app: Any) -> None:
    """Let widgets and KV rules speak to this app, and forget the one of the test before."""
    App._running_app = app
    object.__setattr__(global_idmap["app"], "_obj", None)


def silence(app: Any) -> None:
    """Take its rules from an app whose test is over: they would ask the app of the next one."""
    for page in (app.root, *app.navigator.screens):
        forget(page)
