"""The way through a biome, the market, the end of a run."""

from collections.abc import Callable, Sequence

from engine.games.dead_cells.cards.catalogue import BIOMES
from engine.games.dead_cells.folds.cards import from_hand
from engine.games.dead_cells.folds.changes import View, add, append, put, wipe
from engine.games.dead_cells.rules.exploring import decks_of
from engine.games.dead_cells.rules.upgrading import A_CARD, AN_ITEM, THE_EQUIPMENT
from engine.games.dead_cells.rules.upkeep import LOOT_TYPES, LOOTED_TYPES
from engine.games.dead_cells.state import BODIES, NOBODY, SLOTS, place_index
from engine.games.dead_cells.view import UNSEEN


def _entered(view: View, place: int) -> None:
    view["place"], view["space"], view["faceup"], view["unhurt"] = place, 0, 0, 1
    biome = place in BIOMES
    view["monsters"], view["elites"] = (
        decks_of(place, view["added"][place_index(place)]) if biome else ([], [])
    )
    view["bile"] = view["keys"] = 0
    if biome:
        view["lanterns"] = BIOMES[place].lanterns
    view["monsters_discard"], view["elites_discard"] = [], []
    view["tiles"] = [UNSEEN] * len(BIOMES[place].board.shapes) if biome else []


def _turned(view: View, space: int, tile: int) -> None:
    view["space"] = space
    view["faceup"] |= 1 << space
    view["tiles"][space] = tile


def _on_top(view: View, item: int) -> None:
    view["gear_top"].append(item)
    if item in view["collected"]:
        view["collected"].remove(item)


def _off_display(view: View, item: int) -> None:
    view["revealed"].remove(item)


def _stall(view: View, offers: int) -> None:
    view["sold"] = [0] * offers


def _sold(view: View, place: int) -> None:
    view["sold"][place] += 1


def _rune(view: View, rune: int) -> None:
    view["runes"] |= 1 << rune


def _run_over(view: View, how: int, gear: Sequence[int]) -> None:
    count = view["fighters"]
    view["ended"], view["gear"], view["gear_top"] = how, sorted(gear), []
    view["bag"] = [view["bag"][0], 0, 0]
    for body in range(BODIES):
        wipe(view, body)
    view["foes"] = [0] * SLOTS
    view["round"] = view["cursor"] = view["face"] = view["passer"] = NOBODY
    for name in ZEROED:
        view[name] = 0
    view["bans"] = [0, 0]
    view["worms"], view["malaise"], view["shurikens"] = [0] * count, [0] * count, [0] * count
    view["ground"], view["looted"] = [0] * LOOT_TYPES, [0] * LOOTED_TYPES
    view["used"], view["spent"], view["fired"] = [0] * count, [0] * count, [0] * count
    view["announced"], view["decks"] = [0] * 2 * count, [0] * count
    for name in EMPTIED:
        view[name] = []
    for name in ("worn", "pets", "hands", "discards", "active"):
        view[name] = [[] for _ in range(count)]
    view["tracks"] = [[0, 0, 0] for _ in range(count)]


ZEROED = (
    "turn",
    "hidden",
    "shown",
    "faceup",
    "order",
    "extras",
    "boss_turn",
    "passed",
    "space",
    "lanterns",
    "bells",
    "keys",
    "bile",
    "terrain",
    "deeds",
)
"""Numbers that begin anew."""

EMPTIED = (
    "waiting",
    "gear_discard",
    "looted_items",
    "ground_items",
    "revealed",
    "collected",
    "ground_prints",
    "orders",
    "orders_discard",
    "monsters",
    "monsters_discard",
    "elites",
    "elites_discard",
    "tiles",
    "sold",
)
"""Piles that nothing lies on after a run."""


def _upgraded(view: View, deck: int, _number: int) -> None:
    view["taken"][deck] += 1


def _assigned(view: View, number: int, prisoner: int) -> None:
    view["library"][prisoner] = sorted([*view["library"][prisoner], number])


def _pocketed(view: View, pocket: int, number: int) -> None:
    view["pockets"][pocket].append(number)


def _replaced(view: View, pocket: int, old: int, number: int) -> None:
    row = view["pockets"][pocket]
    row[row.index(old)] = number
    view["aside"].append(old)


def _feat(view: View, number: int) -> None:
    view["pockets"] = [[each for each in row if each != number] for row in view["pockets"]]


def _purged(view: View, deck: int, card: int) -> None:
    if deck == THE_EQUIPMENT:
        (view["gear_top"] if card in view["gear_top"] else view["gear"]).remove(card)
        view["purged"][AN_ITEM].append(card)
    else:
        view["library"][deck].remove(card)
        view["purged"][A_CARD].append(card)


def _taken_out(view: View, zone: int, fighter: int, card: int) -> None:
    if zone == 0:
        view["decks"][fighter] -= 1
    elif zone == 1:
        from_hand(view, fighter, card)
    else:
        view["discards"][fighter].remove(card)


def _level(view: View, person: int, level: int) -> None:
    view["levels"][person] = level


def _secret(view: View, _number: int) -> None:
    view["found"] -= 1
    view["secrets"] += 1


def _secret_found(view: View) -> None:
    view["found"] += 1


def _find(view: View, item: int) -> None:
    view["gear"] = sorted([*view["gear"], item])


def _stray(view: View, place: int, card: int) -> None:
    view["added"][place].append(card)


def _remembered(view: View, bit: int) -> None:
    view["memory"] |= 1 << bit


def _rang(view: View, bell: int) -> None:
    view["bells"] |= 1 << bell


FOLDS: dict[str, Callable[..., None]] = {
    "bag": add("bag"),
    "collected": append("collected"),
    "first": put("first"),
    "entered": _entered,
    "turned": _turned,
    "on_top": _on_top,
    "laid_out": append("revealed"),
    "bought_item": _off_display,
    "unsold": _off_display,
    "stall": _stall,
    "sold": _sold,
    "rune": _rune,
    "run_over": _run_over,
    "upgraded": _upgraded,
    "assigned": _assigned,
    "pocketed": _pocketed,
    "replaced": _replaced,
    "aside": append("aside"),
    "feat": _feat,
    "purged": _purged,
    "taken_out": _taken_out,
    "level": _level,
    "secret": _secret,
    "secret_found": _secret_found,
    "find": _find,
    "stray": _stray,
    "remembered": _remembered,
    "deed": put("deeds"),
    "rang": _rang,
    "gift": append("gifts"),
}
