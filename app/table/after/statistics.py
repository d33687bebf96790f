"""The local record: how often each game was played and how it ended. Nothing leaves the device.

Files of older versions know only how often; what they do not know is not made up.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from app.services.json_file import JsonFile
from app.services.storage import Folder, Storage
from app.table.after.record import PLAIN, Record, won_by_people
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


class Share(NamedTuple):
    """How often a kind of table was played and won."""

    played: int = 0
    won: int = 0


class Remembered(NamedTuple):
    """Everything that is known of a game on this device."""

    tally: Tally = Tally()
    seats: Mapping[str, Share] = {}
    """By the number of players."""
    levels: Mapping[str, Share] = {}
    """By the value of the game's level."""
    bests: Mapping[str, int] = {}
    """The best of each number that the game declares."""


RecordOf = Callable[[str], Record]
"""Gives what a game is remembered by."""


class Statistics:
    """Counts finished games, once each; with a broken file counting starts again.

    Won means that somebody at this device won; a draw is only played, and computer players among
    themselves count for nothing.
    """

    def __init__(self, storage: Storage, record_of: RecordOf = lambda _game: PLAIN) -> None:
        self._record_of = record_of
        self._file: JsonFile[dict[str, Any]] = JsonFile(storage, FOLDER, FILE, _read, _empty)
        self._data: dict[str, Any] | None = None

    def of(self, game: str) -> Tally:
        """The numbers of one game."""
        return self.remembered(game).tally

    def remembered(self, game: str) -> Remembered:
        """Everything that is known of one game; what makes no sense in a file is left out."""
        counts = self._loaded().get("games", {}).get(game, {})
        return Remembered(
            Tally(*(_count(counts.get(field)) for field in Tally._fields)),
            _shares(counts.get("seats")),
            _shares(counts.get("levels")),
            _bests(counts),
        )

    def add(self, name: str, session: Session) -> None:
        """Count a finished table, unless this very one was counted before.

        StorageTrouble if that cannot be written down: it is then not counted, and may be later.
        """
        outcome, data, people = session.outcome, self._loaded(), _people(session)
        if outcome is None or not people or name in data["counted"]:
            return
        game = session.game.info.key
        games = {**data["games"], game: self._with(game, session, _counted(self.of(game), outcome, people))}
        data = {**data, "games": games, "counted": [*data["counted"], name][-MOST_NAMES:]}
        self._file.save(data)
        self._data = data

    def merge(self, other: Any) -> None:
        """Take in the record of a backup: of each game the longer one stays, with the best of both.

        TypeError if it is none, StorageTrouble if it cannot be written down.
        """
        theirs, ours = _read(other), self._loaded()
        games = {
            game: self._longer(game, ours["games"].get(game, {}), counts)
            for game, counts in theirs["games"].items()
        }
        counted = [*(name for name in theirs["counted"] if name not in ours["counted"]), *ours["counted"]]
        data = {**ours, "games": {**ours["games"], **games}, "counted": counted[-MOST_NAMES:]}
        if data != ours:
            self._file.save(data)
            self._data = data

    def _longer(self, game: str, ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
        longer, other = (ours, theirs) if _played(ours) >= _played(theirs) else (theirs, ours)
        bests = self._record_of(game).best_of(_bests(longer), _bests(other))
        return {**longer, "bests": bests} if bests else dict(longer)

    def _with(self, game: str, session: Session, tally: Tally) -> dict[str, Any]:
        """What is kept of a game once this table is counted."""
        before, record, won = self.remembered(game), self._record_of(game), won_by_people(session)
        level = str(session.options[record.level]) if record.level in session.options else ""
        return {
            **tally._asdict(),
            "seats": _one_more(before.seats, str(session.seats), won),
            "levels": _one_more(before.levels, level, won) if level else dict(before.levels),
            "bests": record.best_of(dict(before.bests), record.measured(session)),
        }

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


def _one_more(before: Mapping[str, Share], key: str, won: bool) -> dict[str, Share]:
    share = before.get(key, Share())
    return {**before, key: Share(share.played + 1, share.won + won)}


def _shares(value: Any) -> dict[str, Share]:
    pairs = {key: pair for key, pair in _mapping(value).items() if isinstance(pair, list) and len(pair) == 2}
    return {key: Share(_count(played), _count(won)) for key, (played, won) in pairs.items()}


def _played(counts: Mapping[str, Any]) -> int:
    return _count(counts.get("played"))


def _bests(counts: Mapping[str, Any]) -> dict[str, int]:
    return {key: _count(number) for key, number in _mapping(counts.get("bests")).items()}


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _fits(data: Any) -> bool:
    if not isinstance(data, dict) or not isinstance(data.get("counted"), list):
        return False
    games = data.get("games")
    return isinstance(games, dict) and all(isinstance(counts, dict) for counts in games.values())


def _count(value: Any) -> int:
    return value if type(value) is int and 0 <= value <= MOST_GAMES else 0
