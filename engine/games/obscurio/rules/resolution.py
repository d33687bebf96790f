"""Phase 4 ends: the Exit is revealed, tokens are lost, the marker moves (rulebook p. 9, sheet section 4).

The order is the sheet's: freeze, reveal, wrong Wizards, Dangerous Room, loss, progress, accusation.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.games.obscurio.rules.accusation import AFTERMATH, DEBATE, is_due, open_debate
from engine.games.obscurio.rules.clock import penalty
from engine.games.obscurio.rules.cohesion import lose
from engine.games.obscurio.rules.ending import ESCAPED, LOST, finish
from engine.games.obscurio.rules.traps import DANGEROUS, EVANESCENT
from engine.games.obscurio.rules.wizards import ask, owner, pawns_in_play
from engine.games.obscurio.state import LAST_SPACE, NOBODY, LibraryState

ALONE_COST, COMPANION_COST = 2, 1
"""What the pawns of a lone Wizard cost when they are wrong (ruling 33)."""


def resolve(state: LibraryState, entry: Entry, events: list[Event]) -> None:
    """See which pawns are right, and wait at what follows."""
    follows = settle(state, events)
    if follows == DEBATE:
        open_debate(state, "6", events)
    elif follows == AFTERMATH:
        ask(state, AFTERMATH, 1 << state.grimoire, events)


def settle(state: LibraryState, events: list[Event]) -> str:
    """Reveal the Exit, take the tokens, move the marker; gives the step that follows, "" at the end."""
    _reveal(state, events)
    door = state.doors.index(state.exit) + 1
    pawns = pawns_in_play(state)
    wrong = [pawn for pawn in pawns if state.pawns[pawn] != door]
    for pawn in wrong:
        _take_token(state, pawn, events)
    _dangerous_room(state, {state.pawns[pawn] for pawn in wrong} - {0}, events)
    if not state.tokens:
        finish(state, LOST, "12", events)
        return ""
    if len(wrong) < len(pawns) and _advance(state, events):
        return ""
    return DEBATE if is_due(state) else AFTERMATH


def _reveal(state: LibraryState, events: list[Event]) -> None:
    """Every door is turned, and the space where the glass stands sets the next turn's traps (ruling 3)."""
    state.shown = len(state.doors)
    state.hands = [NOBODY] * state.seats
    events.append(("revealed", EVERYONE, "", state.exit, tuple(state.doors)))
    state.penalty = penalty(state)
    events.append(("penalty", EVERYONE, "29" if state.traps & EVANESCENT else "3", state.penalty))


def _take_token(state: LibraryState, pawn: int, events: list[Event]) -> None:
    """A wrong Wizard takes a token as public history; who stands nowhere is wrong too (rulings 2, 4)."""
    seat, cost, why = owner(state, pawn), 1, "2" if state.pawns[pawn] else "4"
    if state.seats == 2:
        cost, why = ALONE_COST if pawn == seat else COMPANION_COST, "33"
    light, dark = lose(state, cost)
    state.taken[seat] += light + dark
    events.append(("wrong", EVERYONE, why, seat, pawn, light, dark))


def _dangerous_room(state: LibraryState, doors: set[int], events: list[Event]) -> None:
    """One token more for each different wrong door with a pawn, out of the game (ruling 14)."""
    if not state.traps & DANGEROUS or not doors:
        return
    light, dark = lose(state, len(doors))
    state.box += light + dark
    events.append(("dangerous", EVERYONE, "14", len(doors), light, dark))


def _advance(state: LibraryState, events: list[Event]) -> bool:
    """One right Wizard is enough; True if that was the way out (rulings 2, 12)."""
    if state.progress == LAST_SPACE:
        finish(state, ESCAPED, "12", events)
        return True
    state.progress += 1
    events.append(("advanced", EVERYONE, "26" if state.watched else "2", state.progress))
    return False
