"""Scenes of The Night Cage."""

from collections.abc import Callable
from typing import Any

from engine import Session
from engine.core.game import Action
from engine.games.night_cage.queries import consequences
from engine.games.night_cage.rules.tiles import KEEPER, kind_of
from tools.scenes.stage import Stage, asked, first

KEY = "night_cage"


def starting(session: Session) -> bool:
    """The third prisoner looks for his place."""
    return asked(session) == "start" and len(session.log) > 4


def in_the_middle(session: Session) -> bool:
    """A tile to place, keys in hand, half the candle burnt."""
    state: Any = session.state
    return (
        asked(session) == "place" and sum(state.key) > 0 and 25 < len(state.deck) < 45 and min(state.at) >= 0
    )


def about_to_be_hit(session: Session) -> Action | None:
    """A step that two would pay for."""
    state: Any = session.state
    if asked(session) != "choose" or len(state.deck) > 60:
        return None
    view = session.view(session.deciders[0])
    for action in session.legal(session.deciders[0]):
        if action[0] == "move" and len(consequences(view, action).hits) > 1:
            return action
    return None


def flickering(session: Session) -> bool:
    """The stack is empty and a tile must go."""
    return asked(session) == "snuff"


def expert_turn(session: Session) -> bool:
    """Keepers on the board, somebody to move."""
    state: Any = session.state
    keepers = sum(kind_of(tile) == KEEPER for tile in state.board)
    return asked(session) == "choose" and keepers > 1


def under_the_dirge(session: Session) -> Any:
    """The Dirge looks for its place."""
    return session.legal(session.deciders[0])[0] if asked(session) == "dirge" else None


def _cage(fits: Callable[[Session], Any], **options: Any) -> Callable[[Stage, str], None]:
    def draw(stage: Stage, name: str) -> None:
        stage.sit_down(first(fits, KEY, **options))
        stage.draw(name)

    return draw


SCENES: dict[str, Callable[[Stage, str], None]] = {
    "cage_start": _cage(starting),
    "cage_turn": _cage(in_the_middle),
    "cage_hit": _cage(about_to_be_hit),
    "cage_flickers": _cage(flickering),
    "cage_expert": _cage(expert_turn, variant="expert"),
    "cage_dirge": _cage(under_the_dirge, dirge=True),
}
