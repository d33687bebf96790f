"""Plain data out of a file that anybody may have spoilt: bounded in size, in depth and in its numbers."""

import json
import math
from collections.abc import Iterable
from typing import Any

LARGEST = 8_000_000
"""No file of ours comes near this many bytes; a larger one is something else."""
DEEPEST = 50
"""No file nests lists so deep; what does would exhaust the stack of whoever copies it."""
MOST_BITS = 256
"""No number is longer: arithmetic with a million digits takes seconds."""


def read_plain(data: bytes | str) -> Any:
    """What the JSON says; ValueError if it is none, or larger, deeper or with other numbers than ours."""
    if len(data) > LARGEST:
        raise ValueError("far too large")
    try:
        value = json.loads(data)
    except RecursionError as deep:
        raise ValueError("nested too deep") from deep
    check_plain(value)
    return value


def check_plain(value: Any) -> None:
    """ValueError if plain data is nested too deep or holds a number that nothing of ours counts to."""
    level = [value]
    for _ in range(DEEPEST):
        if not all(map(_is_fit, level)):
            raise ValueError("a number out of all bounds")
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return
    raise ValueError("nested too deep")


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _is_fit(value: Any) -> bool:
    if isinstance(value, int):
        return value.bit_length() <= MOST_BITS
    return not isinstance(value, float) or math.isfinite(value)
