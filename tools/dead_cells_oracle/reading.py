"""The engine's state read into a table, and a table written down as the engine would have it."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.dead_cells.cards.vocabulary import BLEED, FIRE, MARK, POISON
from engine.games.dead_cells.rules.memory import BOSS_CELL
from engine.games.dead_cells.state import SLOTS, PrisonState, place_index
from tools.dead_cells_oracle.table import Body, Foe, Hero, Table, hearts, options_of

PILES = ("monsters", "monsters_discard", "elites", "elites_discard", "gear", "gear_discard", "collected")
TOKENS = {"poison": POISON, "bleed": BLEED, "fire": FIRE, "marks": MARK}


def read(state: PrisonState) -> Table:
    """The table as a fight finds it when the first question is asked."""
    table = Table(
        options=options_of(state),
        seats=state.seats,
        place=state.place,
        tile=state.tiles[state.space] if state.space < len(state.tiles) else 0,
        dice=state.dice,
        heroes=[_hero(state, seat) for seat in range(state.fighters)],
        first=state.first,
        mutations=[number for row in state.pockets for number in row],
        levels=state.levels[:],
        terrain=state.terrain,
        waiting=state.waiting[:],
        passed={seat for seat in range(4) if state.passed >> seat & 1},
        bag=state.bag[:],
        ground=state.ground[:],
        ground_items=state.ground_items[:],
        ground_prints=state.ground_prints[:],
        piles={name: getattr(state, name)[:] for name in PILES},
        blueprints=state.blueprints[place_index(state.place)][:],
        serenade=state.serenade[:],
        bans=state.bans[:],
        boss_cell=bool(state.memory >> BOSS_CELL & 1),
        face=state.face,
        order=state.order,
        orders=state.orders[:],
        orders_discard=state.orders_discard[:],
        extras=state.extras,
        **{name: getattr(state, name) for name in ("lanterns", "bells", "keys", "bile", "runes", "found")},
    )
    for slot, card in enumerate(state.foes):
        if card:
            foe = Foe(slot, card=card)
            _tokens(state, foe)
            table.foes[slot] = foe
    return table


def _hero(state: PrisonState, seat: int) -> Hero:
    names = ("tracks", "worn", "pets", "hands", "decks", "discards", "active")
    rows = {name: getattr(state, name)[seat][:] for name in names}
    hero = Hero(
        SLOTS + seat, who=state.prisoners[seat], tracks=rows["tracks"], worn=rows["worn"], pets=rows["pets"],
        deck=rows["decks"], hand=rows["hands"], discard=rows["discards"], active=rows["active"],
        worms=state.worms[seat], malaise=state.malaise[seat], shurikens=state.shurikens[seat],
        fallen=bool(state.fallen >> seat & 1),
    )  # fmt: skip
    _tokens(state, hero)
    return hero


def _tokens(state: PrisonState, body: Body) -> None:
    at = body.number
    body.hurt, body.shields, body.gold = state.hurt[at], state.shields[at], state.gold[at]
    body.tokens = {kind: getattr(state, name)[at] for name, kind in TOKENS.items()}
    body.frozen = {row for row in (1, 2, 3) if state.frozen[at] >> row & 1}


def written(table: Table) -> dict[str, Any]:
    """What the engine's state would hold, by field."""
    bodies: dict[int, Body] = {**table.foes, **{hero.number: hero for hero in table.heroes}}

    def of_bodies(look: Callable[[Body], int]) -> list[int]:
        return [look(bodies[at]) if at in bodies else 0 for at in range(SLOTS + len(table.heroes))]

    found: dict[str, Any] = {
        "hurt": of_bodies(lambda body: body.hurt),
        "shields": of_bodies(lambda body: body.shields),
        "gold": of_bodies(lambda body: body.gold),
        "frozen": of_bodies(lambda body: sum(1 << row for row in body.frozen)),
        "foes": [table.foes[slot].card if slot in table.foes else 0 for slot in range(SLOTS)],
        "hidden": sum(1 << slot for slot, foe in table.foes.items() if foe.hides),
        "hands": [sorted(hero.hand) for hero in table.heroes],
        "decks": [hero.deck for hero in table.heroes],
        "discards": [hero.discard for hero in table.heroes],
        "active": [hero.active for hero in table.heroes],
        "fallen": sum(1 << hero.seat for hero in table.heroes if hero.fallen),
        "hearts": [hearts(table, hero) for hero in table.heroes],
        "passed": sum(1 << seat for seat in table.passed),
        "blueprints": table.blueprints,
        "serenade": table.serenade[:2],
        **{name: of_bodies(_count_of(kind)) for name, kind in TOKENS.items()},
        **{name: table.piles[name] for name in PILES},
    }
    for name in ("tracks", "worn", "pets", "worms", "malaise", "shurikens"):
        found[name] = [getattr(hero, name) for hero in table.heroes]
    for name in PLAIN:
        found[name] = getattr(table, name)
    return found


def _count_of(kind: int) -> Callable[[Body], int]:
    return lambda body: body.tokens[kind]


PLAIN = (
    "first",
    "passer",
    "bag",
    "ground",
    "ground_items",
    "ground_prints",
    "looted",
    "looted_items",
    "waiting",
    "lanterns",
    "keys",
    "bile",
    "bans",
    "runes",
    "found",
    "face",
    "order",
    "orders",
    "orders_discard",
    "extras",
    "dice",
)
"""What both keep under one name and in one form."""

OWN = (
    "foes",
    "hidden",
    "decks",
    "discards",
    "active",
    "fallen",
    "hearts",
    "passed",
    "tracks",
    "worn",
    "pets",
    "worms",
    "malaise",
    "shurikens",
)
"""What the engine has in the very form in which a table is written down."""


def _own(name: str) -> Callable[[PrisonState], Any]:
    return lambda state: getattr(state, name)


def _of_bodies(name: str) -> Callable[[PrisonState], list[int]]:
    return lambda state: getattr(state, name)[: SLOTS + state.fighters]


FIELDS: Mapping[str, Callable[[PrisonState], Any]] = {
    **{name: _of_bodies(name) for name in ("hurt", "shields", "gold", "frozen", *TOKENS)},
    **{name: _own(name) for name in (*OWN, *PILES, *PLAIN)},
    "hands": lambda state: [sorted(hand) for hand in state.hands],
    "blueprints": lambda state: state.blueprints[place_index(state.place)],
    "serenade": lambda state: state.serenade[:2],
}
"""Where the engine keeps what is compared."""
