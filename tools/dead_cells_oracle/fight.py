"""A fight from its first card to the sharing of the loot, as section 6 of the sheet tells it."""

from engine.games.dead_cells.cards.catalogue import COMBAT, ITEMS, MONSTERS
from engine.games.dead_cells.cards.kinds import BACK, FAR, WALL, Combat
from engine.games.dead_cells.cards.vocabulary import (
    BLEED,
    NO_TALK,
    POISON,
    R1,
    R2,
    R3,
    SKIP_I,
    Afflict,
    Cleanse,
    Damage,
    Effects,
    G,
    Heal,
    Hide,
    L,
    Loot,
    Shield,
    Skill,
)
from tools.dead_cells_oracle import abilities, effects, harm, sharing
from tools.dead_cells_oracle.asking import Action, Told, ask, ask_anyway
from tools.dead_cells_oracle.table import Body, Foe, Hero, Table, health

CARDS = 3
ANNOUNCED = {Damage: 0, Shield: 1, Loot: 2, Skill: 3, Heal: 4, Cleanse: 10}
"""The words for an action, as numbers; those of the states follow `heal` in their order."""
SOMETHING = 11
ROUNDS = (1, 2, 3)


def fight(table: Table) -> Told[None]:
    """An ordinary fight."""
    yield from cards(table)
    yield from harm.start_triggers(table)
    yield from find_power(table)
    yield from rounds(table, with_zero=True)
    yield from sharing.upkeep(table)


def cards(table: Table) -> Told[None]:
    """Everybody lays cards face down, from the First Player on; then all are revealed."""
    if len(table.heroes) == 4:
        yield from choose_passer(table)
    for hero in table.clockwise():
        if hero.seat == table.passer:
            yield from sit_out(table, hero)
        else:
            for _ in range(cards_of(table, hero)):
                yield from commit(table, hero)
    reveal(table)


def cards_of(table: Table, hero: Hero) -> int:
    """How many cards somebody plays: three in all."""
    if table.seats == 1:
        return 0 if hero.is_serenade else 2
    return 2 if table.seats == 2 and hero.seat == table.first else 1


def choose_passer(table: Table) -> Told[None]:
    """Four players: one sits out, never the First Player; at a boss another one each turn (46, 47, 89)."""
    others = {hero.seat for hero in table.heroes if hero.seat != table.first and not hero.fallen}
    fresh = others - table.passed if table.boss else others
    options = [("pass", seat) for seat in sorted(fresh or others)]
    action = yield from ask_anyway("passer", table.speaker().seat, options)
    table.passer = action[1]
    if table.boss:
        table.passed.add(table.passer)
        if len(table.passed) == len(table.heroes):
            table.passed = set()


def sit_out(table: Table, hero: Hero) -> Told[None]:
    """The passer reveals a card for a marker, but not at a boss; then discards and redraws (46, 89)."""
    if not table.boss:
        card = sharing.draw(table, hero)
        if card:
            hero.discard.append(card)
            symbols = COMBAT[card].symbols
            action = yield from ask("symbol", hero.seat, [("advance", symbol) for symbol in symbols])
            if action:
                sharing.advance(table, hero, action[1])
    dropped = 0
    while True:
        options: list[Action] = [("drop", card) for card in hero.hand]
        action = yield from ask_anyway("redraw", hero.seat, [*options, ("keep",)])
        if action[0] == "keep":
            break
        hero.hand.remove(action[1])
        hero.discard.append(action[1])
        dropped += 1
    sharing.draw_hand(table, hero, dropped)


def commit(table: Table, hero: Hero) -> Told[None]:
    """One card, with one thing that is printed on it said aloud (rulings 8, 76, 86)."""
    silent = table.seats == 1 or table.banned(NO_TALK)
    options: set[Action] = set()
    for card in hero.hand:
        options |= {("commit", card)} if silent else {("commit", card, *word) for word in words(COMBAT[card])}
    action = yield from ask_anyway("commit", harm.seat_of(table, hero), options)
    hero.hand.remove(action[1])
    hero.active.append(action[1])


def words(card: Combat) -> set[tuple[int, int]]:
    """What can be said of a card: each kind of action with its round."""
    return {(row, word_for(effect)) for row in ROUNDS for effect in card.rows[row]}


def word_for(effect: object) -> int:
    """The word for an action."""
    if isinstance(effect, Afflict):
        return ANNOUNCED[Heal] + 1 + effect.state
    return ANNOUNCED.get(type(effect), SOMETHING)


