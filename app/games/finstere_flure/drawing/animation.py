"""Plays what happened, beat by beat: pawns walk, stones slide, the tombstone turns, the monster goes hunting.

The truth is already the final view; the play only shows the way there, and a touch jumps to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture

from app.board.batch import Batch
from app.board.geometry import Point
from app.board.glyphs import glyphs
from app.board.layer import Colour, Layer, Stage, blend_add, blend_normal
from app.board.motion import Ease, ease_in_out, ease_out, linear
from app.board.quads import Quads
from app.board.strokes import along
from app.games.finstere_flure.drawing.burst import Burst
from app.games.finstere_flure.drawing.escape import SECONDS as ESCAPE
from app.games.finstere_flure.drawing.escape import Escape
from app.games.finstere_flure.drawing.gravestones import (
    FONT,
    INK,
    NUMBER_AT,
    NUMBER_HEIGHT,
    NUMBERS,
    PROPORTION,
)
from app.games.finstere_flure.drawing.onlooker import TURNED_UP, Onlooker
from app.games.finstere_flure.drawing.scenery import MONSTER, Scenery
from app.look.player_colours import HUES
from engine.core.event import Event
from engine.games.finstere_flure.queries import position_now
from engine.games.finstere_flure.rules.board import LETTERS, NEXT
from engine.games.finstere_flure.rules.look import TIE
from engine.games.finstere_flure.rules.tombstones import meaning
from engine.games.finstere_flure.view import FlureView, fold

PAWN_STEP, MONSTER_STEP, SLIDE = 0.15, 0.24, 0.13
LOOK, HESITATE, TURN, BITE, VANISH = 0.42, 0.55, 0.20, 0.6, 0.25
SNAPPED = 0.3
"""When the jaws are shut, as a share of a bite."""
UNVEIL = 1.25
"""How long the tombstone is shown."""
TOMBSTONE = 4.2
"""Its height in cells."""
SHADE: Colour = (0.02, 0.03, 0.02, 0.45)
ABOVE = 1.7
"""Where the question mark is over the monster, in cells."""

SOUNDS = {
    "stepped": "tap",
    "pushed": "place",
    "left": "flip",
    "tombstone": "draw",
    "eaten": "hit",
    "crushed": "hit",
    "crossed": "flip",
    "teleported": "flip",
}
"""What is heard of an event."""

Heard = Callable[[str], object]


class EventAnimation(Layer):
    """The stage above the board: it owns the order of the beats and what is only shown for a moment."""

    def __init__(
        self, stage: Stage, scenery: Scenery, heard: Heard, onlooker: Onlooker | None = None
    ) -> None:
        super().__init__(stage)
        self._scenery, self._heard, self._onlooker = scenery, heard, onlooker or Onlooker()
        self.walk = 0
        """How many steps the walk has that is being shown."""
        self._queue: list[Event] = []
        self._view: FlureView
        self._done: Callable[[], object] | None = None
        self._step: Callable[[float], object] = _still
        self._ease: Ease = linear
        self._light, self._passing = Quads(), InstructionGroup()
        for part in (blend_add(), Batch(self._light), blend_normal(), self._passing):
            self.canvas.add(part)
        self.skipped = False
        """Whether somebody has just jumped to the end; the touch that did so means nothing else."""

    @property
    def playing(self) -> bool:
        """Whether something is still to be shown."""
        return self._done is not None

    def play(self, before: FlureView, events: Sequence[Event], done: Callable[[], object]) -> None:
        """Show the way from a view through the events, then call `done`."""
        self.stop()
        self._view, self._queue, self._done = deepcopy(before), list(events), done
        self.skipped = False
        self.walk = max(0, sum(event[0] == "looked" for event in events) - 1)
        self._looks = 0
        if self.stage.duration(1.0) <= 0:
            self._queue.clear()
        self._next()

    def finish(self) -> None:
        """Jump to the end."""
        self.skipped = self.playing
        self.stop()

    def stop(self) -> None:
        """Jump to the end without a touch."""
        self._queue.clear()
        super().finish()
        self._end()

    def _next(self) -> None:
        """Carry out events until one takes time."""
        self._passing.clear()
        while self._queue:
            event, self._step, self._ease = self._queue.pop(0), _still, linear
            beat = BEATS.get(event[0])
            seconds = beat(self, *event[2:]) if beat else 0.0
            fold(self._view, event)
            if event[0] in SOUNDS:
                self._heard(SOUNDS[event[0]])
            if seconds:
                self.motions.start("beat", seconds, self._step, self._ease, self._next)
                return
        self._end()

    def _end(self) -> None:
        done, self._done = self._done, None
        self._passing.clear()
        if done:
            done()

    def _stepped(self, _why: str, pawn: int, path: tuple[int, ...]) -> float:
        pieces, seconds = self._scenery.board.pieces, PAWN_STEP * len(path)
        if pawn not in pieces:
            self._scenery.put_pawn(self._view, pawn, path[0], lifted=True)
        self._scenery.lift_pawn(self._view, pawn)
        pieces.move(pawn, [self._scenery.lifted_place(cell) for cell in path], seconds)
        return seconds

    def _pushed(self, _why: str, cell: int, path: tuple[int, ...]) -> float:
        """A stone goes at the same time as whoever pushes it."""
        self._scenery.move_stone(cell, path, PAWN_STEP * len(path))
        return 0.0

    def _stone_lost(self, _why: str, cell: int, _stone: int) -> float:
        self._scenery.take_stone(cell)
        return 0.0

    def _pawn_pushed(self, _why: str, pawn: int, _cell: int, path: tuple[int, ...]) -> float:
        points = [self._scenery.orientation.centre(cell) for cell in path]
        if pawn in self._scenery.board.pieces:
            self._scenery.board.pieces.move(pawn, points, PAWN_STEP * len(path))
        return 0.0

    def _rested(self, _why: str, pawn: int) -> float:
        cell = self._view["at"][pawn]
        if cell < 0:
            return 0.0
        turned = deepcopy(self._view)
        fold(turned, ("rested", 0, "", pawn))
        self._scenery.put_pawn(turned, pawn, cell)
        return VANISH / 2

    def _left(self, _why: str, pawn: int) -> float:
        """Out through the door, into the light."""
        if pawn not in self._scenery.board.pieces:
            return 0.0
        tag = self._onlooker.place_of_tag(pawn)
        escape, counted = Escape(self._light, self._scenery, self._view, pawn, tag), self._counting()
        self._step = lambda share: escape.show(share, counted)
        return ESCAPE

    def _counting(self) -> Callable[[], None]:
        """Give what lets the tags count who has gone; called again it does nothing."""
        uncounted = [self._onlooker]

        def count() -> None:
            while uncounted:
                uncounted.pop().count(self._view)

        return count

    def _died(self, _why: str, pawn: int, cell: int) -> float:
        """The jaws come down on it, it bursts, and they are gone."""
        scenery, pieces = self._scenery, self._scenery.board.pieces
        centre, counted = scenery.orientation.centre(cell), self._counting()
        burst = Burst(self._light, scenery, centre, HUES[scenery.hues[pawn >> 2]].light)

        def step(share: float) -> None:
            self._passing.clear()
            snap = min(1.0, share / SNAPPED)
            self._show("bite", centre, 1.9 - 0.75 * ease_out(snap), min(1.0, 2.5 * (1 - share)))
            if snap >= 1:
                burst.show((share - SNAPPED) / (1 - SNAPPED))
            if pawn in pieces and snap >= 1:
                scenery.take_pawn(pawn)
                counted()
            elif pawn in pieces:
                pieces.tint(pawn, (1.0, 1 - 0.7 * snap, 1 - 0.7 * snap, 1 - 0.6 * snap))

        self._step = step
        return BITE

    def _looked(self, why: str, _cell: int, before: int, _far: object, facing: int) -> float:
        """The beams shine the way it faced; only then does it turn."""
        scenery = self._scenery
        self._looks += 1
        self._onlooker.tell_step(self._looks, self._view)
        scenery.gaze.face(scenery.orientation.step(facing))
        scenery.look(position_now(self._view)._replace(facing=before), animated=True)
        if why != TIE:
            return LOOK
        x, y = scenery.board.pieces.where(MONSTER)
        self._show("hesitate", (x, y + ABOVE), 0.8)
        return LOOK + HESITATE

    def _turned(self, _why: str, _stone: int, _before: int, facing: int) -> float:
        self._scenery.gaze.look(())
        self._scenery.gaze.face(self._scenery.orientation.step(facing))
        return TURN

    def _walked(self, why: str, _before: int, cell: int) -> float:
        return self._go([self._scenery.monster_place(cell)], SLIDE if why == "5a.14" else MONSTER_STEP, cell)

    def _crossed(self, _why: str, before: int, cell: int, letter: str) -> float:
        """Into the wall, and out of the other one with the same letter."""
        scenery = self._scenery
        scenery.masonry.glow(letter)
        side = next(
            side for side in range(4) if LETTERS.get((before, side)) == letter and NEXT[before][side] < 0
        )
        dx, dy = scenery.orientation.step(side)
        x, y = scenery.monster_place(cell)
        scenery.stand_monster(cell, side)
        scenery.board.pieces.drag(MONSTER, (x - dx * 0.8, y - dy * 0.8))
        return self._go([(x, y)], 2 * MONSTER_STEP, cell)

    def _teleported(self, _why: str, _before: int, cell: int, facing: int) -> float:
        self._scenery.stand_monster(cell, facing)
        return VANISH

    def _go(self, path: list[Point], seconds: float, cell: int) -> float:
        """Monster and base go together, whatever the frames are."""
        scenery = self._scenery
        scenery.gaze.look(())
        feet, base = [scenery.board.pieces.where(MONSTER), *path], scenery.orientation.centre(cell)
        below = (base[0] - path[-1][0], base[1] - path[-1][1])

        def step(share: float) -> None:
            x, y = along(feet, share)
            scenery.board.pieces.drag(MONSTER, (x, y))
            scenery.gaze.go((x + below[0], y + below[1]))

        self._step, self._ease = step, ease_in_out
        return seconds

    def _tombstone(self, _why: str, number: int, triple: int) -> float:
        """It lies face down over the board, turns, and says what it says."""
        self._onlooker.tell_step(TURNED_UP, self._view)
        stone = meaning(number, triple)
        (x, y), tall = self.grid.bounds.centre, TOMBSTONE
        sprites = self.sprites
        bounds = self.grid.bounds

        def step(share: float) -> None:
            self._passing.clear()
            turn = min(1.0, share * 2.2)
            wide = tall * PROPORTION * abs(1 - 2 * ease_out(turn)) if turn < 1 else tall * PROPORTION
            front = ease_out(turn) >= 0.5
            self._picture(None, bounds.left, bounds.bottom, bounds.width, bounds.height, SHADE)
            face = sprites["tombstone" if front else "tombstone_back"]
            self._picture(face, x - wide / 2, y - tall / 2, wide, tall)
            if front and stone.prey:
                self._picture(sprites[f"prey_{stone.prey}"], x - wide / 2, y - tall / 2, wide, tall)
            elif front:
                texture = glyphs(NUMBERS, FONT)[str(stone.steps)]
                high = tall * NUMBER_HEIGHT
                across = high * texture.width / texture.height * wide / (tall * PROPORTION)
                middle = y - tall / 2 + tall * NUMBER_AT
                self._picture(texture, x - across / 2, middle - high / 2, across, high, INK)

        self._step = step
        return UNVEIL

    def _show(self, sprite: str, pos: Point, height: float, strength: float = 1.0) -> None:
        """Show a sprite until the next beat."""
        texture = self.sprites[sprite]
        wide = height * texture.width / texture.height
        self._picture(texture, pos[0] - wide / 2, pos[1] - height / 2, wide, height, (1, 1, 1, strength))

    def _picture(
        self, texture: Texture, x: float, y: float, wide: float, tall: float, tint: Colour = (1, 1, 1, 1)
    ) -> None:
        self._passing.add(Color(*tint))
        self._passing.add(Rectangle(texture=texture, pos=(x, y), size=(wide, tall)))


def _still(_share: float) -> None:
    """Let a beat pass without moving anything of its own."""


BEATS: dict[str, Callable[..., float]] = {
    "stepped": EventAnimation._stepped,
    "pushed": EventAnimation._pushed,
    "stone_lost": EventAnimation._stone_lost,
    "pawn_pushed": EventAnimation._pawn_pushed,
    "rested": EventAnimation._rested,
    "left": EventAnimation._left,
    "eaten": EventAnimation._died,
    "crushed": EventAnimation._died,
    "looked": EventAnimation._looked,
    "turned": EventAnimation._turned,
    "walked": EventAnimation._walked,
    "crossed": EventAnimation._crossed,
    "teleported": EventAnimation._teleported,
    "tombstone": EventAnimation._tombstone,
}
"""How long each kind of event is shown, in designed seconds, and how; the others take no time."""
