"""Who is in the group: fighters, their order, and who answers for whom.

A fighter is a prisoner or, solo, Serenade; fighter n is body SLOTS + n.
"""

from functools import cache

from engine.games.dead_cells.cards.catalogue import BOSSES, MONSTERS
from engine.games.dead_cells.options import BRUTAL, DIFFICULTY_AT
from engine.games.dead_cells.rules.memory import BOSS_CELL
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState


@cache
def clockwise(first: int, count: int) -> tuple[int, ...]:
    """All fighters from the first on.

    >>> clockwise(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % count for step in range(count))


def in_order(state: PrisonState) -> tuple[int, ...]:
    """The fighters as they act: First Player, then clockwise (ruling 4)."""
    return clockwise(state.first, state.fighters)


def alive(state: PrisonState, fighter: int) -> bool:
    """Whether a fighter has not been eliminated."""
    return not state.fallen >> fighter & 1


def fights(state: PrisonState, fighter: int) -> bool:
    """Whether a fighter takes part in this fight and still stands (rulings 37, 46)."""
    return fighter != state.passer and not state.fallen >> fighter & 1


def standing(state: PrisonState) -> list[int]:
    """All who take part and still stand, in turn order."""
    passer, fallen = state.passer, state.fallen
    return [each for each in in_order(state) if each != passer and not fallen >> each & 1]


def living(state: PrisonState) -> list[int]:
    """All who have not been eliminated, in turn order."""
    return [fighter for fighter in in_order(state) if alive(state, fighter)]


def owner(state: PrisonState, fighter: int) -> int:
    """The seat that plays a fighter; Serenade is played by the only player."""
    return fighter if fighter < state.seats else 0


def speaker(state: PrisonState) -> int:
    """The seat that answers for the group: the First Player, or the next living one (ruling 67)."""
    if state.seats == 1:
        return 0
    if not state.fallen:
        return state.first
    return next((fighter for fighter in in_order(state) if alive(state, fighter)), state.first)


def body(fighter: int) -> int:
    """The body of a fighter."""
    return SLOTS + fighter


def health(state: PrisonState, at: int) -> int:
    """How much damage a body takes before it dies."""
    if at >= SLOTS:
        return state.hearts[at - SLOTS]
    card = state.foes[at]
    if is_boss(state, at):
        return BOSSES[state.place].instances[state.face].health
    monster = MONSTERS[card]
    if not monster.elite:
        return monster.health
    return monster.health + (state.house[DIFFICULTY_AT] == BRUTAL) + (state.memory >> BOSS_CELL & 1)


def is_boss(state: PrisonState, slot: int) -> bool:
    """Whether the boss himself stands in this slot: the first card of his box."""
    return state.face != NOBODY and state.foes[slot] == state.place * 100 + 1


def guarded(state: PrisonState, slot: int) -> bool:
    """Whether the boss stands there behind a guard: nothing hurts him then."""
    if not is_boss(state, slot):
        return False
    guards = BOSSES[state.place].guards
    return bool(guards) and any(card in row for row in guards for card in state.foes)


def left(state: PrisonState, fighter: int) -> int:
    """The health that a fighter has left."""
    return state.hearts[fighter] - state.hurt[SLOTS + fighter]
