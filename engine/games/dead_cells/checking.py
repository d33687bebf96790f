"""Whether data could be a position of a run, or what a campaign carries: shapes, ranges, cards that exist."""

from collections.abc import Mapping
from typing import Any

from engine.core.campaign import Run
from engine.core.errors import SetupError
from engine.core.game import Carry, Options
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import (
    BIOMES,
    BLUEPRINTS,
    BOSSES,
    COMBAT,
    ITEMS,
    MONSTERS,
    TILES,
    UPGRADE_DECKS,
    UPGRADES,
    is_owned,
)
from engine.games.dead_cells.cards.items import STARTER_ITEMS
from engine.games.dead_cells.cards.kinds import (
    DECKS,
    DURING,
    PIT,
    PLAIN,
    WALL,
    Feat,
    Find,
    Instruction,
    Mutation,
    Stray,
)
from engine.games.dead_cells.cards.malaise import MALAISES
from engine.games.dead_cells.cards.people import STALLS
from engine.games.dead_cells.cards.prisoners import LAST_STEP, PRISONERS, SERENADE
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.cards.secrets import SECRET_DECK
from engine.games.dead_cells.cards.starters import STARTERS
from engine.games.dead_cells.cards.vocabulary import SKIP_III, Next
from engine.games.dead_cells.carried import FIELDS, fresh
from engine.games.dead_cells.options import as_numbers
from engine.games.dead_cells.rules.feats import DEEDS
from engine.games.dead_cells.rules.losses import ALL_BELLS
from engine.games.dead_cells.rules.memory import BITS
from engine.games.dead_cells.rules.places import PRINTED_NUMBER, UPGRADE, effect_at
from engine.games.dead_cells.rules.tokens import MOST_LANTERNS
from engine.games.dead_cells.rules.upgrading import LEAST_DECK, POCKETS, SERENADES_LEAST
from engine.games.dead_cells.rules.upkeep import LOOT_TYPES, LOOTED_TYPES
from engine.games.dead_cells.stack import sound
from engine.games.dead_cells.state import BODIES, NOBODY, PLACE_COUNT, SLOTS, PrisonState, place_index

RULES = SKIP_III + 1
"""How many rules can be switched."""

MOST = 10_000
"""No count of tokens is ever near this."""


def need(holds: Any, what: str) -> None:
    """Raise ValueError unless it holds."""
    if not holds:
        raise ValueError(what)


def check_carry(seats: int, options: Options, carry: Carry) -> None:
    """A run begins fresh, or with what one of our campaigns carries."""
    if not carry:
        return
    run = Run.of(carry)
    try:
        need(set(carry) == {*Run._fields, *FIELDS}, "fields")
        need(run.start in DECKS and DECKS[run.start] in BIOMES, "start")
        _check_prisoners(run.prisoners, seats)
        check_fields({name: carry[name] for name in FIELDS})
    except (TypeError, ValueError, LookupError, AttributeError) as bad:
        raise SetupError(Phrase("what is carried is not of a campaign of this game")) from bad


def _check_prisoners(prisoners: Any, seats: int) -> None:
    if prisoners is None:
        return
    need(isinstance(prisoners, list) and len(prisoners) == len(set(prisoners)) == seats, "prisoners")
    need(all(type(each) is int and each in range(len(PRISONERS)) for each in prisoners), "prisoners")


def check_fields(carried: Mapping[str, Any]) -> None:
    """Every field of a campaign: known cards, none twice, none lost."""
    need(type(carried["runes"]) is int and 0 <= carried["runes"] < 1 << len(RUNES), "runes")
    need(type(carried["secrets"]) is int and 0 <= carried["secrets"] <= len(SECRET_DECK), "secrets")
    need(type(carried["memory"]) is int and 0 <= carried["memory"] < 1 << BITS, "memory")
    _check_library(carried)
    _check_upgrades(carried)
    _check_equipment(carried)
    _check_strays(carried)


def _numbers(value: Any, what: str) -> list[int]:
    need(isinstance(value, list) and all(type(each) is int for each in value), what)
    numbers: list[int] = value
    return numbers


def _rows(value: Any, count: int, what: str) -> list[list[int]]:
    need(isinstance(value, list) and len(value) == count, what)
    return [_numbers(row, what) for row in value]


def _check_library(carried: Mapping[str, Any]) -> None:
    """Every starter and every card that was bought lies in one deck, or is purged."""
    decks = _rows(carried["library"], len(PRISONERS) + 1, "library")
    purged = _rows(carried["purged"], 2, "purged")[0]
    for prisoner, deck in enumerate(decks):
        need(len(deck) >= (SERENADES_LEAST if prisoner == SERENADE else LEAST_DECK), "library")
    taken = _numbers(carried["taken"], "taken")
    need(len(taken) == len(UPGRADE_DECKS), "taken")
    limits = zip(taken, UPGRADE_DECKS, strict=True)
    need(all(0 <= n <= len(cards) for n, (_, cards) in limits), "taken")
    owned = sorted(card for card in COMBAT if card in STARTERS or is_owned(card, taken, carried["secrets"]))
    need(sorted([card for deck in decks for card in deck] + purged) == owned, "library")


