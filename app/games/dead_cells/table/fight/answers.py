"""The answers to the present question, as they can be touched: figures, panels, and buttons for all else."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from app.games.dead_cells.table.fight.coming import price_of
from app.games.dead_cells.table.fight.naming import _, figure_of_foe, who
from app.games.dead_cells.table.fight.signs import LOOT, sign_of
from app.games.dead_cells.table.prisoners.panel import item_sprite
from app.games.dead_cells.table.prisoners.prisoner import FREE, Price, figure_of
from app.table.presenter import Desk
from engine.core.game import Action
from engine.games.dead_cells.cards.vocabulary import Effect
from engine.games.dead_cells.queries import health, left, skills_asked, zeros_asked
from engine.games.dead_cells.rules.harm import COMPANION
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView

FOE, FIGHTER, BUTTON = "foe", "fighter", "button"

NAMING_A_FIGHTER = ("pass", "drink", "first")
"""Actions whose first number is a fighter."""
OF_THE_HAND = ("commit", "drop")
"""Actions that are done with cards of the hand."""


SIGNS = {
    "block": "icon_shield",
    "boss_loot": "icon_loot",
    "row": "icon_damage",
    "throw_back": "icon_shuriken",
    "pull": "icon_worm",
}
"""Of buttons that always mean the same."""


class Answer(NamedTuple):
    """One answer, how it looks, and what it costs."""

    action: Action
    kind: str
    ref: Hashable
    """The figure that stands for it; for a button its place."""
    title: str
    """What it is called: a name, or what it does."""
    picture: str = ""
    hearts: tuple[int, int] = (0, 0)
    """What he has left, and of how many."""
    price: Price = FREE
    seat: int = -1


def answers(view: PrisonView, legal: Sequence[Action], desk: Desk) -> list[Answer]:
    """All of them, in the order of the engine."""
    if view["step"] in ("commit", "redraw") and any(action[0] in OF_THE_HAND for action in legal):
        return []
    return [_answer(view, action, place, desk) for place, action in enumerate(legal)]


def _answer(view: PrisonView, action: Action, place: int, desk: Desk) -> Answer:
    kind = action[0]
    if kind == "target":
        return _body(view, action, action[1])
    if kind == "victim" and action[1] < COMPANION:
        return _body(view, action, action[1])
    if kind in NAMING_A_FIGHTER:
        return _body(view, action, SLOTS + action[1])
    title = desk.describe(action)
    if kind == "victim":
        title = _("{who} takes it", who=who(view, action[1]))
    return Answer(action, BUTTON, (BUTTON, place), title, _picture(view, action))


def _body(view: PrisonView, action: Action, body: int) -> Answer:
    price = price_of(view, action, body) if action[0] in ("target", "victim") else FREE
    hearts = left(view, body), health(view, body)
    if body >= SLOTS:
        fighter = body - SLOTS
        sprite = figure_of(view["prisoners"][fighter], view["serenade"][0])
        return Answer(action, FIGHTER, (FIGHTER, fighter), who(view, body), sprite, hearts, price, fighter)
    sprite = figure_of_foe(view, view["foes"][body])
    return Answer(action, FOE, (FOE, body), who(view, body), sprite, hearts, price)


def _picture(view: PrisonView, action: Action) -> str:
    """The sign of a button, where it has one."""
    kind = action[0]
    if kind == "loot":
        return LOOT[action[1]]
    if kind in ("potion", "drink"):
        return "icon_potion"
    if kind in ("instead", "after", "before"):
        return item_sprite(view["worn"][view["details"][0]][action[1]])
    if kind == "victim":
        fighter, place = divmod(action[1] - COMPANION, 10)
        return item_sprite(view["worn"][fighter][place])
    if kind == "skill":
        return _sign(skills_asked(view), action[1])
    if kind == "zero":
        return _sign(zeros_asked(view), action[1])
    if kind in ("advance", "power"):
        return f"icon_track_{action[1]}"
    return SIGNS.get(kind, "")


def _sign(found: dict[int, tuple[Effect, ...]], place: int) -> str:
    effects = found.get(place, ())
    return sign_of(effects[0]).icon if effects else "icon_skill"
