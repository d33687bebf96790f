"""The course of a fight, and of the fight with a boss."""

from collections.abc import Callable, Sequence

from engine.games.dead_cells.cards.catalogue import BOSSES
from engine.games.dead_cells.folds.cards import from_hand
from engine.games.dead_cells.folds.changes import STATES, View, add, append, put, wipe
from engine.games.dead_cells.rules.places import ITEM, PRINTED_NUMBER
from engine.games.dead_cells.rules.tokens import OF_GROUP, ON_FIGHTERS
from engine.games.dead_cells.rules.upkeep import LOOT_TYPES, LOOTED_TYPES
from engine.games.dead_cells.state import ITEM_BIT, NOBODY, SLOTS
from engine.games.dead_cells.view import UNSEEN


def _preparing(view: View, zero: int) -> None:
    count = view["fighters"]
    view["used"], view["announced"], view["shown"] = [0] * count, [0] * 2 * count, 0
    if zero:
        view["spent"], view["fired"] = [0] * count, [0] * count


def _passes(view: View, fighter: int, passed: int) -> None:
    view["passer"], view["passed"] = fighter, passed


def _committed(view: View, fighter: int, card: int, place: int, said: int) -> None:
    from_hand(view, fighter, card)
    view["active"][fighter].append(card)
    view["announced"][place] = said


def _committed_hidden(view: View, fighter: int, place: int, said: int) -> None:
    _committed(view, fighter, UNSEEN, place, said)


def _taken_back(view: View, fighter: int, card: int, place: int) -> None:
    view["active"][fighter].pop()
    view["hands"][fighter] = sorted([*view["hands"][fighter], card])
    view["announced"][place] = 0


def _taken_back_hidden(view: View, fighter: int, place: int) -> None:
    _taken_back(view, fighter, UNSEEN, place)


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
    if origin != ITEM:
        view["used"][fighter] |= 1 << index


def _item_used(view: View, fighter: int, place: int, _how: str) -> None:
    view["used"][fighter] |= 1 << ITEM_BIT + place


def _at_zero(view: View, fighter: int, bit: int, *_: int) -> None:
    view["spent"][fighter] |= 1 << bit


def _marks_moved(view: View, fighter: int, used: int, spent: int, fired: int) -> None:
    view["used"][fighter], view["spent"][fighter], view["fired"][fighter] = used, spent, fired


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


def _settled(view: View) -> None:
    _fight_over(view)
    view["terrain"], view["waiting"] = 0, []


def _waiting(view: View, kinds: Sequence[int]) -> None:
    view["waiting"] = list(kinds)


def _tokens(view: View, token: int, n: int) -> None:
    view[OF_GROUP[token]] = n


def _tokens_on(view: View, token: int, fighter: int, n: int) -> None:
    view[ON_FIGHTERS[token]][fighter] += n


def _malaise(view: View, fighter: int, card: int) -> None:
    view["malaise"][fighter] = card


def _ban(view: View, scope: int, rule: int) -> None:
    view["bans"][scope] |= 1 << rule


def _bans_lifted(view: View, scope: int) -> None:
    view["bans"][scope] = 0


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


def _turn_over(view: View) -> None:
    if view["order"]:
        view["orders_discard"].append(view["order"])
        view["order"] = 0
    _fight_over(view)


def _beaten(view: View, face: int) -> None:
    """The last face of a boss ends the fight on the spot, unless somebody fell (rulings 38, 43)."""
    if not view["fallen"] and face + 1 == len(BOSSES[view["place"]].instances):
        view["round"] = NOBODY


def _flipped(view: View, face: int, slot: int) -> None:
    view["face"] = face
    wipe(view, slot)


FOLDS: dict[str, Callable[..., None]] = {
    "joined": _joined,
    "preparing": _preparing,
    "passes": _passes,
    "committed": _committed,
    "committed_hidden": _committed_hidden,
    "taken_back": _taken_back,
    "taken_back_hidden": _taken_back_hidden,
    "serenades_card": _serenades_card,
    "revealed": _revealed,
    "round": _round,
    "hidden": put("hidden"),
    "spark": _spark,
    "skill": _skill,
    "item_used": _item_used,
    "at_zero": _at_zero,
    "fired": _fired,
    "marks_moved": _marks_moved,
    "ground": add("ground"),
    "ground_item": append("ground_items"),
    "ground_print": append("ground_prints"),
    "picked_up": add("ground", -1),
    "picked_items": _picked_items,
    "picked_prints": _picked_prints,
    "looted": add("looted"),
    "looted_item": append("looted_items"),
    "sharing": _sharing,
    "ground_cleared": _ground_cleared,
    "cards_away": _cards_away,
    "states_off": _states_off,
    "fight_over": _settled,
    "terrain": put("terrain"),
    "waiting": _waiting,
    "tokens": _tokens,
    "tokens_on": _tokens_on,
    "malaise": _malaise,
    "ban": _ban,
    "bans_lifted": _bans_lifted,
    "extras": put("extras"),
    "boss": _boss,
    "order": _order,
    "orders": _orders,
    "turn_over": _turn_over,
    "beaten": _beaten,
    "flipped": _flipped,
}
