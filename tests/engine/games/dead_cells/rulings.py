"""Naming the ruling of the rules sheet that a test shows."""

from collections.abc import Callable
from typing import TypeVar

COUNT = 95
F = TypeVar("F", bound=Callable[..., object])


def ruling(*numbers: int) -> Callable[[F], F]:
    """Mark a test with the rulings it names; `test_rulings.py` counts them."""
    if not numbers or not all(number in range(1, COUNT + 1) for number in numbers):
        raise ValueError(numbers)

    def marked(test: F) -> F:
        test.rulings = numbers  # type: ignore[attr-defined]
        return test

    return marked
