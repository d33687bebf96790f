"""The fortress companion: what the app does for people who play with the box.

It turns the tombstones up, or is told which one was, and keeps stage and round. If the board is mirrored it
also walks the monster. Everything can be put right by hand, and every touch can be taken back by name.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from engine.core.companion import Companion
from engine.core.dice import seeded
from engine.core.errors import MALFORMED, SaveError
from engine.core.event import EVERYONE, Event
from engine.core.game import Options
from engine.core.history import History, Title
from engine.core.text import N_, Phrase, Seat
from engine.games.finstere_flure.companion import mirroring
from engine.games.finstere_flure.companion.mirroring import Piece, count_gone, lonely, way_of
from engine.games.finstere_flure.companion.moments import NONE, Moment, read_moment, title_of, write_moment
from engine.games.finstere_flure.companion.view import CompanionView
from engine.games.finstere_flure.rules.ending import NONE_OUT, finish_stage_2, goal, out, winner
from engine.games.finstere_flure.rules.layouts import MAPS, scenery
from engine.games.finstere_flure.rules.pieces import LINE
from engine.games.finstere_flure.rules.stages import take_over
from engine.games.finstere_flure.rules.starting import bare_table
from engine.games.finstere_flure.rules.tombstones import (
    ALL,
    TOMBSTONES,
    Tombstone,
    meaning,
    shuffle_all,
    turn_up,
)
from engine.games.finstere_flure.rules.walking import Walk, hunt
from engine.games.finstere_flure.state import IN_THE_BOX, LAST_TURN, OUTSIDE, TURNS_A_STAGE, FlureState
from engine.games.finstere_flure.view import FlureView, view

EMPTY = "empty"
"""A bare floor: a board that must be mirrored by hand."""

OVER = N_("the second stage is over")
NOTHING_LEFT = N_("no face-down tombstones are left")
NUMBER_FIRST = N_("the first tombstone must be a number: draw another one")
NEEDS_TWIN = N_("a teleporter needs its twin")
WALK_FIRST = N_("the monster has not moved yet")


class FortressCompanion(Companion[Moment]):
    """Keeps tombstones, stages and, if it is wished, the whole board for a table with the box."""

    game = "finstere_flure"
    spoken = staticmethod(title_of)

    def __init__(self, advanced: bool, mirrors: bool, draws: bool, history: History[Moment]) -> None:
        super().__init__(history)
        self.advanced = advanced
        self.mirrors = mirrors
        """Whether the board is copied and the monster walks by itself."""
        self.draws = draws
        """Whether the app shuffles the tombstones; otherwise those of the box are told."""

    @classmethod
    def opened(cls, seats: int, options: Options, layout: str, mirrors: bool, draws: bool, seed: int) -> Self:
        """A fresh table: this board, everybody outside, all tombstones face down."""
        state = bare_table(seats, seeded(seed), options)
        advanced = options["variant"] == "advanced"
        if layout in MAPS:
            board, pools = scenery(MAPS[layout])
            state.board, state.pools = board[:], pools[:]
        count_gone(state, advanced)
        return cls(advanced, mirrors, draws, History(Moment(state, NONE)))

    @property
    def state(self) -> FlureState:
        """The table at this moment; whoever wants to change it calls a method."""
        return self.now.state

    def view(self) -> CompanionView:
        """All that the companion shows."""
        state = self.state
        return CompanionView(
            board=view(state, None),
            seats=state.seats,
            draws=self.draws,
            stage=state.stage,
            turn=state.turn,
            first=state.first,
            stones=tuple(meaning(number, state.triple) for number in ALL),
            seen=tuple(state.seen),
            left=tuple(sorted(state.deck)),
            waiting=self.waiting,
            bare=not any(state.board),
            in_the_box=mirroring.in_the_box(state, self.advanced),
            verdict=self.verdict(),
        )

    def piece_at(self, cell: int) -> Piece | None:
        """What lies on a cell."""
        return mirroring.piece_at(self.state, cell)

    def way_of(self, piece: Piece) -> int:
        """How a piece lies."""
        return way_of(self.state, piece)

    @property
    def waiting(self) -> Tombstone | None:
        """The tombstone whose round is not over."""
        number = self.now.waiting
        return None if number == NONE else meaning(number, self.state.triple)

    def walk(self) -> Walk:
        """Where the monster goes with the tombstone that waits."""
        stone = self.waiting or TOMBSTONES[0]
        return hunt(self.state.position, stone.steps, stone.prey)

    def story(self) -> tuple[FlureView, list[Event]] | None:
        """The table before the tombstone that waits, and all that follows: what a walk is shown from."""
        before, number = view(self.state, None), self.now.waiting
        if number == NONE:
            return None
        before["left"] = sorted([*before["left"], number])
        before["seen"] = before["seen"][:-1]
        turned: Event = ("tombstone", EVERYONE, "", number, self.state.triple)
        return before, [turned, *self.walk().events]

    def draw(self) -> str | None:
        """Turn a tombstone up; gives why not."""
        state, refused = self._for_tombstone()
        if refused is None and not self._can_begin(state, state.deck):
            refused = NOTHING_LEFT
        if refused is None:
            turn_up(state, [])
            self._note(("tombstone", state.seen[-1]), state, state.seen[-1])
        return refused

    def tell(self, number: int) -> str | None:
        """Hear which tombstone the box gave; gives why that cannot be."""
        state, refused = self._for_tombstone()
        if refused is None and number not in state.deck:
            refused = NOTHING_LEFT
        if refused is None and not self._can_begin(state, [number]):
            refused = NUMBER_FIRST
        if refused is None:
            state.deck.remove(number)
            state.seen.append(number)
            self._note(("tombstone", number), state, number)
        return refused

    def take_over(self) -> None:
        """The monster was walked as shown: the board is as it left it, and the round is over."""
        state = self.state.clone()
        take_over(state, self.walk(), [])
        state.set_pawns()
        end_round(state)
        self._note(("walk",), state, NONE)

    def move_pawn(self, pawn: int, where: int) -> str | int:
        """Put a pawn on a cell, or OUTSIDE, ESCAPED, LOST; gives the stones it pushed, or why not."""
        state = self.state.clone()
        pushed = mirroring.place_pawn(state, pawn, where)
        if not isinstance(pushed, str):
            self._note(("pawn", pawn, where), state)
        return pushed

    def flip_pawn(self, pawn: int) -> None:
        """Turn a pawn over."""
        state = self.state.clone()
        state.face[pawn] ^= 1
        self._note(("flip", pawn), state)

    def move_monster(self, cell: int) -> str | None:
        """Put the monster on a cell."""
        state = self.state.clone()
        return self._unless(mirroring.stand_monster(state, cell), ("monster", cell), state)

    def face_monster(self, side: int) -> None:
        """Let the monster look to a side."""
        state = self.state.clone()
        state.facing = side % 4
        self._note(("facing",), state)

    def add_piece(self, kind: int, cell: int, way: int = 0) -> str | None:
        """Lay a piece from the box."""
        if not mirroring.in_the_box(self.state, self.advanced).get(kind):
            return mirroring.ALL_LIE
        state = self.state.clone()
        return self._unless(mirroring.lay(state, kind, cell, way), ("lay", kind), state)

    def move_piece(self, piece: Piece, cell: int) -> str | None:
        """Put a piece somewhere else."""
        state = self.state.clone()
        refused = mirroring.shift(state, piece, cell, way_of(state, piece))
        return self._unless(refused, ("piece", piece.kind), state)

    def turn_piece(self, piece: Piece) -> str | None:
        """Turn the long pool or a teleporter by a quarter."""
        state = self.state.clone()
        ways = 2 if piece.kind == LINE else 4
        refused = mirroring.shift(state, piece, piece.cell, (way_of(state, piece) + 1) % ways)
        return self._unless(refused, ("turn", piece.kind), state)

    def remove_piece(self, piece: Piece) -> None:
        """Put a piece back into the box."""
        state = self.state.clone()
        mirroring.lift(state, piece)
        self._unless(None, ("remove", piece.kind), state)

    def set_turn(self, turn: int) -> None:
        """Correct the round, counted from 0; the stage follows from it. Faces are those of the round."""
        state = self.state.clone()
        again = turn // TURNS_A_STAGE != state.turn // TURNS_A_STAGE
        state.turn, state.ended = max(0, min(LAST_TURN - 1, turn)), 0
        if again:
            shuffle_all(state)
        set_faces(state)
        self._note(("round", state.turn), state, NONE if again else self.now.waiting)

    def set_first(self, seat: int) -> None:
        """Give the start marker to somebody."""
        state = self.state.clone()
        state.first = seat % state.seats
        self._note(("first", state.first), state)

    def set_seen(self, numbers: Sequence[int]) -> None:
        """Say which tombstones of this stage lie open; one that waits stays."""
        state, waiting = self.state.clone(), self.now.waiting
        open_ = [number for number in state.seen if number in numbers or number == waiting]
        open_ += [number for number in numbers if number not in open_]
        last = [waiting] if waiting != NONE else []
        state.seen = bytearray([number for number in open_ if number not in last] + last)
        state.deck = bytearray(
            [number for number in state.deck if number not in state.seen]
            + [number for number in ALL if number not in state.seen and number not in state.deck]
        )
        self._note(("seen",), state)

    def verdict(self) -> Phrase | None:
        """How the game has ended, if it has (ruling 5a.20)."""
        state = self.state
        if not self.mirrors:
            return Phrase(OVER) if state.ended else None
        for seat in range(state.seats):
            if out(state, seat) >= goal(state):
                return Phrase("{who} wins: all but one of their pawns have escaped", who=Seat(seat))
        if not state.ended and any(cell >= OUTSIDE for cell in state.at):
            return None
        leader = winner(state)
        if leader is None:
            return Phrase(NONE_OUT)
        return Phrase("{who} wins: most pawns escaped, and first to reach that number", who=Seat(leader))

    def plain(self) -> dict[str, Any]:
        """The companion as JSON-able data, with all that can be undone."""
        past = self.history.plain(write_moment)
        return {"advanced": self.advanced, "mirrors": self.mirrors, "draws": self.draws, "past": past}

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Self:
        """The companion that `plain` described; SaveError if it makes no sense."""
        try:
            history = History.from_plain(data["past"], read_moment, title_of)
            companion = cls(bool(data["advanced"]), bool(data["mirrors"]), bool(data["draws"]), history)
            companion.walk(), companion.verdict()
        except MALFORMED as bad:
            raise SaveError(Phrase("this saved game cannot be read")) from bad
        return companion

    def _for_tombstone(self) -> tuple[FlureState, str | None]:
        """The table before the next tombstone; without a board that also ends the round before it."""
        state = self.state.clone()
        if self.waiting is not None and self.mirrors:
            return state, WALK_FIRST
        if self.waiting is not None:
            end_round(state)
        if state.turn >= LAST_TURN or state.ended:
            return state, OVER
        return state, NEEDS_TWIN if self.mirrors and lonely(state) else None

    def _can_begin(self, state: FlureState, numbers: Sequence[int]) -> bool:
        """Whether one of these may be turned up now: the first of the game is a number (ruling 5a.17)."""
        prey_counts = state.turn > 0
        return any(prey_counts or not meaning(number, state.triple).prey for number in numbers)

    def _unless(self, refused: str | None, title: Title, state: FlureState) -> str | None:
        if refused is None:
            count_gone(state, self.advanced)
            self._note(title, state)
        return refused

    def _note(self, title: Title, state: FlureState, waiting: int | None = None) -> None:
        self.history.note(title, Moment(state, self.now.waiting if waiting is None else waiting))


def end_round(state: FlureState) -> None:
    """The marker goes on; after seven rounds the second stage begins, after fourteen all is over (5a.19)."""
    state.turn += 1
    state.first = (state.first + 1) % state.seats
    if state.turn == TURNS_A_STAGE:
        shuffle_all(state)
    if state.turn >= LAST_TURN:
        state.turn = LAST_TURN
        finish_stage_2(state, [])
    else:
        set_faces(state)


def set_faces(state: FlureState) -> None:
    """All pawns show the number of the round that begins."""
    for pawn, cell in enumerate(state.at):
        state.face[pawn] = 0 if cell == IN_THE_BOX else state.turn & 1
