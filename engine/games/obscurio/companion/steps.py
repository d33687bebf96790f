"""The steps of a turn beside the box, as a table: what each is called and what comes after it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.core.text import N_
from engine.games.obscurio.rules import accusation
from engine.games.obscurio.state import NOBODY, LibraryState

TRAPS, RIDDLE, SECRET, DOORS, EXIT, OUTCOME, DEBATE, VOTE, END = (
    "traps", "riddle", "secret", "doors", "exit", "outcome", "debate", "vote", "end",
)  # fmt: skip
ROLES = "roles"
"""Before the first turn, where the device deals the loyalties."""

BEFORE_THE_PAGES = (ROLES, TRAPS)
"""In these steps no card of the turn has left the deck yet."""


class Step(NamedTuple):
    """A step: its name, what the table does in it, and the ruling to read."""

    title: str
    advice: str
    ruling: str


STEPS: Mapping[str, Step] = {
    ROLES: Step(N_("Loyalty cards"), N_("Pass the device around: everyone secretly learns their role."), "5"),
    TRAPS: Step(N_("Traps"), N_("Draw this turn's traps from the bag."), "3"),
    RIDDLE: Step(N_("Pages and butterflies"), N_("The Grimoire gives clues on the Pages, in silence."), "18"),
    SECRET: Step(N_("Traitor phase"), N_("The Traitor may choose false doors."), "36"),
    DOORS: Step(N_("Doors"), N_("Deal the doors, start the timer, choose."), "35"),
    EXIT: Step(N_("The Exit"), N_("The Grimoire reveals the right door."), "2"),
    OUTCOME: Step(N_("Losses"), N_("Take the tokens and clear the table."), "10"),
    DEBATE: Step(N_("Accusation"), N_("The light zone is empty. Who is the Traitor?"), "6"),
    VOTE: Step(N_("Accusation"), N_("Everyone points at once; enter the votes."), "7"),
    END: Step(N_("Game over"), "", "12"),
}


def _after_riddle(state: LibraryState) -> str:
    return DOORS if state.traitor == NOBODY else SECRET


AFTER: Mapping[str, Callable[[LibraryState], str]] = {
    ROLES: lambda state: TRAPS,
    TRAPS: lambda state: RIDDLE,
    RIDDLE: _after_riddle,
    SECRET: lambda state: DOORS,
    DOORS: lambda state: EXIT,
    DEBATE: lambda state: VOTE,
}
"""Where a step leads by itself; the others lead where the rules send them."""

BESIDE: Mapping[str, str] = {accusation.DEBATE: DEBATE, accusation.AFTERMATH: OUTCOME, "": END}
"""What the table does beside the box at the step to which the rules lead, "" at the end."""
