"""The local record: how often each game was played and how it ended. Nothing leaves the device."""

from typing import Any, NamedTuple

from app.services.json_file import JsonFile
from app.services.storage import Folder, Storage
from engine import Outcome, Session

FOLDER: Folder = "record"
FILE = "games.json"
MOST_NAMES = 500
"""So many tables are known to be counted; an older one is not played to its end again."""


MOST_GAMES = 1_000_000_000
"""Nobody has played so often: a count beyond it was not made by playing."""


class Tally(NamedTuple):
    """How often a game was played, won and lost on this device."""

    played: int = 0
    won: int = 0
    lost: int = 0


class Statistics:
    """Counts finished games, once each; with a broken file counting starts again.

    Won means that somebody at this device won; a draw is only played, and computer players among
    themselves count for nothing.
    """

    def __init__(self, storage: Storage) -> None:
        self._file: JsonFile[dict[str, Any]] = JsonFile(storage, FOLDER, FILE, _read, _empty)
        self._data: dict[str, Any] | None = None

    def of(self, game: str) -> Tally:
        """The numbers of one game."""
        counts = self._loaded().get("games", {}).get(game, {})
        return Tally(*(_count(counts.get(field)) for field in Tally._fields))

    def add(self, name: str, session: Session) -> None:
        """Count a finished table, unless this very one was counted before.

        StorageTrouble if that cannot be written down: it is then not counted, and may be later.
        """
        outcome, data, people = session.outcome, self._loaded(), _people(session)
        if outcome is None or not people or name in data["counted"]:
            return
        game = session.game.info.key
        games = {**data["games"], game: _counted(self.of(game), outcome, people)._asdict()}
        data = {**data, "games": games, "counted": [*data["counted"], name][-MOST_NAMES:]}
        self._file.save(data)
        self._data = data

    def _loaded(self) -> dict[str, Any]:
        if self._data is None:
            self._data = self._file.load()
        return self._data


def _empty() -> dict[str, Any]:
    return {"games": {}, "counted": []}


def _read(data: Any) -> dict[str, Any]:
    if not _fits(data):
        raise TypeError(data)
    return dict(data)


def _people(session: Session) -> list[int]:
    """The seats of people; a table that does not say was played by nobody else."""
    given = session.table.get("people")
    return given if isinstance(given, list) else list(range(session.seats))


def _counted(before: Tally, outcome: Outcome, people: list[int]) -> Tally:
    won = outcome.result == "won" and any(seat in outcome.winners for seat in people)
    lost = outcome.result != "drawn" and not won
    return Tally(before.played + 1, before.won + won, before.lost + lost)


def _fits(data: Any) -> bool:
    if not isinstance(data, dict) or not isinstance(data.get("counted"), list):
        return False
    games = data.get("games")
    return isinstance(games, dict) and all(isinstance(counts, dict) for counts in games.values())


def _count(value: Any) -> int:
    return value if type(value) is int and 0 <= value <= MOST_GAMES else 0
