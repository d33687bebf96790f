"""Cards and decks: what is drawn, discarded, shuffled."""

from collections.abc import Callable, Sequence

from engine.games.dead_cells.cards.catalogue import MONSTERS
from engine.games.dead_cells.folds.changes import View, append
from engine.games.dead_cells.state import place_index
from engine.games.dead_cells.view import UNSEEN


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


def from_hand(view: View, fighter: int, card: int) -> None:
    """A card leaves a hand; one that the viewer cannot see leaves it all the same."""
    hand = view["hands"][fighter]
    hand.remove(card if card in hand else UNSEEN)


def _discarded(view: View, fighter: int, card: int) -> None:
    from_hand(view, fighter, card)
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


FOLDS: dict[str, Callable[..., None]] = {
    "drew": _drew,
    "drew_hidden": _drew_hidden,
    "reshuffled": _reshuffled,
    "turned_up": _turned_up,
    "deck_test": _turned_up,
    "hand_test": _discarded,
    "discarded": _discarded,
    "gear_drawn": _gear_drawn,
    "gear_reshuffled": _gear_reshuffled,
    "gear_discarded": append("gear_discard"),
    "blueprint_drawn": _blueprint_drawn,
    "blueprint_returned": _blueprint_returned,
    "monster_drawn": _monster_drawn,
    "monsters_reshuffled": _monsters_reshuffled,
    "no_room": _no_room,
}
