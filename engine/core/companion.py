"""The companion of a game: what it keeps for people who play with the box.

Each game's companion knows its own moments. What is common to all is here: the history, and the envelope in
which a table is kept, with its checksum and its rules.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Self

from engine.core.errors import MALFORMED, SaveError
from engine.core.history import History, M, Title
from engine.core.plain import check_plain, read_plain
from engine.core.store import Envelope, seal, unseal
from engine.core.text import Phrase
from engine.core.versions import Migrations, brought_up, check_rules


class Companion(ABC, Generic[M]):
    """A table beside the box, from its set-up to its end."""

    game: ClassVar[str]
    """The key of the game."""
    rules: ClassVar[int] = 1
    """Rises whenever what is kept changes its meaning."""
    migrations: ClassVar[Migrations] = {}
    """From rules n, the function that turns what `plain` gave into that of rules n + 1."""

    def __init__(self, history: History[M]) -> None:
        self.history = history

    @property
    def now(self) -> M:
        return self.history.now

    @property
    def undo_title(self) -> Phrase | None:
        """What undo would take back, in words."""
        title = self.history.undo_title
        return None if title is None else self.spoken(title)

    def undo(self) -> None:
        """Take the last touch back."""
        self.history.undo()

    @abstractmethod
    def view(self) -> tuple[Any, ...]:
        """All that the pages of the companion show to the whole table, as a NamedTuple of plain values."""

    @staticmethod
    @abstractmethod
    def spoken(title: Title) -> Phrase:
        """A title in words; it is shown on the open table, so it never holds a secret."""

    @abstractmethod
    def plain(self) -> dict[str, Any]:
        """The companion as JSON-able data, with all that can be undone."""

    @classmethod
    @abstractmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Self:
        """The companion that `plain` described; SaveError if it makes no sense."""

    def check(self) -> None:
        """ValueError or another of MALFORMED if the present moment has a number that no box allows."""

    def sealed(self, table: Mapping[str, Any]) -> bytes:
        """The bytes of a file; `table` is what the app keeps with it: names, colours, choices."""
        return seal(
            {
                "kind": "companion",
                "game": self.game,
                "rules": self.rules,
                "setup": {"table": dict(table)},
                "state": self.plain(),
            }
        )

    @classmethod
    def unsealed(cls, data: bytes) -> tuple[Self, dict[str, Any]]:
        """The companion and its `table` in the bytes that `sealed` made; SaveError says what is wrong."""
        envelope = _bare(data, cls.game) or unseal(data, "companion")
        if envelope["game"] != cls.game:
            raise SaveError(
                Phrase(
                    "the file is for a game that this version does not have: {key}",
                    key=repr(envelope["game"]),
                )
            )
        check_rules(envelope["rules"], cls)
        try:
            table = dict(envelope["setup"]["table"])
            state = brought_up(envelope["state"], envelope["rules"], cls)
            cls.from_plain(state)._prove()
            return cls.from_plain(state), table
        except MALFORMED as bad:
            raise SaveError(Phrase("the file is incomplete or corrupted")) from bad

    def _prove(self) -> None:
        """Show every moment and take each back: what cannot be is no table. This companion is spent."""
        check_plain(json.loads(json.dumps(self.plain())))
        for _ in range(len(self.history)):
            self.check()
            self.view()
            self.undo()


def _bare(data: bytes, game: str) -> Envelope | None:
    """A file of the time before companions had an envelope: the state beside what the app kept."""
    try:
        found = read_plain(data)
    except ValueError:
        return None
    if not isinstance(found, dict) or "keeper" not in found or "app" in found:
        return None
    table = {key: value for key, value in found.items() if key != "keeper"}
    return {"game": game, "rules": 1, "setup": {"table": table}, "state": found["keeper"]}
