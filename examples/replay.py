"""Replay a save, action by action: `python -m examples.replay table.json`.

Saves of the app lie in the folder `tables` of its data folder. Without a file a short game is played first.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from engine import SaveError, Session


def told(session: Session) -> Iterator[str]:
    """A line for each action of a game: its number, the seat, and what it did."""
    for number, (seat, action) in enumerate(session.log):
        before = session.at(number)
        yield f"{number + 1:>4}  player {seat + 1}  {before.describe(action)}"


def short_game(path: Path, actions: int = 12) -> None:
    """Play a few first actions and save the table."""
    session = Session.new("night_cage", seats=2, seed=7)
    for _ in range(actions):
        seat = session.deciders[0]
        session.play(seat, session.legal(seat)[0])
    session.save(path)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the game of a file; 1 when the file is no save."""
    given = sys.argv[1:] if arguments is None else arguments
    with TemporaryDirectory() as folder:
        path = Path(given[0]) if given else Path(folder, "table.json")
        if not given:
            short_game(path)
        try:
            session = Session.load(path)
        except (SaveError, OSError) as trouble:
            print(trouble, file=sys.stderr)
            return 1
    print("\n".join(told(session)))
    print(session.outcome.reason if session.outcome else f"player {session.deciders[0] + 1} decides")
    return 0


if __name__ == "__main__":
    sys.exit(main())
