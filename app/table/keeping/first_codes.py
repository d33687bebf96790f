"""Codes of the first form, in which every option was a digit: read for ever, and no longer written.

The size of each digit was the number of values of its option, so such a code is only read with the options
as they were under its rules.
"""

from typing import Any

from engine.core.game import GameInfo


def unpacked(info: GameInfo, rules: int, number: int) -> tuple[int, dict[str, Any], int]:
    """Seats, options and seed of a table."""
    options: dict[str, Any] = {}
    for option in reversed([option for option in info.options if option.since <= rules]):
        number, digit = divmod(number, option.counted or len(option.allowed))
        options[option.key] = option.allowed[digit]
    seed, seat = divmod(number, len(info.seats))
    return info.seats[seat], info.settle(options), seed
