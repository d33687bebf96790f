"""Embers: a game just large enough to need everything that the engine offers.

Players hold hidden tiles with one pointer each and lay them on a small floor. A tile that points at
somebody else's asks its owner, out of turn, to spend an ember or to lose the tile. Instead of laying one may
roll a die. After each round all vote at once and in secret whether to share the fire.
"""

from engine.core.audience import PRIVATE, PUBLIC, ROUND, Audience
from engine.core.dice import below
from engine.core.event import EVERYONE, Event, all_but, only
from engine.core.state import Entry
from engine.core.todo import Action, Decision, Script
from tests.miniature.state import NOT_VOTED, EmbersState

ROUNDS = 6
HAND = 2
VOTE_SECONDS = 6.0
"""How long everybody has the device to vote."""
LUCKY = 4
"""A roll of this or more gives an ember."""


def neighbour(side: int, cell: int, turn: int) -> int | None:
    """The cell that a pointer looks at: 0 north, then clockwise; None past the wall."""
    row, col = divmod(cell, side)
    row += (-1, 0, 1, 0)[turn]
    col += (0, 1, 0, -1)[turn]
    return row * side + col if 0 <= row < side and 0 <= col < side else None


def turn_actions(state: EmbersState, entry: Entry, seat: int) -> list[Action]:
    """Lay a tile of one's hand while there is room, or roll."""
    plays = [("play", tile) for tile in sorted(state.hands[seat])] if 0 in state.board else []
    return [*plays, ("roll",)]


def take_turn(state: EmbersState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """A tile is shown and waits for its cell; a roll is over at once."""
    state.todo.pop()
    state.todo.append(("end", seat))
    if action[0] == "roll":
        _roll(state, seat, events)
        return
    tile = action[1]
    state.hands[seat].remove(tile)
    state.todo.append(("put", seat, tile))
    events.append(("played", EVERYONE, "", seat, tile))


def _roll(state: EmbersState, seat: int, events: list[Event]) -> None:
    face, state.dice = below(state.dice, 6)
    gain = int(face + 1 >= LUCKY)
    state.embers[seat] += gain
    state.shown = [face + 1]
    events.append(("rolled", EVERYONE, "die", seat, face + 1, gain))


def put_actions(state: EmbersState, entry: Entry, seat: int) -> list[Action]:
    """Any free cell."""
    return [("put", cell) for cell, tile in enumerate(state.board) if not tile]


def take_put(state: EmbersState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The tile lies; which way it points is asked next."""
    state.todo.pop()
    cell = action[1]
    state.board[cell], state.owners[cell], state.turns[cell] = entry[2], seat, 0
    state.plays += 1
    state.todo += [("point", cell), ("face", seat, cell)]
    events.append(("put", EVERYONE, "", seat, entry[2], cell))


def face_actions(state: EmbersState, entry: Entry, seat: int) -> list[Action]:
    """Four ways."""
    return [("face", turn) for turn in range(4)]


def take_face(state: EmbersState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The tile points now."""
    state.todo.pop()
    state.turns[entry[2]] = action[1]
    events.append(("faced", EVERYONE, "", entry[2], action[1]))


def point(state: EmbersState, entry: Entry, events: list[Event]) -> None:
    """A pointer at somebody else's tile asks that player."""
    cell = entry[1]
    target = neighbour(state.side, cell, state.turns[cell])
    if target is None or not state.board[target] or state.owners[target] == state.owners[cell]:
        return
    state.todo.append(("defend", state.owners[target], target))


def defend_actions(state: EmbersState, entry: Entry, seat: int) -> list[Action]:
    """Spend an ember if there is one, or yield."""
    return [("block",), ("yield",)] if state.embers[seat] else [("yield",)]


def take_defend(state: EmbersState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """An ember is spent, or the tile is lost."""
    state.todo.pop()
    cell = entry[2]
    if action[0] == "block":
        state.embers[seat] -= 1
        events.append(("blocked", EVERYONE, "", seat))
        return
    state.discard.append(state.board[cell])
    state.board[cell] = state.owners[cell] = state.turns[cell] = 0
    events.append(("yielded", EVERYONE, "pointer", cell))


def end(state: EmbersState, entry: Entry, events: list[Event]) -> None:
    """Fill the hand, then the next player, the vote or the end."""
    seat = entry[1]
    if len(state.hands[seat]) < HAND and state.deck:
        tile = state.deck.pop()
        state.hands[seat].append(tile)
        events.append(("drew", only(seat), "refill", seat, tile))
        events.append(("drew_hidden", all_but(seat), "refill", seat))
    state.active = (seat + 1) % state.seats
    state.round += state.active == 0
    events.append(("next", EVERYONE, "", state.active, state.round))
    if state.round >= ROUNDS:
        return
    state.todo.append(("turn", state.active))
    if state.voting and state.active == 0:
        state.todo.append(("vote",))


def voters(state: EmbersState, entry: Entry) -> tuple[int, ...]:
    """All who have not voted yet, at the same time."""
    return tuple(seat for seat, vote in enumerate(state.votes) if vote == NOT_VOTED)


def have_voted(state: EmbersState, entry: Entry) -> tuple[int, ...]:
    """Those who may still vote otherwise."""
    return tuple(seat for seat, vote in enumerate(state.votes) if vote != NOT_VOTED)


def vote_actions(state: EmbersState, entry: Entry, seat: int) -> list[Action]:
    """Share or not."""
    return [("vote", 0), ("vote", 1)]


def take_vote(state: EmbersState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Votes stay hidden until the last; a majority shares an ember each."""
    state.votes[seat] = action[1]
    events.append(("voted", only(seat), "", seat, action[1]))
    events.append(("voted_hidden", all_but(seat), "", seat))
    if NOT_VOTED in state.votes:
        return
    state.todo.pop()
    share = int(sum(state.votes) * 2 > state.seats)
    state.embers = [count + share for count in state.embers]
    events.append(("votes", EVERYONE, "majority", list(state.votes), share))
    state.shown, state.votes = state.votes, [NOT_VOTED] * state.seats


def _named(state: EmbersState, entry: Entry) -> tuple[int, ...]:
    return (entry[1],)


def _own(state: EmbersState, entry: Entry) -> Audience:
    """The hand is looked at."""
    return PRIVATE(entry[1])


def _open(state: EmbersState, entry: Entry) -> Audience:
    """The tile lies on the table."""
    return PUBLIC


def _all_in_turn(state: EmbersState, entry: Entry) -> Audience:
    """Everybody votes behind the same curtain for the same time."""
    return ROUND(range(state.seats), VOTE_SECONDS, touches=1)


SCRIPT: Script[EmbersState] = Script(
    steps={"point": point, "end": end},
    decisions={
        "turn": Decision(_named, turn_actions, take_turn, _own),
        "put": Decision(_named, put_actions, take_put, _open),
        "face": Decision(_named, face_actions, take_face, _open),
        "defend": Decision(_named, defend_actions, take_defend, _open),
        "vote": Decision(voters, vote_actions, take_vote, _all_in_turn, have_voted),
    },
)
