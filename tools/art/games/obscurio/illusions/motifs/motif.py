"""The motifs by name. A motif is a function that draws itself with a pen, in a state, as its double or not.

A double is drawn into the form (steps in a shell), never beside it. Paint 0 is the body, 1 the second colour,
2 the accent; values are relative, so a motif never names an absolute brightness.
"""

from collections.abc import Callable
from typing import Any

from ..pen import Pen

MOTIFS: dict[str, Callable[..., None]] = {}


def motif(function: Callable[..., None]) -> Callable[..., None]:
    """Keep a motif under its name."""
    MOTIFS[function.__name__.strip("_")] = function
    return function


def draw(pen: Pen, name: str, state: str = "", double: str = "", **details: Any) -> None:
    """Draw a motif, in the state that it is usually in unless one is given."""
    if state:
        details["state"] = state
    MOTIFS[name](pen, double=double, **details)
