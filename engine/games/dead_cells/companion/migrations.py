"""What older rules kept, as the present ones keep it."""

from typing import Any

FROST = 6
"""The place of Frozen among the numbers of a figure."""
ROWS = 3


def with_rows_and_gold(saved: dict[str, Any]) -> dict[str, Any]:
    """Rules 1 counted Frozen without its rows, and knew no golden shields, passers and companions."""
    past = [
        {
            **moment,
            "people": [_figure(row) for row in moment["people"]],
            "foes": [_figure(row) for row in moment["foes"]],
            "passer": -1,
            "passed": [],
            "pets": [],
        }
        for moment in saved["past"]
    ]
    return {**saved, "past": past}


def _figure(row: list[int]) -> list[int]:
    """As many rows are frozen as there were tokens, from the first on."""
    frozen = (1 << min(ROWS, row[FROST])) - 1
    return [*row[:FROST], frozen, *row[FROST + 1 :], 0]
