"""A described moment of a run: how tests, puzzles and lessons write one down. See scenario.schema.md."""

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.described import check_fields, fields, listed, settled, whole
from engine.core.dice import seeded
from engine.core.errors import ScenarioError
from engine.core.game import GameInfo, Options
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, COMBAT, ITEMS, MONSTERS
from engine.games.dead_cells.cards.kinds import DECKS, number
from engine.games.dead_cells.cards.prisoners import LAST_STEP, PRISONERS
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.rules.ending import DEATH
from engine.games.dead_cells.rules.exploring import enter
from engine.games.dead_cells.rules.hearts import most
from engine.games.dead_cells.rules.looting import COUNTED
from engine.games.dead_cells.rules.starting import set_up
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

FIELDS = {
    "players",
    "options",
    "prisoners",
    "first",
    "place",
    "moment",
    "space",
    "runes",
    "foes",
    "order",
    "loot",
    "bag",
    "fighters",
    "serenade",
    "seed",
    "title",
    "text",
    "goal",
}
OF_FIGHTER = {"hand", "deck", "discard", "damage", "tracks", "worn"}
SLOT_NAMES = {"L": 0, "R1": 2, "R2": 3, "R3": 4}
LOOT_NAMES = ("cells", "teeth", "potions", "vials", "survival", "tactics", "brutality")
BAG_NAMES = ("cells", "teeth", "potions")
MOMENTS = {"fight": ("prepare", 1), "way": ("way",), "end": ("run_end", DEATH)}
"""What a described position waits for: cards of a fight, a way out of a room, the end of the run."""
MOST_TOKENS = 20
MOST_SEED = 9999


def position(data: Mapping[str, Any], info: GameInfo) -> tuple[PrisonState, int, Options]:
    """The described moment, with its seats and options."""
    check_fields(data, FIELDS)
    seats = whole(data, "players", 3, info.seats)
    options = settled(data, info, lambda _seats, _options: None, seats)
    seed = seeded(whole(data, "seed", 0, range(MOST_SEED + 1)))
    state = set_up(seats, seed, options, {"prisoners": _prisoners(data, seats)})
    state.first = whole(data, "first", 0, range(state.fighters))
    place = data.get("place", "B1")
    if place not in DECKS or DECKS[place] not in (*BIOMES, *BOSSES):
        raise ScenarioError("place", Phrase("there is no such place"))
    state.todo = []
    enter(state, ("enter", DECKS[place]), [])
    moment = data.get("moment", "fight")
    if moment not in MOMENTS or (state.face != NOBODY and moment == "way"):
        raise ScenarioError("moment", Phrase("there is no such field"))
    _stand(state, data)
    _walk(state, data, moment)
    _spread(state, data)
    for fighter, given in enumerate(listed(data, "fighters")):
        if fighter >= state.fighters:
            raise ScenarioError(
                f"fighters[{fighter}]", Phrase("there are only {count}", count=state.fighters)
            )
        _equip(state, fighter, fields(given, f"fighters[{fighter}]"), f"fighters[{fighter}].")
    _fill_hands(state)
    if state.face == NOBODY:
        state.todo = [MOMENTS[moment]]
    SCRIPT.run(state, [])
    return state, seats, options


def _prisoners(data: Mapping[str, Any], seats: int) -> list[int]:
    chosen = list(listed(data, "prisoners")) or list(range(seats))
    fits = len(chosen) == seats == len(set(map(str, chosen)))
    if not fits or not all(type(each) is int and each in range(len(PRISONERS)) for each in chosen):
        raise ScenarioError("prisoners", Phrase("name a prisoner for each of {count} players", count=seats))
    return chosen


def _card(given: Any, known: Collection[int], path: str) -> int:
    """A card by its code."""
    try:
        found = number(given)
    except (LookupError, ValueError, AttributeError) as bad:
        raise ScenarioError(path, Phrase("there is no such card")) from bad
    if found not in known:
        raise ScenarioError(path, Phrase("there is no such card"))
    return found


