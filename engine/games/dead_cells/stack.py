"""Whether a saved stack of entries is one that play could have left: kinds, numbers, places on cards."""

from typing import Any

from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, ITEMS, MONSTERS, TILES, UPGRADES
from engine.games.dead_cells.cards.people import STALLS
from engine.games.dead_cells.cards.vocabulary import G
from engine.games.dead_cells.rules.doing import RESOLVE
from engine.games.dead_cells.rules.places import CARD, DEATH, FOE, ITEM, SERENADE, TRACK, effect_at
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

MOST = 100
"""No number of an entry is larger unless it is a card."""

SIGNS = {
    "wounds": "n",
    "wound": "w",
    "mutations": "",
    "gift": "u",
    "deal": "",
    "choose_first": "",
    "enter": "P",
    "way": "",
    "choose_way": "",
    "arrive": "S",
    "check": "",
    "tested": "e",
    "pay": "fY",
    "choose": "e",
    "stall": "T",
    "shop": "T",
    "interbiome": "P",
    "stack": "",
    "order": "",
    "healer": "n",
    "heal": "w",
    "merchant": "",
    "collector": "",
    "selling": "m",
    "buy": "m",
    "setting_off": "",
    "set_off": "",
    "clean": "",
    "run_end": "r",
    "last_look": "r",
    "spend": "",
    "secret": "",
    "worms": "",
    "step_back": "f",
    "give_up": "f",
    "buy_upgrade": "",
    "assign": "u",
    "pocket": "u",
    "purge": "w",
    "fight": "",
    "prepare": "z",
    "passer": "",
    "passing": "f",
    "symbol": "fY",
    "redraw": "fn",
    "commit": "fz",
    "reveal": "z",
    "choose_power": "Y",
    "rounds": "z",
    "zero": "",
    "zeros": "f",
    "act_at_zero": "f",
    "round": "k",
    "sweep": "ks",
    "group": "kn",
    "card": "fzk",
    "timed": "fzk",
    "do": "e",
    "target": "ec",
    "victim": "ec",
    "skill": "bw",
    "use": "bw",
    "trigger": "fxxx",
    "death": "sMo",
    "block": "bwoW",
    "loot": "b",
    "drink": "",
    "round_end": "k",
    "venom": "B",
    "close": "k",
    "after_III": "",
    "bleeding": "B",
    "last_round": "",
    "upkeep": "",
    "settle": "",
    "scroll": "yz",
    "vial": "z",
    "item": "I",
    "give_scroll": "yz",
    "give_vial": "z",
    "give_item": "I",
    "drop": "f",
    "turn": "z",
    "turn_end": "",
    "beaten": "",
    "new_first": "",
}
"""A letter for each number of an entry, see `_sound`; "e" stands for the four that name an effect."""


def sound(state: PrisonState) -> bool:
    """Whether every entry fits its kind, and only the last one waits for somebody, cards apart."""
    todo = state.todo
    if not todo:
        return bool(state.ended)
    waiting = [entry[0] for entry in todo if entry[0] in SCRIPT.decisions]
    if todo[-1][0] not in SCRIPT.decisions or set(waiting[:-1]) - {"block", "commit"}:
        return False
    return all(entry[0] in SIGNS and _fits(state, entry) for entry in todo) and _in_step(state)


def _in_step(state: PrisonState) -> bool:
    """Whether cards are asked of those who have not committed them yet."""
    asked = [entry for entry in state.todo if entry[0] == "commit"]
    passing = [entry[1] for entry in state.todo if entry[0] in ("passing", "redraw", "symbol")]
    last = state.todo[-1]
    if last[0] == "commit" and last[2] != len(state.active[last[1]]):
        return False
    if any(not state.hands[fighter] for _, fighter, _ in asked):
        return False
    return all(fighter == state.passer for fighter in passing)


def _fits(state: PrisonState, entry: tuple[Any, ...]) -> bool:
    signs, data = SIGNS[entry[0]], list(entry[1:])
    if signs.startswith("e"):
        if len(data) < 4 or not _is_effect(state, data[:4], entry[0]):
            return False
        signs, data = signs[1:], data[4:]
    return len(signs) == len(data) and all(
        _sound(state, sign, value) for sign, value in zip(signs, data, strict=True)
    )


def _sound(state: PrisonState, sign: str, value: Any) -> bool:
    """Whether a value is of the kind that its letter asks for."""
    if sign == "W":
        return isinstance(value, str) and len(value) < 4
    if sign in "cY":
        most = 3 if sign == "Y" else 1000
        return isinstance(value, tuple) and all(type(each) is int and 0 <= each < most for each in value)
    return type(value) is int and value in _range(state, sign)


def _range(state: PrisonState, sign: str) -> Any:
    return {
        "n": range(MOST),
        "w": range(1, MOST),
        "x": range(10_000),
        "z": range(2),
        "y": range(3),
        "r": (1, 2),
        "f": range(state.fighters),
        "b": range(SLOTS, SLOTS + state.fighters),
        "B": (*(slot for slot in range(SLOTS) if slot != G), *range(SLOTS, SLOTS + state.fighters)),
        "o": range(NOBODY, SLOTS + state.fighters),
        "k": range(5),
        "s": range(SLOTS),
        "S": range(1, 100),
        "P": (*BIOMES, *BOSSES),
        "T": TILES,
        "I": ITEMS,
        "M": MONSTERS,
        "u": UPGRADES,
        "m": STALLS,
    }[sign]


def _is_effect(state: PrisonState, place: list[Any], kind: str) -> bool:
    """Whether there is an effect, and whoever does it can do such things."""
    at, origin, number, path = place
    if any(type(each) is not int for each in (at, origin, number)) or not isinstance(path, tuple):
        return False
    effect = effect_at(origin, number, path)
    if effect is None or type(effect) not in RESOLVE:
        return False
    if kind in ("target", "victim") and not hasattr(effect, "to"):
        return False
    if origin == FOE:
        return at in range(SLOTS) and at != G
    fighters = range(SLOTS, SLOTS + state.fighters)
    if origin in (CARD, ITEM, TRACK, SERENADE):
        return at in fighters
    return at == G if origin == DEATH else at == G or at in fighters
