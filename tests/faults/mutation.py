"""Spoils data on purpose, by chance that can be repeated: bytes like a bad disk, JSON like a bad program."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from engine.core.dice import below, pick

Luck = Iterator[int]
"""Gives a number below 2**32 whenever asked."""


def lucky(seed: int) -> Luck:
    """A stream of luck that is the same for the same seed."""
    while True:
        number, seed = below(seed, 1 << 32)
        yield number


ODD: tuple[Any, ...] = (
    *(None, True, False, "", "turn", "vote", "\ud800", "x\n" * 500),
    *(-1, 0, 1, 2, 3, 4, 5, 7, 20, 21, 99, -(1 << 63), 1 << 63, 1 << 64, 10**400, -(10**4000)),
    *(0.5, 1.0, 1e308, float("nan"), float("inf")),
    *([], {}, [[]], [None], {"": {}}, [0] * 1000, [[1]] * 50),
    *(["turn", 0], ["end", 9], ["vote"], ["point", -1], ["defend", 0, 99], [["put", 0, 5]], ["nonsense"]),
)
NONSENSE = (*map(json.dumps, ODD), "[" * 40 + "]" * 40, "[" * 250 + "]" * 250)
"""What is put where it does not belong; as text, so that each is a fresh one."""


def garbled(data: bytes, luck: Luck) -> bytes:
    """The bytes after one accident."""
    return _one_of(ACCIDENTS, luck)(bytearray(data), luck)


def _flip(data: bytearray, luck: Luck) -> bytes:
    for _ in range(1 + next(luck) % 4):
        data[next(luck) % len(data)] ^= 1 << next(luck) % 8
    return bytes(data)


def _cut(data: bytearray, luck: Luck) -> bytes:
    return bytes(data[: next(luck) % len(data)])


def _swap(data: bytearray, luck: Luck) -> bytes:
    here, there = next(luck) % len(data), next(luck) % len(data)
    data[here], data[there] = data[there], data[here]
    return bytes(data)


def _repeat(data: bytearray, luck: Luck) -> bytes:
    start = next(luck) % len(data)
    chunk = data[start : start + 1 + next(luck) % 64]
    return bytes(data[:start] + chunk + data[start:])


def _blank(data: bytearray, luck: Luck) -> bytes:
    start = next(luck) % len(data)
    data[start : start + 512] = bytes(len(data[start : start + 512]))
    return bytes(data)


def _noise(data: bytearray, luck: Luck) -> bytes:
    return bytes(next(luck) % 256 for _ in range(next(luck) % 300))


ACCIDENTS: tuple[Callable[[bytearray, Luck], bytes], ...] = (_flip, _cut, _swap, _repeat, _blank, _noise)


def twisted(value: Any, luck: Luck) -> Any:
    """A copy of JSON data in which one to three places are wrong."""
    value = json.loads(json.dumps(value))
    for _ in range(1 + next(luck) % 3):
        places = list(_places(value))
        if not places:
            return _nonsense(luck)
        holder, key = _one_of(places, luck)
        _one_of(TWISTS, luck)(holder, key, value, luck)
    return value


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every (container, key) in the data."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _replace(holder: Any, key: Any, whole: Any, luck: Luck) -> None:
    holder[key] = _nonsense(luck)


def _remove(holder: Any, key: Any, whole: Any, luck: Luck) -> None:
    del holder[key]


def _nudge(holder: Any, key: Any, whole: Any, luck: Luck) -> None:
    """Off by a little: the mistakes that still look right."""
    if type(holder[key]) is int:
        holder[key] += (-2, -1, 1, 2)[next(luck) % 4]


def _insert(holder: Any, key: Any, whole: Any, luck: Luck) -> None:
    if isinstance(holder, list):
        holder.insert(key, _one_of((_nonsense(luck), holder[key], holder[0], -1), luck))
    else:
        holder[f"{key}2"] = holder[key]


def _move(holder: Any, key: Any, whole: Any, luck: Luck) -> None:
    """Take the value of another place, of whatever kind."""
    other, place = _one_of(list(_places(whole)), luck)
    holder[key] = json.loads(json.dumps(other[place]))


def _reverse(holder: Any, key: Any, whole: Any, luck: Luck) -> None:
    if isinstance(holder[key], list):
        holder[key].reverse()


TWISTS: tuple[Callable[[Any, Any, Any, Luck], None], ...] = (
    _replace, _replace, _remove, _nudge, _nudge, _insert, _move, _reverse,
)  # fmt: skip


def _nonsense(luck: Luck) -> Any:
    return json.loads(_one_of(NONSENSE, luck))


def _one_of(items: Any, luck: Luck) -> Any:
    return pick(next(luck), items)[0]