def reveal(table: Table) -> None:
    """Cards face up, and who stood in the dark; solo, Serenade's joins them (rulings 61, 63)."""
    nobody_yet = not table.foes
    while table.waiting and not table.misty:
        come_out(table, None, table.boss_cell and nobody_yet)
        nobody_yet = False
    if table.seats > 1:
        return
    _, serenade = table.heroes
    serenade.active = [serenade.deck.pop() if serenade.deck else effects.PRINTED_NUMBER]


def find_power(table: Table) -> Told[None]:
    """Solo, the symbol on the prisoner's discard gives Serenade a power (ruling 62)."""
    table.power = -1
    prisoner = table.heroes[0]
    if table.seats > 1:
        return
    if prisoner.discard:
        symbols = COMBAT[prisoner.discard[-1]].symbols
        action = yield from ask("choose_power", 0, [("power", symbol) for symbol in symbols])
        table.power = action[1] if action else -1


def come_out(table: Table, slot: int | None, first_behind: bool = False) -> None:
    """An enemy that nobody has seen takes its place: in the mist the third space, else as any other."""
    elite = table.waiting.pop(0)
    card = draw_monster(table, bool(elite))
    if card:
        place(table, card, slot, first_behind)


def draw_monster(table: Table, elite: bool) -> int:
    """The next monster or elite of the biome; an empty deck takes its discard back (ruling 68)."""
    kind = "elites" if elite else "monsters"
    if not table.piles[kind]:
        table.piles[kind] = table.shuffled(table.piles[f"{kind}_discard"])
        table.piles[f"{kind}_discard"] = []
    return table.piles[kind].pop() if table.piles[kind] else 0


def place(table: Table, card: int, slot: int | None = None, first_behind: bool = False) -> None:
    """Where an enemy stands (rulings 2, 70); `slot` where something else has decided it."""
    wished = {BACK: [L], FAR: [R3]}.get(MONSTERS[card].place, [L] if first_behind else [])
    behind = [] if table.terrain == WALL else [L]
    wished = [each for each in wished if each != L or behind]
    order = [*([slot] if slot is not None else wished), R1, R2, R3, *behind]
    free = next((each for each in order if each not in table.foes), None)
    if free is None:
        table.piles["elites" if MONSTERS[card].elite else "monsters"].insert(0, card)
    else:
        table.foes[free] = Foe(free, card=card)


def rounds(table: Table, with_zero: bool) -> Told[None]:
    """Round 0 if it takes place, I to III, what comes after III, and IV."""
    if with_zero:
        forget_uses(table)
        yield from sweep(table, 0)
    for k in ROUNDS:
        yield from begin_round(table, k)
        yield from sweep(table, k)
        yield from end_round(table, k)
    yield from after_three(table)
    yield from sweep(table, 4)


def forget_uses(table: Table) -> None:
    """In every round skills and timed items can be used again."""
    for hero in table.heroes:
        hero.skills, hero.timed = set(), []


def begin_round(table: Table, k: int) -> Told[None]:
    """What stands at the start of a round: who hides, shurikens that land, bile that works."""
    table.round, table.cursor, table.begun = k, L, set()
    forget_uses(table)
    for foe in table.foes.values():
        foe.hides = k not in foe.frozen and any(isinstance(each, Hide) for each in table.rows(foe)[k])
    if k == 1:
        for hero in table.fighters():
            thrown, hero.shurikens = hero.shurikens, 0
            for _ in range(thrown):
                yield from harm.strike_heroes(table, [hero], 1, False)
    leader = table.leader()
    if k == 3 and table.bile:
        bile, table.bile = table.bile, 0
        if leader:
            harm.afflict(table, leader, POISON, bile)


def sweep(table: Table, k: int) -> Told[None]:
    """From left to right over the slots, not over the cards (rulings 3, 5)."""
    table.round = k
    if k in (0, 4):
        for foe in table.foes.values():
            foe.hides = False
    for slot in (L, G, R1, R2, R3):
        table.cursor = slot
        if slot == G:
            yield from group(table, k)
            continue
        if slot == R3 and table.waiting and 1 <= k <= 3:
            come_out(table, R3)
        there = table.foes.get(slot)
        if there and not thaws(there, k):
            yield from effects.resolve_all(table, there, table.rows(there)[k])


def group(table: Table, k: int) -> Told[None]:
    """The First Player first, then clockwise (ruling 4)."""
    for hero in table.fighters():
        if hero.fallen or k == 4:
            continue
        if k == 0:
            yield from abilities.power(table, hero, k)
            yield from abilities.songs(table, hero)
            yield from abilities.at_zero(table, hero)
            continue
        table.begun.add(hero.seat)
        for which, card in enumerate(hero.active):
            yield from card_turn(table, hero, which, card, k)
        yield from abilities.power(table, hero, k)


