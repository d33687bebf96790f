"""Fits rectangles into a page with little waste (maximal free rectangles, best short side first)."""

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle by its upper left corner."""

    x: int
    y: int
    width: int
    height: int

    def meets(self, other: "Box") -> bool:
        """Whether two rectangles share any pixel."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )

    def holds(self, other: "Box") -> bool:
        """Whether the other rectangle lies wholly inside this one."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.x + other.width <= self.x + self.width
            and other.y + other.height <= self.y + self.height
        )


def packed(sizes: list[tuple[int, int]], width: int, height: int) -> list[Box]:
    """Place rectangles in the given order; raises ValueError when the page is full."""
    free = [Box(0, 0, width, height)]
    placed = []
    for size in sizes:
        box = _best(free, *size)
        placed.append(box)
        pieces = [piece for gap in free for piece in _around(gap, box)]
        free = _largest(pieces)
    return placed


def _best(free: list[Box], width: int, height: int) -> Box:
    fitting = [gap for gap in free if gap.width >= width and gap.height >= height]
    if not fitting:
        raise ValueError(f"no room for {width} x {height}")
    gap = min(fitting, key=lambda g: (min(g.width - width, g.height - height), g.y, g.x))
    return Box(gap.x, gap.y, width, height)


def _around(gap: Box, box: Box) -> list[Box]:
    """What is left of a gap: up to four rectangles that may overlap each other."""
    if not gap.meets(box):
        return [gap]
    right, bottom = box.x + box.width, box.y + box.height
    rests = [
        Box(gap.x, gap.y, box.x - gap.x, gap.height),
        Box(right, gap.y, gap.x + gap.width - right, gap.height),
        Box(gap.x, gap.y, gap.width, box.y - gap.y),
        Box(gap.x, bottom, gap.width, gap.y + gap.height - bottom),
    ]
    return [rest for rest in rests if rest.width > 0 and rest.height > 0]


def _largest(pieces: list[Box]) -> list[Box]:
    """Drop pieces that lie inside others."""
    unique = list(dict.fromkeys(pieces))
    return [a for a in unique if not any(b is not a and b.holds(a) for b in unique)]
