"""What a card says, done: whom it meets, and what happens to them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.games.dead_cells.cards.catalogue import COMBAT, ITEMS
from engine.games.dead_cells.cards.kinds import PIT, WALL, Rows
from engine.games.dead_cells.cards.malaise import HEALED_LAST
from engine.games.dead_cells.cards.serenade import PRINTED_CARD
from engine.games.dead_cells.cards.vocabulary import (
    ANY_STATE,
    EACH,
    ELITES,
    FIRST,
    FROST,
    HIGHEST,
    LOWEST,
    MONSTERS,
    ONE,
    SELF,
    Afflict,
    Amount,
    Cleanse,
    Damage,
    Effects,
    G,
    Gain,
    Heal,
    Hide,
    Loot,
    Move,
    Push,
    Put,
    Rule,
    Shield,
    Skill,
    Slay,
    Take,
    When,
)
from tools.dead_cells_oracle import abilities, goods, harm
from tools.dead_cells_oracle.asking import Action, Told, ask
from tools.dead_cells_oracle.table import Body, Foe, Hero, Table, hearts

PRINTED_NUMBER = 199
"""How the engine numbers the row on Serenade's board."""
COMPANIONS = 100
"""Companions as victims: this, and ten for each seat, and the place among what is worn."""

GROUP = Body(G)
"""Who acts when a death box speaks."""


def combat_rows(card: int) -> Rows:
    """The rows of a combat card, Serenade's printed one included."""
    return PRINTED_CARD.rows if card == PRINTED_NUMBER else COMBAT[card].rows


def rows_of(table: Table, body: Body) -> tuple[Rows, bool]:
    """The rows on which a Frozen token can lie, and whether this round's is over (rulings 24, 25, 27)."""
    if isinstance(body, Foe):
        return table.rows(body), body.number <= table.cursor and table.round > 0
    assert isinstance(body, Hero)
    rows = combat_rows(body.active[0]) if body.active else Rows()
    return rows, table.round > 0 and (table.cursor > G or body.seat in table.begun)


def amount(table: Table, actor: Body, n: Amount) -> int:
    """A number on a card; one that grows counts what it grows with."""
    if isinstance(n, int):
        return n
    assert isinstance(actor, Hero)
    what, _, colour = n.per.partition(".")
    counted = {
        "level": lambda: actor.tracks["STB".index(colour)],
        "shields": lambda: actor.shields,
        "enemies": lambda: len(table.foes),
        "round": lambda: table.round,
        "lanterns": lambda: table.lanterns,
    }[what]()
    return min(n.cap, n.base + counted)


def in_sight(table: Table, reach: Sequence[int], only: int = 0) -> list[Foe]:
    """The enemies in these slots at whom one can aim (rulings 28, 66)."""
    foes = [table.foes[slot] for slot in sorted(reach) if slot in table.foes]
    return [foe for foe in foes if not foe.hides and _is_kind(table, foe, only)]


def _is_kind(table: Table, foe: Foe, only: int) -> bool:
    if not only:
        return True
    is_monster = table.boss is None or foe.card // 100 != table.place
    return is_monster and (only == MONSTERS or (only == ELITES and foe.printed.elite))


def aimed(table: Table, hero: Hero, reach: Sequence[int], many: int, only: int = 0) -> Told[list[Foe]]:
    """The enemies that somebody picks: one, several different ones, or all in reach (ruling 6)."""
    foes = in_sight(table, reach, only)
    if many >= len(foes):
        return foes
    chosen: list[Foe] = []
    while len(chosen) < many:
        left = [("target", foe.number) for foe in foes if foe not in chosen]
        action = yield from ask("target", harm.seat_of(table, hero), left)
        chosen.append(table.foes[action[1]] if action else foes[0])
    return chosen


def met(
    table: Table, actor: Body, to: int, many: int = 1, fits: Callable[[Hero], bool] | None = None
) -> Told[list[Hero]]:
    """The fighters whom an effect meets; companions are another matter."""
    there = [hero for hero in table.fighters() if fits is None or fits(hero)]
    if to == SELF:
        return [actor] if isinstance(actor, Hero) else []
    if to == EACH:
        return table.fighters()
    if to == FIRST:
        leader = table.leader()
        return [leader] if leader else []
    if to in (LOWEST, HIGHEST):
        extreme = _extreme(table, to)
        there = [hero for hero in there if hero in extreme]
    if many >= len(there):
        return there
    chosen: list[Hero] = []
    who = actor if isinstance(actor, Hero) else table.speaker()
    while len(chosen) < many:
        left = [("victim", hero.number) for hero in there if hero not in chosen]
        action = yield from ask("victim", harm.seat_of(table, who), left)
        chosen.append(next(hero for hero in there if action and hero.number == action[1]))
    return chosen


