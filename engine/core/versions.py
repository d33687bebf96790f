"""What was saved under older rules is brought up to the present ones, one step at a time."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from engine.core.errors import SaveError
from engine.core.text import Phrase

Migrations = Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]
"""From rules n, the function that turns what was saved into that of rules n + 1."""


class Versioned(Protocol):
    """Whatever numbers its rules: a game, a campaign, a companion."""

    @property
    def rules(self) -> int:
        """Rises whenever what is saved changes its meaning."""

    @property
    def migrations(self) -> Migrations:
        """How what older rules saved is read; where there is none, nothing has to change."""


def check_rules(found: Any, owner: Versioned) -> None:
    """Refuse rules that are no number, or newer than those that are known here."""
    if type(found) is not int or found < 1:
        raise SaveError(Phrase("the file is incomplete or corrupted"))
    if found > owner.rules:
        raise SaveError(Phrase("the file was saved by a newer version of Lanterne"))


def brought_up(saved: dict[str, Any], found: int, owner: Versioned) -> dict[str, Any]:
    """What was saved under the rules found, as the present ones would have saved it."""
    for rules in range(found, owner.rules):
        if rules in owner.migrations:
            saved = owner.migrations[rules](saved)
    return saved
