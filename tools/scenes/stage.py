"""The app in a window that nobody sees, and moments of games that are worth a picture."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from engine import GAMES, Session
from engine.core import dice
from engine.core.game import Action

SIZES = {"phone": (360, 780), "tablet": (1280, 800)}
LYING = (844, 390)
ALSO_LYING = frozenset({"cage_hit", "flure_route", "cells_fight", "obscurio_doors"})
"""Scenes that docs show on a lying phone, too: one of each game."""
PEOPLE = (("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"), ("Kasimir", "green"))
QUALITY = 86
"""Of the jpg files: soot and candlelight want a little more than the usual 75."""

MOST_SEEDS = 400
"""A scene that no game of so many has is not to be had."""


class Found(NamedTuple):
    """A moment worth a picture, and an action to preview there."""

    session: Session
    preview: Action | None = None


class Stage:
    """The app in a window that nobody sees."""

    def __init__(self, folder: Path, sizes: Mapping[str, tuple[int, int]] = SIZES) -> None:
        from kivy.base import EventLoop

        from app.shell.shell import Lanterne

        EventLoop.ensure_window()
        self._folder, self._sizes, self._idle = folder, sizes, EventLoop.idle
        self.app = Lanterne()
        self.app.settings.animation = "off"
        self.app.settings.language = "en"
        self.app._run_prepare()

    def frames(self, count: int = 8) -> None:
        """Let the app settle."""
        for _ in range(count):
            self._idle()

    def draw(self, name: str, keep: Callable[[], None] | None = None) -> None:
        """One picture per size of screen; `keep` does again what a new size has undone."""
        from kivy.core.window import Window

        lying = {"lying": LYING} if self._sizes is SIZES and name in ALSO_LYING else {}
        for form, size in {**self._sizes, **lying}.items():
            Window.size = size
            self.frames()
            if keep is not None:
                keep()
            raw = self._folder / "raw.png"
            self.app.root.export_to_png(str(raw))
            Image.open(raw).convert("RGB").save(self._folder / f"{name}_{form}.jpg", quality=QUALITY)
            raw.unlink()

    def sit_down(self, found: Found) -> Any:
        """Show a moment at its table."""
        players = [{"name": name, "hue": hue} for name, hue in PEOPLE]
        found.session.table = {"players": players, "people": [0, 1, 2, 3], "name": ""}
        name = self.app.saves.fresh_name(found.session)
        self.app.saves.save(name, found.session)
        self.app.navigator.home()
        self.app.navigator.go("table", name=name)
        self.frames()
        if found.preview is not None:
            self.app.navigator.page.presenter.considering.pick(found.preview)
        return self.app.navigator.page


def moments(game: str, **options: Any) -> Iterator[Session]:
    """Every moment of many games of four, played by the game's own quick policy."""
    for seed in range(MOST_SEEDS):
        session, luck = Session.new(GAMES[game], 4, seed, **options), dice.seeded(seed, stream=9)
        while session.deciders:
            yield session
            seat = session.deciders[0]
            action, luck = session.game.policy(session.state, seat, luck)
            session.play(seat, action)


def first(fits: Callable[[Session], Any], game: str, **options: Any) -> Found:
    """The first moment that fits; what `fits` gives is previewed if it is an action."""
    for session in moments(game, **options):
        answer = fits(session)
        if answer:
            return Found(session, answer if isinstance(answer, tuple) else None)
    raise LookupError("no game has such a moment")


def asked(session: Session) -> str:
    """What is on top of the stack of what is still to happen."""
    return str(session.state.todo[-1][0]) if session.state.todo else ""
