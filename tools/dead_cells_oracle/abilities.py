"""What people may do: skills, loot, potions, Round 0 (rulings 39 to 44, 74, 75)."""

from engine.games.dead_cells.cards.malaise import COSTLY_LOOT
from engine.games.dead_cells.cards.serenade import POWER_ROUNDS, POWERS, SONG
from engine.games.dead_cells.cards.vocabulary import NO_POTION, NO_SKILL, R3, Able, AtZero, Effects, L
from tools.dead_cells_oracle import effects, harm
from tools.dead_cells_oracle.asking import Action, Told, ask, ask_anyway
from tools.dead_cells_oracle.table import ITEM_SOURCE, UPGRADE_SOURCE, Foe, Hero, Source, Table, traits

KEEPER = 22
"""The boss who throws shurikens."""


def skills(table: Table, hero: Hero) -> dict[Source, Effects]:
    """The skills that somebody can use now."""
    found = {source: trait.do for source, trait in traits(table, hero) if isinstance(trait, Able)}
    return {
        source: do
        for source, do in found.items()
        if effects.useful(table, hero, do) and not (source in hero.skills and _is_limited(table, source))
    }


def _is_limited(table: Table, source: Source) -> bool:
    return bool(table.options["skill_limit"]) and source[0] != ITEM_SOURCE


def use_skills(table: Table, hero: Hero, n: int) -> Told[None]:
    """So many skills, one after the other; none is compulsory."""
    for _ in range(n):
        if hero.fallen or table.banned(NO_SKILL):
            return
        open_to = skills(table, hero)
        options: list[Action] = [("skill", source) for source in open_to]
        options += [("throw_back",)] if can_throw(table, hero) else []
        if not options:
            return
        action = yield from ask("use", harm.seat_of(table, hero), [*options, ("leave",)])
        if action is None or action[0] == "leave":
            return
        if action[0] == "throw_back":
            yield from throw_back(table, hero)
            continue
        hero.skills.add(action[1])
        yield from effects.resolve_all(table, hero, open_to[action[1]])
        yield from harm.trigger(table, hero, "skilled")


def can_throw(table: Table, hero: Hero) -> bool:
    """Whether somebody has a shuriken and sees who threw it."""
    return hero.shurikens > 0 and bool(_thrower(table))


def _thrower(table: Table) -> list[Foe]:
    return [foe for foe in effects.in_sight(table, range(L, R3 + 1)) if table.is_boss(foe)]


def throw_back(table: Table, hero: Hero) -> Told[None]:
    """A shuriken flies back: 1 damage to the boss, however keen its thrower."""
    hero.shurikens -= 1
    yield from harm.strike_foes(table, hero, _thrower(table), 1, False, keenly=False)


def loot(table: Table, hero: Hero) -> Told[None]:
    """All of one type from the ground, or one of the other uses of a Loot action (rulings 40, 42)."""
    must = ground_types(table)
    must += [("pull", each.seat) for each in table.fighters() if each.worms]
    must += _boss_loot(table)
    drinks = bool(table.bag[2]) and not table.banned(NO_POTION) and bool(effects.potion_targets(table))
    options = [*must, *([("potion",)] if drinks else [])]
    if not options or not _pays(table, hero):
        return
    action = yield from ask("loot", harm.seat_of(table, hero), [*options, *([] if must else [("leave",)])])
    if action:
        yield from _taken(table, hero, action)


def _pays(table: Table, hero: Hero) -> bool:
    """A greedy shadow wants a tooth for every Loot action."""
    if hero.malaise != COSTLY_LOOT:
        return True
    has = table.bag[1] > 0
    table.bag[1] -= has
    return has


def _boss_loot(table: Table) -> list[Action]:
    if table.boss is None or not table.boss.loot:
        return []
    return [("boss_loot",)] if effects.useful(table, table.heroes[0], table.boss.loot) else []