def _check_upgrades(carried: Mapping[str, Any]) -> None:
    pockets = _rows(carried["pockets"], len(POCKETS), "pockets")
    aside, gifts = _numbers(carried["aside"], "aside"), _numbers(carried["gifts"], "gifts")
    placed = [number for row in pockets for number in row] + aside
    need(all(len(row) <= room for row, room in zip(pockets, POCKETS, strict=True)), "pockets")
    need(all(_pocket_of(number) == place for place, row in enumerate(pockets) for number in row), "pockets")
    need(all(_pocket_of(number) != NOBODY for number in aside), "aside")
    need(all(isinstance(UPGRADES.get(number), Instruction) and _is_gift(number) for number in gifts), "gifts")
    need(len(set(placed)) == len(placed) and len(gifts) < 100, "pockets")
    levels = _numbers(carried["levels"], "levels")
    need(len(levels) == len(STALLS), "levels")
    need(all(0 <= level < len(STALLS[who]) for who, level in enumerate(levels)), "levels")


def _pocket_of(number: int) -> int:
    """Where an upgrade stands on the mutation board; NOBODY for one that does not."""
    card = UPGRADES.get(number)
    if isinstance(card, Feat):
        return DURING
    return card.pocket if isinstance(card, Mutation) else NOBODY


def _is_gift(number: int) -> bool:
    return isinstance(effect_at(UPGRADE, number, (0, 0)), Next)


def _check_equipment(carried: Mapping[str, Any]) -> None:
    """Every piece lies in the equipment, among the blueprints of its own place, or is purged."""
    gear, purged = _numbers(carried["gear"], "gear"), carried["purged"][1]
    blueprints = _rows(carried["blueprints"], len(fresh()["blueprints"]), "blueprints")
    for place in BLUEPRINTS:
        need(set(blueprints[place_index(place)]) <= set(BLUEPRINTS[place]), "blueprints")
    everything = gear + purged + [item for row in blueprints for item in row]
    taken, secrets = carried["taken"], carried["secrets"]
    owned = [item for item in ITEMS if item not in UPGRADES or item in STARTER_ITEMS]
    owned += [item for item in _finds() if is_owned(item, taken, secrets)]
    need(sorted(everything) == sorted(owned), "equipment")


def _finds() -> list[int]:
    return [number for number, card in UPGRADES.items() if isinstance(card, Find)]


def _check_strays(carried: Mapping[str, Any]) -> None:
    """Each stray that was bought is in the deck of its own biome."""
    added = _rows(carried["added"], PLACE_COUNT, "added")
    for number, card in UPGRADES.items():
        if isinstance(card, Stray):
            here = is_owned(number, carried["taken"], carried["secrets"])
            need(added[place_index(card.place)].count(number) == here, "added")
    need(all(isinstance(UPGRADES.get(number), Stray) for row in added for number in row), "added")


PER_BODY = ("hurt", "shields", "gold", "poison", "bleed", "fire", "marks", "frozen")
PER_FIGHTER = ("used", "spent", "fired", "hearts", "worms", "malaise", "shurikens")
TABLES = ("tracks", "worn", "pets", "decks", "hands", "discards", "active")


def check(state: PrisonState, seats: int, options: Options) -> None:
    """Refuse a saved position that no play leads to: sizes, ranges, cards in wrong places."""
    need(state.seats == seats and state.fighters == (2 if seats == 1 else seats), "seats")
    need(state.house == as_numbers(options), "options")
    _check_sizes(state)
    _check_numbers(state)
    _check_cards(state)
    check_fields(_as_carried(state))
    need(sound(state), "todo")


def _as_carried(state: PrisonState) -> dict[str, Any]:
    """What the campaign would keep if the run ended now; a card that waits is somebody's already."""
    carried: dict[str, Any] = {name: getattr(state, name) for name in FIELDS}
    waiting = [entry[1] for entry in state.todo if entry[0] == "assign"]
    carried["library"] = [sorted([*state.library[0], *waiting]), *state.library[1:]]
    out = [*state.gear_discard, *state.collected, *state.revealed, *state.looted_items]
    out += [*state.ground_items, *state.ground_prints, *(item for row in state.worn for item in row)]
    out += [entry[1] for entry in state.todo if entry[0] in ("item", "give_item")]
    carried["gear"] = state.gear + out
    return carried


