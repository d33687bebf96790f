"""What is painted on the map: ways, rooms, exits, footprints and the group, as quads of a few textures."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from app.board.geometry import Point
from app.board.layer import WHITE
from app.board.quads import Quads
from app.games.dead_cells.table.around import Thing
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.way.chart import HERE, OPEN, Chart, Corridor, Room, along, length_of

PERSON, APART, FEET = 0.8, 0.33, 0.4
"""Height of a prisoner on the map, the distance between two, and how far below the middle they stand."""
DRAWN = 360.0
"""Pixels of a sprite for the height of a grown prisoner."""
TILE, SIGN, CHEVRON, GATE = 0.7, 0.44, 0.17, (0.66, 0.84)
AHEAD = 0.9
"""The tile of a room that can be reached."""
LEAST_SIGN = 0.74
"""However small the rooms are, what a way asks for can be read."""
SMALL_TILE, ASIDE = 0.36, 0.3
"""The tile of the group's room, and how far at its side it lies."""
STEP, PRINT = 0.25, 0.17
"""From one chevron to the next, and from one footprint."""
EDGE = 0.1
"""How far from the left end of the rock the group stands at least."""
CLEAR = 0.5
"""What a room keeps free of chevrons around its middle."""
BRIGHT, FAINT, AMBER = (1, 0.93, 0.75, 1), (0.45, 0.78, 0.74, 0.55), (1, 0.72, 0.32, 0.9)
LIT = (0.35, 1.0, 0.9, 0.9)
LAMP = (1.0, 0.88, 0.6, 0.95)
TRIED = (1.0, 0.85, 0.5, 1.0)
UNSEEN = (1.0, 1.0, 1.0, 0.0)


class Sight(NamedTuple):
    """What the map shows at one moment."""

    chart: Chart
    picture: str
    people: tuple[str, ...]
    """Sprites of the group, as it stands."""
    goals: dict[int, int]
    """From the number of a way to the space behind it: rooms first, then exits."""
    numbers: dict[int, str]
    """What each way is called on the map."""
    exits: tuple[tuple[str, str, bool], ...]
    """Of each exit its name, what is known of it, and whether somebody has been there."""
    shut: frozenset[int] = frozenset()
    """Ways that everybody knows to be closed."""
    name: str = ""
    """What the place is called."""
    things: tuple[Thing, ...] = ()
    """What holds there now beside cards."""


