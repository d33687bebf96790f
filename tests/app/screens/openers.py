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
from engine.finstere_flure import GAME as FINSTERE_FLURE
from engine.finstere_flure.board import cell_at
from engine.finstere_flure.companion import FortressKeeper
from engine.night_cage import GAME as NIGHT_CAGE
from engine.night_cage.companion import TowerKeeper
from engine.obscurio import GAME as OBSCURIO
from engine.obscurio.companion import LibraryKeeper, Setting, steps
from tests.app.fingers import frames, settle
from tests.miniature import MINIATURE

NAMES = ("Mira", "Odo", "Lene", "Bastien")
HUES = ("blue", "red", "bone", "green")
SEVEN = ("Mira", "Odo", "Lene", "Kim", "Ada", "Tim", "Rosa")
"""A large round; on the smallest phone a longer name is drawn smaller rather than cut."""
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


def flure(moves: int, seats: int = 4, **options: Any) -> Callable[[Any], None]:
    """A table of Finstere Flure, so many moves old."""

    def show(app: Any) -> None:
        app.catalogue["finstere_flure"] = Playable(
            FINSTERE_FLURE, "app.finstere_flure.table", "finstere_flure"
        )
        app.keeper._games["finstere_flure"] = FINSTERE_FLURE
        session = Session.new(FINSTERE_FLURE, seats, 5, **options)
        names = NAMES if seats == len(NAMES) else SEVEN[:seats]
        people = zip(names, (*HUES, "yellow", "plum", "rose"), strict=False)
        session.table = {"players": [Player(*each)._asdict() for each in people], "name": ""}
        for _ in range(moves):
            seat = session.deciders[0]
            session.play(seat, FINSTERE_FLURE.policy(session.state, seat, 7)[0])
        name = app.keeper.fresh_name(session)
        app.keeper.save(name, session)
        app.go("table", name=name)

    return show


def _a_route_in_the_fortress(app: Any) -> None:
    """Somebody considers a way, and the monster's way is shown in advance."""
    flure(100)(app)
    frames(3)
    presenter = app.navigator.page.presenter
    while not presenter.moving.routes:
        presenter.moving.next_pawn()
    presenter.moving.route = list(presenter.moving.routes.values())[-1]
    presenter.crypt.dispatch("on_preview")


def _a_walk_again(app: Any) -> None:
    flure(100)(app)
    frames(3)
    app.navigator.page.presenter.stepping.start()
    app.navigator.page.presenter.stepping.go_to(1)


def _what_is_left(app: Any) -> Any:
    cage(14)(app)
    frames(3)
    app.navigator.page.presenter._ask_what_is_left(None)
    return app.dialogs.top


def _companion(app: Any) -> None:
    _the_night_cage(app)
    app.services.storage.write("settings", "companion-night_cage.json", json.dumps(TOWER).encode())
    app.go("companion", key="night_cage")


def _library(app: Any) -> Any:
    """The companion of Obscurio, waiting for a table."""
    app.catalogue["obscurio"] = Playable(OBSCURIO, "", "obscurio")
    app.go("companion", key="obscurio")
    frames(3)
    return app.navigator.page._content


def library(step: str, *traps: str, turns: int = 1, **more: Any) -> Callable[[Any], Any]:
    """A table of six with the box at a step of its turn, after so many turns with some wrong."""

    def show(app: Any) -> None:
        page = _library(app)
        setting = Setting(
            6, OBSCURIO.info.settle(more.get("options", {})), "device", more.get("way", "round")
        )
        keeper = LibraryKeeper.opened(setting, 4, 1)
        for number in range(turns):
            last = number == turns - 1
            _walk(keeper, step if last else steps.OUTCOME, traps if last else ("dusk",))
            if not last:
                keeper.next_turn()
        players = zip(("Mira", "Odo", "Lene", "Bastien", "Kasimir", "Ada"), SIX_HUES, strict=True)
        page.open(keeper, [Player(name, hue) for name, hue in players])
        frames(3)

    return show


def _walk(keeper: LibraryKeeper, step: str, traps: tuple[str, ...]) -> None:
    """Come to a step of this turn; two Wizards are wrong if it goes so far."""
    if keeper.step == steps.ROLES and step != steps.ROLES:
        keeper.go_on()
    if traps:
        keeper.set_traps(traps)
    while keeper.step != step:
        if keeper.step == steps.DOORS:
            for place, pawn in enumerate(keeper.pawns):
                keeper.place(pawn, 1 + place % 3)
        if keeper.step == steps.EXIT:
            keeper.resolve(1)
        else:
            keeper.go_on()


