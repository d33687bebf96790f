"""Rows that copies of a state share: a change makes a new row, so that copying a state stays cheap."""

from typing import TypeVar

T = TypeVar("T")


def with_(row: list[T], place: int, value: T) -> list[T]:
    """The row with another value at one place."""
    new = row[:]
    new[place] = value
    return new


def more(row: list[int], place: int, n: int) -> list[int]:
    """The row with n added at one place."""
    new = row[:]
    new[place] += n
    return new


def marked(row: list[int], place: int, bit: int) -> list[int]:
    """The row with a bit set at one place."""
    new = row[:]
    new[place] |= 1 << bit
    return new


def without(row: list[T], place: int) -> list[T]:
    """The row without one place."""
    return row[:place] + row[place + 1 :]


def but(row: list[T], value: T) -> list[T]:
    """The row without the first such value."""
    return without(row, row.index(value))


def joined(rows: list[list[T]], place: int, *values: T) -> list[list[T]]:
    """The rows with values at the end of one of them."""
    return with_(rows, place, [*rows[place], *values])
