"""Whom an effect can meet, and the questions that are asked when there is a choice.

A choice is asked only if there is one. Who answers: the owner for what his own action meets, the First Player
for whom the enemies hit (ruling 67).
"""

from collections.abc import Callable
from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import ITEMS, MONSTERS
from engine.games.dead_cells.cards.kinds import DURING
from engine.games.dead_cells.cards.malaise import FIRST_SHIELD, HEALED_LAST
from engine.games.dead_cells.cards.vocabulary import (
    ANY_STATE,
    EACH,
    ELITES,
    FIRST,
    HIGHEST,
    LOWEST,
    ONE,
    R3,
    SELF,
    Afflict,
    Cleanse,
    Damage,
    Effect,
    Heal,
    L,
    Push,
    Put,
    Reach,
    Scale,
    Shield,
    Take,
)
from engine.games.dead_cells.rules.abilities import abilities, mutations
from engine.games.dead_cells.rules.company import fights, left, owner, speaker, standing
from engine.games.dead_cells.rules.feats import THREE_AT_ONCE, reached
from engine.games.dead_cells.rules.harm import COMPANION, strike
from engine.games.dead_cells.rules.moving import push
from engine.games.dead_cells.rules.places import FOE, effect_at
from engine.games.dead_cells.rules.rows import marked
from engine.games.dead_cells.rules.states import FIELDS, afflict, carried, cleanse
from engine.games.dead_cells.rules.tokens import carries, lay, pull, suffers
from engine.games.dead_cells.state import SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]


def in_reach(state: PrisonState, reach: Reach, only: int = 0) -> list[int]:
    """The slots of a reach at which somebody stands who can be seen (rulings 28, 33, 66)."""
    foes, hidden = state.foes, state.hidden
    found = [slot for slot in reach if foes[slot] and not hidden >> slot & 1]
    if only:
        found = [slot for slot in found if state.face < 0 and (only != ELITES or MONSTERS[foes[slot]].elite)]
    return found


def could_meet(state: PrisonState, effect: Any, at: int) -> bool:
    """Whether an effect would change anything now: a skill that meets nobody is not offered."""
    reach = getattr(effect, "to", None)
    if isinstance(reach, tuple):
        return bool(in_reach(state, reach, getattr(effect, "only", 0)))
    if isinstance(effect, Heal) and reach == SELF:
        return state.hurt[at] > 0
    if isinstance(effect, (Heal, Cleanse, Take)):
        return bool(candidates(state, effect, at, -1))
    return True


def resolve(state: PrisonState, effect: Any, at: int, entry: Entry, events: list[Event]) -> None:
    """Aim an effect: at once where nobody has a choice, else by asking."""
    if isinstance(effect.to, tuple):
        _aim(state, effect, at, entry, events)
    else:
        _befall(state, effect, at, entry, events)


def _aim(state: PrisonState, effect: Any, at: int, entry: Entry, events: list[Event]) -> None:
    targets = in_reach(state, effect.to, getattr(effect, "only", 0))
    many = getattr(effect, "many", 1)
    if not targets:
        events.append(("met_nobody", EVERYONE, "33", at))
    elif len(targets) <= many:
        meet(state, effect, at, targets, events)
    else:
        state.todo.append(("target", *entry[1:], ()))


def _befall(state: PrisonState, effect: Any, at: int, entry: Entry, events: list[Event]) -> None:
    to, many = effect.to, getattr(effect, "many", 1)
    if to == SELF:
        meet(state, effect, at, [at], events)
        return
    if to == FIRST:
        targets = [SLOTS + state.first] if fights(state, state.first) else []
    elif to == EACH:
        targets = [SLOTS + fighter for fighter in standing(state)]
    else:
        targets = candidates(state, effect, at, entry[2])
        if len(targets) > many:
            state.todo.append(("victim", *entry[1:], ()))
            return
    if targets:
        meet(state, effect, at, targets, events)
    else:
        events.append(("met_nobody", EVERYONE, "80", at))


