"""Scenes of Obscurio beside its box, and of the sand timer."""

from collections.abc import Callable, Sequence
from typing import Any

from app.services.clock import Deadline
from app.table.players import Player
from app.timer.memory import TimerMemory, TimerSetting
from app.timer.sand import Sand
from engine.games.obscurio import GAME
from engine.games.obscurio.companion import LibraryCompanion, Setting, steps
from tools.scenes.stage import PEOPLE, Stage

SIX = (*PEOPLE, ("Bastien", "yellow"), ("Ada", "plum"))
SPANS = (60.0, 60.0, 60.0)
LEFT = 108.0
"""Seconds of sand above in the picture of the timer."""


def _table(stage: Stage, step: str, traps: Sequence[str]) -> Any:
    """A table of six at a step of its turn."""
    stage.app.navigator.home()
    stage.app.go("companion", key=GAME.info.key)
    stage.frames()
    stage.app.dialogs.close_top()
    companion = LibraryCompanion.opened(Setting(6, GAME.info.settle({}), "device", "round"), 4, 1)
    companion.go_on()
    companion.set_traps(traps)
    while companion.step != step:
        if companion.step == steps.DOORS:
            for place, pawn in enumerate(companion.view().pawns):
                companion.place(pawn, 1 + place % 3)
        companion.go_on()
    page = stage.app.navigator.page._content
    page.open(companion, [Player(name, hue) for name, hue in SIX])
    stage.frames()
    return page


def _traps(stage: Stage, name: str) -> None:
    _table(stage, steps.TRAPS, ("dusk", "espionage", "evanescent", "dangerous"))
    stage.draw(name)


def _resolution(stage: Stage, name: str) -> None:
    page = _table(stage, steps.EXIT, ("dangerous", "great"))
    page.view.touch_door(1)
    page.press()
    stage.frames()
    stage.draw(name)


def _curtain(stage: Stage, name: str) -> None:
    page = _table(stage, steps.SECRET, ("dark_magic",))
    page.press()
    stage.frames()
    stage.draw(name)


def _timer(stage: Stage, name: str) -> None:
    """The sand in the middle of its second layer, held so that the picture is the same every time."""
    services = stage.app.services
    sand = Sand(SPANS, Deadline(sum(SPANS), LEFT), told=1)
    TimerMemory(services.storage, services.clock).remember(TimerSetting(60, len(SPANS)), sand)
    stage.app.navigator.home()
    stage.app.go("timer")
    stage.frames()
    stage.draw(name)


SCENES: dict[str, Callable[[Stage, str], None]] = {
    "library_traps": _traps,
    "library_resolution": _resolution,
    "library_curtain": _curtain,
    "timer": _timer,
}
