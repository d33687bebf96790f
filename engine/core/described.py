"""The fields of a described position: each is read in one line, and a wrong one is refused with its path.

A scenario is written by a person, so nothing in it is trusted. `under` is the path to the object that holds
a field, with its dot: "prisoners[2]." for the field "prisoners[2].nerve".
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from engine.core.errors import EngineError, ScenarioError
from engine.core.game import GameInfo, Options
from engine.core.text import Phrase


def check_fields(data: Mapping[str, Any], known: Collection[str], under: str = "") -> None:
    """Refuse a field that nobody reads: most often it is one that is misspelt."""
    for strange in sorted(str(name) for name in data if name not in known):
        raise ScenarioError(f"{under}{strange}", Phrase("unknown field"))


def fields(given: Any, path: str) -> Mapping[str, Any]:
    """An object with named fields."""
    if not isinstance(given, Mapping):
        raise ScenarioError(path, Phrase("must be an object with named fields"))
    return given


def listed(data: Mapping[str, Any], name: str) -> Sequence[Any]:
    """A list; empty if it is not there."""
    value = data.get(name, ())
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise ScenarioError(name, Phrase("must be a list"))
    return value


def whole(data: Mapping[str, Any], name: str, default: int, allowed: Collection[int], under: str = "") -> int:
    """A whole number among those that are allowed."""
    value = data.get(name, default)
    if type(value) is not int or value not in allowed:
        least, most = min(allowed), max(allowed)
        raise ScenarioError(
            f"{under}{name}", Phrase("must be between {least} and {most}", least=least, most=most)
        )
    return value


def flag(data: Mapping[str, Any], name: str, default: bool = False, under: str = "") -> bool:
    """A field that must be true or false; ScenarioError gives its path."""
    value = data.get(name, default)
    if type(value) is not bool:
        raise ScenarioError(f"{under}{name}", Phrase("must be true or false"))
    return value


def settled(
    data: Mapping[str, Any], info: GameInfo, check: Callable[[int, Options], None], players: int
) -> Options:
    """The options of the table, settled as at a set-up; `check` refuses what so many players cannot have."""
    given = fields(data.get("options", {}), "options")
    try:
        options = info.settle(given)
        check(players, options)
    except EngineError as bad:
        raise ScenarioError("options", bad.reason) from bad
    return options
