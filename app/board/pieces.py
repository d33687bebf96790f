"""Things that stand on the board: pawns with their flames, tokens, monsters.

A piece is where the rules say at once; its picture may still be on the way. Nearer pieces (lower on
the screen) are drawn over farther ones.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

from app.board.batch import Batch
from app.board.geometry import Point
from app.board.layer import WHITE, Colour, Layer, Stage
from app.board.motion import ease_in, ease_in_out, ease_out, linear
from app.board.piece import Piece, Stamp
from app.board.strokes import along, length

STEP_SECONDS = 0.18
"""How long a piece takes per cell of its way."""
LONGEST_WALK = 0.9
FALL_SECONDS, FALL_DEPTH = 0.4, 0.3
"""How long a piece falls, and how deep it is seen to, in cells."""
SNUFF_SECONDS, SMOKE_SECONDS, KINDLE_SECONDS = 0.12, 1.4, 0.4
GROW_SECONDS = 0.5


class Pieces(Layer):
    """The standing pieces of a board, by any hashable name."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._pieces: dict[Hashable, Piece] = {}
        self._order: list[Hashable] = []
        self._batch = Batch()
        self.canvas.add(self._batch)

    def __contains__(self, name: Hashable) -> bool:
        return name in self._pieces

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._pieces)

    def put(
        self,
        name: Hashable,
        sprite: str,
        pos: Point,
        height: float = 0.8,
        anchor: Point = (0.5, 0.13),
        flame: float = 0.0,
        shadow: bool = True,
        tint: Colour = WHITE,
        stamps: Sequence[Stamp] = (),
    ) -> None:
        """Put a piece there at once, or change the one of that name.

        `anchor` is the point of the sprite that stands on `pos`; `flame` is where the wick ends as a share
        of the height, 0 for none; `stamps` are drawn on its body.
        """
        self.motions.finish(name)
        before = self._pieces.get(name)
        phase = before.phase if before else float(len(self._pieces))
        self._pieces[name] = Piece(
            self.sprites, sprite, pos, height, anchor, flame, shadow, tint, phase, stamps
        )
        self._sort(force=True)
        self.wake(any(piece.burns for piece in self._pieces.values()))

    def remove(self, name: Hashable) -> None:
        """Take a piece away."""
        self.motions.finish(name)
        if self._pieces.pop(name, None):
            self._sort(force=True)
            self.wake(any(piece.burns for piece in self._pieces.values()))

    def clear(self) -> None:
        """Take every piece away."""
        for name in list(self._pieces):
            self.remove(name)

    def where(self, name: Hashable) -> Point:
        """Give the place where a piece is drawn now."""
        return self._pieces[name].pos

    def middle(self, name: Hashable) -> Point:
        """Give the middle of a piece as it is drawn now."""
        piece = self._pieces[name]
        (left, bottom), (width, height) = piece.corner, piece.size
        return left + width / 2, bottom + height / 2

    def height(self, name: Hashable) -> float:
        """Give how tall a piece is drawn now, in cells."""
        return self._pieces[name].size[1]

    def resize(self, name: Hashable, height: float) -> None:
        """Let a piece be so tall, round the point on which it stands."""
        piece = self._pieces[name]
        piece.size = piece.size[0] * height / piece.size[1], height
        piece.go(piece.pos)

    def drag(self, name: Hashable, pos: Point) -> None:
        """Let a piece hang on a finger."""
        self.motions.finish(name)
        self._go(self._pieces[name], pos)

    def move(
        self,
        name: Hashable,
        path: Sequence[Point],
        seconds: float | None = None,
        done: Callable[[], object] | None = None,
    ) -> None:
        """Walk along the points, from where the piece is drawn now; `done` is called on arrival."""
        self.motions.finish(name)
        piece = self._pieces[name]
        points = [piece.pos, *path]
        if seconds is None:
            seconds = min(LONGEST_WALK, STEP_SECONDS * max(1.0, length(points)))
        self.motions.start(
            name, seconds, lambda share: self._go(piece, along(points, share)), ease_in_out, done
        )

    def snuff(self, name: Hashable, sprite: str) -> None:
        """Put a flame out: it shrinks, the piece looks as given, and smoke rises."""
        self.motions.finish(name)
        piece = self._pieces[name]

        def out() -> None:
            height, wick = piece.size[1], piece.wick
            self.put(name, sprite, piece.pos, height, piece.anchor, 0.0, piece.has_shadow)
            spent = self._pieces[name]
            spent.wick = wick
            self.motions.start((name, "smoke"), SMOKE_SECONDS, spent.smoke, linear)

        self.motions.start(name, SNUFF_SECONDS, piece.shrink, done=out)

    def kindle(self, name: Hashable, sprite: str, flame: float) -> None:
        """Light a flame: the piece looks as given, and fire shoots up from its wick."""
        self.motions.finish(name)
        piece = self._pieces[name]
        self.put(name, sprite, piece.pos, piece.size[1], piece.anchor, flame, piece.has_shadow)
        self.motions.start(name, KINDLE_SECONDS, self._pieces[name].flare, linear)

    def fall(self, name: Hashable, done: Callable[[], object]) -> None:
        """Let a piece drop out of sight where it stands; `done` says what becomes of it."""
        self.motions.finish(name)
        piece, (x, y) = self._pieces[name], self._pieces[name].pos

        def drop(share: float) -> None:
            piece.go((x, y - FALL_DEPTH * share))
            piece.tint((1 - share, 1 - share, 1 - share, 1 - share))
            piece.shrink(share)

        self.motions.start(name, FALL_SECONDS, drop, ease_in, done)

    def grow(self, name: Hashable) -> None:
        """Let a piece open from nothing to its size, round the point on which it lies."""
        self.motions.finish(name)
        piece, (width, height) = self._pieces[name], self._pieces[name].size

        def open_up(share: float) -> None:
            piece.size = width * share, height * share
            piece.go(piece.pos)

        self.motions.start(name, GROW_SECONDS, open_up, ease_out)

    def tint(self, name: Hashable, tint: Colour) -> None:
        """Colour a piece; the fourth number is its opacity."""
        self._pieces[name].tint(tint)

    def at(self, x: float, y: float) -> Hashable | None:
        """Give the nearest piece under a point."""
        for name in reversed(self._order):
            if self._pieces[name].covers(x, y):
                return name
        return None

    def pulse(self, time: float) -> None:
        for piece in self._pieces.values():
            piece.burn(time)

    def _go(self, piece: Piece, pos: Point) -> None:
        piece.go(pos)
        self._sort()

    def _sort(self, force: bool = False) -> None:
        order = sorted(self._pieces, key=lambda name: -self._pieces[name].pos[1])
        if order == self._order and not force:
            return
        self._order = order
        self._batch.show(self._pieces[name].quads for name in order)
