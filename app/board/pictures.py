"""Large pictures by their files, a dozen at a time: each is a texture, and devices hold few of them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from kivy.graphics.texture import Texture

from app.board.lasting import picture

MOST = 12
"""A card of 512 by 768 takes 2 MB with its mipmaps: a dozen is what a table shows at once."""


class Pictures:
    """The pictures that a table asked for lately; the one that was not asked for the longest goes first."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[str, Any] = OrderedDict()

    def __getitem__(self, source: str) -> Texture:
        """The texture of a file; whoever draws it keeps it, even when it has gone from here."""
        if source not in self._kept:
            self._kept[source] = picture(source, shared=False)
        self._kept.move_to_end(source)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return self._kept[source]

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Let go of all of them."""
        self._kept.clear()