def card_turn(table: Table, hero: Hero, which: int, card: int, k: int) -> Told[None]:
    """One card in one round, with at most one timed item (rulings 26, 27, 52, 53)."""
    if hero.fallen:
        return
    skips = hero.seat == table.first and table.banned(SKIP_I + k - 1)
    if which == 0 and (thaws(hero, k) or skips):
        return
    row = effects.combat_rows(card)[k]
    action = yield from ask("timed", harm.seat_of(table, hero), timed_options(table, hero, which, k, row))
    how, place = (action[0], action[1]) if action and action[0] != "row" else ("row", -1)
    item: Effects = ()
    if how != "row":
        item = ITEMS[hero.worn[place]].rows[k]
        hero.timed.append((hero.worn[place], which))
    for part in {"row": [row], "instead": [item], "before": [item, row], "after": [row, item]}[how]:
        yield from effects.resolve_all(table, hero, part)


def thaws(body: Body, k: int) -> bool:
    """Whether a Frozen token lies on this row: it is skipped, and the token goes."""
    frozen = k in body.frozen
    body.frozen.discard(k)
    return frozen


def timed_options(table: Table, hero: Hero, which: int, k: int, row: Effects) -> list[Action]:
    """What a person can do with timed items beside this card."""
    options: list[Action] = [("row",)]
    used = {item for item, _ in hero.timed}
    if hero.timed and table.options["timed_limit"] == "prisoner":
        return options
    for place, number in enumerate(hero.worn):
        item = ITEMS[number]
        if not effects.useful(table, hero, item.rows[k]) or number in used:
            continue
        if item.instead:
            options.append(("instead", place))
        else:
            options += [("after", place), *([("before", place)] if row else [])]
    return options


def end_round(table: Table, k: int) -> Told[None]:
    """Poison from left to right, then the ranks close (rulings 19, 20, 34, 35)."""
    for slot in (L, G, R1, R2, R3):
        table.cursor = slot
        if slot == G:
            for hero in table.fighters():
                yield from poison_hero(table, hero)
        elif slot in table.foes:
            yield from poison_foe(table, table.foes[slot])
    for foe in table.foes.values():
        foe.hides = False
    if k < 3 and not table.boss:
        close(table)


def poison_hero(table: Table, hero: Hero) -> Told[None]:
    """As much damage as tokens, past the shields unless the table says otherwise (rulings 17, 18)."""
    n = hero.tokens[POISON]
    if not n or hero.fallen:
        return
    stopped, asked = 0, False
    if table.options["poison_blocked"]:
        asked = harm.has_choice(table, hero, n, False)
        stopped = yield from harm.stopping(table, hero, n, False)
    hurt = harm.placed(table, hero, n, stopped, not table.options["poison_blocked"])
    harm.falls(table, hero)
    if stopped:
        yield from harm.trigger(table, hero, "blocked")
    if hurt:
        yield from harm.trigger(table, hero, "hurt", last_first=not asked)


def poison_foe(table: Table, foe: Foe) -> Told[None]:
    """The same for an enemy; nobody gets the credit."""
    n = foe.tokens[POISON]
    if not n or harm.guarded(table, foe):
        return
    stopped = harm.blockable(table, foe, n) if table.options["poison_blocked"] else 0
    harm.placed(table, foe, n, stopped, not table.options["poison_blocked"])
    if foe.hurt >= health(table, foe):
        yield from harm.bury(table, foe)


def close(table: Table) -> None:
    """Gaps from R1 to R3 are closed toward the group; nobody leaves L (ruling 34)."""
    ahead = [table.foes.pop(slot) for slot in (R1, R2, R3) if slot in table.foes]
    for slot, foe in zip((R1, R2, R3), ahead, strict=False):
        foe.number = slot
        table.foes[slot] = foe


def after_three(table: Table) -> Told[None]:
    """Worms bite, then whoever bleeds dies, from left to right (rulings 21, 22)."""
    for hero in table.fighters():
        if hero.worms // 2:
            harm.token_damage(table, hero, hero.worms // 2)
            harm.falls(table, hero)
            yield from harm.trigger(table, hero, "hurt")
    for slot in (L, G, R1, R2, R3):
        if slot == G:
            for hero in table.fighters():
                hero.fallen = hero.fallen or hero.tokens[BLEED] > 0
        elif slot in table.foes and table.foes[slot].tokens[BLEED]:
            yield from harm.bury(table, table.foes[slot])
