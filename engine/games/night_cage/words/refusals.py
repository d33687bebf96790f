"""Why an action is not legal, with the rule behind it in our own words."""

from collections.abc import Callable

from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.night_cage.rules.keepers import strikes_from_behind
from engine.games.night_cage.rules.tiles import ATTACKS, EMPTY, EXITS, PIT
from engine.games.night_cage.state import CageState
from engine.games.night_cage.words.text import DESCRIBE

NOT_ASKED = N_("you cannot do that now")

ASKED = {
    "start": N_("place the starting tile first"),
    "place": N_("place the drawn tile first"),
    "step_on": N_("place the drawn tile first"),
    "land_on": N_("place your landing tile first"),
    "swap": N_("swap the monster for a connected tile first"),
    "scrambling": N_("scramble to an adjacent cell first"),
    "fall": N_("choose a row or column to fall along first"),
    "land": N_("land first"),
    "block": N_("first decide whether to block the hit"),
    "key": N_("take or leave the key first"),
    "dirge": N_("place the Dirge first"),
    "snuff": N_("Final Flickers: remove a lit tile first"),
}
"""What has to be decided before anything else, by the entry that waits."""


def refusal(state: CageState, seat: int, action: Action) -> Phrase:
    """The rule that forbids an action, or what is asked instead."""
    kind = action[0]
    waiting = state.todo[-1][0]
    if not isinstance(kind, str) or kind not in DESCRIBE:
        return Phrase(NOT_ASKED)
    if kind in REFUSALS and waiting in FITTING[kind]:
        return Phrase(REFUSALS[kind](state, action))
    return Phrase(ASKED.get(waiting, NOT_ASKED))


def _side(action: Action) -> int | None:
    return action[1] if len(action) == 2 and action[1] in range(4) else None


def _move(state: CageState, action: Action) -> str:
    side = _side(action)
    if side is None:
        return NOT_ASKED
    here = state.at[state.active]
    target = state.grid.next[here][side]
    tile = state.board[target]
    if state.todo[-1][0] == "again" and not state.nerve[state.active]:
        return N_("moving again costs 1 Nerve")
    if state.todo[-1][0] == "again" and not state.todo[-1][1]:
        return N_("you stayed: you cannot move again this turn")
    if not EXITS[state.board[here]] >> side & 1:
        return N_("your tile has no exit on that side")
    return _blocked(state, target, tile, side)


def _blocked(state: CageState, target: int, tile: int, side: int) -> str:
    if tile == EMPTY and not state.deck:
        return N_("no tile there, and the stack is empty")
    if tile == EMPTY:
        return N_("no tile there: you can only step into the dark when your candle is out")
    if not tile & PIT and not EXITS[tile] >> (side ^ 2) & 1:
        return N_("a wall: both tiles need an exit towards each other")
    if strikes_from_behind(tile, side ^ 2):
        return N_("you already have a key: you cannot go in behind a Keeper")
    if ATTACKS[tile]:
        return N_("to step onto a monster, charge it for 1 Nerve")
    return N_("occupied: only a Gate holds several prisoners")


def _charge(state: CageState, action: Action) -> str:
    side = _side(action)
    if side is None:
        return NOT_ASKED
    target = state.grid.next[state.at[state.active]][side]
    if not ATTACKS[state.board[target]]:
        return N_("you can only charge a monster")
    if state.todo[-1][0] == "again":
        return N_("charging as an extra move costs 2 Nerve")
    return N_("charging costs 1 Nerve and needs a connected path")


def _stay(state: CageState, action: Action) -> str:
    if state.todo[-1][0] == "again":
        return N_("you have already moved: you cannot stay")
    return N_("your candle is out: you must move, or spend 1 Nerve to stay")


def _sustain(state: CageState, action: Action) -> str:
    if state.gain:
        return N_("you gain Nerve this turn, so you cannot spend any")
    return N_("sustaining the light costs 1 Nerve")


def _pass(state: CageState, action: Action) -> str:
    return N_("pass a key only to an adjacent, connected prisoner who has none")


def _always(words: str) -> Callable[[CageState, Action], str]:
    return lambda state, action: words


ACTING = frozenset({"choose", "again"})
FITTING: dict[str, frozenset[str]] = {
    "move": ACTING,
    "charge": ACTING,
    "stay": ACTING,
    "give": ACTING,
    "receive": ACTING,
    "take": ACTING,
    "end": frozenset({"choose"}),
    "place": frozenset({"place", "step_on", "land_on", "swap"}),
    "start": frozenset({"start"}),
    "land": frozenset({"land"}),
    "fall": frozenset({"fall"}),
    "scramble": frozenset({"scrambling"}),
    "dirge": frozenset({"dirge"}),
    "snuff": frozenset({"snuff"}),
    "sustain": frozenset({"snuff"}),
}
"""Where a reason of its own fits; anywhere else something else is asked."""

REFUSALS: dict[str, Callable[[CageState, Action], str]] = {
    "move": _move,
    "charge": _charge,
    "stay": _stay,
    "give": _pass,
    "receive": _pass,
    "take": _always(N_("there is no key here, or you already have one")),
    "end": _always(N_("you must move or stay every turn")),
    "place": _always(N_("place the tile at an opening, connected to the prisoner's tile")),
    "start": _always(N_("choose a free cell to start on")),
    "land": _always(N_("land on an empty, unlit cell in that row or column")),
    "fall": _always(N_("choose the pit's row or its column")),
    "scramble": _always(N_("scramble to a free tile with an exit towards you, a pit or an empty cell")),
    "dirge": _always(N_("the Dirge must cover the Omen and fit on the board")),
    "snuff": _always(N_("choose a lit tile with no prisoner on it, unless none is left")),
    "sustain": _sustain,
}
