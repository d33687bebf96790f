"""From the blocks of a rulebook to pieces of a page: strong words, what was found, figures."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from kivy.utils import escape_markup, get_hex_from_color

from app.rulebook.book import CHAPTER, FIGURE, TERM, Block, Rulebook
from app.rulebook.figures import Drawer
from app.rulebook.passages import Piece
from app.rulebook.search import Hit, pieces, shown


def page_of(
    book: Rulebook,
    hits: Sequence[Hit],
    current: Hit | None,
    folder: Path,
    theme: Any,
    drawer: Drawer | None,
) -> list[Piece]:
    """The whole book as pieces, with every hit marked and the current one brighter."""
    found: dict[int, list[Hit]] = {}
    for hit in hits:
        found.setdefault(hit.place, []).append(hit)
    return [
        Piece(
            block.kind,
            _marked(block, found.get(place, []), current, theme),
            block.label,
            *_drawn(drawer, block, folder / book.key),
        )
        for place, block in enumerate(book.blocks)
    ]


def _drawn(drawer: Drawer | None, block: Block, folder: Path) -> tuple[Any, Any]:
    """What draws a figure and how high it will be; nothing where nobody can draw it."""
    path = folder / "figures" / block.label
    if drawer is None or block.kind != FIGURE or not path.is_file():
        return None, None
    return partial(drawer.draw, path), drawer.height


def _marked(block: Block, hits: list[Hit], current: Hit | None, theme: Any) -> str:
    """The words of a block as Kivy's markup."""
    text = shown(block.label if block.kind == TERM else "", block.text)
    runs = []
    for letters, strong, owner in pieces(text, [hit.span for hit in hits]):
        run = escape_markup(letters)
        if strong and block.kind != CHAPTER:
            run = f"[font=strong][color={get_hex_from_color(theme.parchment)}]{run}[/color][/font]"
        if owner is not None:
            tint = theme.flame if hits[owner] == current else theme.parchment
            run = f"[u][color={get_hex_from_color(tint)}]{run}[/color][/u]"
        runs.append(run)
    return "".join(runs)
