"""What the strong player compares, and how everybody plays on in its playouts: by the rule of thumb.

Playouts that walk at random tell little here: one careless step loses four turns of work. Played on with
sense for a few turns they tell much, so a strong player tries few actions, each often.
"""

from engine.core.dice import shuffle
from engine.core.game import Action
from engine.games.night_cage.players.bots import judge
from engine.games.night_cage.rules.turn import SCRIPT
from engine.games.night_cage.state import CageState

COMPARED, DOUBT = 4, 10.0
"""How many actions a strong player tries at most, and how much worse than the best one they may look."""

PASSES = frozenset({"give", "receive"})
"""Keys go from hand to hand for a reason or not at all: luck in a playout is none."""

GLANCED_AT = 12
"""How many actions are looked at in a playout: only a starting tile can go to more places."""


def plans(state: CageState, seat: int) -> list[tuple[Action, ...]]:
    """The few actions that look best, as far as there is doubt between them."""
    judged = [(judge(state, seat, action).value, action) for action in SCRIPT.legal(state, seat)]
    judged.sort(key=lambda each: -each[0])
    (most, best), *others = judged
    close = [action for value, action in others if value > most - DOUBT and action[0] not in PASSES]
    return [(action,) for action in (best, *close[: COMPARED - 1])]


def policy(state: CageState, seat: int, dice: int) -> tuple[Action, int]:
    """The action that looks best."""
    actions = SCRIPT.legal(state, seat)
    if len(actions) == 1:
        return actions[0], dice
    if len(actions) > GLANCED_AT:
        dice = shuffle(dice, actions)
        del actions[GLANCED_AT:]
    return max(actions, key=lambda action: judge(state, seat, action).value), dice
