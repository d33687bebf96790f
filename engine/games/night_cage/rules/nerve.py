"""Nerve: one token to move again, to stay in the dark, to block, to charge, to sustain (rulebook p. 15).

Nobody holds more than two and a token gained comes at the very end of a turn, so that nobody can ever spend
more than two in one turn (ruling 18): there is nothing to count.
"""

from engine.core.event import EVERYONE, Event
from engine.games.night_cage.state import MOST_NERVE, CageState


def pay(state: CageState, prisoner: int, what: str, events: list[Event]) -> None:
    """Take one Nerve token from a prisoner; the caller has seen that there is one."""
    state.nerve[prisoner] -= 1
    events.append(("paid", EVERYONE, "", prisoner, what))


def may_spend(state: CageState, prisoner: int) -> bool:
    """Whether a prisoner has Nerve and is not in the turn in which he gains some (ruling 11)."""
    return state.nerve[prisoner] > 0 and not (state.gain and prisoner == state.active)


def earn(state: CageState) -> None:
    """Staying gives a token, unless the candle is out or two are held already (rulings 13, 22)."""
    active = state.active
    state.gain = int(state.lit[active] and state.nerve[active] < MOST_NERVE)


def collect(state: CageState, events: list[Event]) -> None:
    """The token gained arrives, after everything else of the turn (ruling 11)."""
    if state.gain:
        state.gain = 0
        state.nerve[state.active] += 1
        events.append(("gained", EVERYONE, "11", state.active))
