"""A described position: how tests, puzzles and tutorials write one down. The format: scenario.schema.md."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.described import check_fields, flag, settled, whole
from engine.core.dice import seeded, shuffle
from engine.core.errors import ScenarioError
from engine.core.event import Event
from engine.core.game import GameInfo, Options
from engine.core.text import Phrase
from engine.games.obscurio import options as table_options
from engine.games.obscurio.rules.accusation import is_due
from engine.games.obscurio.rules.bag import draw_traps, in_the_game, lay
from engine.games.obscurio.rules.butterflies import is_complete, place, riddle_actions
from engine.games.obscurio.rules.cards import ALL_CARDS, CARDS, HOLDER, PAGES, doors_this_turn, refill_deck
from engine.games.obscurio.rules.cohesion import has_traitor
from engine.games.obscurio.rules.doors import open_doors
from engine.games.obscurio.rules.riddle import ON_BUTTERFLIES, pose
from engine.games.obscurio.rules.starting import bare_table, has_holder
from engine.games.obscurio.rules.traps import BY_KEY
from engine.games.obscurio.rules.wizards import ask, bits_of, wizards
from engine.games.obscurio.state import LAST_SPACE, LibraryState

FIELDS = {
    "players",
    "options",
    "traitor",
    "turn",
    "progress",
    "tokens",
    "taken",
    "cleared",
    "exposed",
    "penalty",
    "traps",
    "exit",
    "pages",
    "butterflies",
    "doors",
    "holder",
    "deck",
    "discard",
    "seed",
    "title",
    "text",
    "goal",
}
LATEST_TURN = 99
MOST_SEED = 9999


def position(data: Mapping[str, Any], info: GameInfo) -> tuple[LibraryState, int, Options]:
    """The state at the riddle, or at the doors where these are named; with its seats and options."""
    check_fields(data, FIELDS)
    seats = whole(data, "players", 4, info.seats)
    options = settled(data, info, table_options.check, seats)
    state = bare_table(seats, options)
    state.dice = seeded(whole(data, "seed", CARDS, range(MOST_SEED + 1)))
    state.turn = whole(data, "turn", 1, range(1, LATEST_TURN + 1))
    state.progress = whole(data, "progress", 1, range(1, LAST_SPACE + 1))
    _gauge(state, data)
    _roles(state, data)
    _lay_cards(state, data)
    _begin(state, data)
    return state, seats, options


def _gauge(state: LibraryState, data: Mapping[str, Any]) -> None:
    """The tokens that are left fill the dark zone first; what is neither left nor taken is gone."""
    start = state.tokens
    left = whole(data, "tokens", start, range(1, start + 1))
    state.taken = _numbers(data, "taken", range(start + 1), [0] * state.seats)
    if len(state.taken) != state.seats or state.taken[state.grimoire]:
        raise ScenarioError("taken", Phrase("must have one number per player, 0 for the Grimoire"))
    state.dark = min(state.dark, left)
    state.light = left - state.dark
    state.box = start - left - sum(state.taken)
    if state.box < 0:
        raise ScenarioError("taken", Phrase("there are only {count} tokens in total", count=start))


def _roles(state: LibraryState, data: Mapping[str, Any]) -> None:
    everybody = wizards(state)
    if not has_traitor(state.seats, state.sorcerer):
        for name in ("traitor", "cleared", "exposed"):
            if data.get(name):
                raise ScenarioError(name, Phrase("there is no Traitor in this game"))
        return
    state.traitor = whole(data, "traitor", everybody[0], everybody)
    loyal = [seat for seat in everybody if seat != state.traitor]
    state.cleared = bits_of(sorted(set(_numbers(data, "cleared", loyal, []))))
    state.exposed = int(flag(data, "exposed"))
    if is_due(state):
        raise ScenarioError("exposed", Phrase("when the light zone is empty, the Traitor must be known"))
    if state.light and (state.exposed or state.cleared):
        raise ScenarioError("tokens", Phrase("the light zone must be empty after an accusation"))


def _lay_cards(state: LibraryState, data: Mapping[str, Any]) -> None:
    """Cards that are not named lie in the deck, below those that are."""
    named = {name: _numbers(data, name, ALL_CARDS, []) for name in ("pages", "holder", "deck", "discard")}
    exit_ = [whole(data, "exit", 0, ALL_CARDS)] if "exit" in data else []
    others = [card for card in _numbers(data, "doors", ALL_CARDS, []) if card not in exit_]
    used = [*exit_, *others, *(card for cards in named.values() for card in cards)]
    for card in used:
        if used.count(card) > 1:
            raise ScenarioError("deck", Phrase("card {card} is in two places", card=card))
    places = {"pages": PAGES, "holder": HOLDER if has_holder(state) else 0}
    for name, count in places.items():
        if name in data and len(named[name]) != count:
            raise ScenarioError(name, Phrase("must have {count} cards", count=count))
    rest = bytearray(card for card in ALL_CARDS if card not in used)
    state.dice = shuffle(state.dice, rest)
    exit_ = exit_ or [rest.pop()]
    pages = named["pages"] or [rest.pop() for _ in range(PAGES)]
    state.holder = bytearray(named["holder"] or [rest.pop() for _ in range(places["holder"])])
    state.discard = bytearray(named["discard"])
    top = [*exit_, *pages, *named["deck"]]
    state.deck = rest + bytearray(reversed(top))


def _begin(state: LibraryState, data: Mapping[str, Any]) -> None:
    """The traps that are named lie there; otherwise they are drawn as at the beginning of a turn."""
    events: list[Event] = []
    state.penalty = whole(data, "penalty", 0, {0, *state.track, *state.tile})
    keys = data.get("traps")
    if keys is None:
        draw_traps(state, events)
    else:
        _lay_traps(state, keys)
    refill_deck(state, events)
    pose(state, events)
    if "doors" in data:
        _open(state, data, events)
    else:
        ask(state, "riddle", 1 << state.grimoire, events)


def _open(state: LibraryState, data: Mapping[str, Any], events: list[Event]) -> None:
    """The clue is given and the doors lie there as they are named, the Exit among them."""
    placed = data.get("butterflies")
    if not isinstance(placed, list) or not all(_is_place(each) for each in placed):
        raise ScenarioError("butterflies", Phrase("must be a list of a Page and a spot each"))
    for page, spot in placed:
        if ("butterfly", page, spot) not in riddle_actions(
            state.traps & ON_BUTTERFLIES, tuple(state.butterflies)
        ):
            raise ScenarioError("butterflies", Phrase("a butterfly cannot be there"))
        state.butterflies.append(place(page, spot))
    if not is_complete(state.traps & ON_BUTTERFLIES, tuple(state.butterflies)):
        raise ScenarioError("butterflies", Phrase("the clue is not complete"))
    doors = list(data["doors"])
    if len(doors) != doors_this_turn(state) or doors.count(state.exit) != 1:
        raise ScenarioError("doors", Phrase("must be all doors of the turn, the Exit among them"))
    state.doors = bytearray(doors)
    open_doors(state, events)


def _is_place(each: Any) -> bool:
    return isinstance(each, list) and len(each) == 2 and all(type(number) is int for number in each)


def _lay_traps(state: LibraryState, keys: Any) -> None:
    if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
        raise ScenarioError("traps", Phrase("must be a list of names"))
    for number, key in enumerate(keys):
        if not BY_KEY.get(key, 0) & in_the_game(state.seats, state.sorcerer) & ~state.traps:
            raise ScenarioError(f"traps[{number}]", Phrase("unknown token: {name}", name=repr(key)))
        lay(state, BY_KEY[key])


def _numbers(data: Mapping[str, Any], name: str, allowed: Iterable[int], default: list[int]) -> list[int]:
    values = data.get(name, default)
    if not isinstance(values, list):
        raise ScenarioError(name, Phrase("must be a list of numbers"))
    choices = set(allowed)
    for number, value in enumerate(values):
        if type(value) is not int or value not in choices:
            raise ScenarioError(f"{name}[{number}]", Phrase("this number is not allowed here"))
    return list(values)