def _cover(step: str, way: str = "round", lift: bool = True) -> Callable[[Any], Any]:
    """What lies over the screen while a secret is handled: the curtain, a page behind it, the voice."""

    def show(app: Any) -> Any:
        library(step, "dark_magic", way=way)(app)
        page = app.navigator.page._content
        page.press()
        frames(3)
        if lift and way == "round":
            page.cover._look()
            frames(2)
        return page.cover

    return show


def _tokens_of_the_bag(app: Any) -> Any:
    library(steps.TRAPS, "dusk", "locked")(app)
    app.navigator.page._content.pick_tokens()
    return app.dialogs.top


def _counts_of_the_library(app: Any) -> Any:
    library(steps.RIDDLE, "dusk")(app)
    app.navigator.page._content.correct()
    return app.dialogs.top


def _accusation(vote: bool) -> Callable[[Any], None]:
    def show(app: Any) -> None:
        library(steps.OUTCOME, turns=2)(app)
        page = app.navigator.page._content
        page.keeper.correct("light", 0)
        page.keeper.next_turn()
        if vote:
            page.keeper.go_on()
        page.changed()

    return show


def _out_of_the_library(app: Any) -> None:
    library(steps.DOORS, "dangerous", turns=3)(app)
    page = app.navigator.page._content
    page.keeper.correct("progress", 6)
    _walk(page.keeper, steps.END, ())
    page.changed()


def fortress(mirrors: bool = True, layout: str = "basic", seats: int = 4) -> Callable[[Any], Any]:
    """The companion of Finstere Flure with a table under way; gives its page."""

    def show(app: Any) -> Any:
        app.catalogue["finstere_flure"] = Playable(
            FINSTERE_FLURE, "app.finstere_flure.table", "finstere_flure"
        )
        variant = "basic" if layout == "basic" else "advanced"
        options = FINSTERE_FLURE.info.settle({"variant": variant})
        keeper = FortressKeeper.opened(seats, options, layout, mirrors, True, 3)
        if mirrors:
            for pawn, place in ((0, (5, 3)), (6, (9, 7)), (4, (1, 4))):
                keeper.move_pawn(pawn, cell_at(*place))
        hues = ("blue", "red", "bone", "green", "yellow", "plum", "slate")[:seats]
        data = {"hues": hues, "keeper": keeper.plain()}
        app.services.storage.write("settings", "companion-finstere_flure.json", json.dumps(data).encode())
        app.go("companion", key="finstere_flure")
        frames(3)
        return app.navigator.page._content

    return show


def _a_walk_beside_the_box(app: Any) -> None:
    page = fortress()(app)
    page.flip()
    page.view.stepping.go_to(2)


def _a_pawn_in_the_hand(app: Any) -> None:
    page = fortress(seats=7)(app)
    page.keeper.set_turn(8)
    page.view.hand.hold(0)


def _pieces_of_the_box(app: Any) -> None:
    fortress(layout="empty")(app).view.lay_pieces()


def _a_tombstone_beside_the_box(app: Any) -> None:
    page = fortress(mirrors=False)(app)
    page.flip()


def _correcting_the_fortress(app: Any) -> Any:
    fortress()(app).correct()
    return app.dialogs.top


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


def _lessons_of_the_fortress(app: Any) -> None:
    _the_fortress(app)
    app.go("lessons", game="finstere_flure")


def lesson_of_the_fortress(place: int) -> Callable[[Any], None]:
    """One of the lessons of Finstere Flure; the words of a puzzle are read."""

    def show(app: Any) -> None:
        _the_fortress(app)
        app.go("lesson", game="finstere_flure", name=lessons_of("finstere_flure")[place].key)
        frames(3)
        app.dialogs.close_top()

    return show


def _the_fortress(app: Any) -> None:
    app.catalogue["finstere_flure"] = Playable(FINSTERE_FLURE, "app.finstere_flure.table", "finstere_flure")


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


def _monster_kit(app: Any) -> None:
    """The table is one of the miniature: the kit asks only who sits there."""
    app.go("monster_kit", name=kept(app, strengths=("", "", "", "")), fresh=True)


