"""A stack of cut and painted paper, lit from the upper left, on a transparent ground.

Every cut casts a shadow, is painted by values (gradient, brush, relief, carved strokes) that a ramp of paint
turns into colour, and gets a lit lip. Colours are mixed as light. A cut of DYE keeps its values instead of a
colour: the app colours it later, so that one drawing serves every skin.
"""

import math
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import skia
from scipy import ndimage

from ...grain import Array
from ...outline import Shape, hand_cut
from ...paint import fill
from ...palette import SEED, WHITE
from ...picture import Pixels, fringed, straight, surface, to_bytes
from ...ramps import shown, tone
from ...tooth import DIRECTIONS, tooth

DYE = ("skin", "cloth")
"""Paints the app decides on: they are drawn as values into a layer of their own."""
LAMP = (-0.5, -0.86)
"""The direction of the light for everything on the board."""
WARM = np.array([1.10, 1.06, 0.98], np.float32)
SHADE = np.array([0.90, 0.93, 0.96], np.float32)
"""Shadows keep a trace of blue."""


@dataclass(frozen=True)
class Style:
    """How a cut is painted; lengths are pixels at unit 1."""

    grad: float = 0.0
    lift: float = 8.0
    bevel: float = 10.0
    relief: float = 0.72
    brush: float = 1.0
    angle: float | None = None
    carve: float = 1.0
    lit: float = 1.0
    emit: float = 0.0
    wobble: float = 1.0
    shadow: float = 0.75
    edge: float = 1.0
    clip: Shape | None = None
    mix: tuple[str, float] | None = None
    alpha: float = 1.0
    soft: float = 0.0
    etch: float = 1.0


class Surface(NamedTuple):
    """What a cut looks like before it has a colour."""

    values: Array
    lit: Array
    dark: Array
    patches: Array


class Box(NamedTuple):
    """The part of the sheet a cut can change."""

    x: int
    y: int
    width: int
    height: int

    @property
    def slices(self) -> tuple[slice, slice]:
        """The box as an index into an array."""
        return slice(self.y, self.y + self.height), slice(self.x, self.x + self.width)


def soften(values: Array, sigma: float) -> Array:
    """Blur a map."""
    if sigma <= 0.05:
        return values
    return np.asarray(ndimage.gaussian_filter(values, sigma, mode="nearest"), dtype=np.float32)


def _facing(values: Array) -> Array:
    """How much a map falls off towards the lamp."""
    down, across = ndimage.sobel(values, 0, mode="nearest"), ndimage.sobel(values, 1, mode="nearest")
    return np.asarray(-(across * LAMP[0] + down * LAMP[1]), dtype=np.float32)


