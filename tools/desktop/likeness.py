"""How alike two folders of pictures are: those of the bundle and those from source."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

TOLERANCE = 16
"""Steps of 255 by which a colour may differ unseen."""


class Likeness(NamedTuple):
    """The pictures that both folders have, those that only one has, and the worst share of other pixels."""

    both: int
    only_one: list[str]
    worst: float
    worst_name: str


def likeness(ours: Path, theirs: Path) -> Likeness:
    """Compare every picture with its namesake."""
    names = [{path.name for path in folder.glob("*.png")} for folder in (ours, theirs)]
    shares = {name: differing(ours / name, theirs / name) for name in sorted(names[0] & names[1])}
    worst = max(shares, key=shares.__getitem__, default="")
    return Likeness(len(shares), sorted(names[0] ^ names[1]), shares.get(worst, 0.0), worst)


def differing(one: Path, other: Path) -> float:
    """The share of pixels that are visibly different, from 0 to 1; pictures of two sizes share none."""
    with Image.open(one) as first, Image.open(other) as second:
        if first.size != second.size:
            return 1.0
        difference = ImageChops.difference(first.convert("RGB"), second.convert("RGB"))
    bands = difference.split()
    strongest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    counts = strongest.histogram()
    return sum(counts[TOLERANCE + 1 :]) / sum(counts)


if __name__ == "__main__":
    print(json.dumps(likeness(Path(sys.argv[1]), Path(sys.argv[2]))._asdict()))
