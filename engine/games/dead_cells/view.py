"""What a seat may know: the whole table but hands, cards face down, and the order of decks."""

from typing import Any, cast

from engine.core import pending
from engine.core.open_fields import OpenFields
from engine.core.pending import Asking
from engine.games.dead_cells.options import OPEN_HANDS
from engine.games.dead_cells.rules.company import owner
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.state import PrisonState

UNSEEN = 0
"""A card that a seat cannot see."""

OPEN = OpenFields(
    numbers=(
        "seats",
        "fighters",
        "hidden",
        "round",
        "cursor",
        "turn",
        "passer",
        "passed",
        "face",
        "order",
        "extras",
        "boss_turn",
        "shown",
        "fallen",
        "first",
        "place",
        "space",
        "faceup",
        "runes",
        "secrets",
        "unhurt",
        "ended",
        "lanterns",
        "bells",
        "keys",
        "bile",
        "terrain",
        "memory",
        "found",
        "deeds",
    ),
    rows=(
        "house",
        "prisoners",
        "hurt",
        "shields",
        "gold",
        "poison",
        "bleed",
        "fire",
        "marks",
        "frozen",
        "foes",
        "ground",
        "ground_items",
        "ground_prints",
        "looted",
        "looted_items",
        "used",
        "spent",
        "fired",
        "announced",
        "orders_discard",
        "hearts",
        "serenade",
        "monsters_discard",
        "elites_discard",
        "sold",
        "revealed",
        "bag",
        "gear_discard",
        "collected",
        "taken",
        "aside",
        "levels",
        "gifts",
        "worms",
        "malaise",
        "shurikens",
        "waiting",
        "bans",
    ),
    tables=("tracks", "worn", "pets", "discards", "library", "pockets", "purged", "blueprints", "added"),
)
SORTED = ("monsters", "elites", "orders")
"""Decks of which everybody knows what is in them, and nobody in what order."""


class PrisonView(Asking):
    """All that a seat may know at a run. Decks of known cards are sorted, unknown cards are UNSEEN."""

    seats: int
    fighters: int
    hidden: int
    round: int
    cursor: int
    turn: int
    passer: int
    passed: int
    face: int
    order: int
    extras: int
    boss_turn: int
    shown: int
    fallen: int
    first: int
    place: int
    space: int
    faceup: int
    runes: int
    secrets: int
    unhurt: int
    ended: int
    lanterns: int
    bells: int
    keys: int
    bile: int
    terrain: int
    memory: int
    found: int
    deeds: int
    house: list[int]
    prisoners: list[int]
    hurt: list[int]
    shields: list[int]
    gold: list[int]
    poison: list[int]
    bleed: list[int]
    fire: list[int]
    marks: list[int]
    frozen: list[int]
    foes: list[int]
    ground: list[int]
    ground_items: list[int]
    ground_prints: list[int]
    looted: list[int]
    looted_items: list[int]
    used: list[int]
    spent: list[int]
    fired: list[int]
    announced: list[int]
    orders_discard: list[int]
    hearts: list[int]
    serenade: list[int]
    monsters_discard: list[int]
    elites_discard: list[int]
    sold: list[int]
    revealed: list[int]
    bag: list[int]
    gear_discard: list[int]
    collected: list[int]
    taken: list[int]
    aside: list[int]
    levels: list[int]
    gifts: list[int]
    worms: list[int]
    malaise: list[int]
    shurikens: list[int]
    waiting: list[int]
    bans: list[int]
    tracks: list[list[int]]
    worn: list[list[int]]
    pets: list[list[int]]
    discards: list[list[int]]
    library: list[list[int]]
    pockets: list[list[int]]
    purged: list[list[int]]
    added: list[list[int]]
    monsters: list[int]
    elites: list[int]
    orders: list[int]
    tiles: list[int]
    """The tile on each space; UNSEEN where it lies face down."""
    decks: list[int]
    """How many cards each deck has."""
    hands: list[list[int]]
    active: list[list[int]]
    gear: list[int]
    """The equipment deck without what is known of its top, sorted."""
    gear_top: list[int]
    blueprints: list[list[int]]
    """Ordered by their codes and never shuffled (ruling 69): everybody can know the next one."""


def view(state: PrisonState, seat: int | None) -> PrisonView:
    """The open table, one's own cards, and how many the others hold."""
    seen = OPEN.shown(state)
    for name in SORTED:
        seen[name] = sorted(getattr(state, name))
    seen["seat"] = seat
    seen["tiles"] = [tile if state.faceup >> space & 1 else UNSEEN for space, tile in enumerate(state.tiles)]
    seen["decks"] = [len(deck) for deck in state.decks]
    _add_cards(seen, state, seat)
    known = len(state.gear) - state.known_gear
    seen["gear"], seen["gear_top"] = sorted(state.gear[:known]), state.gear[known:]
    pending.add(seen, state.todo, SCRIPT.deciders(state))
    return cast(PrisonView, seen)


def _add_cards(seen: dict[str, Any], state: PrisonState, seat: int | None) -> None:
    hands, active = [], []
    for fighter in range(state.fighters):
        mine = sees_cards(state, seat, fighter)
        hand, cards = state.hands[fighter], state.active[fighter]
        hands.append(hand[:] if mine else [UNSEEN] * len(hand))
        active.append(cards[:] if mine or state.shown else [UNSEEN] * len(cards))
    seen["hands"], seen["active"] = hands, active


def sees_cards(state: PrisonState, seat: int | None, fighter: int) -> bool:
    """Whether a seat may look at a fighter's hand and at what he has committed."""
    return bool(state.house[OPEN_HANDS]) or (seat is not None and owner(state, fighter) == seat)
