#!/usr/bin/env python3
"""How well everything on the Illusion cards stands off its ground, plain and through the red film.

tools/obscurio_contrast.py                 every card as it is shipped; the page goes to docs/
tools/obscurio_contrast.py 14 21           these cards only; the rest of the page stays

A card is painted once more to know where each element lies; what is measured is the picture in assets/.
It needs what the pictures are drawn with (tools/requirements-art.txt).
"""

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

REPORT = ROOT / "docs" / "obscurio_contrast.md"
WANTED = 3.0
"""What the rules sheet (7) asks of every element, plain and through the film."""


class Row(NamedTuple):
    """The elements of a card that stand off least, and how much they do."""

    plain: float
    which: str
    film: float
    which_through_film: str

    @property
    def least(self) -> float:
        """The lower of the two, to a tenth: the packing of a picture changes it by as much."""
        return round(min(self.plain, self.film), 1)

    @property
    def written(self) -> str:
        """As it stands in the page."""
        return f"{self.plain:.2f} | {self.which} | {self.film:.2f} | {self.which_through_film}"


def known(text: str) -> dict[int, Row]:
    """The rows that a page holds."""
    rows = re.findall(r"^\| (\d+) \| ([\d.]+) \| (\w+) \| ([\d.]+) \| (\w+) \|$", text, re.MULTILINE)
    return {
        int(card): Row(float(plain), which, float(film), other) for card, plain, which, film, other in rows
    }


def measured(cards: Sequence[int]) -> Iterator[tuple[int, Row]]:
    """Measure cards, or all if none is named."""
    import numpy as np
    from PIL import Image

    from tools.art.games.obscurio.illusions.deck import FOLDER, SIZE
    from tools.art.games.obscurio.illusions.measuring import measured as seen_on
    from tools.art.games.obscurio.illusions.painting import paint
    from tools.art.games.obscurio.illusions.sentence import sentences

    for number, sentence in enumerate(sentences(), 1):
        if cards and number not in cards:
            continue
        with Image.open(FOLDER / f"{number}.webp") as picture:
            shipped = np.asarray(picture.convert("RGBA"), np.float32) / 255
        painted = replace(paint(sentence, SIZE), picture=shipped)
        named = list(zip(seen_on(painted), painted.tags, strict=True))
        plain, which = min((seen.contrast, tag["motif"]) for seen, tag in named)
        film, other = min((seen.through_film, tag["motif"]) for seen, tag in named)
        yield number, Row(plain, which, film, other)


def report(rows: dict[int, Row]) -> str:
    """The page that docs/ keeps."""
    least = min(min(row.plain, row.film) for row in rows.values())
    return "\n".join(
        [
            "# What stands off its ground on the Illusion cards",
            "",
            "Written by `python tools/obscurio_contrast.py` from the pictures as they are shipped: how many",
            "times lighter or darker the clearer third of an element is than the ring round it, plain and",
            "through the red film of the Dusk Hallway. Each card is told by what stands off least.",
            f"Wanted: {WANTED} to a tenth; least of all: {least:.2f}.",
            "",
            "| card | plain | which | red film | which |",
            "|---|---|---|---|---|",
            *(f"| {card} | {row.written} |" for card, row in sorted(rows.items())),
            "",
        ]
    )


def main() -> None:
    """Measure card by card, and write the page after each."""
    rows = known(REPORT.read_text("utf-8")) if REPORT.exists() else {}
    for card, row in measured([int(each) for each in sys.argv[1:]]):
        rows[card] = row
        print(f"| {card} | {row.written} |", flush=True)
        REPORT.write_text(report(rows), "utf-8")


if __name__ == "__main__":
    main()