def candidates(state: PrisonState, effect: Any, at: int, origin: int) -> list[int]:
    """The bodies among which one or several are to be chosen, in turn order."""
    bodies = _meant(state, effect.to)
    if isinstance(effect, Take):
        return [each for each in bodies if carries(state, effect.token, each - SLOTS)]
    if isinstance(effect, Heal):
        return [SLOTS + each for each in in_line(state, [body - SLOTS for body in bodies])]
    if isinstance(effect, Cleanse):
        if effect.state == ANY_STATE:
            return [each for each in bodies if carried(state, each)]
        field: list[int] = getattr(state, FIELDS[effect.state])
        return [each for each in bodies if field[each]]
    if isinstance(effect, Damage) and origin == FOE and effect.many == 1 and effect.to == ONE:
        return bodies + _companions(state)
    return bodies


EXTREMES: dict[int, Callable[[list[int]], int]] = {LOWEST: min, HIGHEST: max}


def _meant(state: PrisonState, to: int) -> list[int]:
    """All who stand; or of them who has the least or the most health left, several if they are equal (67)."""
    everyone = standing(state)
    if to in EXTREMES and everyone:
        wanted = EXTREMES[to]([left(state, fighter) for fighter in everyone])
        everyone = [fighter for fighter in everyone if left(state, fighter) == wanted]
    return [SLOTS + fighter for fighter in everyone]


def _companions(state: PrisonState) -> list[int]:
    """Companions that may take a hit which the group assigns (ruling 9)."""
    return [
        COMPANION + fighter * 10 + place
        for fighter in standing(state)
        for place, item in enumerate(state.worn[fighter])
        if ITEMS[item].health
    ]


def meet(state: PrisonState, effect: Effect, at: int, targets: list[int], events: list[Event]) -> None:
    """One action meets all its targets, then those who die of it die from left to right (ruling 6).

    Who is asked about shields is so before anything that the action sets off.
    """
    before = len(state.todo)
    for target in sorted(targets, key=_companions_from_the_last):
        MEET[type(effect)](state, effect, at, target, events)
    follows = state.todo[before:][::-1]
    state.todo[before:] = sorted(follows, key=_is_asked)
    if len(targets) > 2 and at >= SLOTS and sum(each[0] == "death" for each in state.todo[before:]) > 2:
        reached(state, THREE_AT_ONCE, events)


def _is_asked(entry: Entry) -> bool:
    return bool(entry[0] == "block")


def _companions_from_the_last(target: int) -> int:
    """All others stay as they were named: a dead companion changes the places of those worn after it."""
    return 10 * COMPANION - target if target >= COMPANION else 0


def _hit(state: PrisonState, effect: Damage, at: int, target: int, events: list[Event]) -> None:
    n, unblockable = amount(state, effect.n, at), effect.unblockable
    if at >= SLOTS > target:
        keen = abilities(state, at - SLOTS).keen
        if state.pockets[DURING]:
            keen |= mutations(state).keen
        if keen and n:
            n += sum(1 for when in keen if SHARPER[when](state, target))
            unblockable = unblockable or "pierce" in keen
    strike(state, target, n, "", events, unblockable=unblockable, source=at)


def _afflict(state: PrisonState, effect: Afflict, at: int, target: int, events: list[Event]) -> None:
    afflict(state, target, effect.state, amount(state, effect.n, at), events, at)


def _cleanse(state: PrisonState, effect: Cleanse, at: int, target: int, events: list[Event]) -> None:
    kinds = [effect.state] if effect.state != ANY_STATE else carried(state, target)[:1]
    for kind in kinds:
        cleanse(state, target, kind, effect.n, events)


def _shield(state: PrisonState, effect: Shield, at: int, target: int, events: list[Event]) -> None:
    n = amount(state, effect.n, at)
    if target >= SLOTS and not effect.gold:
        n -= _dropped(state, target - SLOTS, events)
        if not n:
            return
    tokens = state.gold if effect.gold else state.shields
    tokens[target] += n
    events.append(("gold_shield" if effect.gold else "shield", EVERYONE, "", target, n))


LOST_SHIELD = 60
"""The bit that says who has dropped his first shield of this fight."""


