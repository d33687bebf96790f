"""The five states: Poison, Bleed, Fire, Frozen, Marked. Shields never stop them (ruling 12)."""

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import MONSTERS
from engine.games.dead_cells.cards.vocabulary import BLEED, FIRE, FROST, MARK, POISON, G
from engine.games.dead_cells.rules.abilities import abilities
from engine.games.dead_cells.rules.company import in_order, is_boss
from engine.games.dead_cells.rules.feats import FIVE_POISON, reached
from engine.games.dead_cells.rules.harm import fall, slay
from engine.games.dead_cells.rules.places import CARD, FOE, part
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

FIELDS = {POISON: "poison", BLEED: "bleed", FIRE: "fire", MARK: "marks"}
"""Where the tokens of each state are counted; Frozen lies on rows."""

MOST_ON_BOSS = {POISON: 2, MARK: 1}
"""A boss holds no more of these tokens (ruling 88); our precaution."""

POISON_FEAT = 5
"""So many tokens on one enemy are a feat."""

ROWS = (1, 2, 3)
"""Rounds I to III: the only rows that can be frozen (ruling 26)."""


def afflict(state: PrisonState, at: int, kind: int, n: int, events: list[Event], source: int) -> None:
    """Give tokens of a state to a body, unless it is immune (ruling 29)."""
    if immune(state, at, kind):
        events.append(("immune", EVERYONE, "29", at, kind))
    elif kind == FROST:
        for _ in range(n):
            _freeze(state, at, events)
    else:
        _give(state, at, kind, n, events, source)


def immune(state: PrisonState, at: int, kind: int) -> bool:
    """Whether a token of this state would not be placed."""
    if at >= SLOTS:
        return kind in abilities(state, at - SLOTS).wards
    return kind in MONSTERS[state.foes[at]].wards


def _give(state: PrisonState, at: int, kind: int, n: int, events: list[Event], source: int) -> None:
    tokens: list[int] = getattr(state, FIELDS[kind])
    if at < SLOTS and is_boss(state, at):
        n = min(n, MOST_ON_BOSS.get(kind, n) - tokens[at])
    if n <= 0:
        events.append(("capped", EVERYONE, "88", at, kind))
        return
    tokens[at] += n
    events.append(("afflicted", EVERYONE, "", at, kind, n))
    if kind == POISON and at < SLOTS and tokens[at] >= POISON_FEAT:
        reached(state, FIVE_POISON, events)
    if kind == FIRE and tokens[at] > 1:
        burn(state, at, events, source)


def burn(state: PrisonState, at: int, events: list[Event], source: int) -> None:
    """The second flame eliminates at once, whatever the health or the shields (ruling 23)."""
    if at < SLOTS:
        events.append(("burnt", EVERYONE, "23", at))
        slay(state, at, source)
    else:
        fall(state, at - SLOTS, "23", events)


def _freeze(state: PrisonState, at: int, events: list[Event]) -> None:
    """A Frozen token goes on the next row with an action, this round's too if it is not done (24, 25)."""
    for row in ROWS:
        late = row < state.round or (row == state.round and acted(state, at))
        if not late and not state.frozen[at] >> row & 1 and _has_row(state, at, row):
            state.frozen[at] |= 1 << row
            events.append(("froze", EVERYONE, "24", at, row))
            return
    events.append(("froze_nothing", EVERYONE, "25", at))


def acted(state: PrisonState, at: int) -> bool:
    """Whether a body has done its part of this round: the sweep visits slots, not cards (ruling 5)."""
    if state.round in (0, NOBODY):
        return False
    if at < SLOTS:
        return at <= state.cursor
    if state.cursor != G:
        return state.cursor > G
    return in_order(state).index(at - SLOTS) < state.turn


def _has_row(state: PrisonState, at: int, row: int) -> bool:
    if at >= SLOTS:
        cards = state.active[at - SLOTS]
        return bool(cards) and bool(part(CARD, cards[0], (row,)))
    card = state.order if is_boss(state, at) else state.foes[at]
    return bool(part(FOE, card, (row,)))


def cleanse(state: PrisonState, at: int, kind: int, n: int, events: list[Event]) -> None:
    """Take tokens of a state off a body."""
    if kind == FROST:
        if state.frozen[at]:
            state.frozen[at] = 0
            events.append(("thawed", EVERYONE, "", at))
        return
    tokens: list[int] = getattr(state, FIELDS[kind])
    gone = min(n, tokens[at])
    if gone:
        tokens[at] -= gone
        events.append(("cleansed", EVERYONE, "", at, kind, gone))


def carried(state: PrisonState, at: int) -> list[int]:
    """The states of a body that something could take away."""
    found = [kind for kind, field in FIELDS.items() if getattr(state, field)[at]]
    return sorted([*found, FROST]) if state.frozen[at] else sorted(found)
