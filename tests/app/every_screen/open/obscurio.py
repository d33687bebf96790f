"""Ways to the screens of Obscurio: its companion at every step of a turn, and what lies over it."""

from collections.abc import Callable
from typing import Any

from app.table.players import Player
from engine.games.obscurio import GAME
from engine.games.obscurio.companion import LibraryCompanion, Setting, steps
from tests.app.fingers import frames
from tests.app.real_games import offer

PEOPLE = (
    ("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"),
    ("Bastien", "green"), ("Kasimir", "yellow"), ("Ada", "plum"),
)  # fmt: skip


def a_table_for_the_box(app: Any) -> None:
    """The companion of Obscurio, waiting for a table."""
    offer(app, "obscurio")
    app.go("companion", key="obscurio")
    frames(3)


def library(step: str, *traps: str, turns: int = 1, way: str = "round") -> Callable[[Any], None]:
    """A table of six with the box at a step of its turn, after so many turns with some wrong."""

    def show(app: Any) -> None:
        a_table_for_the_box(app)
        companion = LibraryCompanion.opened(Setting(6, GAME.info.settle({}), "device", way), 4, 1)
        for number in range(turns):
            last = number == turns - 1
            _walk(companion, step if last else steps.OUTCOME, traps if last else ("dusk",))
            if not last:
                companion.next_turn()
        app.navigator.page._content.open(companion, [Player(name, hue) for name, hue in PEOPLE])
        frames(3)

    return show


def _walk(companion: LibraryCompanion, step: str, traps: tuple[str, ...]) -> None:
    """Come to a step of this turn; two Wizards are wrong if it goes so far."""
    if companion.step == steps.ROLES and step != steps.ROLES:
        companion.go_on()
    if traps:
        companion.set_traps(traps)
    while companion.step != step:
        if companion.step == steps.DOORS:
            for place, pawn in enumerate(companion.view().pawns):
                companion.place(pawn, 1 + place % 3)
        if companion.step == steps.EXIT:
            companion.resolve(1)
        else:
            companion.go_on()


def cover(step: str, way: str = "round") -> Callable[[Any], Any]:
    """What lies over the screen while a secret is handled: the page behind the curtain, or the voice."""

    def show(app: Any) -> Any:
        library(step, "dark_magic", way=way)(app)
        page = app.navigator.page._content
        page.press()
        frames(3)
        if way == "round":
            page.cover._look()
            frames(2)
        return page.cover

    return show


def unpacking(app: Any) -> None:
    """The list of what comes out of the box, two lines ticked."""
    a_table_for_the_box(app)
    companion = LibraryCompanion.opened(Setting(6, GAME.info.settle({}), "cards"), 4, 1)
    page = app.navigator.page._content
    page.open(companion, [Player(name, hue) for name, hue in PEOPLE], laid=False)
    for row in page.view.ids.rows.children[-2:]:
        row.done = True
    frames(3)


def printed_in_the_box(app: Any) -> Any:
    """What the box prints, of an expert table; gives the dialog."""
    a_table_for_the_box(app)
    sheet = app.navigator.page._content.view
    sheet.choose("difficulty", "expert")
    sheet.enter_printed()
    return app.dialogs.top


def another_look(app: Any) -> None:
    """Everybody has seen a role; somebody has looked again."""
    library(steps.ROLES)(app)
    view = app.navigator.page._content.view
    view._looked.add(2)
    view._dealt()
    frames(3)


def without_a_voice(app: Any) -> None:
    """The eyes-closed way on a device that cannot speak, in a Dark Night."""
    app.services.speech.available = False
    library(steps.SECRET, "dark_night", way="eyes")(app)


def last_locked_door(app: Any) -> None:
    """Locked Doors under the Watcher, all revealed, two Wizards without one."""
    library(steps.DOORS, "locked")(app)
    page = app.navigator.page._content
    page.companion.correct("progress", 6)
    for pawn in page.companion.view().pawns[:3]:
        page.companion.place(pawn, 1)
    for _ in range(5):
        page.companion.turn_door()
    page.changed()
    page.press()
    frames(3)


def tokens_of_the_bag(app: Any) -> Any:
    """The choice of trap tokens; gives the dialog."""
    library(steps.TRAPS, "dusk", "locked")(app)
    app.navigator.page._content.pick_tokens()
    return app.dialogs.top


def counts_of_the_library(app: Any) -> Any:
    """The sheet on which counts are put right; gives the dialog."""
    library(steps.RIDDLE, "dusk")(app)
    app.navigator.page._content.correct()
    return app.dialogs.top


def accusation(vote: bool) -> Callable[[Any], None]:
    """An empty light zone: the debate, or the fingers that follow it."""

    def show(app: Any) -> None:
        library(steps.OUTCOME, turns=2)(app)
        page = app.navigator.page._content
        page.companion.correct("light", 0)
        page.companion.next_turn()
        if vote:
            page.companion.go_on()
        page.changed()

    return show


def out_of_the_library(app: Any) -> None:
    """The last turn of a table that escapes."""
    library(steps.DOORS, "dangerous", turns=3)(app)
    page = app.navigator.page._content
    page.companion.correct("progress", 6)
    _walk(page.companion, steps.END, ())
    page.changed()
