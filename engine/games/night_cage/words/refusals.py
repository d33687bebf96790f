"""Why an action is not legal, with the rule behind it in our own words."""

from collections.abc import Callable

from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.night_cage.rules.keepers import strikes_from_behind
from engine.games.night_cage.rules.tiles import ATTACKS, EMPTY, EXITS, PIT
from engine.games.night_cage.state import CageState
from engine.games.night_cage.words.text import DESCRIBE

NOT_ASKED = N_("that is not what is asked now")

ASKED = {
    "start": N_("a prisoner must choose where to begin"),
    "place": N_("the tile that was drawn must be placed first"),
    "step_on": N_("the tile that was drawn must be placed first"),
    "land_on": N_("the tile to land on must be placed first"),
    "swap": N_("the monster must be swapped with a connected tile first"),
    "scrambling": N_("the prisoner must scramble off the monster first"),
    "fall": N_("who falls chooses the row or the column first"),
    "land": N_("the falling prisoner must land first"),
    "block": N_("who is hit decides first whether to block"),
    "key": N_("first the key: take it or leave it"),
    "dirge": N_("the Dirge must be placed first"),
    "snuff": N_("in the Final Flickers a lit tile must go first"),
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
        return N_("moving again costs a Nerve token")
    if state.todo[-1][0] == "again" and not state.todo[-1][1]:
        return N_("staying ends the turn: there is no moving again after it")
    if not EXITS[state.board[here]] >> side & 1:
        return N_("no path leads out that way")
    return _blocked(state, target, tile, side)


def _blocked(state: CageState, target: int, tile: int, side: int) -> str:
    if tile == EMPTY and not state.deck:
        return N_("there is nothing there, and no tile is left to draw")
    if tile == EMPTY:
        return N_("there is nothing there to step on; only in the dark does one grope for a tile")
    if not tile & PIT and not EXITS[tile] >> (side ^ 2) & 1:
        return N_("a wall: both tiles must open to each other")
    if strikes_from_behind(tile, side ^ 2):
        return N_("who holds a key already has no business behind a Keeper")
    if ATTACKS[tile]:
        return N_("a monster can only be charged, for a Nerve token")
    return N_("somebody stands there: only a Gate holds several prisoners")


def _charge(state: CageState, action: Action) -> str:
    side = _side(action)
    if side is None:
        return NOT_ASKED
    target = state.grid.next[state.at[state.active]][side]
    if not ATTACKS[state.board[target]]:
        return N_("only a monster can be charged")
    if state.todo[-1][0] == "again":
        return N_("charging as an extra move costs two Nerve tokens")
    return N_("charging costs a Nerve token and needs an open path")


def _stay(state: CageState, action: Action) -> str:
    if state.todo[-1][0] == "again":
        return N_("after moving one cannot stay any more")
    return N_("in the dark one must move; staying costs a Nerve token")


def _sustain(state: CageState, action: Action) -> str:
    if state.gain:
        return N_("who gains Nerve this turn cannot spend any")
    return N_("sustaining the light costs a Nerve token")


def _pass(state: CageState, action: Action) -> str:
    return N_("a key is passed to a neighbour on a connected tile who holds none")


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
    "give_up": ACTING,
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
    "take": _always(N_("there is no key here to take, or you hold one already")),
    "end": _always(N_("every turn one moves or stays")),
    "give_up": _always(N_("one gives up only in the Final Flickers")),
    "place": _always(N_("the tile must lie at an opening and be joined to the prisoner's tile")),
    "start": _always(N_("a prisoner begins on a free cell")),
    "land": _always(N_("one lands on an empty, unlit cell of the line one fell along")),
    "fall": _always(N_("only the row or the column of the pit")),
    "scramble": _always(N_("one scrambles to a free tile that opens to here, into a pit, or into the dark")),
    "dirge": _always(N_("the Dirge must cover the Omen and lie wholly on the board")),
    "snuff": _always(N_("only a lit tile without a prisoner, unless nothing else is left")),
    "sustain": _sustain,
}
