"""What was found on this device: the ladder's rungs and the riddles of the days, each read once."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any, NamedTuple

from app.services.json_file import JsonFile
from app.services.storage import Folder, Storage
from engine.games.obscurio.rules.cards import DOORS

FOLDER: Folder = "record"
FILE = "obscurio_riddles.json"
MOST_STARS = 3
TRIES = 2
"""Doors that may be opened on the ladder and on a day."""


class Answer(NamedTuple):
    """How a riddle was read."""

    doors: tuple[int, ...]
    """The doors that were opened, in this order."""
    found: bool
    hinted: bool = False

    @property
    def stars(self) -> int:
        """Three at the first door, two at the second, one with a hint."""
        if not self.found:
            return 0
        return 1 if self.hinted else max(1, MOST_STARS + 1 - len(self.doors))


Answers = Mapping[str, Answer]
"""By rung ("rung 3") or by day ("2026-11-17")."""


class RiddleRecord:
    """The answers that were given; a spoilt file is set aside, and nothing is known."""

    def __init__(self, storage: Storage) -> None:
        self._file: JsonFile[dict[str, Answer]] = JsonFile(storage, FOLDER, FILE, _read, dict)
        self._answers = self._file.load()

    @property
    def broken(self) -> bool:
        """Whether the file could not be read."""
        return self._file.broken

    def __getitem__(self, key: str) -> Answer | None:
        return self._answers.get(key)

    def add(self, key: str, answer: Answer) -> None:
        """Keep the first answer to a riddle; StorageTrouble if that cannot be written down."""
        if key not in self._answers:
            self._answers[key] = answer
            self._file.save({each: given._asdict() for each, given in self._answers.items()})

    def streak(self, today: date) -> int:
        """Days in a row on which the riddle was found; today counts from its own riddle on."""
        day = today if self[day_key(today)] is not None else today - timedelta(days=1)
        count = 0
        while (answer := self[day_key(day)]) is not None and answer.found:
            count, day = count + 1, day - timedelta(days=1)
        return count


def rung_key(place: int) -> str:
    """The name of a rung in the file."""
    return f"rung {place}"


def day_key(day: date) -> str:
    """The name of a day in the file."""
    return day.isoformat()


def _read(data: Any) -> dict[str, Answer]:
    return {str(key): _answer(given) for key, given in data.items()}


def _answer(given: Any) -> Answer:
    doors, found = tuple(given["doors"]), given["found"]
    if not all(type(door) is int for door in doors) or type(found) is not bool:
        raise TypeError(given)
    apart = len(set(doors)) == len(doors) <= TRIES and all(1 <= door <= DOORS for door in doors)
    if not apart or not doors:
        raise ValueError("doors that nobody can have opened")
    return Answer(doors, found, bool(given["hinted"]))