def _stand(state: PrisonState, data: Mapping[str, Any]) -> None:
    """Enemies leave their decks for their slots; a boss stands where he always does."""
    for name, given in fields(data.get("foes", {}), "foes").items():
        path = f"foes.{name}"
        if name not in SLOT_NAMES:
            raise ScenarioError(path, Phrase("there is no such field"))
        card = _card(given, MONSTERS, path)
        deck = state.elites if card in state.elites else state.monsters
        if state.face == NOBODY:
            if card not in deck:
                raise ScenarioError(path, Phrase("this card is not left in its deck"))
            deck.remove(card)
        state.foes[SLOT_NAMES[name]] = card
    if state.face != NOBODY and "order" in data:
        card = _card(data["order"], state.orders, "order")
        state.orders.remove(card)
        state.orders.append(card)


def _walk(state: PrisonState, data: Mapping[str, Any], moment: str) -> None:
    """The room in which the group stands, and the runes that it has."""
    if state.face != NOBODY:
        return
    usual = 1 if moment == "fight" else 0
    state.space = whole(data, "space", usual, range(len(BIOMES[state.place].board.shapes)))
    state.faceup = 1 << state.space if state.space else 0
    for place, name in enumerate(listed(data, "runes")):
        if name not in RUNES:
            raise ScenarioError(f"runes[{place}]", Phrase("there is no such card"))
        state.runes |= 1 << RUNES.index(name)


def _spread(state: PrisonState, data: Mapping[str, Any]) -> None:
    """Loot on the ground and what the bag holds."""
    loot = fields(data.get("loot", {}), "loot")
    check_fields(loot, LOOT_NAMES, "loot.")
    state.ground = [whole(loot, name, 0, range(MOST_TOKENS), "loot.") for name in LOOT_NAMES[:COUNTED]]
    bag = fields(data.get("bag", {}), "bag")
    check_fields(bag, BAG_NAMES, "bag.")
    state.bag = [whole(bag, name, 0, range(MOST_TOKENS), "bag.") for name in BAG_NAMES]
    for place, value in enumerate(listed(data, "serenade")[:2]):
        state.serenade[place] = whole({"at": value}, "at", 0, range(4), "serenade.")


def _equip(state: PrisonState, fighter: int, given: Mapping[str, Any], under: str) -> None:
    """Cards, wounds, tracks and equipment of one fighter."""
    check_fields(given, OF_FIGHTER, under)
    for colour, steps in enumerate(listed(given, "tracks")[:3]):
        state.tracks[fighter][colour] = whole({"at": steps}, "at", 0, range(LAST_STEP + 1), f"{under}tracks.")
    for place, item in enumerate(listed(given, "worn")):
        card = _card(item, ITEMS, f"{under}worn[{place}]")
        if card not in state.gear:
            raise ScenarioError(f"{under}worn[{place}]", Phrase("this card is not left in its deck"))
        state.gear.remove(card)
        state.worn[fighter].append(card)
        state.pets[fighter].append(0)
    state.hearts[fighter] = most(state, fighter)
    state.hurt[SLOTS + fighter] = whole(given, "damage", 0, range(state.hearts[fighter]), under)
    for zone, pile in (("discard", state.discards), ("hand", state.hands)):
        _take_cards(state, fighter, listed(given, zone), pile[fighter], f"{under}{zone}")
    state.hands[fighter].sort()
    on_top: list[int] = []
    _take_cards(state, fighter, listed(given, "deck"), on_top, f"{under}deck")
    state.decks[fighter] += reversed(on_top)


def _take_cards(state: PrisonState, fighter: int, given: Any, pile: list[int], path: str) -> None:
    for place, name in enumerate(given):
        card = _card(name, COMBAT, f"{path}[{place}]")
        if card not in state.decks[fighter]:
            raise ScenarioError(f"{path}[{place}]", Phrase("this card is not left in its deck"))
        state.decks[fighter].remove(card)
        pile.append(card)


def _fill_hands(state: PrisonState) -> None:
    """Hands that were not described are drawn."""
    for fighter in range(state.seats):
        while len(state.hands[fighter]) < 3 and state.decks[fighter]:
            state.hands[fighter].append(state.decks[fighter].pop())
        state.hands[fighter].sort()