def ground_types(table: Table) -> list[Action]:
    """The types of loot that lie there."""
    found: list[Action] = [("loot", kind) for kind, n in enumerate(table.ground) if n]
    found += [("loot", 7)] if table.ground_items else []
    found += [("loot", 8)] if table.ground_prints else []
    return found


def _taken(table: Table, hero: Hero, action: Action) -> Told[None]:
    if action[0] == "potion":
        seat = harm.seat_of(table, table.speaker())
        who = yield from ask_anyway("drink", seat, effects.potion_targets(table))
        yield from drink(table, table.heroes[who[1]])
    elif action[0] == "pull":
        table.heroes[action[1]].worms -= 1
    elif action[0] == "boss_loot":
        assert table.boss
        yield from effects.resolve_all(table, hero, table.boss.loot)
    elif action[0] == "loot":
        _pick_up(table, action[1])
        yield from harm.trigger(table, hero, "looted")


def _pick_up(table: Table, kind: int) -> None:
    if kind == 7:
        table.looted_items += table.ground_items
        table.ground_items = []
    elif kind == 8:
        table.piles["collected"] += table.ground_prints
        table.ground_prints = []
    else:
        n, table.ground[kind] = table.ground[kind], 0
        if kind < 3:
            table.bag[kind] += n
        else:
            table.looted[kind - 3] += n


def drink(table: Table, hero: Hero) -> Told[None]:
    """A potion takes all damage off somebody, and a malaise with it (ruling 40)."""
    table.bag[2] -= 1
    hero.hurt = hero.malaise = 0
    yield from harm.trigger(table, hero, "drank")


def zeros(table: Table, hero: Hero) -> dict[Source, Effects]:
    """The actions that somebody still has in Round 0."""
    found = {source: trait.do for source, trait in traits(table, hero) if isinstance(trait, AtZero)}
    if not speaks_for_all(table, hero):
        found = {source: do for source, do in found.items() if source[0] != UPGRADE_SOURCE}
    return {
        source: do
        for source, do in found.items()
        if source not in hero.zeros and effects.useful(table, hero, do)
    }


def speaks_for_all(table: Table, hero: Hero) -> bool:
    """Potions and the mutation board are the group's: the First Player answers for it (ruling 67)."""
    there = [each for each in table.fighters() if not each.is_serenade]
    return bool(there) and hero is there[0]


def songs(table: Table, hero: Hero) -> Told[None]:
    """What Serenade's second shape does for the prisoner, as far as her marker has come (ruling 65)."""
    face, marker = table.serenade[:2]
    if not hero.is_serenade or not face:
        return
    for song in SONG[:marker]:
        yield from effects.resolve_all(table, table.heroes[0], song)


def power(table: Table, hero: Hero, k: int) -> Told[None]:
    """What the symbol on the prisoner's discard lets Serenade do in this round (ruling 62)."""
    if hero.is_serenade and table.power >= 0 and POWER_ROUNDS[table.power] == k:
        yield from effects.resolve_all(table, hero, POWERS[table.power])


def at_zero(table: Table, hero: Hero) -> Told[None]:
    """Somebody's Round 0: any number of actions, in any order (rulings 39, 74)."""
    while not hero.fallen:
        open_to = zeros(table, hero)
        options: list[Action] = [("zero", source) for source in open_to]
        speaks = speaks_for_all(table, hero)
        if speaks and table.bag[2] and not table.banned(NO_POTION):
            options += effects.potion_targets(table)
        if speaks and table.bag[1]:
            options += [("pull", each.seat) for each in table.fighters() if each.worms]
        if not options:
            return
        action = yield from ask("act_at_zero", harm.seat_of(table, hero), [*options, ("done",)])
        if action is None or action[0] == "done":
            return
        if action[0] == "zero":
            hero.zeros.add(action[1])
            yield from effects.resolve_all(table, hero, open_to[action[1]])
        elif action[0] == "drink":
            yield from drink(table, table.heroes[action[1]])
        else:
            table.bag[1] -= 1
            table.heroes[action[1]].worms -= 1
