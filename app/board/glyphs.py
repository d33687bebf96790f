"""Short texts in one texture, a line each: letters and numbers that many things on a board carry.

Drawn once and shown smaller, they cost no more than any other sprite.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.graphics.texture import Texture

PIXELS = 44
"""Height of the letters in the texture; on the board they are about half of it."""


class Glyphs:
    """A texture for each of some texts; all of them are parts of one page, so that a mesh can hold many."""

    def __init__(self, texts: Sequence[str], font_name: str) -> None:
        label = CoreLabel(
            text="\n".join(texts), font_name=font_name, font_size=PIXELS, halign="center", mipmap=True
        )
        label.refresh()
        page, count = label.texture, len(texts)
        line = page.height / count
        self._textures: dict[str, Any] = {
            text: page.get_region(0, (count - 1 - index) * line, page.width, line)
            for index, text in enumerate(texts)
        }

    def __getitem__(self, text: str) -> Texture:
        return self._textures[text]


@cache
def glyphs(texts: str | tuple[str, ...], font_name: str) -> Glyphs:
    """Give the page with these letters or words, made on first use and kept."""
    return Glyphs(tuple(texts), font_name)
