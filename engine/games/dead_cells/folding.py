"""How each event changes the view of whoever saw it."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core import pending
from engine.core.event import Event
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, ELITES_OF, MONSTERS, MONSTERS_OF
from engine.games.dead_cells.cards.kinds import DECKS
from engine.games.dead_cells.rules.moving import TOKENS
from engine.games.dead_cells.rules.places import PRINTED_NUMBER, TRACK
from engine.games.dead_cells.rules.states import FIELDS
from engine.games.dead_cells.rules.upgrading import A_CARD, AN_ITEM, THE_EQUIPMENT
from engine.games.dead_cells.rules.upkeep import LOOT_TYPES, LOOTED_TYPES
from engine.games.dead_cells.state import BODIES, ITEM_BIT, NOBODY, SLOTS, place_index
from engine.games.dead_cells.view import UNSEEN

View = Any
STATES = ("shields", "gold", "poison", "bleed", "fire", "marks", "frozen")


def fold(view: View, event: Event) -> None:
    """Bring a view up to date with one event; those that only tell change nothing."""
    change = FOLD.get(event[0])
    if change is not None:
        change(view, *event[3:])


def _add(row: str, sign: int = 1) -> Callable[..., None]:
    """An event that changes one number of a row."""

    def change(view: View, place: int, n: int) -> None:
        view[row][place] += sign * n

    return change


def _set(name: str) -> Callable[..., None]:
    """An event that gives a number its new value."""

    def change(view: View, value: int) -> None:
        view[name] = value

    return change


def _append(row: str) -> Callable[..., None]:
    """An event that lays a card on a pile."""

    def change(view: View, card: int) -> None:
        view[row].append(card)

    return change


# ---- bodies


def _wipe(view: View, body: int) -> None:
    view["hurt"][body] = 0
    for name in STATES:
        view[name][body] = 0


def _hurt(view: View, body: int, n: int) -> None:
    view["hurt"][body] += n
    if body >= SLOTS:
        view["unhurt"] = 0


def _warded_off(view: View, body: int) -> None:
    view["gold"][body] -= 1


def _fell(view: View, fighter: int) -> None:
    view["fallen"] |= 1 << fighter


def _afflicted(view: View, body: int, kind: int, n: int) -> None:
    view[FIELDS[kind]][body] += n


def _cleansed(view: View, body: int, kind: int, n: int) -> None:
    view[FIELDS[kind]][body] -= n


def _froze(view: View, body: int, row: int) -> None:
    view["frozen"][body] |= 1 << row


def _frozen_row(view: View, body: int, row: int) -> None:
    view["frozen"][body] ^= 1 << row


def _thawed(view: View, body: int) -> None:
    view["frozen"][body] = 0


def _leaves(view: View, slot: int, card: int) -> None:
    view["foes"][slot] = 0
    view["hidden"] &= ~(1 << slot)
    _wipe(view, slot)
    if card // 100 < DECKS["C1"]:
        view["elites_discard" if MONSTERS[card].elite else "monsters_discard"].append(card)


def _moved(view: View, slot: int, goal: int) -> None:
    for name in TOKENS:
        view[name][goal], view[name][slot] = view[name][slot], 0
    if view["hidden"] >> slot & 1:
        view["hidden"] ^= 1 << slot | 1 << goal


def _placed(view: View, slot: int, card: int) -> None:
    view["foes"][slot] = card


def _companion_hurt(view: View, fighter: int, place: int, n: int) -> None:
    view["pets"][fighter][place] += n


def _unworn(view: View, fighter: int, place: int, item: int) -> None:
    del view["worn"][fighter][place], view["pets"][fighter][place]
    view["gear_discard"].append(item)


def _wore(view: View, fighter: int, item: int) -> None:
    view["worn"][fighter].append(item)
    view["pets"][fighter].append(0)


def _hearts(view: View, fighter: int, hearts: int) -> None:
    view["hearts"][fighter] = hearts


def _advanced(view: View, fighter: int, colour: int, n: int) -> None:
    view["tracks"][fighter][colour] += n


def _serenade(view: View, face: int, marker: int) -> None:
    view["serenade"][:2] = [face, marker]


def _power(view: View, power: int) -> None:
    view["serenade"][2] = power


# ---- decks


def _drew(view: View, fighter: int, cards: Sequence[int]) -> None:
    view["decks"][fighter] -= len(cards)
    view["hands"][fighter] = sorted([*view["hands"][fighter], *cards])


def _drew_hidden(view: View, fighter: int, n: int) -> None:
    view["decks"][fighter] -= n
    view["hands"][fighter] += [UNSEEN] * n


def _reshuffled(view: View, fighter: int) -> None:
    view["decks"][fighter] += len(view["discards"][fighter])
    view["discards"][fighter] = []


def _turned_up(view: View, fighter: int, card: int, *_: int) -> None:
    view["decks"][fighter] -= 1
    view["discards"][fighter].append(card)


def _from_hand(view: View, fighter: int, card: int) -> None:
    hand = view["hands"][fighter]
    hand.remove(card if card in hand else UNSEEN)


def _discarded(view: View, fighter: int, card: int) -> None:
    _from_hand(view, fighter, card)
    view["discards"][fighter].append(card)


def _gear_drawn(view: View, item: int) -> None:
    if view["gear_top"]:
        view["gear_top"].pop()
    else:
        view["gear"].remove(item)


def _gear_reshuffled(view: View) -> None:
    view["gear"], view["gear_discard"] = sorted(view["gear_discard"]), []


def _blueprint_drawn(view: View, place: int, item: int) -> None:
    view["blueprints"][place_index(place)].remove(item)


def _blueprint_returned(view: View, place: int, item: int) -> None:
    index = place_index(place)
    view["blueprints"][index].append(item)


def _monster_drawn(view: View, elite: int, card: int) -> None:
    view["elites" if elite else "monsters"].remove(card)


def _monsters_reshuffled(view: View, elite: int) -> None:
    name = "elites" if elite else "monsters"
    view[name], view[f"{name}_discard"] = sorted(view[f"{name}_discard"]), []


def _no_room(view: View, card: int) -> None:
    name = "elites" if MONSTERS[card].elite else "monsters"
    view[name] = sorted([*view[name], card])


# ---- the fight


def _preparing(view: View, zero: int) -> None:
    count = view["fighters"]
    view["used"], view["announced"], view["shown"] = [0] * count, [0] * 2 * count, 0
    if zero:
        view["spent"], view["fired"] = [0] * count, [0] * count


def _passes(view: View, fighter: int, passed: int) -> None:
    view["passer"], view["passed"] = fighter, passed


def _committed(view: View, fighter: int, card: int, place: int, said: int) -> None:
    _from_hand(view, fighter, card)
    view["active"][fighter].append(card)
    view["announced"][place] = said


def _committed_hidden(view: View, fighter: int, place: int, said: int) -> None:
    _committed(view, fighter, UNSEEN, place, said)


def _serenades_card(view: View, fighter: int, card: int) -> None:
    view["active"][fighter] = [card]
    view["decks"][fighter] -= card != PRINTED_NUMBER


def _revealed(view: View, active: Sequence[Sequence[int]], zero: int) -> None:
    view["active"], view["shown"] = [list(cards) for cards in active], 1
    if zero:
        view["round"] = 0


def _round(view: View, k: int) -> None:
    view["round"], view["cursor"], view["turn"] = k, NOBODY, 0
    if k in (1, 2, 3):
        view["used"], view["hidden"] = [0] * view["fighters"], 0


def _spark(view: View, cursor: int, turn: int) -> None:
    view["cursor"], view["turn"] = cursor, turn


def _skill(view: View, fighter: int, origin: int, index: int, *_: int) -> None:
    if origin == TRACK:
        view["used"][fighter] |= 1 << index


def _item_used(view: View, fighter: int, place: int, _how: str) -> None:
    view["used"][fighter] |= 1 << ITEM_BIT + place


def _at_zero(view: View, fighter: int, bit: int, *_: int) -> None:
    view["spent"][fighter] |= 1 << bit


def _fired(view: View, fighter: int, place: int) -> None:
    view["fired"][fighter] |= 1 << place


def _picked_items(view: View) -> None:
    view["looted_items"] += view["ground_items"]
    view["ground_items"] = []


def _picked_prints(view: View) -> None:
    view["collected"] += view["ground_prints"]
    view["ground_prints"] = []


def _sharing(view: View) -> None:
    view["round"], view["looted"], view["looted_items"] = NOBODY, [0] * LOOTED_TYPES, []


def _ground_cleared(view: View) -> None:
    view["gear_discard"] += view["ground_items"]
    view["ground"], view["ground_items"], view["ground_prints"] = [0] * LOOT_TYPES, [], []


def _cards_away(view: View) -> None:
    for fighter, cards in enumerate(view["active"]):
        view["discards"][fighter] += [card for card in cards if card != PRINTED_NUMBER]
        view["active"][fighter] = []
    view["shown"], view["announced"] = 0, [0] * 2 * view["fighters"]


def _states_off(view: View) -> None:
    for fighter in range(view["fighters"]):
        for name in STATES:
            view[name][SLOTS + fighter] = 0


def _fight_over(view: View) -> None:
    view["round"] = view["cursor"] = view["passer"] = NOBODY
    view["turn"] = view["hidden"] = 0


# ---- the boss


def _boss(view: View, place: int, slot: int) -> None:
    view["face"] = view["boss_turn"] = view["extras"] = view["passed"] = 0
    view["foes"][slot] = place * 100 + 1
    _orders(view)


def _orders(view: View) -> None:
    view["orders"] = sorted(BOSSES[view["place"]].instances[view["face"]].orders)
    view["orders_discard"], view["order"] = [], 0


def _order(view: View, card: int) -> None:
    if not view["orders"]:
        view["orders"], view["orders_discard"] = sorted(view["orders_discard"]), []
    view["orders"].remove(card)
    view["order"], view["round"] = card, NOBODY
    view["boss_turn"] += 1


def _joined(view: View, slot: int, card: int) -> None:
    view["foes"][slot] = card
    view["extras"] += 1


def _turn_over(view: View) -> None:
    if view["order"]:
        view["orders_discard"].append(view["order"])
        view["order"] = 0
    _fight_over(view)


def _flipped(view: View, face: int, slot: int) -> None:
    view["face"] = face
    _wipe(view, slot)


# ---- the way


def _entered(view: View, place: int) -> None:
    view["place"], view["space"], view["faceup"], view["unhurt"] = place, 0, 0, 1
    biome = place in BIOMES
    view["monsters"] = sorted(MONSTERS_OF[place]) if biome else []
    view["elites"] = sorted(ELITES_OF[place]) if biome else []
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


# ---- the end of the run


def _run_over(view: View, how: int, gear: Sequence[int]) -> None:
    count = view["fighters"]
    view["ended"], view["gear"], view["gear_top"] = how, sorted(gear), []
    view["bag"] = [view["bag"][0], 0, 0]
    for body in range(BODIES):
        _wipe(view, body)
    view["foes"] = [0] * SLOTS
    view["round"] = view["cursor"] = view["face"] = view["passer"] = NOBODY
    for name in ("turn", "hidden", "shown", "faceup", "order", "extras", "boss_turn", "passed", "space"):
        view[name] = 0
    view["ground"], view["looted"] = [0] * LOOT_TYPES, [0] * LOOTED_TYPES
    view["used"], view["spent"], view["fired"] = [0] * count, [0] * count, [0] * count
    view["announced"], view["decks"] = [0] * 2 * count, [0] * count
    for name in EMPTIED:
        view[name] = []
    for name in ("worn", "pets", "hands", "discards", "active"):
        view[name] = [[] for _ in range(count)]
    view["tracks"] = [[0, 0, 0] for _ in range(count)]


EMPTIED = (
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
        view["gear"].remove(card)
        view["purged"][AN_ITEM].append(card)
    else:
        view["library"][deck].remove(card)
        view["purged"][A_CARD].append(card)


def _level(view: View, person: int, level: int) -> None:
    view["levels"][person] = level


FOLD: dict[str, Callable[..., None]] = {
    "hurt": _hurt,
    "healed": _add("hurt", -1),
    "blocked": _add("shields", -1),
    "shield": _add("shields"),
    "gold_shield": _add("gold"),
    "warded_off": _warded_off,
    "fell": _fell,
    "afflicted": _afflicted,
    "cleansed": _cleansed,
    "froze": _froze,
    "frozen_row": _frozen_row,
    "thawed": _thawed,
    "died": _leaves,
    "dismissed": _leaves,
    "moved": _moved,
    "placed": _placed,
    "joined": _joined,
    "companion_hurt": _companion_hurt,
    "companion_died": _unworn,
    "dropped": _unworn,
    "wore": _wore,
    "hearts": _hearts,
    "advanced": _advanced,
    "serenade": _serenade,
    "power": _power,
    "drew": _drew,
    "drew_hidden": _drew_hidden,
    "reshuffled": _reshuffled,
    "turned_up": _turned_up,
    "deck_test": _turned_up,
    "hand_test": _discarded,
    "discarded": _discarded,
    "gear_drawn": _gear_drawn,
    "gear_reshuffled": _gear_reshuffled,
    "gear_discarded": _append("gear_discard"),
    "blueprint_drawn": _blueprint_drawn,
    "blueprint_returned": _blueprint_returned,
    "monster_drawn": _monster_drawn,
    "monsters_reshuffled": _monsters_reshuffled,
    "no_room": _no_room,
    "preparing": _preparing,
    "passes": _passes,
    "committed": _committed,
    "committed_hidden": _committed_hidden,
    "serenades_card": _serenades_card,
    "revealed": _revealed,
    "round": _round,
    "hidden": _set("hidden"),
    "spark": _spark,
    "skill": _skill,
    "item_used": _item_used,
    "at_zero": _at_zero,
    "fired": _fired,
    "ground": _add("ground"),
    "ground_item": _append("ground_items"),
    "ground_print": _append("ground_prints"),
    "picked_up": _add("ground", -1),
    "picked_items": _picked_items,
    "picked_prints": _picked_prints,
    "looted": _add("looted"),
    "looted_item": _append("looted_items"),
    "bag": _add("bag"),
    "collected": _append("collected"),
    "sharing": _sharing,
    "ground_cleared": _ground_cleared,
    "cards_away": _cards_away,
    "states_off": _states_off,
    "fight_over": _fight_over,
    "boss": _boss,
    "order": _order,
    "orders": _orders,
    "turn_over": _turn_over,
    "flipped": _flipped,
    "first": _set("first"),
    "entered": _entered,
    "turned": _turned,
    "on_top": _on_top,
    "laid_out": _append("revealed"),
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
    "aside": _append("aside"),
    "feat": _feat,
    "purged": _purged,
    "level": _level,
    "gift": _append("gifts"),
    "asked": pending.fold,
}
"""What each kind of event changes; those that are not here only tell."""
