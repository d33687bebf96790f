"""Tokens of single places: worms, malaise, shurikens, lanterns, keys, bile. What they do is ours."""

from engine.core.dice import pick
from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.malaise import MALAISES
from engine.games.dead_cells.cards.vocabulary import BILE, KEY, LANTERN, MALAISE, SHURIKEN, WORM, Put, Take
from engine.games.dead_cells.rules.rows import more, with_
from engine.games.dead_cells.state import SLOTS, PrisonState

ON_FIGHTERS = {WORM: "worms", SHURIKEN: "shurikens"}
OF_GROUP = {LANTERN: "lanterns", KEY: "keys", BILE: "bile"}
MOST_LANTERNS = 3
WORMS_PER_WOUND = 2
"""So many worms on one fighter hurt as one."""


def change(state: PrisonState, token: int, n: int, events: list[Event]) -> None:
    """Tokens of the group come or go; there are no more than three lanterns."""
    name = OF_GROUP[token]
    before: int = getattr(state, name)
    after = max(0, before + n)
    if token == LANTERN:
        after = min(MOST_LANTERNS, after)
    if after != before:
        setattr(state, name, after)
        events.append(("tokens", EVERYONE, "", token, after))


def lay(state: PrisonState, effect: Put, at: int, target: int, events: list[Event]) -> None:
    """Tokens on one fighter."""
    fighter = target - SLOTS
    if effect.token == MALAISE:
        fall_ill(state, fighter, events)
    else:
        _change_on(state, effect.token, fighter, effect.n, events)


def pull(state: PrisonState, effect: Take, at: int, target: int, events: list[Event]) -> None:
    """Tokens off one fighter."""
    fighter = target - SLOTS
    if effect.token == MALAISE:
        recover(state, fighter, events)
    else:
        _change_on(state, effect.token, fighter, -effect.n, events)


def carries(state: PrisonState, token: int, fighter: int) -> bool:
    """Whether such a token lies on a fighter."""
    row: list[int] = state.malaise if token == MALAISE else getattr(state, ON_FIGHTERS[token])
    return row[fighter] > 0


def _change_on(state: PrisonState, token: int, fighter: int, n: int, events: list[Event]) -> None:
    name = ON_FIGHTERS[token]
    row: list[int] = getattr(state, name)
    n = max(n, -row[fighter])
    if n:
        setattr(state, name, more(row, fighter, n))
        events.append(("tokens_on", EVERYONE, "64", token, fighter, n))


def take_one(state: PrisonState, token: int, fighter: int, events: list[Event]) -> None:
    """One such token off a fighter."""
    _change_on(state, token, fighter, -1, events)


def clear_from(state: PrisonState, token: int, fighter: int, events: list[Event]) -> None:
    """All such tokens off a fighter."""
    row: list[int] = getattr(state, ON_FIGHTERS[token])
    _change_on(state, token, fighter, -row[fighter], events)


def clear(state: PrisonState, token: int, events: list[Event]) -> None:
    """All tokens of a kind off everybody: their place is behind the group."""
    for fighter in range(state.fighters):
        clear_from(state, token, fighter, events)


def fall_ill(state: PrisonState, fighter: int, events: list[Event]) -> None:
    """Draw a malaise that nobody has; who has one already gets no other."""
    free = [each for each in range(1, len(MALAISES) + 1) if each not in state.malaise]
    if state.malaise[fighter] or not free:
        events.append(("spared", EVERYONE, "64", fighter))
        return
    card, state.dice = pick(state.dice, free)
    state.malaise = with_(state.malaise, fighter, card)
    events.append(("malaise", EVERYONE, "64", fighter, card))


def recover(state: PrisonState, fighter: int, events: list[Event]) -> None:
    """A potion takes the malaise away."""
    if state.malaise[fighter]:
        state.malaise = with_(state.malaise, fighter, 0)
        events.append(("malaise", EVERYONE, "64", fighter, 0))


def suffers(state: PrisonState, fighter: int, malaise: int) -> bool:
    """Whether a fighter has this malaise."""
    return state.malaise[fighter] == malaise
