"""A stack of cut paper lit by lamps that hang in the picture.

One routine paints everything. A cut throws its shadow on what lies below; brush, gradient, relief and carving
make a map of values, which a ramp of paint turns into light; lamps, air and the lip of the cut come last.
Colours are mixed as light, and only inside the box that the cut can change.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import skia
from scipy import ndimage

from ....grain import Array
from ....outline import Shape, hand_cut
from ....paint import fill
from ....palette import WHITE
from ....ramps import shown, tone
from ....tooth import DIRECTIONS, tooth

SHADE = np.array([0.90, 0.93, 0.96], np.float32)
"""Shadows keep a trace of blue."""

COARSE = 4
"""Maps of light are made at a quarter of the size: they change slowly."""


@dataclass(frozen=True)
class Style:
    """How a cut is painted; lengths are pixels of a card of 1024.

    `grad` changes the value across the piece, towards the lamp or along `toward` degrees. `mix` is a second
    paint that shows through in patches. `ident` names the element that the cut belongs to.
    """

    grad: float = 0.0
    toward: float | None = None
    lift: float = 8.0
    bevel: float = 10.0
    relief: float = 0.72
    brush: float = 1.0
    angle: float | None = None
    carve: float = 1.0
    fog: float = 0.0
    lit: float = 1.0
    emit: float = 0.0
    wobble: float = 1.0
    shadow: float = 0.75
    edge: float = 1.0
    holes: Shape | None = None
    clip: Shape | None = None
    mix: tuple[str, float] | None = None
    alpha: float = 1.0
    soft: float = 0.0
    etch: float = 1.0
    ident: int = 0


class Lamp(NamedTuple):
    """A light in the picture: where, how far it reaches, its colour, how strong."""

    x: float
    y: float
    reach: float
    colour: Array
    strength: float


class Box(NamedTuple):
    """The part of the sheet that a cut can change."""

    x: int
    y: int
    width: int
    height: int

    @property
    def slices(self) -> tuple[slice, slice]:
        """The box as an index into an array."""
        return slice(self.y, self.y + self.height), slice(self.x, self.x + self.width)


class Worked(NamedTuple):
    """What a cut looks like before it has a colour."""

    values: Array
    lip: Array
    patches: Array


def soften(values: Array, sigma: float) -> Array:
    """Blur a map; wide blurs are three running means, which cost the same at any width."""
    if sigma <= 0.05:
        return values
    across = (sigma, sigma) + (0,) * (values.ndim - 2)
    if sigma < 2.5:
        blurred = ndimage.gaussian_filter(values, across, mode="nearest", truncate=3)
    else:
        size = max(3, round(math.sqrt(4 * sigma * sigma + 1)))
        blurred = values
        for _ in range(3):
            for axis in (0, 1):
                blurred = ndimage.uniform_filter1d(blurred, size, axis, mode="nearest")
    return np.asarray(blurred, dtype=np.float32)


def enlarged(values: Array, width: int, height: int) -> Array:
    """A coarse map at full size, with straight lines between its points."""
    rows = np.minimum((np.arange(height) + 0.5) / COARSE - 0.5, values.shape[0] - 1).clip(0)
    columns = np.minimum((np.arange(width) + 0.5) / COARSE - 0.5, values.shape[1] - 1).clip(0)
    tall = _between(values, rows, 0)
    return _between(tall, columns, 1)


def _between(values: Array, places: Array, axis: int) -> Array:
    low = np.floor(places).astype(int)
    high = np.minimum(low + 1, values.shape[axis] - 1)
    share = (places - low).astype(np.float32)
    share = share.reshape([-1 if i == axis else 1 for i in range(values.ndim)])
    return np.asarray(values.take(low, axis) * (1 - share) + values.take(high, axis) * share, np.float32)


def _slopes(values: Array) -> tuple[Array, Array]:
    """How a map rises to the right and downward."""
    return ndimage.sobel(values, 1, mode="nearest"), ndimage.sobel(values, 0, mode="nearest")


class Sheet:
    """The picture while it is painted: light, which element each pixel shows, and the lamps."""

    def __init__(self, size: int, seed: int) -> None:
        self.size, self.unit = size, size / 1024
        self.rng = np.random.default_rng(seed)
        self.light: Array = np.full((size, size, 3), 0.01, np.float32)
        self.shows = np.zeros((size, size), np.uint8)
        self.air: Array = np.zeros(3, np.float32)
        self._lamps: Array = np.ones((size, size, 3), np.float32)
        self._towards: Array = np.zeros((size, size, 2), np.float32)
        self._key = (size / 2, 0.0)

    def lit_by(self, ambient: Sequence[float], lamps: Sequence[Lamp]) -> None:
        """Hang the lamps; the first is the one that shadows fall away from."""
        rows, columns = np.mgrid[0 : self.size : COARSE, 0 : self.size : COARSE].astype(np.float32)
        light = np.zeros((*rows.shape, 3), np.float32) + np.asarray(ambient, np.float32)
        towards = np.zeros((*rows.shape, 2), np.float32)
        for x, y, reach, colour, strength in lamps:
            far = ((columns - x) ** 2 + (rows - y) ** 2) / reach**2
            share = strength / (1 + far)
            light += share[..., None] * colour
            distance = np.sqrt(far) * reach + 40 * self.unit
            towards[..., 0] += share * (x - columns) / distance
            towards[..., 1] += share * (y - rows) / distance
        towards /= np.maximum(np.linalg.norm(towards, axis=2, keepdims=True) + 1e-4, 0.25)
        self._lamps = enlarged(light, self.size, self.size)
        self._towards = enlarged(towards, self.size, self.size)
        self._key = (lamps[0].x, lamps[0].y)

    def cut(self, shape: Shape, paint: str, value: float, **style: Any) -> None:
        """Lay one piece of paper on all others."""
        how = Style(**style)
        shape = self._by_hand(shape, how)
        box = self._box(shape, how)
        if box.width < 3 or box.height < 3:
            return
        cover = self._cover(shape, box, how)
        if how.shadow > 0 and how.lift > 0:
            self._cast(cover, shape, box, how)
        worked = self._worked(cover, shape, box, value, how)
        colour = self._coloured(worked, paint, value, box, how)
        share = (cover * how.alpha)[..., None]
        where = box.slices
        self.light[where] = self.light[where] * (1 - share) + colour * share
        self.shows[where][cover > 0.5] = how.ident

    def glow(self, x: float, y: float, radius: float, colour: Array, strength: float) -> None:
        """Add a soft light round a place."""
        reach = int(radius * 3)
        left, right = max(0, int(x - reach)), min(self.size, int(x + reach))
        top, bottom = max(0, int(y - reach)), min(self.size, int(y + reach))
        if right <= left or bottom <= top:
            return
        rows, columns = np.mgrid[top:bottom, left:right].astype(np.float32)
        distance = np.hypot(columns - x, rows - y) / radius
        share = np.exp(-(distance**2) * 0.9) * strength * np.clip((3 - distance) / 1.2, 0, 1)
        self.light[top:bottom, left:right] += share[..., None] * colour

    def haze(self, y: float, thick: float, colour: Array, amount: float, rough: float, seed: int) -> None:
        """Lay a bank of mist at a height."""
        paper = tooth()
        rows = np.arange(self.size, dtype=np.float32)[:, None]
        cloud = paper.taken(paper.cloud, seed * 131 % 1024, seed * 57 % 1024, self.size, self.size)
        share = np.exp(-(((rows - y) / thick) ** 2)) * amount * (1 + rough * cloud)
        share = np.clip(share, 0, 0.95)[..., None]
        self.light = self.light * (1 - share) + colour * share

    def beam(self, x: float, y: float, angle: float, spread: float, length: float, colour: Array) -> None:
        """Add a soft wedge of light."""
        paper = tooth()
        rows, columns = np.mgrid[0 : self.size, 0 : self.size].astype(np.float32)
        across, down = columns - x, rows - y
        aside = np.abs((np.degrees(np.arctan2(down, across)) - angle + 180) % 360 - 180)
        wedge = np.clip(1 - (aside / spread) ** 2, 0, 1) ** 1.4
        share = wedge * np.clip(1 - np.hypot(across, down) / length, 0, 1)
        cloud = paper.taken(paper.cloud, 77, 13, self.size, self.size)
        self.light += (share * (1 + 0.18 * cloud))[..., None] * colour

    def dust(self, count: int, colour: Array, strength: float) -> None:
        """Let motes hang in the light."""
        for _ in range(count):
            x, y = self.rng.uniform(0, self.size, 2)
            radius = self.rng.uniform(0.8, 2.5) * self.unit
            self.glow(x, y, radius, colour, strength * self.rng.uniform(0.3, 1))

    def finished(self, bloom: float, vignette: float) -> Array:
        """The picture as a screen shows it: bright parts bleed, the corners fall off, the paper has grain."""
        hot = np.clip(self.light - 0.45, 0, 3)
        bleed = sum(
            share * soften(hot, wide * self.unit) for wide, share in ((8, 0.5), (26, 0.35), (80, 0.3))
        )
        light = self.light + bleed * bloom
        rows, columns = np.mgrid[0 : self.size, 0 : self.size].astype(np.float32) / self.size
        distance = np.hypot(columns - 0.5, rows - 0.5) / 0.62
        light = light * (1 - vignette * np.clip(distance - 0.35, 0, 1) ** 1.6)[..., None]
        light = np.where(light > 0.72, 0.72 + (1 - np.exp(-(light - 0.72) / 0.28)) * 0.28, light)
        return np.clip(shown(light) + self._grain()[..., None], 0, 1)

    def _grain(self) -> Array:
        paper = tooth()
        grain = paper.taken(paper.grain, 5, 9, self.size, self.size)
        fibre = paper.taken(paper.fibre, 50, 9, self.size, self.size)
        return np.asarray(grain * 0.005 + fibre * 0.003, dtype=np.float32)

    def _by_hand(self, shape: Shape, how: Style) -> Shape:
        slip, step = how.wobble * self.unit, 11 * self.unit
        return [hand_cut(outline, self.rng, slip, step) for outline in shape if len(outline) > 2]

    def _box(self, shape: Shape, how: Style) -> Box:
        places = np.vstack(shape)
        margin = int((how.lift * 3.2 + how.bevel * 2 + 6) * self.unit) + 4
        left, top = (max(0, int(low) - margin) for low in places.min(0))
        right, bottom = (min(self.size, int(high) + margin) for high in places.max(0))
        return Box(left, top, right - left, bottom - top)

    def _cover(self, shape: Shape, box: Box, how: Style) -> Array:
        cover = _mask(shape, box, how.holes)
        if how.clip is not None:
            cover = cover * _mask(how.clip, box)
        return soften(cover, how.soft * self.unit)

    def _cast(self, cover: Array, shape: Shape, box: Box, how: Style) -> None:
        """A long soft shadow away from the lamp and a tight one at the contact."""
        x, y = np.vstack(shape).mean(0) - self._key
        distance = math.hypot(x, y) + 1e-6
        lift = how.lift * self.unit
        reach = lift * min(1, distance / (120 * self.unit))
        down, right = y / distance * reach + 0.25 * lift, x / distance * reach
        far = soften(_shifted(cover, round(down), round(right)), lift * 0.75)
        near = soften(cover, max(1.0, 2.2 * self.unit))
        strength = np.clip(np.maximum(far * 0.85, near * 0.55), 0, 1) * how.shadow
        self.light[box.slices] *= 1 - strength[..., None] * SHADE

    def _worked(self, cover: Array, shape: Shape, box: Box, value: float, how: Style) -> Worked:
        """Brush, gradient, relief and carving as a map of values, and where the lip of the cut is lit."""
        unit, paper = self.unit, tooth()
        ox, oy, any_way = (int(self.rng.integers(0, n)) for n in (1024, 1024, DIRECTIONS))
        way = any_way if how.angle is None else round(how.angle / 22.5) % DIRECTIONS
        place = (box.x + ox, box.y + oy, box.width, box.height)
        brush, cloud = paper.taken(paper.brush[way], *place), paper.taken(paper.cloud, *place)
        slope = self._facing(soften(cover, how.bevel * unit), box) * how.bevel * unit * 0.32 * how.relief
        values = np.full(cover.shape, value, np.float32)
        fall = self._fall(shape, box, how) if how.grad else None
        if fall is not None:
            values += how.grad * np.clip(fall, -1.2, 1.2) * 0.5
        if how.etch and min(box.width, box.height) > 46 * unit and how.alpha > 0.5:
            side = fall * 1.4 if fall is not None else soften(slope, 5 * unit) * 5 + 0.12
            values += how.etch * 0.085 * self._contours(cover, brush, cloud) * np.clip(side, -1, 1)
        values += how.brush * (0.028 * brush + 0.022 * cloud) + 0.30 * np.clip(slope, -1, 1)
        if how.carve:
            other = paper.taken(paper.brush[(way + 1) % DIRECTIONS], *place)
            values += how.carve * 0.085 * np.clip((0.55 * brush + 2.6 * slope - 0.85) * 2.2, 0, 1)
            values -= how.carve * 0.085 * np.clip((0.55 * other - 2.6 * slope - 0.95) * 2.2, 0, 1)
        lip = self._facing(soften(cover, max(0.8, how.bevel * 0.22 * unit)), box) * how.edge
        return Worked(values, lip, np.clip((cloud * 0.5 + brush * 0.35) * 0.5 + 0.5, 0, 1))

    def _facing(self, cover: Array, box: Box) -> Array:
        """How much a map falls off towards the lamps."""
        right, down = _slopes(cover)
        towards = self._towards[box.slices]
        return np.asarray(-(right * towards[..., 0] + down * towards[..., 1]), dtype=np.float32)

    def _fall(self, shape: Shape, box: Box, how: Style) -> Array:
        """How far each place lies towards the lamp, from -1 to 1 across the shape."""
        places = np.vstack(shape)
        x, y = places.mean(0)
        size = max(8.0, float(np.ptp(places, axis=0).max()))
        angle = math.atan2(self._key[1] - y, self._key[0] - x)
        if how.toward is not None:
            angle = math.radians(how.toward)
        rows, columns = np.mgrid[0 : box.height, 0 : box.width].astype(np.float32)
        along = (columns + box.x - x) * math.cos(angle) + (rows + box.y - y) * math.sin(angle)
        return np.asarray(along / size * 2, dtype=np.float32)

    def _contours(self, cover: Array, brush: Array, cloud: Array) -> Array:
        """Lines that follow the outline inward, as a lino cutter leaves them."""
        depth = _depth(cover > 0.5)
        phase = depth / (7.5 * self.unit) + 0.34 * brush + 0.5 * cloud
        lines = np.clip((np.abs((phase % 1.0) - 0.5) * 2 - 0.60) * 4, 0, 1)
        fading = np.exp(-depth / (46 * self.unit)) * np.clip(0.75 + 0.5 * cloud, 0, 1)
        return np.asarray(lines * fading, dtype=np.float32)

    def _coloured(self, worked: Worked, paint: str, value: float, box: Box, how: Style) -> Array:
        colour = tone(paint, worked.values)
        if how.mix:
            other, share = how.mix
            patches = worked.patches[..., None] * share
            colour = colour * (1 - patches) + tone(other, worked.values) * patches
        lamps = self._lamps[box.slices]
        colour = colour * (1 + (lamps - 1) * how.lit) * (1 - 0.55 * np.clip(-worked.lip, 0, 1)[..., None])
        lip = tone(paint, min(1.0, value + 0.34)) * (1 + (lamps - 1) * 0.6 * how.lit)
        colour = (colour + lip * 0.55 * np.clip(worked.lip, 0, 1)[..., None]) * (1 + how.emit)
        colour = colour * (1 - how.fog) + self.air * how.fog
        paper = tooth()
        grain, fibre = (paper.taken(texture, *box) for texture in (paper.grain, paper.fibre))
        return np.asarray(colour * (1 + grain * 0.030 + fibre * 0.022)[..., None], dtype=np.float32)


def _mask(shape: Shape, box: Box, holes: Shape | None = None) -> Array:
    """Which part of each pixel a shape covers."""
    pixels = np.zeros((box.height, box.width), np.uint8)
    info = skia.ImageInfo.MakeA8(box.width, box.height)
    canvas = skia.Canvas.MakeRasterDirect(info, pixels, box.width)
    canvas.translate(-box.x, -box.y)
    for outlines, paint in (
        (shape, fill(WHITE)),
        (holes or [], fill(WHITE, BlendMode=skia.BlendMode.kDstOut)),
    ):
        for outline in outlines:
            canvas.drawPath(
                skia.Path.Polygon([skia.Point(*place) for place in outline.tolist()], True), paint
            )
    return pixels.astype(np.float32) / 255


def _shifted(values: Array, down: int, right: int) -> Array:
    """A map moved by whole pixels, with nothing where it came from."""
    moved = np.zeros_like(values)
    height, width = values.shape
    target = moved[max(0, down) : height + min(0, down), max(0, right) : width + min(0, right)]
    target[:] = values[
        max(0, -down) : max(0, -down) + target.shape[0], max(0, -right) : max(0, -right) + target.shape[1]
    ]
    return moved


def _depth(inside: Array) -> Array:
    """How far each pixel inside lies from the outline; halved in size where a piece is large."""
    step = 2 if inside.size > 60_000 else 1
    depth = ndimage.distance_transform_edt(inside[::step, ::step]).astype(np.float32) * step
    return depth if step == 1 else depth.repeat(2, 0).repeat(2, 1)[: inside.shape[0], : inside.shape[1]]
