"""What happens to bodies: fighters, enemies and what they wear."""

from collections.abc import Callable

from engine.games.dead_cells.cards.catalogue import MONSTERS
from engine.games.dead_cells.cards.kinds import DECKS
from engine.games.dead_cells.folds.changes import View, add, wipe
from engine.games.dead_cells.rules.moving import TOKENS
from engine.games.dead_cells.rules.states import FIELDS
from engine.games.dead_cells.state import SLOTS


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
    wipe(view, slot)
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


FOLDS: dict[str, Callable[..., None]] = {
    "hurt": _hurt,
    "healed": add("hurt", -1),
    "blocked": add("shields", -1),
    "shield": add("shields"),
    "gold_shield": add("gold"),
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
    "companion_hurt": _companion_hurt,
    "companion_died": _unworn,
    "dropped": _unworn,
    "wore": _wore,
    "hearts": _hearts,
    "advanced": _advanced,
    "serenade": _serenade,
    "power": _power,
}
