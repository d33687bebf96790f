"""The places by name: where a card's sentence happens."""

from collections.abc import Callable

from ..card import Card

PLACES: dict[str, Callable[[Card, float, float], None]] = {}


def place(function: Callable[[Card, float, float], None]) -> Callable[[Card, float, float], None]:
    """Keep a place under its name; it paints itself round a lamp."""
    PLACES[function.__name__] = function
    return function