def _running_sand(app: Any) -> None:
    """Half-way through the second of three layers."""
    app.services.storage.write("settings", "timer.json", json.dumps(SAND).encode())
    app.go("timer")
    frames(3)
    app.navigator.page.clock.press()
    app.services.clock.go(90)
    app.navigator.page.clock.look()


def _setting_of_the_sand(app: Any) -> Any:
    app.go("timer")
    app.navigator.page.ask_setting()
    return app.dialogs.top


SAND = {
    "seconds": 60,
    "layers": 3,
    "sand": {"spans": [60, 60, 60], "turned": False, "told": 0, "deadline": {"left": 180, "ends": None}},
}
"""Three minutes of sand that lie ready."""

SIX_HUES = ("blue", "red", "bone", "green", "yellow", "plum")
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
    "a round of Finstere Flure": Opener("table", flure(100)),
    "seven players of Finstere Flure": Opener("table", flure(90, seats=7)),
    "a route in Finstere Flure": Opener("table", _a_route_in_the_fortress),
    "a walk looked at again": Opener("table", _a_walk_again),
    "the scenery of Finstere Flure is laid": Opener("table", flure(4, variant="advanced")),
    "the companion of the Night Cage": Opener("companion", _companion),
    "the board of the box": Opener("companion", lambda app: fortress()(app) and None),
    "a pawn of the box in the hand": Opener("companion", _a_pawn_in_the_hand),
    "a walk beside the box": Opener("companion", _a_walk_beside_the_box),
    "the pieces of the box": Opener("companion", _pieces_of_the_box),
    "a tombstone beside the box": Opener("companion", _a_tombstone_beside_the_box),
    "correcting the fortress": Opener("companion", _correcting_the_fortress),
    "set-up of the Night Cage": Opener("setup", _setup_of_the_cage),
    "the sand timer": Opener("timer", lambda app: app.go("timer")),
    "sand that runs": Opener("timer", _running_sand),
    "the setting of the sand": Opener("timer", _setting_of_the_sand),
    "lessons": Opener("lessons", _lessons),
    "the kit of a monster": Opener("monster_kit", _monster_kit),
    "a tutorial": Opener("lesson", lesson(0)),
    "a puzzle": Opener("lesson", lesson(3)),
    "a puzzle that is solved": Opener("lesson", _solved),
    "lessons of Finstere Flure": Opener("lessons", _lessons_of_the_fortress),
    "a tutorial of Finstere Flure": Opener("lesson", lesson_of_the_fortress(0)),
    "a puzzle of Finstere Flure": Opener("lesson", lesson_of_the_fortress(3)),
    "a table for the box of Obscurio": Opener("companion", lambda app: _library(app) and None),
    "loyalties of Obscurio": Opener("companion", library(steps.ROLES)),
    "the bag of Obscurio": Opener("companion", library(steps.TRAPS)),
    "traps of Obscurio": Opener("companion", library(steps.TRAPS, "dusk", "espionage", "evanescent")),
    "tokens of the bag": Opener("companion", _tokens_of_the_bag),
    "counts of Obscurio": Opener("companion", _counts_of_the_library),
    "pages of Obscurio": Opener("companion", library(steps.RIDDLE, "mist", "dark_night")),
    "the step of the Traitor": Opener("companion", library(steps.SECRET, "dark_magic")),
    "behind the curtain of Obscurio": Opener("companion", _cover(steps.SECRET)),
    "a loyalty behind the curtain": Opener("companion", _cover(steps.ROLES)),
    "the voice of Obscurio": Opener("companion", _cover(steps.SECRET, way="eyes")),
    "doors of Obscurio": Opener("companion", library(steps.DOORS, "great", "concealed")),
    "the Exit of Obscurio": Opener("companion", library(steps.EXIT, "dangerous")),
    "what a turn of Obscurio cost": Opener("companion", library(steps.OUTCOME, "dangerous", turns=3)),
    "the debate of Obscurio": Opener("companion", _accusation(False)),
    "the fingers of Obscurio": Opener("companion", _accusation(True)),
    "the end of Obscurio": Opener("companion", _out_of_the_library),
}


def written() -> list[str]:
    """The openers whose screen exists."""
    return [name for name, opener in OPENERS.items() if find_spec(SCREENS[opener.screen].split(":")[0])]
