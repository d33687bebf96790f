"""A whole app in a process of its own that plays until somebody kills it; see test_lifecycle.py."""

from __future__ import annotations

from typing import Any


def main() -> None:
    """Play Embers with computer players for ever and tell how far it is."""
    from kivy.base import EventLoop

    from app.shell.shell import Lanterne
    from engine import Session
    from tests.miniature import MINIATURE
    from tests.miniature.kit import only_embers

    EventLoop.ensure_window()
    app: Any = Lanterne(catalogue=only_embers())
    app.settings.animation = "fast"
    app._run_prepare()
    session = Session.new(MINIATURE, 2, 3)
    session.table = {"players": [{"strength": "medium"}] * 2, "name": ""}
    name = app.saves.fresh_name(session)
    app.saves.save(name, session)
    app.navigator.go("table", name=name)
    while True:
        EventLoop.idle()
        played = len(app.navigator.page.session.log) if app.navigator.current == "table" else 0
        if played >= 3:
            print("playing", name, played, flush=True)