def _dropped(state: PrisonState, fighter: int, events: list[Event]) -> int:
    """A weak grip drops the first shield of each fight."""
    if not suffers(state, fighter, FIRST_SHIELD) or state.fired[fighter] >> LOST_SHIELD & 1:
        return 0
    state.fired = marked(state.fired, fighter, LOST_SHIELD)
    events.append(("fired", EVERYONE, "64", fighter, LOST_SHIELD))
    return 1


def _heal(state: PrisonState, effect: Heal, at: int, target: int, events: list[Event]) -> None:
    mend(state, target, effect.n, "", events)


def _push(state: PrisonState, effect: Push, at: int, target: int, events: list[Event]) -> None:
    push(state, target, effect.by, events, at)


def in_line(state: PrisonState, fighters: list[int]) -> list[int]:
    """Those of them who are hurt; who is last in line only if nobody else is."""
    hurt = [fighter for fighter in fighters if state.hurt[SLOTS + fighter]]
    return [fighter for fighter in hurt if not suffers(state, fighter, HEALED_LAST)] or hurt


def mend(state: PrisonState, target: int, n: int, why: str, events: list[Event]) -> None:
    """Take damage off a fighter."""
    n = min(n, state.hurt[target])
    if n:
        state.hurt[target] -= n
        events.append(("healed", EVERYONE, why, target, n))


SHARPER: dict[str, Callable[[PrisonState, int], bool]] = {
    "poisoned": lambda state, target: state.poison[target] > 0,
    "frozen": lambda state, target: state.frozen[target] > 0,
    "burning": lambda state, target: state.fire[target] > 0,
    "elite": lambda state, target: MONSTERS[state.foes[target]].elite,
    "boss": lambda state, target: state.face >= 0,
    "behind": lambda state, target: target == L,
    "far": lambda state, target: target == R3,
    "pierce": lambda state, target: False,
}
"""When a keen fighter does one more damage."""

MEET: dict[type, Callable[..., None]] = {
    Damage: _hit,
    Afflict: _afflict,
    Cleanse: _cleanse,
    Shield: _shield,
    Heal: _heal,
    Push: _push,
    Put: lay,
    Take: pull,
}


def amount(state: PrisonState, n: int | Scale, at: int) -> int:
    """A plain number, or one that grows with something."""
    if isinstance(n, int):
        return n
    return min(n.cap, n.base + SCALES[n.per](state, at))


def _level(colour: int) -> Callable[[PrisonState, int], int]:
    return lambda state, at: state.tracks[at - SLOTS][colour] if at >= SLOTS else 0


SCALES: dict[str, Callable[[PrisonState, int], int]] = {
    "level.S": _level(0),
    "level.T": _level(1),
    "level.B": _level(2),
    "shields": lambda state, at: state.shields[at],
    "enemies": lambda state, at: sum(map(bool, state.foes)),
    "round": lambda state, at: max(state.round, 0),
    "lanterns": lambda state, at: state.lanterns,
}
"""What an amount may grow with."""


def chooser(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """The owner of an action, or whoever answers for the group."""
    at = entry[1]
    return (owner(state, at - SLOTS) if at >= SLOTS else speaker(state),)


def target_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """An enemy in reach who was not chosen yet."""
    effect: Any = effect_at(*entry[2:5])
    return [
        ("target", slot)
        for slot in in_reach(state, effect.to, getattr(effect, "only", 0))
        if slot not in entry[5]
    ]


def victim_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """A fighter or a companion who was not chosen yet."""
    effect: Any = effect_at(*entry[2:5])
    return [
        ("victim", each) for each in candidates(state, effect, entry[1], entry[2]) if each not in entry[5]
    ]


def take_choice(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Several targets are named one after the other and met together."""
    state.todo.pop()
    effect: Any = effect_at(*entry[2:5])
    chosen = (*entry[5], action[1])
    if len(chosen) < getattr(effect, "many", 1):
        state.todo.append((*entry[:5], chosen))
    else:
        meet(state, effect, entry[1], list(chosen), events)
