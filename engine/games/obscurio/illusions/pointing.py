"""Which element a butterfly names when it points at a place of a card.

The app draws no outlines and does not snap: they would print the list of elements on the card. So the nearest
element is meant, measured in its own size, if the place is not out in the empty.
"""

from engine.games.obscurio.illusions.deck import Element, Illusion
from engine.games.obscurio.illusions.reading import WHOLE, Pointing

NEAR = 1.35
"""How far from its middle an element is still meant, in its own radius."""


def element_at(card: Illusion, x: float, y: float) -> int | None:
    """The number of the element at a place, from (-1, -1) at the top left of the card to (1, 1)."""
    distances = [_distance(element, x, y) for element in card.elements]
    nearest = min(distances)
    return distances.index(nearest) if nearest <= NEAR else None


def _distance(element: Element, x: float, y: float) -> float:
    """Small things lie before large ones: inside its own circle the smaller one is meant."""
    away = float(((element.x - x) ** 2 + (element.y - y) ** 2) ** 0.5)
    return away / element.r if away > element.r else away / element.r * element.r**0.5


def pointing_at(card: Illusion, x: float, y: float) -> Pointing:
    """What a butterfly at a place of a Page says; in the empty it speaks of the whole Page."""
    number = element_at(card, x, y)
    return Pointing(card.id, WHOLE if number is None else number)
