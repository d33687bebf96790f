"""A fight with a boss: turns instead of one fight, and a face that is turned over (38, 47, 48, 88 to 90)."""

from engine.games.dead_cells.cards.catalogue import MONSTERS
from engine.games.dead_cells.cards.kinds import BACK, FAR
from engine.games.dead_cells.cards.vocabulary import R1, R2, R3, L
from tools.dead_cells_oracle import harm, sharing
from tools.dead_cells_oracle.asking import Told, TurnOver, ask
from tools.dead_cells_oracle.fight import cards, find_power, rounds
from tools.dead_cells_oracle.table import Foe, Table


def boss_fight(table: Table) -> Told[None]:
    """Turn after turn, until the last face is beaten or somebody has died."""
    with_zero = True
    while True:
        yield from cards(table)
        if with_zero:
            yield from harm.start_triggers(table)
        yield from find_power(table)
        beaten = False
        try:
            yield from rounds(table, with_zero)
        except TurnOver:
            beaten = True
        if any(hero.fallen for hero in table.heroes):
            return
        if beaten and table.boss and table.face + 1 == len(table.boss.instances):
            return
        if beaten:
            flip(table)
        else:
            end_turn(table)
        with_zero = beaten
        yield from next_turn(table)


def flip(table: Table) -> None:
    """The next face: no damage, no tokens, states and shields off the group; the other cards stay.

    That is a new fight: what can be done once in one can be done again.
    """
    assert table.boss
    boss = the_boss(table)
    table.face += 1
    table.foes[boss.number] = Foe(boss.number, card=boss.card)
    go_home(table)
    for card in table.boss.guards[table.face] if table.boss.guards else ():
        join(table, card)
    for hero in table.heroes:
        hero.clear()
        hero.zeros, hero.fired, hero.dropped_first = set(), {}, False
    table.orders, table.orders_discard = [], []
    table.orders = table.shuffled(list(table.boss.instances[table.face].orders))
    table.order = 0


STANDS = {BACK: (L, R3), FAR: (R3, L)}
"""Where a card of a boss stands; any other takes the first free slot."""


def join(table: Table, card: int) -> bool:
    """A card of the boss takes its place, if there is room."""
    wanted = STANDS.get(MONSTERS[card].place, (R1, R2, R3, L))
    free = next((slot for slot in wanted if slot not in table.foes), None)
    if free is not None:
        table.foes[free] = Foe(free, card=card)
    return free is not None


def the_boss(table: Table) -> Foe:
    """The boss among the enemies."""
    return next(foe for foe in table.foes.values() if table.is_boss(foe))


def end_turn(table: Table) -> None:
    """Frozen tokens go, whoever joins does, and the boss steps back to his place."""
    assert table.boss
    for body in [*table.heroes, *table.foes.values()]:
        body.frozen = set()
    if table.extras < len(table.boss.extras):
        table.extras += join(table, table.boss.extras[table.extras])
    if table.boss.returning == table.face:
        fallen = [
            card
            for card in table.boss.guards[table.face]
            if all(foe.card != card for foe in table.foes.values())
        ]
        if fallen:
            join(table, fallen[0])
    go_home(table)


def go_home(table: Table) -> None:
    """A boss who has moved begins each turn in his own place, if nobody stands there."""
    assert table.boss
    boss = the_boss(table)
    if table.boss.slot not in table.foes:
        del table.foes[boss.number]
        boss.number = table.boss.slot
        table.foes[boss.number] = boss


def next_turn(table: Table) -> Told[None]:
    """Played cards go, hands are filled, the First Player changes, and the boss has another order (48)."""
    table.passer = -1
    if table.order:
        table.orders_discard.append(table.order)
        table.order = 0
    sharing.discard_played(table)
    sharing.refill(table)
    if table.options["boss_turn"] == "refill":
        table.first = (table.first + 1) % len(table.heroes)
    else:
        seat = harm.seat_of(table, table.speaker())
        action = yield from ask("new_first", seat, [("first", hero.seat) for hero in table.heroes])
        table.first = action[1] if action else table.first
    next_order(table)


def next_order(table: Table) -> None:
    """Orders are drawn without return; the deck is shuffled again when it is empty."""
    if not table.orders:
        table.orders, table.orders_discard = table.shuffled(table.orders_discard), []
    table.order = table.orders.pop()