class Drawing:
    """The quads of a map. `halos` lie below all else and breathe, `live` is what walks with the group."""

    def __init__(self, wardrobe: Wardrobe) -> None:
        self.wardrobe = wardrobe
        self.sight: Sight | None = None
        self.tried = -1
        self.halos, self.ground, self.live = Quads(), Quads(), Quads()
        self.steps: list[float] = []
        """How far along the path each footprint of a walk lies."""
        self._moved: list[tuple[int, float, float, float, float]] = []
        self._scale, self._seen = 1.0, 0

    def draw(self, sight: Sight, tried: int) -> None:
        """Lay everything out anew."""
        self.sight, self.tried = sight, tried
        self._scale = sight.chart.scale
        self.ground.clear()
        self.halos.clear()
        for corridor in sight.chart.corridors:
            self._corridor(corridor)
        for point, (_, _, known) in zip(sight.chart.exits, sight.exits, strict=True):
            self._sprite(self.ground, "exit_door" if known else "exit_unseen", point, *self._gate)
        for room in sight.chart.rooms:
            self._room(room)
        for corridor in sight.chart.corridors:
            if corridor.walked:
                self._prints(self.ground, corridor.path)
        self.draw_group()

    @property
    def _gate(self) -> tuple[float, float]:
        return GATE[0] * self._scale, GATE[1] * self._scale

    def draw_group(self, path: Sequence[Point] = (), turned: float = 1.0) -> None:
        """The group in its room whose tile is so far turned, or at the beginning of a path it will walk."""
        if self.sight is None:
            return
        self.live.clear()
        self.steps = self._prints(self.live, path) if path else []
        if not path:
            self._tile_here(turned)
        self._group()
        self.place_group(self.sight.chart.here)

    def hide_prints(self) -> None:
        """A walk begins: its footprints are still to come."""
        self._seen = 0
        for number in range(len(self.steps)):
            self.live.tint(number, UNSEEN)

    def show_prints(self, share: float) -> None:
        """Footprints appear behind the group, each one once."""
        while self._seen < len(self.steps) and self.steps[self._seen] <= share:
            self.live.tint(self._seen, AMBER)
            self._seen += 1

    def _corridor(self, corridor: Corridor) -> None:
        """Chevrons along the way, and what it asks in its middle."""
        length = length_of(corridor.path)
        asks = corridor.rune >= 0 or corridor.hand or corridor.deck or corridor.cost
        tried = corridor.ahead and corridor.place == self.tried
        tint = TRIED if tried else BRIGHT if corridor.ahead else FAINT
        count = 0 if corridor.walked else max(0, int((length - 2 * CLEAR) / STEP))
        first = (length - count * STEP) / 2
        for place in range(count + 1 if count else 0):
            share = (first + place * STEP) / length
            if not asks or abs(share - 0.5) * length > SIGN * 0.6:
                at, angle = along(corridor.path, share)
                self._spun(self.ground, "way", at, CHEVRON, angle, tint)
        if asks:
            self._asks(corridor, along(corridor.path, 0.5)[0])

    def _asks(self, corridor: Corridor, at: Point) -> None:
        """A rune, or a card for each symbol: one from the hand, or the top of the deck."""
        size = SIGN * max(LEAST_SIGN, self._scale)
        if corridor.rune >= 0:
            self._sprite(self.ground, f"rune_{corridor.rune}", at, size, size * 1.2)
            return
        for place, sprite in enumerate(corridor.cost):
            shift = (place - (len(corridor.cost) - 1) / 2) * size * 0.6
            self._sprite(self.ground, sprite, (at[0] + shift, at[1]), size * 0.8, size * 0.8)
        symbols, gate = (corridor.hand, "gate_hand") if corridor.hand else (corridor.deck, "gate_deck")
        for place, symbol in enumerate(symbols):
            shift = (place - (len(symbols) - 1) / 2) * size * 0.92
            self._sprite(self.ground, gate, (at[0] + shift, at[1]), size * 1.2, size * 1.2)
            self._sprite(self.ground, f"icon_track_{symbol}", (at[0] + shift, at[1]), size * 0.6, size * 0.6)

    def _room(self, room: Room) -> None:
        """A tile: face down by its shape, or done with; that of the group's own room lies at its side."""
        way = self._way_to(room.space)
        if way is not None:
            for size in (2.2, 1.5):
                self._glow(room.at, size * self._scale, TRIED if way == self.tried else LIT)
        if room.state != HERE:
            name = f"tile_{room.shape}_seen" if room.state == OPEN else f"tile_{room.shape}_down"
            size = (TILE if way is None else AHEAD) * self._scale
            self._sprite(self.ground, name, room.at, size, size)

    def _tile_here(self, turned: float) -> None:
        """The tile of the group's room turns about its vertical axis."""
        for room in self.sight.chart.rooms if self.sight else ():
            if room.state == HERE:
                name = f"tile_{room.shape}" if turned > 0.5 else f"tile_{room.shape}_down"
                wide = max(0.02, SMALL_TILE * abs(2 * turned - 1))
                people = len(self.sight.people) if self.sight else 0
                aside = (ASIDE + people * APART / 2) * self._scale
                at = room.at[0] - aside, room.at[1] + 0.16 * self._scale
                self._sprite(self.live, name, at, wide * self._scale, SMALL_TILE * self._scale)

    def _way_to(self, space: int) -> int | None:
        goals = self.sight.goals if self.sight else {}
        return next((way for way, goal in goals.items() if goal == space), None)

    def _prints(self, quads: Quads, path: Sequence[Point]) -> list[float]:
        """Footprints along a path, left and right in turn; gives how far along each of them is."""
        length, found = length_of(path), []
        for place in range(2, int(length / PRINT) - 1):
            share = place * PRINT / length
            (x, y), angle = along(path, share)
            turn, side = math.radians(angle + 90), 0.05 if place % 2 else -0.05
            at = x + side * math.cos(turn), y + side * math.sin(turn)
            self._spun(quads, "footprint", at, 0.12, angle, AMBER)
            found.append(share)
        return found

    def _group(self) -> None:
        """Lamplight, the prisoners and their lantern, without a place yet: what they are made of rests."""
        self._moved = []
        for size in (3.2, 2.1):
            self._carry("glow_soft", 0.0, 0.15, size, size, LAMP)
        people = self.sight.people if self.sight else ()
        for place, name in enumerate(people):
            if name in self.wardrobe:
                texture = self.wardrobe[name]
                high = PERSON * texture.height / DRAWN
                wide = high * texture.width / texture.height
                self._carry(name, (place - (len(people) - 1) / 2) * APART, high / 2 - FEET, wide, high)
        self._carry("icon_lantern_lit", 0.0, 0.62, 0.3, 0.3)

    def _carry(
        self, name: str, dx: float, dy: float, wide: float, high: float, tint: Sequence[float] = WHITE
    ) -> None:
        """Something that goes where the group goes."""
        if name in self.wardrobe:
            number = self.live.add(self.wardrobe[name], tuple(tint))  # type: ignore[arg-type]
            scale = self._scale
            self._moved.append((number, dx * scale, dy * scale, wide * scale, high * scale))

    def place_group(self, at: Point) -> None:
        people = len(self.sight.people) if self.sight else 0
        x = max(at[0], (people * APART / 2 + EDGE) * self._scale)
        for number, dx, dy, wide, high in self._moved:
            self.live.lay(number, x + dx - wide / 2, at[1] + dy - high / 2, wide, high)

    def _glow(self, at: Point, size: float, tint: Sequence[float]) -> None:
        self._sprite(self.halos, "glow_soft", at, size, size, tint)

    def _sprite(
        self,
        quads: Quads,
        name: str,
        at: Point,
        wide: float,
        high: float,
        tint: Sequence[float] = (1, 1, 1, 1),
    ) -> int | None:
        if name not in self.wardrobe:
            return None
        texture = self.wardrobe[name]
        scale = min(1.0, texture.height / texture.width * wide / high) if high else 1.0
        number = quads.add(texture, tuple(tint))  # type: ignore[arg-type]
        high *= scale
        quads.lay(number, at[0] - wide / 2, at[1] - high / 2, wide, high)
        return number

    def _spun(
        self, quads: Quads, name: str, at: Point, size: float, angle: float, tint: Sequence[float]
    ) -> None:
        if name in self.wardrobe:
            number = quads.add(self.wardrobe[name], tuple(tint))  # type: ignore[arg-type]
            quads.spin(number, at, size, angle)
