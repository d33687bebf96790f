"""What every moment of a table beside the box has in common; a file that has it not is of another hand."""

from engine.games.obscurio.companion.moment import Moment
from engine.games.obscurio.companion.secret import HIDDEN
from engine.games.obscurio.companion.setting import Setting, costs
from engine.games.obscurio.info import INFO
from engine.games.obscurio.rules.bag import in_the_game
from engine.games.obscurio.rules.clock import spaces
from engine.games.obscurio.state import LAST_SPACE, NOBODY

MOST_COUNT = 99
"""The highest number to which hands can correct a count."""


def check(setting: Setting, moment: Moment) -> None:
    """ValueError if no table of this setting could look like this moment.

    The number of players comes first: all else is counted by it.
    """
    state, counts = moment.state, range(MOST_COUNT + 1)
    _need(setting.seats in INFO.seats and state.seats == setting.seats)
    people = range(state.seats)
    _need(state.grimoire == setting.options["grimoire"] and state.grimoire in people)
    _need(state.traitor in (*people, NOBODY, HIDDEN))
    rows = (state.taken, state.pawns, state.hands, state.votes, state.answers)
    _need(all(len(row) == state.seats for row in rows))
    _need(state.track == costs(setting.track) and state.tile == costs(setting.tile))
    _need(all(count in counts for count in (state.light, state.dark, state.penalty, *state.taken)))
    _need(state.turn >= 1 and moment.used >= 0 and state.progress in range(1, LAST_SPACE + 1))
    _need(state.traps >= 0 and not state.traps & ~in_the_game(state.seats, state.sorcerer))
    _need(state.minute in range(len(spaces(state))))


def _need(holds: bool) -> None:
    if not holds:
        raise ValueError
