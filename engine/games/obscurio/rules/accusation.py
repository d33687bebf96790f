"""The accusation: once, when the light zone is empty (rulebook p. 10; rulings 6 to 13).

Entries: ("debate",) waits until a minute of talk is over, ("vote",) for everybody's finger at once.
"""

from engine.core.event import EVERYONE, Event, only
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.obscurio.rules.clock import TIME
from engine.games.obscurio.rules.cohesion import lose
from engine.games.obscurio.rules.ending import LOST, finish
from engine.games.obscurio.rules.wizards import ask, bits_of, wizards
from engine.games.obscurio.state import NOBODY, LibraryState

COST = 2
"""Tokens lost for every loyal Wizard who is accused."""

DEBATE, AFTERMATH = "debate", "aftermath"
"""What can follow a resolution or an accusation. In the aftermath everything lies open for the Grimoire."""


def is_due(state: LibraryState) -> bool:
    """Whether the hunt for the Traitor begins now; nothing else can start it (ruling 6)."""
    return state.traitor != NOBODY and not state.exposed and not state.light


def open_debate(state: LibraryState, why: str, events: list[Event]) -> None:
    """A minute of talk among the Wizards; the Grimoire only keeps the time."""
    events.append(("accusation", EVERYONE, why))
    ask(state, DEBATE, 1 << state.grimoire, events)


def debate_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """The minute is over."""
    return [TIME]


def take_debate(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """All point at once."""
    state.todo.pop()
    ask(state, "vote", bits_of([each for each in wizards(state) if suspects(state, each)]), events)


def suspects(state: LibraryState, voter: int) -> list[int]:
    """Whom a Wizard may accuse: not himself, nor one already shown to be loyal (ruling 8)."""
    return [seat for seat in wizards(state) if seat != voter and not state.cleared >> seat & 1]


def vote_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """One of the suspects."""
    return [("accuse", suspect) for suspect in suspects(state, seat)]


def take_vote(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """A vote stays hidden until the last one."""
    state.votes[seat] = action[1]
    state.asked &= ~(1 << seat)
    events.append(("voted", only(seat), "", action[1]))
    if not state.asked:
        state.todo.pop()
        state.todo.append(("count",))


def count_votes(state: LibraryState, entry: Entry, events: list[Event]) -> None:
    """See who is accused, and wait at what follows."""
    follows = accuse(state, events)
    if follows == DEBATE:
        open_debate(state, "9", events)
    elif follows == AFTERMATH:
        ask(state, AFTERMATH, 1 << state.grimoire, events)


def accuse(state: LibraryState, events: list[Event]) -> str:
    """All with the most votes show their loyalty (ruling 7); gives the step that follows, "" at the end."""
    votes = state.votes
    state.votes, state.ballot = [NOBODY] * state.seats, votes
    events.append(("votes", EVERYONE, "7", tuple(votes)))
    counts = [votes.count(seat) for seat in range(state.seats)]
    for seat, count in enumerate(counts):
        if count == max(counts):
            _show_loyalty(state, seat, events)
    if not state.tokens:
        finish(state, LOST, "9", events)
        return ""
    return AFTERMATH if state.exposed else DEBATE


def _show_loyalty(state: LibraryState, seat: int, events: list[Event]) -> None:
    """The Traitor's pawn leaves the board for good; a loyal Wizard costs two tokens (ruling 9)."""
    if seat == state.traitor:
        state.exposed = 1
        state.pawns[seat] = 0
        events.append(("exposed", EVERYONE, "11", seat))
        return
    state.cleared |= 1 << seat
    light, dark = lose(state, COST)
    state.box += light + dark
    events.append(("cleared", EVERYONE, "9", seat, light, dark))
