"""Ways to screens around the tables of the miniature game: nothing of a real game is needed there."""

from collections.abc import Callable
from typing import Any

from app.table.catalogue import Playable
from app.table.keeping.sending import send_game
from app.table.players import Player
from engine import Session
from tests.app.fingers import frames, settle
from tests.app.real_games import keep
from tests.miniature import MINIATURE

NAMES = ("Mira", "Odo", "Lene", "Bastien")
HUES = ("blue", "red", "bone", "green")
LONG_GAME = 400
TITLES = {
    "night_cage": "The Night Cage",
    "finstere_flure": "Finstere Flure",
    "dead_cells": "Dead Cells",
    "obscurio": "Obscurio",
}


def kept(
    app: Any, seats: int = 4, moves: int = 5, strengths: tuple[str, ...] = ("", "", "", "medium")
) -> str:
    """Keep a table of the miniature game, so many moves old; gives its name."""
    session = Session.new(MINIATURE, seats, 3)
    players = [
        Player(name, hue, strength)._asdict()
        for name, hue, strength in zip(NAMES[:seats], HUES, strengths, strict=False)
    ]
    session.table = {"players": players, "name": ""}
    for _ in range(moves):
        if session.deciders:
            seat = session.deciders[0]
            session.play(seat, session.legal(seat)[0])
    return keep(app, session)


def old_table(screen: str) -> Callable[[Any], None]:
    """A screen that looks back on a game which is over."""
    return lambda app: app.go(screen, name=kept(app, moves=LONG_GAME))


def sharing(app: Any) -> Any:
    """What of a finished game can be given away; gives the dialog."""
    old_table("result")(app)
    app.navigator.page.share()
    return app.dialogs.top


def sent(app: Any) -> Any:
    """Where a game went that was sent; gives the dialog."""
    alone(app)
    frames(3)
    send_game(app.navigator.page.session)
    return app.dialogs.top


def home_with_a_table(app: Any) -> None:
    """Home, with a table to go on with."""
    kept(app)
    app.navigator.page.refresh()


def home_with_four_games(app: Any) -> None:
    """The names are those of the real cards: one short game alone has all the room it wants."""
    home = app.navigator.page
    for key, title in TITLES.items():
        game = type(key, (type(MINIATURE),), {"info": MINIATURE.info._replace(key=key, title=title)})()
        app.catalogue[key] = Playable.of(game, app.kits[key])
        home.ids.games.add_widget(home._card(key, app.catalogue[key]))
    home.ids.games.remove_widget(home.ids.games.children[-1])
    home_with_a_table(app)


def tables(app: Any) -> None:
    """A young table, a finished one, and one that can no longer be read."""
    for moves in (2, LONG_GAME):
        kept(app, moves=moves)
    app.services.storage.write("tables", "embers-broken.json", b"{ no longer a table")
    app.go("tables")


def curtain(app: Any) -> Any:
    """The curtain between two people; gives it."""
    app.go("table", name=kept(app))
    frames(3)
    return app.navigator.page.ids.curtain


def alone(app: Any) -> None:
    """One person among players of the computer: no curtain is needed."""
    app.go("table", name=kept(app, strengths=("", "easy", "medium", "strong"), moves=0))


def table_dialog(what: str) -> Callable[[Any], Any]:
    """A dialog over that table, by the name of what opens it; gives the dialog."""

    def show(app: Any) -> Any:
        alone(app)
        frames(3)
        getattr(app.navigator.page, what)()
        return app.dialogs.top

    return show


def log_of_a_table(app: Any) -> Any:
    """What happened at that table in a few moves; gives the dialog."""
    app.go("table", name=kept(app, strengths=("", "easy", "medium", "strong"), moves=6))
    frames(3)
    app.navigator.page.open_log()
    return app.dialogs.top


def hint_at_a_table(app: Any) -> None:
    """What to do and why, at the prompt."""
    alone(app)
    frames(3)
    page = app.navigator.page
    page.hint()
    settle(lambda: page.hints.given)


def starter(app: Any) -> None:
    """The choice of who begins."""
    players = [Player(name, hue) for name, hue in zip(NAMES, HUES, strict=True)]
    app.go("starter", players=players, chosen=lambda _hue: None)


def monster_kit(app: Any) -> None:
    """The table is one of the miniature: the kit asks only who sits there."""
    app.go("monster_kit", name=kept(app, strengths=("", "", "", "")), fresh=True)
