"""The campaign's book: decks in their order, where each card is, and a run from its start to its log."""

from engine.games.dead_cells.companion.box import (
    DECKS,
    LARGE,
    OPENED_BY,
    ORDERED,
    SMALL,
    STARTERS,
    Card,
)
from engine.games.dead_cells.companion.fighting import cleared
from engine.games.dead_cells.companion.homes import (
    DECK,
    DECK_OF,
    DECKS_OF_PEOPLE,
    EQUIPMENT,
    MONSTERS_OF,
    SERENADE,
    first_home,
    ordered_deck,
)
from engine.games.dead_cells.companion.moment import (
    EXPLORE,
    HEALTH,
    HEALTH_OF_SERENADE,
    KEPT_IN_ORDER,
    LONGEST_LOG,
    REST,
    SET_UP,
    SPEND,
    TEAR_DOWN,
    WON,
    Body,
    Moment,
    Placed,
    Run,
)

WELL, WELL_PRICE = "W", 1


def left(moment: Moment, deck: str) -> tuple[int, ...]:
    """What is left of an ordered deck, or of a place's blueprints; the bottom card first."""
    return moment.decks[KEPT_IN_ORDER.index(deck)]


def card_of(deck: str, number: int) -> Card:
    """A card of an ordered deck: blueprints and secrets are small."""
    return Card(deck, number, LARGE if deck in ORDERED and DECKS[deck].large else SMALL)


def home_of(moment: Moment, card: Card) -> str:
    """Where a card is."""
    return next((row.home for row in moment.placed if row.card == card), first_home(card))


def at_home(moment: Moment, home: str) -> tuple[Card, ...]:
    """All cards in a place, those of the start of the campaign first."""
    return all_homes(moment).get(home, ())


def all_homes(moment: Moment) -> dict[str, tuple[Card, ...]]:
    """Every place that holds a card, and its cards."""
    moved = {row.card for row in moment.placed}
    found: dict[str, list[Card]] = {}
    for home, cards in STARTING.items():
        found[home] = [card for card in cards if card not in moved]
    for row in moment.placed:
        found.setdefault(row.home, []).append(row.card)
    return {home: tuple(cards) for home, cards in found.items() if cards}


def added_to(moment: Moment, place: str) -> tuple[Card, ...]:
    """What upgrades and the Well have put into a biome's monster decks (ruling 71)."""
    return at_home(moment, f"{MONSTERS_OF}{place}")


def put(moment: Moment, card: Card, home: str) -> Moment:
    """A card to another place; out of its ordered deck, or back under it (rulings 55, 69)."""
    moment = _out_of_deck(moment, card)
    placed = tuple(row for row in moment.placed if row.card != card)
    if home == DECK and ordered_deck(card):
        deck = left(moment, card.deck)
        return _with_deck(moment._replace(placed=placed), card.deck, (card.number, *deck))
    if home != first_home(card):
        placed = (*placed, Placed(*card, home))
    return moment._replace(placed=placed)


def bought(moment: Moment, deck: str) -> Moment:
    """The bottom card of an upgrade deck or of the Well is paid for at the end of a run (ruling 58)."""
    cost = price(moment, deck)
    if moment.step != SPEND or not cost:
        return moment
    return moment._replace(cells=max(0, moment.cells - cost), bought=moment.bought + 1)


def price(moment: Moment, deck: str) -> int:
    """What a card of a deck costs in cells; nothing is asked for a Secret."""
    return WELL_PRICE if deck == WELL else 0 if deck not in ORDERED or deck == "S" else moment.price


def sorted_deck(moment: Moment, deck: str) -> Moment:
    """Put what is left of a deck into the order of its numbers again."""
    return _with_deck(moment, deck, tuple(sorted(left(moment, deck))))


def begun(moment: Moment, start: str) -> Moment:
    """A run begins: full health, an empty bag, and a place to set up."""
    people = tuple(Body(HEALTH_OF_SERENADE if who == SERENADE else HEALTH) for who in moment.prisoners)
    fresh = moment._replace(people=people, pets=(), cells=0, teeth=0, potions=0, bought=0)
    return fresh._replace(step=SET_UP, route=(start,), onward="", ending="", ticks=())


def gone_on(moment: Moment) -> Moment:
    """The checklist is done: what comes after it."""
    if moment.step == SET_UP:
        return moment._replace(step=EXPLORE, ticks=())
    if moment.step == TEAR_DOWN and moment.onward:
        route = (*moment.route, moment.onward)
        return moment._replace(step=SET_UP, route=route, onward="", ticks=())
    if moment.step == TEAR_DOWN:
        return moment._replace(step=SPEND, ticks=())
    if moment.step == SPEND:
        return _logged(moment)
    return moment._replace(step=REST, ticks=())


def left_for(moment: Moment, place: str) -> Moment:
    """Out of a biome by one of its exits."""
    return cleared(moment)._replace(step=TEAR_DOWN, onward=place, ticks=())


def ended(moment: Moment, ending: str) -> Moment:
    """The run is over; a beaten boss may open another start (ruling 57)."""
    opens = OPENED_BY.get(moment.place, "") if ending == WON else ""
    starts = (*moment.starts, opens) if opens and opens not in moment.starts else moment.starts
    return cleared(moment)._replace(step=TEAR_DOWN, onward="", ending=ending, starts=starts, ticks=())


def _logged(moment: Moment) -> Moment:
    """Into the log; cells that nobody spent are lost."""
    run = Run(moment.route, moment.ending, moment.bought)
    log = (*moment.log, run)[-LONGEST_LOG:]
    return moment._replace(log=log, step=REST, route=(), ending="", cells=0, teeth=0, potions=0, ticks=())


def _starters(home: str) -> list[Card]:
    if home == EQUIPMENT:
        return [Card("ST", number, SMALL) for number in range(1, DECKS["ST"].small + 1)]
    if not home.startswith(DECK_OF):
        return []
    first = int(home.removeprefix(DECK_OF)) * STARTERS
    numbers = range(first + 1, min(first + STARTERS, DECKS["ST"].large) + 1)
    return [Card("ST", number) for number in numbers]


def _out_of_deck(moment: Moment, card: Card) -> Moment:
    if not ordered_deck(card):
        return moment
    deck = tuple(number for number in left(moment, card.deck) if number != card.number)
    return _with_deck(moment, card.deck, deck)


def _with_deck(moment: Moment, deck: str, numbers: tuple[int, ...]) -> Moment:
    place = KEPT_IN_ORDER.index(deck)
    return moment._replace(decks=(*moment.decks[:place], numbers, *moment.decks[place + 1 :]))


STARTING = {home: _starters(home) for home in (*DECKS_OF_PEOPLE, EQUIPMENT)}
"""What each place holds before anything is moved."""
