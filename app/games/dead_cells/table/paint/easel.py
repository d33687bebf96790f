"""Puts sketches on the glass. What rests is kept as one picture and drawn again only where a list changed."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.graphics import (
    BorderImage,
    Color,
    InstructionGroup,
    Line,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Translate,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.board.geometry import Point
from app.games.dead_cells.table.paint import sketch
from app.games.dead_cells.table.paint.limbs import builds
from app.games.dead_cells.table.paint.patches import BORDERS, FALLBACK, REPEATED, STRETCHED
from app.games.dead_cells.table.paint.sketch import LEAST, Sketch
from app.games.dead_cells.table.paint.wardrobe import Wardrobe, lettered, width_of, wrapped
from app.look.running import lanterne
from app.widgets.cached_picture import CachedPicture

SHORTENED = "…"


class Easel(Widget):
    """Holds sketches by name; `order` says from below which lies over which, whichever comes first."""

    def __init__(self, wardrobe: Wardrobe, order: Sequence[str] = (), **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._wardrobe = wardrobe
        self._kept = CachedPicture()
        self._all = InstructionGroup()
        self._origin = Translate(0, 0)
        for instruction in (PushMatrix(), self._origin):
            self._all.add(instruction)
        self._sheets = InstructionGroup()
        self._all.add(self._sheets)
        self._all.add(PopMatrix())
        self._kept.hold(self._all)
        self.canvas.add(self._kept)
        self._groups: dict[str, InstructionGroup] = {}
        self.sketches: dict[str, Sketch] = {}
        """What is on the glass now, part by part."""
        for name in order:
            self._group(name)
        self.bind(pos=self._fit, size=self._fit)

    def _fit(self, *_change: object) -> None:
        self._kept.fit(self.x + self.width, self.y + self.height)
        self._kept.crop(*self.pos, *self.size)
        self._origin.xy = self.pos

    @property
    def layers(self) -> list[str]:
        """The names of all parts, from below."""
        return list(self._groups)

    def lay(self, name: str, drawn: Sketch) -> bool:
        """Show a sketch under a name, instead of what was there; False if it is the same."""
        if self.sketches.get(name) == drawn:
            return False
        self.sketches[name] = drawn
        group = self._group(name)
        group.clear()
        put(self._wardrobe, group, drawn)
        return True

    def _group(self, name: str) -> InstructionGroup:
        """The layer of a name; one that has no place yet lies over all others."""
        if name not in self._groups:
            self._groups[name] = InstructionGroup()
            self._sheets.add(self._groups[name])
        return self._groups[name]

    def clear_all(self) -> None:
        """Show nothing, so that everything is drawn anew: pictures have changed."""
        for name in list(self.sketches):
            self.lay(name, Sketch())


def put(wardrobe: Wardrobe, group: InstructionGroup, drawn: Sketch) -> None:
    """Add a sketch to a group, from below."""
    for op in drawn:
        DRAW[type(op)](wardrobe, group, op)


def _px(box: Any) -> tuple[tuple[float, float], tuple[float, float]]:
    return (dp(box.x), dp(box.y)), (dp(box.width), dp(box.height))


def _picture(wardrobe: Wardrobe, group: InstructionGroup, op: sketch.Picture) -> None:
    group.add(Color(*op.tint))
    if op.name not in wardrobe and op.name in builds():
        _assembled(wardrobe, group, op)
        return
    texture = wardrobe[op.name]
    if texture is None:
        return
    (x, y), (width, height) = _px(op.box)
    left, low, right, top = op.crop
    across, up = texture.width * (right - left), texture.height * (top - low)
    scale = min(width / across, height / up)
    wide, high = (width, height) if op.stretch else (across * scale, up * scale)
    coords = _cropped(texture.tex_coords, op.crop)
    place = x + (width - wide) / 2, y + (height - high) / 2
    _rectangle(group, texture, place, (wide, high), coords, op.flip)


def _assembled(wardrobe: Wardrobe, group: InstructionGroup, op: sketch.Picture) -> None:
    """A figure that is kept in layers, put together again at rest."""
    layers = [(layer, wardrobe[layer.sprite]) for layer in builds()[op.name].layers]
    left = min(layer.left for layer, _ in layers)
    across = max(layer.left + texture.width for layer, texture in layers) - left
    up = max(layer.bottom + texture.height for layer, texture in layers)
    (x, y), (width, height) = _px(op.box)
    scale = min(width / across, height / up)
    x, y = x + (width - across * scale) / 2, y + (height - up * scale) / 2
    for layer, texture in layers:
        beside = layer.left - left
        if op.flip:
            beside = across - beside - texture.width
        place = x + beside * scale, y + layer.bottom * scale
        size = texture.width * scale, texture.height * scale
        _rectangle(group, texture, place, size, list(texture.tex_coords), op.flip)


def _rectangle(
    group: InstructionGroup, texture: Texture, place: Point, size: Point, coords: list[float], flip: bool
) -> None:
    if flip:
        coords = [*coords[2:4], *coords[0:2], *coords[6:8], *coords[4:6]]
    group.add(Rectangle(texture=texture, pos=place, size=size, tex_coords=coords))


def _cropped(coords: Any, crop: tuple[float, float, float, float]) -> list[float]:
    u0, v0, u1, _, _, v1, *_ = coords
    left, right = u0 + (u1 - u0) * crop[0], u0 + (u1 - u0) * crop[2]
    low, top = v0 + (v1 - v0) * crop[1], v0 + (v1 - v0) * crop[3]
    return [left, low, right, low, right, top, left, top]


def _patch(wardrobe: Wardrobe, group: InstructionGroup, op: sketch.Patch) -> None:
    pos, size = _px(op.box)
    if op.name not in wardrobe:
        _plain_patch(group, op)
        return
    if op.name in STRETCHED:
        group.add(Color(*op.tint))
        group.add(Rectangle(texture=wardrobe[op.name], pos=pos, size=size))
        return
    if op.name in REPEATED:
        _repeat(wardrobe[op.name], group, op)
        return
    border, shown, margin = BORDERS.get(op.name, BORDERS[""])
    edge = dp(min(shown, op.box.width / 2 + margin, op.box.height / 2 + margin))
    outside = dp(margin)
    group.add(Color(*op.tint))
    group.add(
        BorderImage(
            texture=wardrobe[op.name],
            pos=(pos[0] - outside, pos[1] - outside),
            size=(size[0] + 2 * outside, size[1] + 2 * outside),
            border=(border,) * 4,
            display_border=(edge,) * 4,
        )
    )


def _repeat(texture: Texture, group: InstructionGroup, op: sketch.Patch) -> None:
    """One piece after the other, the last one cut."""
    (x, y), (width, height) = _px(op.box)
    piece = texture.width * height / texture.height
    group.add(Color(*op.tint))
    u0, v0, u1, _, _, v1, *_ = texture.tex_coords
    while width > 0:
        part = min(1.0, width / piece)
        end = u0 + (u1 - u0) * part
        coords = (u0, v0, end, v0, end, v1, u0, v1)
        group.add(Rectangle(texture=texture, pos=(x, y), size=(piece * part, height), tex_coords=coords))
        x, width = x + piece, width - piece


def _plain_patch(group: InstructionGroup, op: sketch.Patch) -> None:
    """A sheet that has no picture: its colour and its rim."""
    (x, y), (width, height) = _px(op.box)
    fill, rim = FALLBACK.get(op.name, FALLBACK[""])
    group.add(Color(*fill[:3], fill[3] * op.tint[3]))
    group.add(Rectangle(pos=(x, y), size=(width, height)))
    group.add(Color(*rim[:3], rim[3] * op.tint[3]))
    group.add(Line(rectangle=(x, y, width, height), width=1.1))


def _photo(wardrobe: Wardrobe, group: InstructionGroup, op: sketch.Photo) -> None:
    texture = wardrobe.photo(op.path)
    if texture is None:
        return
    pos, (width, height) = _px(op.box)
    scale = max(width / texture.width, height / texture.height)
    across, up = width / scale / texture.width, height / scale / texture.height
    left = (1 - across) / 2
    u0, v0, u1, _, _, v1, *_ = texture.tex_coords
    low, high = v0, v0 + (v1 - v0) * up
    near, far = u0 + (u1 - u0) * left, u0 + (u1 - u0) * (left + across)
    group.add(Color(*op.tint))
    coords = (near, low, far, low, far, high, near, high)
    group.add(Rectangle(texture=texture, pos=pos, size=(width, height), tex_coords=coords))


def fitted(text: str, font: str, size: float, room: float) -> tuple[str, float]:
    """The words and their size, such that they fit a width in dp: smaller first, then shorter."""
    if not room:
        return text, size
    while size > LEAST and width_of(text, font, size) > dp(room):
        size -= 0.5
    if width_of(text, font, size) <= dp(room):
        return text, size
    short = text
    while len(short) > 1 and width_of(short + SHORTENED, font, size) > dp(room):
        short = short[:-1].rstrip()
    return short + SHORTENED, size


def _words(wardrobe: Wardrobe, group: InstructionGroup, op: sketch.Words) -> None:
    factor = lanterne().settings.text_size / 100
    size = op.size * factor if not op.room or op.size * factor <= op.size * 1.3 else op.size * 1.3
    text, size = fitted(op.text, op.font, size, op.room)
    texture = lettered(text, op.font, size)
    width, height = texture.size
    group.add(Color(*op.colour))
    place = dp(op.x) - width * op.anchor, dp(op.y) - height / 2
    group.add(Rectangle(texture=texture, pos=(round(place[0]), round(place[1])), size=texture.size))


def whole_words(text: str, font: str, size: float, width: float) -> float:
    """The largest size up to this one at which no word is torn in a width in pixels."""
    words = text.split()
    while size > LEAST and any(width_of(word, font, size) > width for word in words):
        size -= 0.5
    return size


def _block(wardrobe: Wardrobe, group: InstructionGroup, op: sketch.Block) -> None:
    factor = min(1.3, lanterne().settings.text_size / 100)
    (x, y), (width, height) = _px(op.box)
    size = whole_words(op.text, op.font, max(LEAST, op.size * factor), width)
    texture = wrapped(op.text, op.font, size, width, op.align, op.leading)
    while texture.height > height and size > LEAST:
        size -= 0.5
        texture = wrapped(op.text, op.font, size, width, op.align, op.leading)
    text = op.text
    while texture.height > height and " " in text:
        text = text.rpartition(" ")[0]
        texture = wrapped(text + SHORTENED, op.font, size, width, op.align, op.leading)
    group.add(Color(*op.colour))
    place = round(x), round(y + (height - texture.height) / 2)
    group.add(Rectangle(texture=texture, pos=place, size=texture.size))


def _fill(wardrobe: Wardrobe, group: InstructionGroup, op: sketch.Fill) -> None:
    pos, size = _px(op.box)
    group.add(Color(*op.colour))
    group.add(Rectangle(pos=pos, size=size))


def _line(wardrobe: Wardrobe, group: InstructionGroup, op: sketch.Line) -> None:
    group.add(Color(*op.colour))
    points = [dp(each) for each in op.points]
    if op.dash:
        for start, end in _dashes(points):
            group.add(Line(points=(*start, *end), width=dp(op.width)))
    else:
        group.add(Line(points=points, width=dp(op.width)))


def _dashes(points: list[float]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """A straight line in pieces."""
    x0, y0, x1, y1 = points[:4]
    length = max(abs(x1 - x0), abs(y1 - y0))
    count = max(1, int(length / dp(7)))
    found = []
    for place in range(count):
        near, far = place / count, (place + 0.55) / count
        found.append(
            ((x0 + (x1 - x0) * near, y0 + (y1 - y0) * near), (x0 + (x1 - x0) * far, y0 + (y1 - y0) * far))
        )
    return found


def _shape(wardrobe: Wardrobe, group: InstructionGroup, op: sketch.Shape) -> None:
    group.add(Color(*op.colour))
    corners = list(zip(op.points[::2], op.points[1::2], strict=True))
    vertices = [value for x, y in corners for value in (dp(x), dp(y), 0.0, 0.0)]
    group.add(Mesh(vertices=vertices, indices=list(range(len(corners))), mode="triangle_fan"))


DRAW: dict[type, Callable[[Wardrobe, InstructionGroup, Any], None]] = {
    sketch.Picture: _picture,
    sketch.Patch: _patch,
    sketch.Photo: _photo,
    sketch.Words: _words,
    sketch.Block: _block,
    sketch.Fill: _fill,
    sketch.Line: _line,
    sketch.Shape: _shape,
}