def _check_sizes(state: PrisonState) -> None:
    count = state.fighters
    need(all(len(getattr(state, name)) == BODIES for name in PER_BODY), "bodies")
    need(all(len(getattr(state, name)) == count for name in PER_FIGHTER), "fighters")
    need(all(len(getattr(state, name)) == count for name in TABLES), "fighters")
    need(len(state.foes) == SLOTS and len(state.announced) == 2 * count, "slots")
    need(len(state.ground) == LOOT_TYPES and len(state.looted) == LOOTED_TYPES, "loot")
    need(len(state.bag) == len(state.serenade) == 3, "bag")
    need(len(state.bans) == 2, "bans")
    need(all(len(row) == 3 for row in state.tracks), "tracks")
    need(all(len(pets) == len(worn) for pets, worn in zip(state.pets, state.worn, strict=True)), "worn")
    expected = [*state.prisoners[:1], SERENADE] if state.seats == 1 else state.prisoners
    need(state.prisoners == expected and len(set(state.prisoners)) == count, "prisoners")
    need(all(prisoner in range(SERENADE + 1) for prisoner in state.prisoners), "prisoners")


def _check_numbers(state: PrisonState) -> None:
    tokens = [n for name in PER_BODY for n in getattr(state, name)]
    tokens += [*state.ground, *state.looted, *state.bag, *state.sold, *state.announced]
    tokens += [n for row in state.pets for n in row]
    need(all(0 <= n < MOST for n in tokens), "tokens")
    need(all(0 <= step <= LAST_STEP for row in state.tracks for step in row), "tracks")
    need(all(0 < hearts < 100 for hearts in state.hearts), "hearts")
    need(state.first in range(state.fighters), "first")
    need(state.passer in range(NOBODY, state.fighters), "passer")
    need(state.place in BIOMES or state.place in BOSSES, "place")
    need(state.round in range(NOBODY, 5) and state.cursor in range(NOBODY, SLOTS + 1), "round")
    need(0 <= state.turn <= state.fighters and state.shown in (0, 1), "turn")
    need(0 <= state.fallen < 1 << state.fighters and 0 <= state.hidden < 1 << SLOTS, "bits")
    need(state.ended in (0, 1, 2) and state.unhurt in (0, 1), "ended")
    need(0 <= state.known_gear <= len(state.gear), "gear")
    _check_tokens(state)
    face, marker, power = state.serenade
    need(face in (0, 1) and 0 <= marker <= 3 and power in range(NOBODY, 3), "serenade")
    _check_place(state)


def _check_tokens(state: PrisonState) -> None:
    counts = [*state.worms, *state.shurikens, state.keys, state.bile]
    need(all(0 <= n < MOST for n in counts), "tokens")
    need(all(0 <= each <= len(MALAISES) for each in state.malaise), "malaise")
    held = [each for each in state.malaise if each]
    need(len(set(held)) == len(held), "malaise")
    need(0 <= state.lanterns <= MOST_LANTERNS and 0 <= state.bells <= ALL_BELLS, "tokens")
    need(state.terrain in (PLAIN, WALL, PIT) and all(kind in (0, 1) for kind in state.waiting), "fight")
    need(len(state.waiting) < SLOTS and all(0 <= bits < 1 << RULES for bits in state.bans), "bans")
    need(0 <= state.deeds < 1 << DEEDS, "deeds")
    need(0 <= state.found <= len(SECRET_DECK) - state.secrets, "found")


def _check_place(state: PrisonState) -> None:
    if state.place in BIOMES:
        shapes = BIOMES[state.place].board.shapes
        need(state.face == NOBODY, "face")
        need(not state.tiles or len(state.tiles) == len(shapes), "tiles")
        need(state.space in range(len(shapes)) and 0 <= state.faceup < 1 << len(shapes), "space")
        for space, tile in enumerate(state.tiles):
            need(tile == 0 if space == 0 else tile in TILES and TILES[tile].shape == shapes[space], "tiles")
        need(len(set(state.tiles)) == len(state.tiles), "tiles")
    else:
        boss = BOSSES[state.place]
        need(not state.tiles, "tiles")
        need(state.face in range(NOBODY, len(boss.instances)), "face")
        need(0 <= state.extras <= len(boss.extras), "extras")
        orders = {card for instance in boss.instances for card in instance.orders}
        need({state.order, *state.orders, *state.orders_discard} <= orders | {0}, "orders")


def _check_cards(state: PrisonState) -> None:
    for fighter, prisoner in enumerate(state.prisoners):
        zones = (state.decks, state.hands, state.discards, state.active)
        here = sorted(card for rows in zones for card in rows[fighter] if card != PRINTED_NUMBER)
        need(here == ([] if state.ended else sorted(state.library[prisoner])), "cards")
        need(state.hands[fighter] == sorted(state.hands[fighter]), "hands")
    need(all(card == 0 or card in MONSTERS for card in state.foes) and not state.foes[1], "foes")
    decks = (state.monsters, state.monsters_discard, state.elites, state.elites_discard)
    need(all(card in MONSTERS for deck in decks for card in deck), "monsters")
    items = [*state.gear, *state.gear_discard, *state.collected, *state.revealed, *state.looted_items]
    items += [*state.ground_items, *state.ground_prints, *(item for row in state.worn for item in row)]
    need(all(item in ITEMS for item in items), "items")
