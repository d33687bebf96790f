"""A demonstration without a display: walks through the app, lets computer players play, leaves pictures.

It runs the real app in a window that nobody sees, with its own empty data folder.
"""

import os
import time
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from engine import PUBLIC, Session
from engine.core import dice
from engine.core.game import Game

if TYPE_CHECKING:
    from app.shell.shell import Lanterne

SIZES = {"phone": (360, 780), "tablet": (1280, 800)}
MOST_FRAMES = 4000
"""A demonstration that has not ended by then is stopped."""
STILL_FRAMES = 6
"""So long nothing has moved when a picture is taken: layouts need a few frames."""
MOVES = 30
"""How old the table is that is shown, at least."""
LOOKED_AT = 40
"""Of so many moments after that the one is shown in which everybody looks on and most can be chosen."""
RUNS = 5
"""How many runs of a campaign are played."""


def demonstrate(folder: str, language: str | None = None, catalogue: Any = None) -> int:
    """Play a short demonstration and put its pictures into the folder."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data:
        os.environ["LANTERNE_HOME"] = data
        Tour(place, language, catalogue).run()
    return 0


def begun(game: Game[Any]) -> Session:
    """The first table found at which, after some moves of computer players, people could decide together."""
    return next(session for seed in count(7) if (session := _begun(game, seed)).outcome is None)


def _begun(game: Game[Any], seed: int) -> Session:
    session = Session.new(game, game.info.seats[min(1, len(game.info.seats) - 1)], seed=seed)
    later = islice(moments(session, dice.seeded(seed)), MOVES, MOVES + LOOKED_AT)
    public = [moment.clone() for moment in later if moment.audience == PUBLIC]
    return max(public, key=choices, default=session)


def choices(session: Session) -> int:
    """How much whoever has most to choose from can choose now."""
    return max(len(session.legal(seat)) for seat in session.deciders)


def moments(session: Session, luck: int) -> Iterator[Session]:
    """A game by quick computer players, each time that somebody has to decide."""
    while session.deciders:
        yield session
        seat = session.deciders[0]
        _, luck = dice.below(luck, 2)
        bot = session.game.bots["medium"]
        session.play(seat, bot.decide(session.game, session.view(seat), seat, luck).action)


def run_after_run(
    app: "Lanterne", key: str, until: Callable[[Callable[[], object]], None], runs: int = RUNS
) -> str:
    """A campaign of quick computer players, the last run at its table; gives the name of its file.

    `until` lets the app live until something is so. No real chance is in it: it goes the same every time.
    """
    numbers = count(7)
    playable = app.catalogue[key]
    kind = playable.game.campaign()
    if kind is None:
        raise ValueError(f"{key} has no campaigns")
    campaign = kind.new(7)
    campaign.table = {"players": [{"strength": "easy"}] * 2, "name": ""}
    name: str = app.campaigns.save(campaign)
    for run in range(1, runs + 1):
        table = app.campaigns.set_out(app.campaigns.open(name), lambda below: next(numbers) % below)
        if run < runs:
            _run_without_a_table(app, table)
    app.navigator.go(playable.kit.hub, name=name).go_on()
    until(lambda: app.navigator.current == "result")
    app.navigator.home()
    return name


def _run_without_a_table(app: "Lanterne", table: str) -> None:
    """Let computer players end a run as if people had sat there, and the campaign learn from it."""
    session, luck = app.saves.open(table), dice.seeded(7)
    game = session.game
    while session.deciders:
        seat = session.deciders[0]
        _, luck = dice.below(luck, 2)
        session.play(seat, game.bots["easy"].decide(game, session.view(seat), seat, luck).action)
    app.saves.save(table, session)
    app.campaigns.close(session)


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
            if playable.kit.hub:
                self._campaign(key)
        self.app.dispatch("on_stop")

    def _play(self, key: str) -> None:
        """One game with pictures on the way, the rest of it by computer players in every seat."""
        app = self.app
        app.navigator.go("setup", key=key)
        self._pictures(f"{key}_setup")
        session = begun(app.catalogue[key].game)
        for strength in ("", "medium"):
            session.table = {"players": [{"strength": strength}] * session.seats, "people": []}
            name = app.saves.fresh_name(session)
            app.saves.save(name, session)
            app.navigator.swap("table", name=name)
            if not strength:
                self._pictures(f"{key}_table")
        self._until(lambda: app.navigator.current == "result")
        self._pictures(f"{key}_result")
        app.navigator.home()

    def _campaign(self, key: str) -> None:
        """Several runs of a campaign, and its page after them."""
        name = run_after_run(self.app, key, self._until)
        self.app.navigator.go(self.app.catalogue[key].kit.hub, name=name)
        self._pictures(f"{key}_campaign")
        self.app.navigator.home()

    def _until(self, reached: Callable[[], object]) -> None:
        for _ in range(MOST_FRAMES):
            if reached():
                return
            self._idle()

    def _pictures(self, name: str) -> None:
        from kivy.core.window import Window

        for form, size in SIZES.items():
            Window.size = size
            self._rest()
            self.app.root.export_to_png(str(self._folder / f"{name}_{form}.png"))

    def _rest(self) -> None:
        """Wait until nothing moves: pages have come in and messages have gone, however long it takes."""
        still = 0
        for _ in range(MOST_FRAMES):
            moving = self.app.toast.showing or self.app.navigator.transition.is_active
            still = 0 if moving else still + 1
            if still > STILL_FRAMES:
                return
            self._idle()
            time.sleep(0.005)
