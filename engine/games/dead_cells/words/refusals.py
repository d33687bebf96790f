"""Why an action is not possible now, by what is asked."""

from typing import Any

from engine.core.text import N_, Phrase
from engine.games.dead_cells.state import PrisonState

WHY = {
    "target": N_("Out of reach: choose an enemy that glows."),
    "victim": N_("Choose somebody who fights and is still alive."),
    "commit": N_("Choose a card from your hand, and an action printed on it."),
    "choose_way": N_("This way is closed: you lack its rune or the card for its test."),
    "buy": N_("You cannot buy that."),
    "shop": N_("You cannot buy that."),
    "buy_upgrade": N_("Not enough cells."),
    "passer": N_("The First Player always fights."),
    "use": N_("You have used this skill, or it would reach nobody."),
}


def refusal(state: PrisonState, seat: int, action: tuple[Any, ...]) -> Phrase:
    """The rule behind the question that is asked."""
    return Phrase(WHY.get(state.todo[-1][0], N_("That is not possible now.")))
