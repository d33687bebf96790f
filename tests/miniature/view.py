"""What a seat of Embers may know, how events change it, and how the rest is imagined."""

from typing import Any

from engine.core import pending
from engine.core.dice import seeded, shuffle
from engine.core.event import Event
from engine.core.pending import Asking
from tests.miniature.rules import SCRIPT
from tests.miniature.state import NOT_VOTED, TILES, EmbersState

OPEN = (
    "active",
    "board",
    "discard",
    "embers",
    "owners",
    "plays",
    "round",
    "seats",
    "shown",
    "side",
    "turns",
    "voting",
)
"""What lies on the table for all to see."""


class EmbersView(Asking):
    """All that a seat may know at a table of Embers."""

    active: int
    board: list[int]
    discard: list[int]
    embers: list[int]
    owners: list[int]
    plays: int
    round: int
    seats: int
    shown: list[int]
    side: int
    turns: list[int]
    voting: int
    deck: int
    held: list[int]
    hand: list[int]
    voted: list[int]
    vote: int


def view(state: EmbersState, seat: int | None) -> EmbersView:
    """The open table, one's own hand and vote, and how many tiles the others hold."""
    seen: dict[str, Any] = {name: getattr(state, name) for name in OPEN}
    seen = {name: list(value) if isinstance(value, list) else value for name, value in seen.items()}
    seen["seat"] = seat
    pending.add(seen, state.todo, SCRIPT.deciders(state))
    seen["deck"] = len(state.deck)
    seen["held"] = [len(hand) for hand in state.hands]
    seen["hand"] = [] if seat is None else sorted(state.hands[seat])
    seen["voted"] = [int(vote != NOT_VOTED) for vote in state.votes]
    seen["vote"] = NOT_VOTED if seat is None else state.votes[seat]
    return seen


def _played(view: EmbersView, seat: int, tile: int) -> None:
    view["held"][seat] -= 1
    if seat == view["seat"]:
        view["hand"].remove(tile)


def _put(view: EmbersView, seat: int, tile: int, cell: int) -> None:
    view["board"][cell], view["owners"][cell], view["turns"][cell] = tile, seat, 0
    view["plays"] += 1


def _faced(view: EmbersView, cell: int, turn: int) -> None:
    view["turns"][cell] = turn


def _rolled(view: EmbersView, seat: int, face: int, gain: int) -> None:
    view["embers"][seat] += gain
    view["shown"] = [face]


def _blocked(view: EmbersView, seat: int) -> None:
    view["embers"][seat] -= 1


def _yielded(view: EmbersView, cell: int) -> None:
    view["discard"].append(view["board"][cell])
    view["board"][cell] = view["owners"][cell] = view["turns"][cell] = 0


def _drew(view: EmbersView, seat: int, tile: int) -> None:
    view["hand"] = sorted([*view["hand"], tile])
    _drew_hidden(view, seat)


def _drew_hidden(view: EmbersView, seat: int) -> None:
    view["deck"] -= 1
    view["held"][seat] += 1


def _next(view: EmbersView, active: int, round_: int) -> None:
    view["active"], view["round"] = active, round_


def _voted(view: EmbersView, seat: int, vote: int) -> None:
    view["vote"] = vote
    _voted_hidden(view, seat)


def _voted_hidden(view: EmbersView, seat: int) -> None:
    view["voted"][seat] = 1


def _votes(view: EmbersView, votes: list[int], share: int) -> None:
    view["embers"] = [count + share for count in view["embers"]]
    view["voted"] = [0] * view["seats"]
    view["vote"] = NOT_VOTED
    view["shown"] = votes


FOLD = {
    "played": _played,
    "put": _put,
    "faced": _faced,
    "rolled": _rolled,
    "blocked": _blocked,
    "yielded": _yielded,
    "drew": _drew,
    "drew_hidden": _drew_hidden,
    "next": _next,
    "voted": _voted,
    "voted_hidden": _voted_hidden,
    "votes": _votes,
    "asked": pending.fold,
}


def fold(view: EmbersView, event: Event) -> None:
    """Bring a view up to date with one event."""
    FOLD[event[0]](view, *event[3:])


def imagine(view: EmbersView, dice: int) -> EmbersState:
    """Deal the tiles that are nowhere in sight to the other hands and the deck."""
    state = EmbersState()
    for name in OPEN:
        value = view[name]
        setattr(state, name, list(value) if isinstance(value, list) else value)
    state.todo = pending.stack(view)
    shown = {entry[2] for entry in state.todo if entry[0] == "put"}
    known = shown | set(view["board"]) | set(view["discard"]) | set(view["hand"])
    hidden = [tile for tile in range(1, TILES + 1) if tile not in known]
    state.dice = shuffle(seeded(dice), hidden)
    state.hands = [
        list(view["hand"]) if seat == view["seat"] else [hidden.pop() for _ in range(held)]
        for seat, held in enumerate(view["held"])
    ]
    state.deck = hidden
    state.votes = [
        view["vote"] if seat == view["seat"] else (dice >> seat & 1 if voted else NOT_VOTED)
        for seat, voted in enumerate(view["voted"])
    ]
    return state


def redeal(state: EmbersState, seat: int | None, dice: int) -> EmbersState:
    """Shuffle the deck, the other hands and the other votes of the true state among themselves."""
    twin = state.clone()
    others = [other for other in range(state.seats) if other != seat]
    pool = state.deck + [tile for other in others for tile in state.hands[other]]
    twin.dice = shuffle(seeded(dice), pool)
    for other in others:
        twin.hands[other] = [pool.pop() for _ in state.hands[other]]
        if state.votes[other] != NOT_VOTED:
            twin.votes[other] = dice >> other & 1
    twin.deck = pool
    return twin
