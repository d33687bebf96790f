"""Puts the parts of a monster together and dyes them, once per monster, into a texture of its own.

A part lies in the atlas in two layers: its hide as values without a colour, and what keeps its colour. A
small shader dyes the first while both are drawn off screen. The pixels are then kept as an ordinary texture
with mipmaps, which can be drawn at any size and comes back by itself when a phone has lost its graphics.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from kivy.graphics import Callback, Color, Fbo, Rectangle
from kivy.graphics.opengl import GL_ONE, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, glBlendFuncSeparate
from kivy.graphics.texture import Texture

from app.board.layer import blend_normal
from app.board.sprites import Sprites
from app.games.finstere_flure.drawing.atlas import FLURE
from app.games.finstere_flure.monster.skins import SKINS, Skin
from app.look.theme import colour

PARTS = ("legs", "body", "head")
"""What a monster is made of, in the order in which it is laid."""
PIXELS = 140.0
"""How large the parts were drawn: pixels of the unit in which the frames below are given."""


class Frame(NamedTuple):
    """Where a part lies round the middle of the monster: its left and lower border and its size."""

    left: float
    bottom: float
    width: float
    height: float


FRAMES = {
    "head": Frame(-1.118, 0.042, 2.236, 2.408),
    "body": Frame(-1.38, -1.408, 2.76, 2.6312),
    "legs": Frame(-1.04, -2.08, 2.08, 1.616),
}
WHOLE = Frame(-1.38, -2.08, 2.76, 4.53)
"""The frame of a whole monster; it stands on its lower border."""

DYED, PLAIN = (0, 0, 0, 1), (1, 1, 1, 1)
"""What the colour of a rectangle tells the shader."""

STOPS = 6
_UNIFORMS = "".join(f"uniform vec3 hide_{i};\nuniform vec3 cloth_{i};\n" for i in range(STOPS))
_RAMP = """
vec3 {name}(float value) {{
    float at = value * 5.0;
    vec3 colour = mix({name}_0, {name}_1, clamp(at, 0.0, 1.0));
    colour = mix(colour, {name}_2, clamp(at - 1.0, 0.0, 1.0));
    colour = mix(colour, {name}_3, clamp(at - 2.0, 0.0, 1.0));
    colour = mix(colour, {name}_4, clamp(at - 3.0, 0.0, 1.0));
    return mix(colour, {name}_5, clamp(at - 4.0, 0.0, 1.0));
}}
"""
DYE = (
    "$HEADER$\n"
    + _UNIFORMS
    + _RAMP.format(name="hide")
    + _RAMP.format(name="cloth")
    + """
void main(void) {
    vec4 texel = texture2D(texture0, tex_coord0);
    vec3 dyed = mix(hide(texel.r), cloth(texel.r), texel.g) * 1.06;
    vec3 colour = mix(min(dyed, 1.0), texel.rgb, step(0.5, frag_color.r));
    gl_FragColor = vec4(colour * texel.a, texel.a);
}
"""
)
"""Red is a value on the ramp, green says which of the two ramps; the result is premultiplied."""

UNVEIL = """$HEADER$
void main(void) {
    vec4 texel = texture2D(texture0, tex_coord0);
    gl_FragColor = vec4(texel.rgb / max(texel.a, 0.004), texel.a);
}
"""
"""From premultiplied colours to those that Kivy draws with."""


@cache
def sprites() -> Sprites:
    """The pictures of this game."""
    return Sprites(FLURE.path)


def forget() -> None:
    """Let go of every picture that nobody shows: the game is left."""
    for kept in (sprites, whole, part):
        kept.cache_clear()


@lru_cache(maxsize=4)
def whole(head: int, body: int, legs: int, skin: int) -> Texture:
    """The texture of a monster, in the proportions of WHOLE."""
    numbers = {"head": head, "body": body, "legs": legs}
    return _drawn(WHOLE, [(part, numbers[part]) for part in PARTS], SKINS[skin])


@lru_cache(maxsize=30)
def part(kind: str, number: int, skin: int) -> Texture:
    """The texture of one part, in the proportions of its frame."""
    return _drawn(FRAMES[kind], [(kind, number)], SKINS[skin])


def _drawn(frame: Frame, parts: Iterable[tuple[str, int]], skin: Skin) -> Texture:
    size = round(frame.width * PIXELS), round(frame.height * PIXELS)
    dyeing = Fbo(size=size, fs=DYE)
    for name, ramp in (("hide", skin.hide), ("cloth", skin.cloth)):
        for stop, rgb in enumerate(ramp):
            dyeing[f"{name}_{stop}"] = colour(rgb)[:3]
    with dyeing:
        Callback(_premultiplied)
        for kind, number in parts:
            _lay(kind, number, frame)
    dyeing.add(blend_normal())
    dyeing.draw()
    unveiling = Fbo(size=size, fs=UNVEIL)
    with unveiling:
        Callback(_as_it_is)
        Rectangle(texture=dyeing.texture, size=size)
    unveiling.add(blend_normal())
    unveiling.draw()
    return _kept(size, bytes(unveiling.pixels))


def _lay(kind: str, number: int, frame: Frame) -> None:
    """Both layers of a part, where it belongs in the frame."""
    own = FRAMES[kind]
    pos = (own.left - frame.left) * PIXELS, (own.bottom - frame.bottom) * PIXELS
    size = own.width * PIXELS, own.height * PIXELS
    Color(*DYED)
    Rectangle(texture=sprites()[f"{kind}_{number}_skin"], pos=pos, size=size)
    Color(*PLAIN)
    Rectangle(texture=sprites()[f"{kind}_{number}"], pos=pos, size=size)


def _kept(size: tuple[int, int], pixels: bytes) -> Texture:
    texture = Texture.create(size=size, colorfmt="rgba", mipmap=True)
    texture.wrap = "clamp_to_edge"

    def fill(target: Any) -> None:
        target.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)
    return texture


def _premultiplied(_instruction: object) -> None:
    glBlendFuncSeparate(GL_ONE, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA)


def _as_it_is(_instruction: object) -> None:
    glBlendFuncSeparate(GL_ONE, GL_ZERO, GL_ONE, GL_ZERO)
