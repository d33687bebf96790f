"""One figure on the stage: where it stands, and how its body, head and limb move apart."""

import math
from typing import NamedTuple

from kivy.graphics.texture import Texture
from kivy.metrics import dp

from app.board.geometry import Point
from app.board.quads import Quads
from app.games.dead_cells.table.fight.pose import Pose
from app.games.dead_cells.table.paint.limbs import BODY, LIMB, Build, Layer, builds
from app.games.dead_cells.table.paint.sketch import Colour
from app.games.dead_cells.table.paint.wardrobe import Wardrobe

FOE_PIXELS, PEOPLE_PIXELS = 256.0, 300.0
"""How many pixels of a sprite are a hundred units."""


class Stand(NamedTuple):
    """Where a figure stands, in dp, and how it looks."""

    sprite: str
    x: float
    floor: float
    unit: float
    """The height of a hundred units."""
    most: float
    """The greatest width it may have."""
    flip: bool = False
    tint: Colour = (1.0, 1.0, 1.0, 1.0)
    tallest: float = 9999.0
    """The greatest height it may have."""
    within: tuple[float, float] = (-9999.0, 9999.0)
    """The left and the right end of the stage: nobody reaches over its frame."""


class _Piece(NamedTuple):
    """A layer as it is laid: its box and its joint from between the feet, in pixels of the screen."""

    kind: str
    left: float
    bottom: float
    right: float
    top: float
    joint: Point


class Figure:
    """A shadow, and layers that lean, nod, strike, are shaken and fall apart."""

    def __init__(self, wardrobe: Wardrobe, phase: float) -> None:
        self._wardrobe = wardrobe
        self.quads = Quads()
        self.stand = Stand("", 0, 0, 1, 1)
        self.pose = Pose(phase)
        self._textures: list[Texture] = []
        self._build = Build((), {})
        self._pieces: list[_Piece] = []
        self._size = (1.0, 1.0)
        self._aside = 0.0
        self._tinted: Colour | None = None

    def take(self, stand: Stand) -> None:
        """Stand there."""
        if stand.sprite != self.stand.sprite or stand.flip != self.stand.flip:
            self._dress(stand)
        self.stand = stand
        self._measure()

    def _dress(self, stand: Stand) -> None:
        self.quads.clear()
        self._tinted = None
        shadow = self._wardrobe["floor_shadow"]
        self._build = builds().get(stand.sprite) or self._stand_in(stand.sprite)
        self._textures = [self._wardrobe[layer.sprite] for layer in self._build.layers]
        if shadow is None or None in self._textures:
            return
        self.quads.add(shadow, second=True)
        for texture in self._textures:
            number, coords = self.quads.add(texture), list(texture.tex_coords)
            if stand.flip:
                coords = [*coords[2:4], *coords[0:2], *coords[6:8], *coords[4:6]]
            self.quads.dress(number, coords)

    def _stand_in(self, sprite: str) -> Build:
        """What is not cut apart moves as a whole."""
        texture = self._wardrobe[sprite]
        return Build((Layer(sprite, BODY, -texture.width / 2 if texture else 0.0, 0.0),), {})

    def _measure(self) -> None:
        """The pieces at the size of the stage."""
        if not len(self.quads):
            return
        stand, layers = self.stand, self._build.layers
        boxes = [
            (layer.left, layer.bottom, layer.left + texture.width, layer.bottom + texture.height)
            for layer, texture in zip(layers, self._textures, strict=True)
        ]
        wide = max(box[2] for box in boxes) - min(box[0] for box in boxes)
        high = max(box[3] for box in boxes)
        pixels = PEOPLE_PIXELS if stand.sprite.startswith("prisoner") else FOE_PIXELS
        scale = min(dp(stand.unit) / pixels, dp(stand.most) / wide, dp(stand.tallest) / high)
        self._size = wide * scale, high * scale
        self._pieces = [self._piece(layer, box, scale) for layer, box in zip(layers, boxes, strict=True)]
        self._aside = self._back_onto_the_stage()
        self.pose.fit(self._size[1], self._forward, LIMB in self._build.joints)

    def _back_onto_the_stage(self) -> float:
        """How far it must step aside, in pixels."""
        x, (first, last) = dp(self.stand.x), self.stand.within
        over = x + max(piece.right for piece in self._pieces) - dp(last)
        short = dp(first) - x - min(piece.left for piece in self._pieces)
        return -over if over > 0 else max(0.0, short)

    def _piece(self, layer: Layer, box: tuple[float, float, float, float], scale: float) -> _Piece:
        left, bottom, right, top = (side * scale for side in box)
        x, y = self._build.joints.get(layer.kind, (0.0, 0.0))
        if self.stand.flip:
            left, right, x = -right, -left, -x
        return _Piece(layer.kind, left, bottom, right, top, (x * scale, y * scale))

    @property
    def _forward(self) -> int:
        """Enemies are drawn looking to the left, prisoners to the right."""
        return 1 if self.stand.flip or self.stand.sprite.startswith("prisoner") else -1

    @property
    def x(self) -> float:
        """Where it stands, in dp."""
        return self.stand.x + self._aside / dp(1)

    @property
    def height(self) -> float:
        """In pixels."""
        return self._size[1]

    def lay(self, origin: Point, time: float) -> None:
        """Draw it where it is at a time."""
        if len(self.quads) < 2:
            return
        pose = self.pose
        pose.at(time)
        wide, high = self._size
        x = origin[0] + dp(self.stand.x) + self._aside + pose.across
        y = origin[1] + dp(self.stand.floor)
        self.quads.lay(0, x - wide * 0.42, y - dp(6), wide * 0.84, dp(11))
        y += pose.hop
        lean = pose.lean / high
        self._tint(pose.tinted(self.stand.tint))
        for number, piece in enumerate(self._pieces, start=1):
            if piece.kind == BODY:
                corners = _leaning(piece, x, y, lean, pose.squash)
            else:
                corners = _turned(piece, x, y, lean, pose.squash, pose.turns[piece.kind])
            self.quads.shape(number, corners)

    def _tint(self, tint: Colour) -> None:
        """Colours change seldom, and cost more than places."""
        if tint == self._tinted:
            return
        self._tinted = tint
        self.quads.tint(0, (1, 1, 1, 0.75 * tint[3]))
        for number in range(1, len(self.quads)):
            self.quads.tint(number, tint)


def _leaning(piece: _Piece, x: float, y: float, lean: float, squash: float) -> tuple[float, ...]:
    """The body leans from the feet and is pressed together as it falls."""
    _kind, left, bottom, right, top, _joint = piece
    low, high = y + bottom * squash, y + top * squash
    below, above = x + lean * bottom, x + lean * top
    return left + below, low, right + below, low, right + above, high, left + above, high


def _turned(
    piece: _Piece, x: float, y: float, lean: float, squash: float, turn: tuple[float, float, float]
) -> tuple[float, ...]:
    """A head or a limb turns about its joint, which goes where the body takes it, or flies off."""
    angle, dx, dy = turn
    _kind, left, low, right, high, (jx, jy) = piece
    c, s = math.cos(angle), math.sin(angle)
    ax, ay = c * (left - jx) - s * (low - jy), s * (left - jx) + c * (low - jy)
    ax, ay = x + jx + lean * jy + dx + ax, y + jy * squash + dy + ay
    along_x, along_y, up_x, up_y = c * (right - left), s * (right - left), -s * (high - low), c * (high - low)
    bx, by = ax + along_x, ay + along_y
    return ax, ay, bx, by, bx + up_x, by + up_y, ax + up_x, ay + up_y
