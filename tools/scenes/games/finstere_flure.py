"""Scenes of Finstere Flure."""

from collections.abc import Callable
from typing import Any

from engine import Session
from engine.games.finstere_flure.queries import points_left
from tools.scenes.stage import Stage, asked, first

KEY = "finstere_flure"
SHOWN_STEP = 5
"""The step of the walk that is shown."""


def second_round(session: Session) -> bool:
    """Some pawns are in, the first walk is over."""
    return asked(session) == "choose" and session.view(None)["turn"] == 1


def pawn_chosen(session: Session) -> bool:
    """Somebody holds a pawn with a long way before it, in the middle of the game."""
    view = session.view(None)
    return asked(session) == "move" and view["turn"] == 4 and points_left(view) > 4


def half_laid(session: Session) -> bool:
    """Half of the pieces lie there."""
    return asked(session) == "lay" and len(session.log) > 20


def _start(stage: Stage, name: str) -> None:
    stage.sit_down(first(second_round, KEY))
    stage.draw(name)


def _route(stage: Stage, name: str) -> None:
    """A way with its pushes, and where the monster would go."""
    page = stage.sit_down(first(pawn_chosen, KEY))
    moving: Any = page.presenter.moving
    moving.route = max(moving.routes.values(), key=lambda route: (len(route.events), len(route.actions)))
    page.presenter.side_panel.dispatch("on_preview")
    stage.draw(name)


def _walk(stage: Stage, name: str) -> None:
    """The last walk once more, step by step."""
    page = stage.sit_down(first(pawn_chosen, KEY))
    page.presenter.stepping.start()
    page.presenter.stepping.go_to(SHOWN_STEP)
    stage.draw(name)


def _setup(stage: Stage, name: str) -> None:
    stage.sit_down(first(half_laid, KEY, variant="advanced", layout="in_turn"))
    stage.draw(name)


def _kit(stage: Stage, name: str) -> None:
    page = stage.sit_down(first(second_round, KEY))
    stage.app.go("monster_kit", name=page.tabletop.name, fresh=True)
    stage.frames()
    stage.draw(name)


SCENES: dict[str, Callable[[Stage, str], None]] = {
    "flure_start": _start,
    "flure_route": _route,
    "flure_walk": _walk,
    "flure_setup": _setup,
    "flure_kit": _kit,
}
