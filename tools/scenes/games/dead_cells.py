"""Scenes of Dead Cells."""

from collections.abc import Callable
from typing import Any

from engine import Session
from tools.scenes.stage import Stage, asked, first

KEY = "dead_cells"


def in_a_fight(session: Session) -> bool:
    """An enemy strikes in the second round, and the group says who takes it."""
    state: Any = session.state
    return asked(session) == "victim" and state.round == 2 and sum(map(bool, state.foes)) > 2


def before_cards(session: Session) -> bool:
    """Somebody chooses a card against three enemies."""
    state: Any = session.state
    return asked(session) == "commit" and sum(map(bool, state.foes)) > 2


def at_the_boss(session: Session) -> bool:
    """The Concierge strikes."""
    state: Any = session.state
    return asked(session) == "victim" and state.face >= 0


def _fight(stage: Stage, name: str) -> None:
    stage.sit_down(first(in_a_fight, KEY))
    stage.draw(name)


def _hand(stage: Stage, name: str) -> None:
    page = stage.sit_down(first(before_cards, KEY, open_hands=True))
    scene: Any = page.presenter.surface.scene
    scene.choosing.pick(scene.choosing.cards[1])
    scene.redraw_hand()
    stage.draw(name)


def _boss(stage: Stage, name: str) -> None:
    stage.sit_down(first(at_the_boss, KEY))
    stage.draw(name)


SCENES: dict[str, Callable[[Stage, str], None]] = {
    "cells_fight": _fight,
    "cells_hand": _hand,
    "cells_boss": _boss,
}
