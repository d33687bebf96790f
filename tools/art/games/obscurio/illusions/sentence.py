"""A card is one sentence: place, lamp, colour script, armature, story, one join, one oddity.

An element is written `motif/state:double`. A sentence is data (sentences/*.toml); this file reads it.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .vocabulary import TIED_TO_STATE

FOLDER = Path(__file__).parent / "sentences"


@dataclass(frozen=True)
class Word:
    """One element as it is written: what it is, and how it differs from what its slot would make of it."""

    motif: str
    state: str = ""
    double: str = ""
    changes: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def read(cls, written: "str | dict[str, Any]") -> "Word":
        """Read "motif/state:double", or a table with that under `is` and changes beside it."""
        changes = (
            {} if isinstance(written, str) else {key: value for key, value in written.items() if key != "is"}
        )
        head, _, double = (written if isinstance(written, str) else written["is"]).partition(":")
        motif, _, state = head.partition("/")
        return cls(motif, state or TIED_TO_STATE.get((motif, double), ""), double, changes)


@dataclass(frozen=True)
class Sentence:
    """A whole card in words."""

    name: str
    seed: int
    place: str
    script: str
    armature: str
    mood: str
    light: str
    oddity: str
    focal: Word
    ring: tuple[Word, ...]
    whispers: tuple[Word, ...]
    join: tuple[str, ...] = ()
    lamp: tuple[float, float] | None = None
    mirrored: bool = False
    rim: str = "plain"
    front: str = ""

    @classmethod
    def read(cls, table: dict[str, Any]) -> "Sentence":
        """Read a sentence from its table."""
        words = {
            "focal": Word.read(table["focal"]),
            "ring": tuple(map(Word.read, table["ring"])),
            "whispers": tuple(map(Word.read, table["whispers"])),
            "join": tuple(table.get("join", "").split()),
        }
        return cls(**(table | words))

    @property
    def words(self) -> tuple[Word, ...]:
        """All elements, the subject first."""
        return (self.focal, *self.ring, *self.whispers)


def sentences() -> Iterator[Sentence]:
    """Every card of the deck, in the order of its files: first those that are written, then those chosen."""
    for name in ("written", "chosen"):
        with (FOLDER / f"{name}.toml").open("rb") as file:
            yield from map(Sentence.read, tomllib.load(file)["card"])