def _extreme(table: Table, to: int) -> list[Hero]:
    """Who has the least or the most health left; several if they are equal."""
    left = {hero.number: hearts(table, hero) - hero.hurt for hero in table.fighters()}
    wanted = (min if to == LOWEST else max)(left.values(), default=0)
    return [hero for hero in table.fighters() if left[hero.number] == wanted]


def resolve_all(table: Table, actor: Body, effects: Effects) -> Told[None]:
    """One action after the other, as long as whoever acts is alive (ruling 6)."""
    for effect in effects:
        if isinstance(actor, Foe) and actor.gone:
            return
        if isinstance(actor, Hero) and actor.fallen:
            return
        yield from resolve(table, actor, effect)


def resolve(table: Table, actor: Body, effect: Any) -> Told[None]:
    """One action."""
    yield from DO[type(effect)](table, actor, effect)


def _damage(table: Table, actor: Body, effect: Damage) -> Told[None]:
    n = amount(table, actor, effect.n)
    if isinstance(actor, Hero):
        if isinstance(effect.to, tuple):
            foes = yield from aimed(table, actor, effect.to, effect.many, effect.only)
            yield from harm.strike_foes(table, actor, foes, n, effect.unblockable)
        return
    if effect.to == ONE:
        yield from _hit_chosen(table, actor, effect, n)
        return
    heroes = yield from met(table, actor, effect.to if isinstance(effect.to, int) else EACH, effect.many)
    yield from harm.strike_heroes(table, heroes, n, effect.unblockable)


def _hit_chosen(table: Table, actor: Body, effect: Damage, n: int) -> Told[None]:
    """The group chooses who takes it: fighters, or companions too (rulings 9, 30, 78)."""
    bodies = [hero.number for hero in table.fighters()]
    if isinstance(actor, Foe) and effect.many == 1:
        bodies += [number for number, _, _ in companions(table)]
    chosen: list[int] = bodies[:] if effect.many >= len(bodies) else []
    while bodies and len(chosen) < min(effect.many, len(bodies)):
        left = [("victim", number) for number in bodies if number not in chosen]
        action = yield from ask("victim", harm.seat_of(table, table.speaker()), left)
        chosen.append(action[1] if action else left[0][1])
    pets = {number: (hero, place) for number, hero, place in companions(table)}
    heroes = {hero.number: hero for hero in table.heroes}
    yield from harm.strike_heroes(
        table, [heroes[number] for number in chosen if number in heroes], n, effect.unblockable
    )
    for number in chosen:
        if number in pets:
            bite(table, *pets[number], n)


def companions(table: Table) -> list[tuple[int, Hero, int]]:
    """Every companion in the fight: its number, whose it is, and where among what he wears."""
    return [
        (COMPANIONS + hero.seat * 10 + place, hero, place)
        for hero in table.fighters()
        for place, item in enumerate(hero.worn)
        if ITEMS[item].health
    ]


def bite(table: Table, hero: Hero, place: int, n: int) -> None:
    """Damage on a companion; dead, it goes to the equipment discard (ruling 30)."""
    hero.pets[place] += n
    if hero.pets[place] >= ITEMS[hero.worn[place]].health:
        table.piles["gear_discard"].append(hero.worn.pop(place))
        hero.pets.pop(place)


def _slay(table: Table, actor: Body, effect: Slay) -> Told[None]:
    if isinstance(actor, Foe):
        yield from harm.bury(table, actor)


def _afflict(table: Table, actor: Body, effect: Afflict) -> Told[None]:
    n = amount(table, actor, effect.n)
    if isinstance(effect.to, tuple):
        assert isinstance(actor, Hero)
        foes = yield from aimed(table, actor, effect.to, effect.many)
        dead = [foe for foe in foes if harm.afflict(table, foe, effect.state, n)]
        for foe in dead:
            yield from harm.bury(table, foe, actor)
        return
    if effect.to == SELF and isinstance(actor, Foe):
        harm.afflict(table, actor, effect.state, n)
        return
    for hero in (yield from met(table, actor, effect.to, effect.many)):
        if harm.afflict(table, hero, effect.state, n):
            hero.fallen = True


def _cleanse(table: Table, actor: Body, effect: Cleanse) -> Told[None]:
    assert isinstance(effect.to, int)
    for hero in (yield from met(table, actor, effect.to, fits=lambda each: suffers(each, effect.state))):
        ease(hero, effect.state, effect.n)


