"""Ways to the screens of The Night Cage."""

from collections.abc import Callable
from typing import Any

from app.table.players import Player
from engine import Session
from engine.games.night_cage import GAME
from engine.games.night_cage.companion.tower import TowerCompanion
from tests.app.every_screen.open.miniature import HUES, NAMES
from tests.app.fingers import frames
from tests.app.real_games import keep, offer

TOWER = TowerCompanion.opened(4, GAME.info.settle({"variant": "expert"}), True, 1)


def cage(moves: int, **options: Any) -> Callable[[Any], None]:
    """A table of The Night Cage for four, so many moves old."""

    def show(app: Any) -> None:
        offer(app, "night_cage")
        session = Session.new(GAME, 4, 5, **options)
        players = [Player(name, hue)._asdict() for name, hue in zip(NAMES, HUES, strict=True)]
        session.table = {"players": players, "name": ""}
        for _ in range(moves):
            seat = session.deciders[0]
            session.play(seat, session.legal(seat)[-1])
        app.go("table", name=keep(app, session))

    return show


def what_is_left(app: Any) -> Any:
    """What the tower still holds; gives the dialog."""
    cage(14)(app)
    frames(3)
    app.navigator.page.presenter._ask_what_is_left(None)
    return app.dialogs.top


def companion(app: Any) -> None:
    """The tower of a table with the box."""
    offer(app, "night_cage")
    app.services.storage.write("settings", "companion-night_cage.json", TOWER.sealed({"seats": 4}))
    app.go("companion", key="night_cage")


def setup_of_the_cage(app: Any) -> None:
    """The set-up with the options of The Night Cage."""
    offer(app, "night_cage")
    app.go("setup", key="night_cage")
