"""Scenes of Dead Cells."""

from collections.abc import Callable
from typing import Any

from engine import Session
from engine.games.dead_cells.cards.people import MERCHANT
from tools.scenes.stage import Stage, asked, first

KEY = "dead_cells"
LIVELY = 8
"""The space of the first biome from which there is most to see."""


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


def half_way(session: Session) -> bool:
    """Three rooms lie open, and a card is asked for on one of the ways."""
    state: Any = session.state
    return asked(session) == "choose_way" and state.space == LIVELY and state.faceup.bit_count() > 2


def at_the_merchant(session: Session) -> bool:
    """He has something to sell, and the group can pay for it."""
    return asked(session) == "buy" and session.state.todo[-1][1] == MERCHANT


def with_cells(session: Session) -> bool:
    """A run is over, and an upgrade has just been bought."""
    return asked(session) == "assign"


def _tried(fits: Callable[[Session], bool], place: int = 0) -> Callable[[Stage, str], None]:
    """A moment on the way, with one of its answers tried."""

    def draw(stage: Stage, name: str) -> None:
        page = stage.sit_down(first(fits, KEY))
        page.presenter.surface.scene.answers.touch(place)
        stage.draw(name)

    return draw


SCENES: dict[str, Callable[[Stage, str], None]] = {
    "cells_fight": _fight,
    "cells_hand": _hand,
    "cells_boss": _boss,
    "cells_map": _tried(half_way),
    "cells_market": _tried(at_the_merchant),
    "cells_end": _tried(with_cells, 1),
}