class Relief:
    """The sheet one sprite is drawn on. `unit` is how many pixels one pixel of a style stands for."""

    def __init__(self, width: int, height: int, seed: int, unit: float = 1.0) -> None:
        self.width, self.height, self.unit = width, height, unit
        self.rng = np.random.default_rng(SEED + seed)
        self._light: Array = np.zeros((height, width, 3), np.float32)
        self._cover: Array = np.zeros((height, width), np.float32)
        self._shade: Array = np.zeros((height, width), np.float32)
        self._dye: Array = np.zeros((height, width, 2), np.float32)
        self._dyed: Array = np.zeros((height, width), np.float32)

    def cut(self, shape: Shape, paint: str = "bone", value: float = 0.5, **style: Any) -> None:
        """Lay one piece of paper on all others."""
        how = Style(**style)
        slip, step = how.wobble * self.unit, 11 * self.unit
        shape = [hand_cut(outline, self.rng, slip, step) for outline in shape if len(outline) > 2]
        box = self._box(shape, how)
        if box.width < 3 or box.height < 3:
            return
        cover = self._mask(shape, box)
        if how.clip is not None:
            cover = cover * self._mask(how.clip, box)
        cover = soften(cover, how.soft * self.unit)
        if how.shadow > 0 and how.lift > 0:
            self._cast(cover, box, how)
        worked = self._worked(cover, shape, box, value, how)
        if paint in DYE:
            self._lay_dye(worked, cover * how.alpha, box, DYE.index(paint))
        else:
            self._lay_paint(self._coloured(worked, paint, value, how, box), cover * how.alpha, box)

    def glow(self, x: float, y: float, radius: float, paint: str, strength: float) -> None:
        """Lay a soft light on everything."""
        rows, columns = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        distance = np.hypot(columns + 0.5 - x, rows + 0.5 - y) / radius
        cover = np.exp(-(distance**2) * 0.9) * np.clip((2.2 - distance) / 0.9, 0, 1) * strength
        self._lay_paint(tone(paint, 0.8) * 1.3, np.clip(cover, 0, 1), Box(0, 0, self.width, self.height))

    def pixels(self, exposure: float = 1.12) -> Pixels:
        """The colours as the app shows them, shadow on the ground included."""
        cover = self._cover[..., None]
        light = self._light / np.maximum(cover, 1e-4) * exposure
        light = np.where(light > 0.72, 0.72 + (1 - np.exp(-(light - 0.72) / 0.28)) * 0.28, light)
        shade = 1 - (1 - np.clip(self._shade, 0, 1)) ** (1 / 2.2)
        whole = self._cover + (1 - self._cover) * shade
        colour = shown(light) * cover / np.maximum(whole, 1e-4)[..., None]
        return fringed(to_bytes(np.dstack([colour, whole])))

    def dye(self) -> Pixels:
        """The layer to be coloured: value in red, which of the two dyes in green."""
        flat = np.zeros_like(self._dyed)
        return fringed(to_bytes(np.dstack([self._dye, flat, self._dyed])), 8)

    def _box(self, shape: Shape, how: Style) -> Box:
        places = np.vstack(shape)
        margin = int((how.lift * 3.2 + how.bevel * 2 + 6) * self.unit) + 4
        left, top = (max(0, int(low) - margin) for low in places.min(0))
        right = min(self.width, int(places[:, 0].max()) + margin)
        bottom = min(self.height, int(places[:, 1].max()) + margin)
        return Box(left, top, right - left, bottom - top)

    def _mask(self, shape: Shape, box: Box) -> Array:
        sheet = surface(box.width, box.height)
        canvas = sheet.getCanvas()
        canvas.translate(-box.x, -box.y)
        for outline in shape:
            corners = [skia.Point(float(x), float(y)) for x, y in outline]
            canvas.drawPath(skia.Path.Polygon(corners, True), fill(WHITE))
        return straight(sheet)[..., 3].astype(np.float32) / 255

    def _cast(self, cover: Array, box: Box, how: Style) -> None:
        """A long soft shadow away from the lamp and a tight one at the contact."""
        reach = how.lift * self.unit
        offset = (-LAMP[1] * reach + 0.25 * reach, -LAMP[0] * reach)
        far = soften(ndimage.shift(cover, offset, order=1), reach * 0.75)
        near = soften(cover, max(1.0, 2.2 * self.unit))
        strength = np.clip(np.maximum(far * 0.85, near * 0.55), 0, 1) * how.shadow
        where = box.slices
        self._light[where] *= 1 - strength[..., None] * SHADE
        self._shade[where] += (1 - self._shade[where]) * strength

    def _worked(self, cover: Array, shape: Shape, box: Box, value: float, how: Style) -> Surface:
        """Brush, gradient, relief and carving as a map of values, and where the lip of the cut is lit."""
        unit, paper = self.unit, tooth()
        ox, oy, any_way = (int(self.rng.integers(0, n)) for n in (1024, 1024, DIRECTIONS))
        way = any_way if how.angle is None else round(how.angle / 22.5) % DIRECTIONS
        place = (box.x + ox, box.y + oy, box.width, box.height)
        brush, cloud = paper.taken(paper.brush[way], *place), paper.taken(paper.cloud, *place)
        slope = _facing(soften(cover, how.bevel * unit)) * how.bevel * unit * 0.32 * how.relief
        lip = _facing(soften(cover, max(0.8, how.bevel * 0.22 * unit)))
        values = np.full(cover.shape, value, np.float32)
        fall = _gradient(shape, box) if how.grad else np.zeros_like(values)
        values += how.grad * np.clip(fall, -1.2, 1.2) * 0.5
        if how.etch and min(box.width, box.height) > 46 * unit and how.alpha > 0.5:
            side = np.clip(fall * 1.4 if how.grad else soften(slope, 5 * unit) * 5 + 0.12, -1, 1)
            values += how.etch * 0.085 * self._contours(cover, brush, cloud) * side
        values += how.brush * (0.028 * brush + 0.022 * cloud) + 0.30 * np.clip(slope, -1, 1)
        if how.carve:
            other = paper.taken(paper.brush[(way + 1) % DIRECTIONS], *place)
            bright = np.clip((0.55 * brush + 2.6 * slope - 0.85) * 2.2, 0, 1)
            values += how.carve * 0.085 * bright
            values -= how.carve * 0.085 * np.clip((0.55 * other - 2.6 * slope - 0.95) * 2.2, 0, 1)
        patches = np.clip((cloud * 0.5 + brush * 0.35) * 0.5 + 0.5, 0, 1)
        return Surface(values, np.clip(lip, 0, 1) * how.edge, np.clip(-lip, 0, 1) * how.edge, patches)

    def _contours(self, cover: Array, brush: Array, cloud: Array) -> Array:
        """Lines that follow the outline inward, as a lino cutter leaves them."""
        depth = ndimage.distance_transform_edt(cover > 0.5).astype(np.float32)
        phase = depth / (7.5 * self.unit) + 0.34 * brush + 0.5 * cloud
        lines = np.clip((np.abs((phase % 1.0) - 0.5) * 2 - 0.60) * 4, 0, 1)
        fading = np.exp(-depth / (46 * self.unit)) * np.clip(0.75 + 0.5 * cloud, 0, 1)
        return np.asarray(lines * fading, dtype=np.float32)

    def _tooth(self, box: Box) -> Array:
        paper = tooth()
        grain, fibre = (paper.taken(texture, *box) for texture in (paper.grain, paper.fibre))
        return np.asarray(grain * 0.030 + fibre * 0.022, dtype=np.float32)

    def _coloured(self, worked: Surface, paint: str, value: float, how: Style, box: Box) -> Array:
        colour = tone(paint, worked.values)
        if how.mix:
            other, share = how.mix
            patches = worked.patches[..., None] * share
            colour = colour * (1 - patches) + tone(other, worked.values) * patches
        colour = colour * (1 + (WARM - 1) * how.lit) * (1 - 0.55 * worked.dark[..., None])
        colour = colour + tone(paint, min(1.0, value + 0.34)) * 0.55 * worked.lit[..., None]
        return np.asarray(colour * (1 + how.emit) * (1 + self._tooth(box)[..., None]), dtype=np.float32)

    def _lay_paint(self, colour: Array, cover: Array, box: Box) -> None:
        where = box.slices
        self._light[where] = self._light[where] * (1 - cover[..., None]) + colour * cover[..., None]
        self._cover[where] += (1 - self._cover[where]) * cover

    def _lay_dye(self, worked: Surface, cover: Array, box: Box, number: int) -> None:
        """Dye hides what was painted below it; what is laid on it later goes into the other layer."""
        where, kept = box.slices, 1 - cover
        self._light[where] *= kept[..., None]
        self._cover[where] *= kept
        self._shade[where] *= kept
        values = worked.values + 0.22 * worked.lit - 0.20 * worked.dark + 0.5 * self._tooth(box)
        fresh = np.dstack([np.clip(values, 0, 1), np.full_like(values, number)])
        whole = self._dyed[where] * kept + cover
        share = (cover / np.maximum(whole, 1e-3))[..., None]
        self._dye[where] = self._dye[where] * (1 - share) + fresh * share
        self._dyed[where] = whole


def _gradient(shape: Shape, box: Box) -> Array:
    """How far each place lies towards the lamp, from -1 to 1 across the shape."""
    places = np.vstack(shape)
    middle, size = places.mean(0), max(8.0, float(np.ptp(places, axis=0).max()))
    length = math.hypot(*LAMP)
    rows, columns = np.mgrid[0 : box.height, 0 : box.width].astype(np.float32)
    across = (columns + box.x - middle[0]) * LAMP[0] + (rows + box.y - middle[1]) * LAMP[1]
    return np.asarray(across / length / size * 2, dtype=np.float32)
