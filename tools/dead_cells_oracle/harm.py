"""Damage, states and deaths (rulings 9 to 38, 77, 78)."""

from collections.abc import Sequence

from engine.games.dead_cells.cards.catalogue import MONSTERS
from engine.games.dead_cells.cards.kinds import PIT
from engine.games.dead_cells.cards.malaise import FIRST_SHIELD
from engine.games.dead_cells.cards.vocabulary import (
    DOUBLE_SHIELD,
    FIRE,
    FROST,
    MARK,
    POISON,
    R3,
    G,
    Keen,
    On,
    Ward,
)
from tools.dead_cells_oracle import effects
from tools.dead_cells_oracle.asking import Told, TurnOver, ask_anyway
from tools.dead_cells_oracle.table import Body, Foe, Hero, Source, Table, board, health, hearts, traits

BOSS_CAPS = {POISON: 2, MARK: 1}
"""The most that a boss holds (ruling 88)."""


def guarded(table: Table, foe: Foe) -> bool:
    """Whether nothing hurts the boss: one of his guards stands."""
    if not table.boss or not table.is_boss(foe) or not table.boss.guards:
        return False
    return any(other.card in table.boss.guards[table.face] for other in table.foes.values())


def sharpened(table: Table, hero: Hero, foe: Foe) -> tuple[int, bool]:
    """The damage that keenness adds against this target, and whether it goes past shields.

    Serenade shares that of the mutation board; no ruling says so, nor the contrary.
    """
    is_boss_card = table.boss is not None and foe.card // 100 == table.place
    fits = {
        "poisoned": foe.tokens[POISON] > 0,
        "far": foe.number == R3,
        "behind": foe.number < G,
        "frozen": bool(foe.frozen),
        "burning": foe.tokens[FIRE] > 0,
        "elite": foe.printed.elite,
        "boss": is_boss_card,
        "pierce": False,
    }
    found = board(table) if hero.is_serenade else traits(table, hero)
    edges = [trait.when for _, trait in found if isinstance(trait, Keen)]
    return sum(fits[edge] for edge in set(edges)), "pierce" in edges


def placed(table: Table, body: Body, n: int, blocked: int, unblockable: bool) -> int:
    """Put the damage of one action on somebody: golden shield, shields, then tokens with their marks."""
    if not unblockable and body.gold and n:
        body.gold -= 1
        return 0
    body.shields -= blocked * (2 if _is_double(table, body) else 1)
    return token_damage(table, body, n - blocked)


def token_damage(table: Table, body: Body, n: int) -> int:
    """Tokens that nothing stops any more, and what Marked adds to them (rulings 15 to 17)."""
    if n <= 0:
        return 0
    per_token = table.options["marked"] == "token"
    n += body.tokens[MARK] * (n if per_token else 1)
    body.hurt += n
    return n


def _is_double(table: Table, body: Body) -> bool:
    return table.banned(DOUBLE_SHIELD) and isinstance(body, Hero)


