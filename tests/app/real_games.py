"""Real games in the app of a test, which by itself knows only the miniature: offered, kept, sat down at."""

from collections.abc import Iterable
from typing import Any

from app.games import catalogue
from engine import Session
from tests.app.fingers import frames


def offer(app: Any, key: str) -> None:
    """Let the app offer this game and read its tables, as it does for people."""
    app.catalogue[key] = catalogue()[key]


def keep(app: Any, session: Session) -> str:
    """Keep a session as a table of the app; gives its name."""
    name = app.saves.fresh_name(session)
    app.saves.save(name, session)
    return str(name)


def open_table(app: Any, session: Session, people: Iterable[tuple[str, str]]) -> Any:
    """Keep a session as a table of people with these names and colours; gives its screen."""
    players = [{"name": name, "hue": hue} for name, hue in people]
    session.table = {"players": players, "people": list(range(session.seats)), "name": ""}
    app.navigator.go("table", name=keep(app, session))
    frames(8)
    return app.navigator.page
