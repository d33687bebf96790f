"""Changes of a view that several events bring about."""

from collections.abc import Callable
from typing import Any

View = Any
STATES = ("shields", "gold", "poison", "bleed", "fire", "marks", "frozen")
"""The tokens of a body beside its damage."""


def add(row: str, sign: int = 1) -> Callable[..., None]:
    """An event that changes one number of a row."""

    def change(view: View, place: int, n: int) -> None:
        view[row][place] += sign * n

    return change


def put(name: str) -> Callable[..., None]:
    """An event that gives a number its new value."""

    def change(view: View, value: int) -> None:
        view[name] = value

    return change


def append(row: str) -> Callable[..., None]:
    """An event that lays a card on a pile."""

    def change(view: View, card: int) -> None:
        view[row].append(card)

    return change


def wipe(view: View, body: int) -> None:
    """Every token off a body."""
    view["hurt"][body] = 0
    for name in STATES:
        view[name][body] = 0
