"""A demonstration without a display: walks through the app, lets computer players play, leaves pictures.

It runs the real app in a window that nobody sees, with its own empty data folder.
"""

import os
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

SIZES = {"phone": (360, 780), "tablet": (1280, 800)}
MOST_FRAMES = 4000
"""A demonstration that has not ended by then is stopped."""


def demonstrate(folder: str, language: str | None = None, catalogue: Any = None) -> int:
    """Play a short demonstration and put its pictures into the folder."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data:
        os.environ["LANTERNE_HOME"] = data
        Tour(place, language, catalogue).run()
    return 0


class Tour:
    """The app under a guide that needs no hands."""

    def __init__(self, folder: Path, language: str | None, catalogue: Any = None) -> None:
        from kivy.base import EventLoop

        from app.shell.shell import Lanterne

        EventLoop.ensure_window()
        self._folder = folder
        self._idle = EventLoop.idle
        self.app = Lanterne(catalogue)
        self.app.settings.animation = "off"
        if language:
            self.app.tr.choose(language)
        self.app._run_prepare()

    def run(self) -> None:
        """Visit every screen, then play each game to its end."""
        for screen in ("home", "rules", "settings", "about", "tables"):
            if screen != "home":
                self.app.navigator.go(screen)
            self._pictures(screen)
            self.app.navigator.home()
        for key, playable in self.app.catalogue.items():
            if playable.has_table:
                self._play(key)
        self.app.dispatch("on_stop")

    def _play(self, key: str) -> None:
        """One game with computer players in every seat, with pictures on the way."""
        from engine import Session

        app = self.app
        app.navigator.go("setup", key=key)
        self._pictures(f"{key}_setup")
        game = app.catalogue[key].game
        seats = game.info.seats[min(1, len(game.info.seats) - 1)]
        session = Session.new(game, seats, seed=7)
        session.table = {"players": [{"strength": "medium"}] * seats, "people": []}
        name = app.saves.fresh_name(session)
        app.saves.save(name, session)
        app.navigator.swap("table", name=name)
        table = app.navigator.page
        self._until(lambda: len(table.session.log) >= 12 or table.session.outcome is not None)
        self._pictures(f"{key}_table")
        self._until(lambda: app.navigator.current == "result")
        self._pictures(f"{key}_result")
        app.navigator.home()

    def _until(self, reached: Callable[[], Any]) -> None:
        for _ in range(MOST_FRAMES):
            if reached():
                return
            self._idle()

    def _pictures(self, name: str) -> None:
        from kivy.core.window import Window

        for form, size in SIZES.items():
            Window.size = size
            for _ in range(6):
                self._idle()
                time.sleep(0.005)
            self.app.root.export_to_png(str(self._folder / f"{name}_{form}.png"))