def blockable(table: Table, body: Body, n: int) -> int:
    """How much of some damage the shields of somebody could stop."""
    return min(n, body.shields // 2 if _is_double(table, body) else body.shields)


def strike_foes(
    table: Table, hero: Hero, foes: Sequence[Foe], n: int, unblockable: bool, keenly: bool = True
) -> Told[None]:
    """One action of somebody on all these enemies at once; then the deaths, from left to right."""
    for foe in foes:
        if guarded(table, foe):
            continue
        more, pierces = sharpened(table, hero, foe) if keenly else (0, False)
        passes = unblockable or pierces
        total = n + more if n else 0
        placed(table, foe, total, 0 if passes else blockable(table, foe, total), passes)
    for foe in foes:
        if foe.hurt >= health(table, foe):
            yield from bury(table, foe, hero)


def strike_heroes(table: Table, heroes: Sequence[Hero], n: int, unblockable: bool) -> Told[None]:
    """One action of an enemy on all these fighters at once; what it sets off comes after it."""
    hurt, blocked = [], []
    for hero in sorted(heroes, key=lambda each: has_choice(table, each, n, unblockable)):
        stopped = yield from stopping(table, hero, n, unblockable)
        if placed(table, hero, n, stopped, unblockable):
            hurt.append(hero)
        if stopped:
            blocked.append(hero)
        falls(table, hero)
    for hero in heroes:
        if hero in blocked:
            yield from trigger(table, hero, "blocked")
        if hero in hurt:
            yield from trigger(table, hero, "hurt")


def has_choice(table: Table, hero: Hero, n: int, unblockable: bool) -> bool:
    """Whether somebody is asked about his shields."""
    most = 0 if unblockable or (hero.gold and n) else blockable(table, hero, n)
    return bool(most) and table.options["blocking"] == "asked"


def stopping(table: Table, hero: Hero, n: int, unblockable: bool) -> Told[int]:
    """How much of the damage shields stop: all they can, unless the table lets people choose (ruling 13)."""
    most = 0 if unblockable or (hero.gold and n) else blockable(table, hero, n)
    if not most or table.options["blocking"] == "automatic":
        return most
    options = [("block", count) for count in range(most + 1)]
    return (yield from ask_anyway("block", seat_of(table, hero), options))[1]


def seat_of(table: Table, hero: Hero) -> int:
    """The person behind a fighter: solo, both are the same one's."""
    return 0 if table.seats == 1 else hero.seat


def falls(table: Table, hero: Hero) -> None:
    """A prisoner whose hearts are full of damage is out (ruling 10)."""
    if hero.hurt >= hearts(table, hero):
        hero.fallen = True


def wards(table: Table, body: Body) -> list[int]:
    """The states that cannot be laid on somebody (ruling 29)."""
    if isinstance(body, Foe):
        return list(body.printed.wards)
    assert isinstance(body, Hero)
    return [trait.state for _, trait in traits(table, body) if isinstance(trait, Ward)]


def afflict(table: Table, body: Body, state: int, n: int) -> bool:
    """Lay tokens of a state; whether the body dies of it (ruling 23)."""
    if state in wards(table, body):
        return False
    if state == FROST:
        for _ in range(n):
            freeze(table, body)
        return False
    body.tokens[state] += n
    if isinstance(body, Foe) and table.is_boss(body):
        body.tokens[state] = min(body.tokens[state], BOSS_CAPS.get(state, body.tokens[state]))
    return state == FIRE and body.tokens[FIRE] >= 2


def freeze(table: Table, body: Body) -> None:
    """A Frozen token goes on the next row with an action, if there is one (rulings 24 to 27)."""
    rows, acted = effects.rows_of(table, body)
    begin = max(1, table.round + acted)
    for row in range(begin, 4):
        if rows[row] and row not in body.frozen:
            body.frozen.add(row)
            return


def shield(table: Table, body: Body, n: int, gold: bool) -> None:
    """Give shields; a weak grip lets the first one of a fight fall."""
    if isinstance(body, Hero) and body.malaise == FIRST_SHIELD and n and not gold and not body.dropped_first:
        body.dropped_first = True
        n -= 1
    if gold:
        body.gold += n
    else:
        body.shields += n


def bury(table: Table, foe: Foe, killer: Hero | None = None) -> Told[None]:
    """An enemy dies: what its death says, at once (rulings 32, 77)."""
    if foe.gone:
        return
    if table.is_boss(foe):
        raise TurnOver
    foe.gone = True
    del table.foes[foe.number]
    to_discard(table, foe.card)
    yield from effects.resolve_all(table, effects.GROUP, MONSTERS[foe.card].death)
    if killer:
        yield from trigger(table, killer, "kill", last_first=True)


def to_discard(table: Table, card: int) -> None:
    """A monster's card leaves the fight; those of a boss go back into his box."""
    if table.boss is None:
        table.piles["elites_discard" if MONSTERS[card].elite else "monsters_discard"].append(card)


def push(table: Table, foe: Foe, by: int, killer: Hero) -> Told[None]:
    """Move an enemy to the right as far as there is room; into the pit, if there is one (ruling 35)."""
    if table.boss is not None:
        return
    for _ in range(by):
        ahead = foe.number + 1
        if ahead > R3:
            if table.terrain == PIT:
                yield from bury(table, foe, killer)
            return
        if ahead in table.foes or ahead == G:
            return
        del table.foes[foe.number]
        foe.number = ahead
        table.foes[ahead] = foe


def trigger(table: Table, hero: Hero, moment: str, last_first: bool = False) -> Told[None]:
    """What happens by itself at such a moment, as often as it may in a fight.

    In which order is the owner's to say, and nobody asks: sometimes the engine begins with the last card.
    """
    found = list(traits(table, hero))
    for source, trait in reversed(found) if last_first else found:
        if hero.fallen:
            return
        if isinstance(trait, On) and trait.trigger == moment and may_fire(hero, source, trait):
            hero.fired[source] = hero.fired.get(source, 0) + 1
            yield from effects.resolve_all(table, hero, trait.do)


def may_fire(hero: Hero, source: Source, trait: On) -> bool:
    """Whether a trigger is not used up in this fight."""
    return not trait.limit or hero.fired.get(source, 0) < trait.limit


def start_triggers(table: Table) -> Told[None]:
    """What stands at the start of a fight."""
    for hero in table.fighters():
        yield from trigger(table, hero, "fight_start")
