"""Random games of Obscurio: nobody sees the Exit whose business it is not.

In half of the games the Wizards often know the Exit, so that the last room, its Watcher and the way out are
met as well.
"""

from engine.core import dice
from engine.core.game import Action
from engine.games.obscurio import GAME
from engine.games.obscurio.knowledge import REVEALED, phase
from engine.games.obscurio.rules.traps import ESPIONAGE
from engine.games.obscurio.state import LibraryState
from tools.games import Checks

CLOCK = ("minute", "time")
INSIGHT = 60
"""In guided games, how many times out of a hundred a Wizard goes through the right door."""


def look(state: LibraryState, seats: int) -> None:
    """Raise if anybody sees the Exit whose business it is not."""
    if phase(state) == REVEALED:
        return
    told = [seat for seat in (*range(seats), None) if GAME.view(state, seat)["exit"]]
    spies = {state.traitor} if state.traps & ESPIONAGE else set()
    if not set(told) <= {state.grimoire, *spies}:
        raise AssertionError(f"the Exit was shown to {told}")


def guided_action(state: LibraryState, seat: int, luck: int) -> tuple[Action, int]:
    """Any legal action, but often the one that leads through the Exit."""
    actions = GAME.legal(state, seat)
    insight, luck = dice.below(luck, 100)
    if state.doors and actions[0][0] not in CLOCK and insight < INSIGHT:
        door = state.doors.index(state.exit) + 1
        wise = [action for action in actions if action[0] in ("door", "take") and action[-1] == door]
        wise += [action for action in actions if action[0] == ("take" if state.shown == door else "wait")]
        wise += [action for action in actions if action[0] == "confirm" and state.pawns[seat] == door]
        if wise:
            return dice.pick(luck, wise)
    return dice.pick(luck, actions)


CHECKS = Checks(look=look, choose=lambda seed: guided_action if seed % 2 else None)
