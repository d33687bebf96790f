"""Letters as outlines, so that they can be cut from sheets like everything else."""

from functools import cache

import skia

from .picture import ASSETS

FILES = {
    "display": "Almendra_700Bold.ttf",
    "text": "Grenze_500Medium.ttf",
    "bold": "Grenze_600SemiBold.ttf",
    "numerals": "Amarante_400Regular.ttf",
}


@cache
def _typeface(role: str) -> skia.Typeface:
    return skia.Typeface.MakeFromFile(str(ASSETS / "fonts" / FILES[role]))


def font(role: str, size: float) -> skia.Font:
    """One of the four house fonts, unhinted."""
    face = skia.Font(_typeface(role), size)
    face.setEdging(skia.Font.Edging.kAntiAlias)
    face.setSubpixel(True)
    face.setHinting(skia.FontHinting.kNone)
    return face


def text_width(text: str, role: str, size: float, tracking: float = 0) -> float:
    """How wide a line of text will be."""
    return float(font(role, size).measureText(text)) + tracking * max(0, len(text) - 1)


def text_path(
    text: str, x: float, y: float, role: str, size: float, tracking: float = 0, align: float = 0
) -> skia.Path:
    """The outline of a line of text on the base line y; align 0 is left, 0.5 centred, 1 right."""
    face = font(role, size)
    x -= text_width(text, role, size, tracking) * align
    outline = skia.Path()
    for letter in text:
        glyph = face.getPath(face.textToGlyphs(letter)[0])
        if glyph is not None:
            glyph.offset(x, y)
            outline.addPath(glyph)
        x += face.measureText(letter) + tracking
    return outline
