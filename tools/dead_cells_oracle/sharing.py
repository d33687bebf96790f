"""After a fight: the loot is shared, the table cleared, hands are filled (UPKEEP of the sheet)."""

from engine.games.dead_cells.cards.catalogue import ITEMS
from engine.games.dead_cells.cards.malaise import NO_VIAL, SMALL_HAND
from engine.games.dead_cells.cards.prisoners import LAST_STEP
from engine.games.dead_cells.cards.serenade import (
    MELEE_STEPS,
    POWER_TEETH,
    POWER_VIAL,
    TEETH_OF_POWER,
    TRANSFORM,
)
from engine.games.dead_cells.cards.vocabulary import Hand, Pockets
from tools.dead_cells_oracle import effects, harm
from tools.dead_cells_oracle.asking import Told, ask
from tools.dead_cells_oracle.table import Hero, Table, traits

HAND = 3


def upkeep(table: Table) -> Told[None]:
    """Sharing, unless somebody has died (ruling 93); then everything is put away."""
    if not any(hero.fallen for hero in table.heroes):
        yield from share(table)
    put_away(table)


def share(table: Table) -> Told[None]:
    """Scrolls, vials, equipment, among those who fought (rulings 44, 56, 75)."""
    seat = harm.seat_of(table, table.speaker())
    (vials, *scrolls), items = table.looted, table.looted_items
    table.looted, table.looted_items = [0] * 4, []
    for colour in reversed(range(3)):
        for _ in range(scrolls[colour]):
            who = yield from ask("give_scroll", seat, [("give", hero.seat) for hero in table.fighters()])
            if who:
                advance(table, table.heroes[who[1]], colour)
    for _ in range(vials):
        who = yield from ask("give_vial", seat, [("give", hero.seat) for hero in may_drink(table)])
        if who:
            table.heroes[who[1]].hurt -= 1
    for item in items:
        fits = [hero for hero in table.fighters() if not hero.is_serenade]
        who = yield from ask("give_item", seat, [("give", hero.seat) for hero in fits])
        if who:
            yield from wear(table, table.heroes[who[1]], item)


def may_drink(table: Table) -> list[Hero]:
    """Whom a vial helps."""
    return effects.in_line([hero for hero in table.fighters() if hero.malaise != NO_VIAL])


def advance(table: Table, hero: Hero, colour: int) -> None:
    """A scroll moves a marker one step; a full track does nothing (ruling 82)."""
    if hero.is_serenade:
        _serenade_advances(table, hero)
    elif hero.tracks[colour] < LAST_STEP:
        hero.tracks[colour] += 1


def _serenade_advances(table: Table, hero: Hero) -> None:
    face, marker = table.serenade[:2]
    if face:
        table.serenade[1] = min(MELEE_STEPS, marker + 1)
        return
    table.serenade[1] = marker + 1
    prisoner = table.heroes[0]
    if table.serenade[1] == POWER_TEETH:
        table.bag[1] += TEETH_OF_POWER
    elif table.serenade[1] == POWER_VIAL:
        if prisoner.hurt and prisoner.malaise != NO_VIAL:
            prisoner.hurt -= 1
    elif table.serenade[1] == TRANSFORM:
        table.serenade[:2] = [1, 0]
        hero.hurt = 0


def room(table: Table, hero: Hero) -> int:
    """How many things somebody can wear."""
    if any(ITEMS[item].alone for item in hero.worn):
        return 1
    return 1 + sum(trait.n for _, trait in traits(table, hero) if isinstance(trait, Pockets))


def wear(table: Table, hero: Hero, item: int) -> Told[None]:
    """Put on at once, or something is discarded (ruling 54)."""
    hero.worn.append(item)
    hero.pets.append(0)
    while len(hero.worn) > room(table, hero):
        seat = harm.seat_of(table, hero)
        action = yield from ask("drop", seat, [("drop", place) for place in range(len(hero.worn))])
        at = action[1] if action else 0
        table.piles["gear_discard"].append(hero.worn.pop(at))
        hero.pets.pop(at)
        harm.falls(table, hero)


def put_away(table: Table) -> None:
    """Living enemies, loot on the ground, states, cards; then hands are filled."""
    for slot in sorted(table.foes):
        harm.to_discard(table, table.foes[slot].card)
    table.foes = {}
    table.piles["gear_discard"] += table.ground_items
    table.blueprints += reversed(table.ground_prints)
    table.ground, table.ground_items, table.ground_prints = [0] * 7, [], []
    for hero in table.heroes:
        hero.clear()
    table.bans[0] = 0
    put_cards_away(table)
    table.passer = -1


def put_cards_away(table: Table) -> None:
    """Played cards to the discards, and hands filled: in the order that the table has chosen."""
    if table.options["upkeep"] == "refill_first":
        refill(table)
        discard_played(table)
    else:
        discard_played(table)
        refill(table)


def discard_played(table: Table) -> None:
    """First card, then the second on top."""
    for hero in table.heroes:
        hero.discard += [card for card in hero.active if card != effects.PRINTED_NUMBER]
        hero.active = []


def refill(table: Table) -> None:
    """Hands are filled up, unless the run is over."""
    if any(hero.fallen for hero in table.heroes):
        return
    for hero in table.heroes:
        if not hero.is_serenade:
            draw_hand(table, hero, hand_size(table, hero) - len(hero.hand))


def hand_size(table: Table, hero: Hero) -> int:
    """How many cards somebody holds."""
    more = sum(trait.n for _, trait in traits(table, hero) if isinstance(trait, Hand))
    return HAND + more - (hero.malaise == SMALL_HAND)


def draw_hand(table: Table, hero: Hero, n: int) -> None:
    """Draw so many cards."""
    for _ in range(n):
        card = draw(table, hero)
        if card:
            hero.hand.append(card)


def draw(table: Table, hero: Hero) -> int:
    """The top card; the discard is shuffled only when one is needed from an empty deck."""
    if not hero.deck:
        hero.deck, hero.discard = table.shuffled(hero.discard), []
    return hero.deck.pop() if hero.deck else 0