def suffers(hero: Hero, state: int) -> bool:
    """Whether somebody has a token of a state, or of any."""
    if state == ANY_STATE:
        return any(hero.tokens.values()) or bool(hero.frozen)
    return bool(hero.frozen) if state == FROST else hero.tokens[state] > 0


def ease(hero: Hero, state: int, n: int) -> None:
    """Take tokens off: of the state, or of the first kind that is there."""
    if state == ANY_STATE:
        state = next((each for each in (0, 1, 2, 4) if hero.tokens[each]), FROST)
    if state == FROST:
        for row in sorted(hero.frozen)[:n]:
            hero.frozen.remove(row)
    else:
        hero.tokens[state] = max(0, hero.tokens[state] - n)


def _shield(table: Table, actor: Body, effect: Shield) -> Told[None]:
    n = amount(table, actor, effect.n)
    if isinstance(actor, Foe):
        harm.shield(table, actor, n, effect.gold)
        return
    assert isinstance(effect.to, int)
    for hero in (yield from met(table, actor, effect.to)):
        harm.shield(table, hero, n, effect.gold)


def _heal(table: Table, actor: Body, effect: Heal) -> Told[None]:
    assert isinstance(effect.to, int)
    waiting = in_line(table.fighters())
    for hero in (yield from met(table, actor, effect.to, fits=lambda each: each in waiting)):
        hero.hurt = max(0, hero.hurt - effect.n)


def in_line(heroes: Sequence[Hero]) -> list[Hero]:
    """Who can be chosen to be healed: the last in line waits until nobody else is hurt."""
    hurt = [hero for hero in heroes if hero.hurt]
    return [hero for hero in hurt if hero.malaise != HEALED_LAST] or hurt


def _nothing(table: Table, actor: Body, effect: Any) -> Told[None]:
    """Hiding is done by its round, not by its turn."""
    yield from ()


def _move(table: Table, actor: Body, effect: Move) -> Told[None]:
    if isinstance(actor, Foe) and effect.slot not in table.foes:
        del table.foes[actor.number]
        actor.number = effect.slot
        table.foes[effect.slot] = actor
    yield from ()


def _push(table: Table, actor: Body, effect: Push) -> Told[None]:
    assert isinstance(actor, Hero)
    for foe in (yield from aimed(table, actor, effect.to, 1)):
        yield from harm.push(table, foe, effect.by, actor)


def _when(table: Table, actor: Body, effect: When) -> Told[None]:
    holds = {"pit": table.terrain == PIT, "wall": table.terrain == WALL}[effect.condition]
    yield from resolve_all(table, actor, effect.do if holds else effect.otherwise)


def _skill(table: Table, actor: Body, effect: Skill) -> Told[None]:
    assert isinstance(actor, Hero)
    yield from abilities.use_skills(table, actor, effect.n)


def _loot(table: Table, actor: Body, effect: Loot) -> Told[None]:
    assert isinstance(actor, Hero)
    yield from abilities.loot(table, actor)


Doing = Callable[[Table, Body, Any], Told[None]]

DO: Mapping[type, Doing] = {
    Damage: _damage,
    Slay: _slay,
    Afflict: _afflict,
    Cleanse: _cleanse,
    Shield: _shield,
    Heal: _heal,
    Hide: _nothing,
    Skill: _skill,
    Loot: _loot,
    Move: _move,
    Push: _push,
    Gain: goods.gain,
    Put: goods.put,
    Take: goods.take,
    Rule: goods.rule,
    When: _when,
}


def useful(table: Table, hero: Hero, effects: Iterable[Any]) -> bool:
    """Whether any of these would meet somebody."""
    return any(_meets(table, hero, effect) for effect in effects)


def _meets(table: Table, hero: Hero, effect: Any) -> bool:
    if isinstance(effect, (Damage, Afflict, Push)) and isinstance(effect.to, tuple):
        return bool(in_sight(table, effect.to))
    if isinstance(effect, Heal):
        return hero.hurt > 0 if effect.to == SELF else bool(in_line(table.fighters()))
    if isinstance(effect, Cleanse):
        return any(suffers(each, effect.state) for each in table.fighters())
    if isinstance(effect, Take) and effect.token in goods.CARRIED:
        return any(getattr(each, goods.CARRIED[effect.token]) for each in table.fighters())
    return True


def potion_targets(table: Table) -> list[Action]:
    """Whom a potion would help: any living one of the group (ruling 75)."""
    return [
        ("drink", hero.seat) for hero in table.clockwise() if not hero.fallen and (hero.hurt or hero.malaise)
    ]
