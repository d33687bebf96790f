"""Every screen of the app in every state worth looking at, and how to get there.

A new screen is put into the table here; it is then audited at every size and in both languages.
"""

import json
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, NamedTuple

from app.catalogue import Playable
from app.lesson_marks import LessonMarks
from app.lessons import lessons_of
from app.navigation import SCREENS
from app.players import Player
from engine import Session
from engine.night_cage import GAME as NIGHT_CAGE
from engine.night_cage.companion import TowerKeeper
from tests.app.fingers import frames, settle
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


class Opener(NamedTuple):
    """A state of a screen: which one, how it is reached, and what is looked at if not all of it."""

    screen: str
    open: Callable[[Any], Any]


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
    name = app.keeper.fresh_name(session)
    app.keeper.save(name, session)
    return str(name)


def _home_with_a_table(app: Any) -> None:
    kept(app)
    app.navigator.page.refresh()


def _home_with_four_games(app: Any) -> None:
    """The names are those of the real cards: one short game alone has all the room it wants."""
    home = app.navigator.page
    for key, title in TITLES.items():
        game = type(key, (type(MINIATURE),), {"info": MINIATURE.info._replace(key=key, title=title)})()
        app.catalogue[key] = Playable(game, "tests.miniature.table", key)
        home.ids.games.add_widget(home._card(key, app.catalogue[key]))
    home.ids.games.remove_widget(home.ids.games.children[-1])
    _home_with_a_table(app)


def _leaving(app: Any) -> Any:
    app.ask_to_leave()
    return app.dialogs.top


def _resetting(app: Any) -> Any:
    app.go("settings")
    app.navigator.page.ask_to_reset()
    return app.dialogs.top


def _licence(app: Any) -> Any:
    app.go("about")
    app.navigator.page.ids.faces.children[0].read()
    return app.dialogs.top


def _searching(app: Any) -> None:
    app.go("rules", game="lanterne")
    app.navigator.page.ids.search.ids.field.text = "curtain"


def _contents(app: Any) -> Any:
    app.go("rules", game="lanterne")
    app.navigator.page.show_contents()
    return app.dialogs.top


def _tables(app: Any) -> None:
    for moves in (2, LONG_GAME):
        kept(app, moves=moves)
    app.services.storage.write("tables", "embers-broken.json", b"{ no longer a table")
    app.go("tables")


def _curtain(app: Any) -> Any:
    app.go("table", name=kept(app))
    frames(3)
    return app.navigator.page.ids.curtain


def _alone(app: Any) -> None:
    app.go("table", name=kept(app, strengths=("", "easy", "medium", "strong"), moves=0))


def _table_dialog(what: str) -> Callable[[Any], Any]:
    def show(app: Any) -> Any:
        _alone(app)
        frames(3)
        getattr(app.navigator.page, what)()
        return app.dialogs.top

    return show


def _the_night_cage(app: Any) -> None:
    app.catalogue["night_cage"] = Playable(NIGHT_CAGE, "app.night_cage.table", "night_cage")
    app.keeper._games["night_cage"] = NIGHT_CAGE


def cage(moves: int, **options: Any) -> Callable[[Any], None]:
    """A table of The Night Cage for four, so many moves old."""

    def show(app: Any) -> None:
        _the_night_cage(app)
        session = Session.new(NIGHT_CAGE, 4, 5, **options)
        players = [Player(name, hue)._asdict() for name, hue in zip(NAMES, HUES, strict=True)]
        session.table = {"players": players, "name": ""}
        for _ in range(moves):
            seat = session.deciders[0]
            session.play(seat, session.legal(seat)[-1])
        name = app.keeper.fresh_name(session)
        app.keeper.save(name, session)
        app.go("table", name=name)

    return show


def _what_is_left(app: Any) -> Any:
    cage(14)(app)
    frames(3)
    app.navigator.page.presenter._ask_what_is_left(None)
    return app.dialogs.top


def _companion(app: Any) -> None:
    _the_night_cage(app)
    app.services.storage.write("settings", "companion-night_cage.json", json.dumps(TOWER).encode())
    app.go("companion", key="night_cage")


def _lessons(app: Any) -> None:
    _the_night_cage(app)
    LessonMarks(app.services.storage).add(lessons_of("night_cage")[0].key)
    app.go("lessons", game="night_cage")


def lesson(place: int) -> Callable[[Any], None]:
    """One of the lessons of The Night Cage; the words of a puzzle are read."""

    def show(app: Any) -> None:
        _the_night_cage(app)
        app.go("lesson", game="night_cage", name=lessons_of("night_cage")[place].key)
        frames(3)
        app.dialogs.close_top()

    return show


def _solved(app: Any) -> Any:
    lesson(3)(app)
    page = app.navigator.page
    for action in (("charge", 1), ("scramble", 1)):
        page.play(action)
    settle(lambda: app.dialogs.top is not None)
    return app.dialogs.top


def _setup_of_the_cage(app: Any) -> None:
    _the_night_cage(app)
    app.go("setup", key="night_cage")


def _starter(app: Any) -> None:
    players = [Player(name, hue) for name, hue in zip(NAMES, HUES, strict=True)]
    app.go("starter", players=players, chosen=lambda _hue: None)


TOWER = {
    "seats": 4,
    "keeper": TowerKeeper.opened(4, NIGHT_CAGE.info.settle({"variant": "expert"}), True, 1).plain(),
}

OPENERS: dict[str, Opener] = {
    "home": Opener("home", lambda app: None),
    "home with a table": Opener("home", _home_with_a_table),
    "home with four games": Opener("home", _home_with_four_games),
    "leaving": Opener("home", _leaving),
    "setup": Opener("setup", lambda app: app.go("setup", key="embers")),
    "starter": Opener("starter", _starter),
    "table behind the curtain": Opener("table", _curtain),
    "table": Opener("table", _alone),
    "menu of a table": Opener("table", _table_dialog("open_menu")),
    "log of a table": Opener("table", _table_dialog("open_log")),
    "hint at a table": Opener("table", _table_dialog("hint")),
    "result": Opener("result", lambda app: app.go("result", name=kept(app, moves=LONG_GAME))),
    "replay": Opener("replay", lambda app: app.go("replay", name=kept(app, moves=LONG_GAME))),
    "tables": Opener("tables", _tables),
    "no tables": Opener("tables", lambda app: app.go("tables")),
    "shelf of rules": Opener("rules", lambda app: app.go("rules")),
    "rules": Opener("rules", lambda app: app.go("rules", game="lanterne")),
    "searching the rules": Opener("rules", _searching),
    "contents of the rules": Opener("rules", _contents),
    "settings": Opener("settings", lambda app: app.go("settings")),
    "resetting": Opener("settings", _resetting),
    "about": Opener("about", lambda app: app.go("about")),
    "licence": Opener("about", _licence),
    "the first tile of the Night Cage": Opener("table", cage(0)),
    "a turn in the Night Cage": Opener("table", cage(14)),
    "what is left in the tower": Opener("table", _what_is_left),
    "the companion of the Night Cage": Opener("companion", _companion),
    "set-up of the Night Cage": Opener("setup", _setup_of_the_cage),
    "lessons": Opener("lessons", _lessons),
    "a tutorial": Opener("lesson", lesson(0)),
    "a puzzle": Opener("lesson", lesson(3)),
    "a puzzle that is solved": Opener("lesson", _solved),
}


def written() -> list[str]:
    """The openers whose screen exists."""
    return [name for name, opener in OPENERS.items() if find_spec(SCREENS[opener.screen].split(":")[0])]
