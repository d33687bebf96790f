"""Writes sprites as one page with an index, in the format of Kivy's atlases."""

import json
from collections.abc import Iterable
from typing import TypeAlias

import numpy as np

from .packing import Box, packed
from .picture import ASSETS, Pixels, save_png, save_webp
from .sprites.sprite import Sprite

Index: TypeAlias = dict[str, list[int]]
Page: TypeAlias = tuple[Iterable[Sprite], tuple[int, int]]

BLEED = 2
"""Enough for what is shown at about its own size."""
PAGE = (2048, 1024)
"""Powers of two, so that every device can make mipmaps of it."""
PAGES = ((512, 512), (1024, 512), (1024, 1024), (2048, 1024), (2048, 2048))


def _order(sprite: Sprite) -> tuple[int, int, str]:
    """Big ones first: the small ones fill the gaps."""
    height, width = sprite.pixels.shape[:2]
    return -max(width, height), -min(width, height), sprite.name


def _sizes(sprites: Iterable[Sprite], bleed: int) -> list[tuple[int, int]]:
    return [(s.pixels.shape[1] + 2 * bleed, s.pixels.shape[0] + 2 * bleed) for s in sprites]


def smallest_page(sprites: Iterable[Sprite], bleed: int = BLEED) -> tuple[int, int]:
    """The smallest of the usual pages that holds all sprites."""
    sizes = _sizes(sorted(sprites, key=_order), bleed)
    for width, height in PAGES:
        try:
            packed(sizes, width, height)
        except ValueError:
            continue
        return width, height
    raise ValueError("no page is large enough")


def _paste(canvas: Pixels, sprite: Sprite, box: Box, bleed: int) -> None:
    border = ((bleed, bleed), (bleed, bleed), (0, 0))
    padded = np.pad(sprite.pixels, border, mode="wrap" if sprite.tiling else "edge")
    canvas[box.y : box.y + box.height, box.x : box.x + box.width] = padded


def _laid_out(sprites: Iterable[Sprite], size: tuple[int, int], bleed: int) -> tuple[Pixels, Index]:
    """One page with its sprites, and where each of them lies; Kivy counts rows from below."""
    order = sorted(sprites, key=_order)
    width, height = size
    sizes = _sizes(order, bleed)
    canvas: Pixels = np.zeros((height, width, 4), np.uint8)
    index = {}
    for sprite, box in zip(order, packed(sizes, width, height), strict=True):
        _paste(canvas, sprite, box, bleed)
        bottom = height - box.y - box.height
        index[sprite.name] = [
            box.x + bleed, bottom + bleed, box.width - 2 * bleed, box.height - 2 * bleed,
        ]  # fmt: skip
    return canvas, index


def write_pages(
    name: str, pages: Iterable[Page], bleed: int = BLEED, *, folder: str | None = None, painted: bool = False
) -> None:
    """Write pages, each of some sprites and a size, and their one index below assets/<folder or name>/.

    Sprites that are shown much smaller than drawn need more bleed: the mipmaps mix their neighbours in. Pages
    of large painted figures are kept as webp, which is a fifth of a png.
    """
    home, ending, save = folder or name, *(("webp", save_webp) if painted else ("png", save_png))
    indices = {}
    for number, (sprites, size) in enumerate(pages):
        canvas, indices[f"{name}-{number}.{ending}"] = _laid_out(sprites, size, bleed)
        save(canvas, f"{home}/{name}-{number}.{ending}")
    text = json.dumps(indices, indent=1, sort_keys=True)
    (ASSETS / home / f"{name}.atlas").write_text(text + "\n", encoding="utf-8")


def write_atlas(
    name: str, sprites: Iterable[Sprite], page: tuple[int, int] = PAGE, bleed: int = BLEED
) -> None:
    """Write one page and its index below assets/<name>/."""
    write_pages(name, [(sprites, page)], bleed)
