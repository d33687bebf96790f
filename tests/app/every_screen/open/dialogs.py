"""Ways to every dialog of the app: the place where it is opened, and how it is opened there.

Dialogs are named by the code that lays them down, as `tests/app/every_screen/test_dialogs.py` finds it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from app.companion.taking_in import open_beside, read
from app.games.dead_cells.companion import card as box_card
from app.games.dead_cells.companion import correcting as box_correcting
from app.games.dead_cells.hub import asking, keeping
from app.games.finstere_flure.companion.pile import pick_stone
from app.games.obscurio.companion import history
from app.lessons import dialogs as lesson_dialogs
from app.shell.archive import pack
from app.shell.arriving import _show as show_files
from app.shell.backing_up import ask_to_restore, restore
from app.table import menu, restarting
from app.table.keeping.sending import send_game
from app.table.keys import open_keys
from engine.games.dead_cells.cards.starters import STARTERS
from engine.games.obscurio.companion import steps
from tests.app.every_screen.open import (
    dead_cells_box,
    dead_cells_hub,
    finstere_flure,
    lessons,
    miniature,
    night_cage,
    obscurio,
    obscurio_riddles,
)
from tests.app.fingers import settle
from tests.app.real_games import offer

Open = Callable[[Any], Any]


class Place(NamedTuple):
    """A screen in the state in which its dialogs are opened."""

    arrive: Open
    dialogs: dict[str, Open]
    """By where they are laid down; `page` is what the navigator shows."""


def on_page(method: str, *arguments: Any) -> Open:
    """Call a method of the page that is shown."""
    return lambda app: getattr(app.navigator.page, method)(*arguments)


def beside_the_box(method: str) -> Open:
    """Call a method of the companion that is shown."""
    return lambda app: getattr(app.navigator.page._content, method)()


def with_page(call: Open) -> Open:
    """Give the page that is shown to a function."""
    return lambda app: call(app.navigator.page)


def with_box(call: Callable[..., Any], *arguments: Any) -> Open:
    """Give the companion that is shown to a function."""
    return lambda app: call(app.navigator.page._content, *arguments)


def every_companion(app: Any) -> None:
    """Home with four games, each with a companion."""
    for game in ("night_cage", "finstere_flure", "dead_cells", "obscurio"):
        offer(app, game)
    app.navigator.page.companions = list(app.catalogue)[1:]


def row_of(method: str) -> Open:
    """Call a method of set-up for its second player."""
    return lambda app: getattr(app.navigator.page, method)(app.navigator.page.ids.players.children[-2])


def first_table(method: str) -> Open:
    """Call a method of the list of games for its first game."""
    return lambda app: getattr(app.navigator.page, method)(app.saves.kept()[0])


def some_files(app: Any) -> None:
    """Files to open, with long names."""
    for name in ("The-Night-Cage-2026-11-17", "Lanterne-2026-11-18"):
        app.services.exchange.put(f"{name}.lanterne", name.encode())
    show_files(app, app.services.exchange.lying())


def restored(app: Any) -> None:
    """Bring a backup back, up to the last word."""
    restore(pack(app.services.storage), settings=False)
    settle(lambda: app.dialogs.top is not None and app.dialogs.top.ids.answers.children)


def a_tower_that_came(app: Any) -> None:
    """A table beside the box while another one is under way."""
    other = night_cage.TowerCompanion.opened(4, night_cage.GAME.info.settle({}), True, 2)
    open_beside(read(other.sealed({"seats": 4})), lambda: None)


def several_of_a_code(app: Any) -> None:
    """A code that more than one card carries."""
    box_card.open_code(app.navigator.page._content, "B1 1")


def fingers_at_two(app: Any) -> None:
    """Two are accused alike, and the box dealt the loyalties."""
    view = app.navigator.page._content.view
    for row in view.ids.suspects.children[:2]:
        row.fingers = 2
    view._ask_cards()


def a_trap(app: Any) -> None:
    """Touch the first trap of this turn."""
    strip = app.navigator.page._content.ids.strip
    strip.children[-1].dispatch("on_release")


def upgraded(standing: Any) -> tuple[int, int]:
    """A card that may change its deck, and whose it is."""
    return next(
        (number, prisoner)
        for prisoner, deck in enumerate(standing.library)
        for number in deck
        if number not in STARTERS
    )


def another_deck(hub: Any) -> None:
    """Whose deck a card goes to."""
    asking.choose_deck(hub, hub.standing, *upgraded(hub.standing))


def explained_cell(app: Any) -> None:
    """Hold a finger on a cell of the cage."""
    page = app.navigator.page
    page.presenter._touching._explained(page.board, page.session.view(None)["at"][0], None)


PLACES = {
    "home": Place(
        every_companion,
        {
            "shell.home.open_companion": on_page("open_companion"),
            "shell.shell.ask_to_leave": lambda app: app.ask_to_leave(),
            "shell.arriving._show": some_files,
        },
    ),
    "settings": Place(
        lambda app: app.go("settings"),
        {
            "shell.settings_screen.ask_to_reset": on_page("ask_to_reset"),
            "shell.backing_up.ask_to_restore": lambda app: ask_to_restore(pack(app.services.storage)),
        },
    ),
    "a backup": Place(
        lambda app: None,
        {
            "shell.backing_up.restore": lambda app: restore(pack(app.services.storage), settings=False),
            "shell.backing_up._close": restored,
        },
    ),
    "about": Place(
        lambda app: app.go("about"),
        {"shell.about.read": lambda app: app.navigator.page.ids.faces.children[0].read()},
    ),
    "rules": Place(
        lambda app: app.go("rules", game="lanterne"),
        {"rulebook.screen.show_contents": on_page("show_contents")},
    ),
    "timer": Place(lambda app: app.go("timer"), {"timer.screen.ask_setting": on_page("ask_setting")}),
    "set-up": Place(
        night_cage.setup_of_the_cage,
        {
            "setup.screen.recast": row_of("recast"),
            "setup.screen.more": row_of("more"),
            "setup.hue_picker.pick_hue": row_of("recolour"),
        },
    ),
    "games": Place(
        miniature.tables,
        {
            "table.keeping.tables.more": first_table("more"),
            "table.keeping.tables.ask_name": first_table("ask_name"),
            "table.keeping.tables.ask_to_remove": first_table("ask_to_remove"),
        },
    ),
    "a table of The Night Cage": Place(
        night_cage.cage(14),
        {
            "table.menu.open_menu": on_page("open_menu"),
            "table.menu._ask_to_give_up": with_page(lambda page: menu._ask_to_give_up(page, ("give_up",))),
            "table.restarting._ask": with_page(restarting._ask),
            "table.keeping.share.share": with_page(lambda page: menu.share_code(page.session)),
            "table.keeping.sending.send": with_page(lambda page: send_game(page.session)),
            "table.keys.open_keys": with_page(open_keys),
            "table.log_dialog.open_log": on_page("open_log"),
            "table.table_base.explain": explained_cell,
            "games.night_cage.table.tower_contents.open_what_is_left": with_page(
                lambda page: page.presenter._ask_what_is_left(None)
            ),
        },
    ),
    "a table of Finstere Flure": Place(
        finstere_flure.flure(100),
        {"table.undo_list.open_undo_list": on_page("open_undo_list")},
    ),
    "a result": Place(miniature.old_table("result"), {"table.menu.share_game": on_page("share")}),
    "a puzzle": Place(
        lessons.lesson("night_cage", 4),
        {
            "lessons.dialogs.read": with_page(lesson_dialogs.read),
            "lessons.dialogs.nudge": with_page(lesson_dialogs.nudge),
            "lessons.dialogs.open_menu": with_page(lesson_dialogs.open_menu),
            "lessons.dialogs.praise": with_page(lesson_dialogs.praise),
            "lessons.dialogs.console": with_page(lesson_dialogs.console),
        },
    ),
    "a kit": Place(miniature.monster_kit, {"games.finstere_flure.monster.kit.ask_name": on_page("ask_name")}),
    "the tower beside the box": Place(
        night_cage.companion,
        {
            "companion.page.ask_for_table": beside_the_box("ask_for_table"),
            "companion.page.open_menu": beside_the_box("open_menu"),
            "companion.setup._ask": beside_the_box("ask_anew"),
            "companion.taking_in.open_beside": a_tower_that_came,
        },
    ),
    "the fortress beside the box": Place(
        finstere_flure.fortress(),
        {
            "games.finstere_flure.companion.pile.pick_stone": with_box(pick_stone),
            "games.finstere_flure.companion.correcting.show": beside_the_box("correct"),
        },
    ),
    "a campaign": Place(
        dead_cells_hub.campaign(8),
        {
            "games.dead_cells.hub.asking.tell_place": with_page(
                lambda hub: asking.tell_place(hub, hub.standing, hub.standing.starts[0])
            ),
            "games.dead_cells.hub.asking.choose_deck": with_page(another_deck),
            "games.dead_cells.hub.asking.tell_run": with_page(
                lambda hub: asking.tell_run(hub, hub.standing, 0)
            ),
            "games.dead_cells.hub.card_list.show_list": on_page("tell_board"),
            "games.dead_cells.hub.keeping.open_menu": with_page(keeping.open_menu),
            "games.dead_cells.hub.keeping.ask_name": with_page(lambda hub: keeping.ask_name(hub, hub.kept)),
            "games.dead_cells.hub.keeping.ask_to_remove": with_page(
                lambda hub: keeping.ask_to_remove(hub, hub.kept)
            ),
        },
    ),
    "a campaign beside the box": Place(
        dead_cells_box.fighting,
        {
            "games.dead_cells.companion.card.ask_for_code": with_box(box_card.ask_for_code),
            "games.dead_cells.companion.card.open_code": several_of_a_code,
            "games.dead_cells.companion.card.open_card": with_box(box_card.open_bottom, "SV"),
            "games.dead_cells.companion.correcting._ask_number": with_box(box_correcting.ask_health, 1),
            "games.dead_cells.companion.correcting._show": lambda app: app.navigator.page._content.view._rows[
                dead_cells_box.FIRST
            ]._head.dispatch("on_release"),
            "games.dead_cells.companion.page.ask_anew": beside_the_box("ask_anew"),
        },
    ),
    "a riddle": Place(
        obscurio_riddles.rung_half_read,
        {
            "games.obscurio.riddles.screen.hint": on_page("hint"),
            "games.obscurio.riddles.screen._give_hint": on_page("_give_hint"),
        },
    ),
    "traps of Obscurio": Place(
        obscurio.library(steps.RIDDLE, "dusk", "locked"),
        {
            "games.obscurio.companion.traps.pick_tokens": beside_the_box("pick_tokens"),
            "games.obscurio.companion.correcting.show": beside_the_box("correct"),
            "games.obscurio.companion.trap_strip.explain": a_trap,
            "games.obscurio.companion.history.show": with_box(history.show),
        },
    ),
    "a table for the box of Obscurio": Place(
        obscurio.a_table_for_the_box,
        {
            "games.obscurio.companion.printed.show": lambda app: (
                app.navigator.page._content.view.enter_printed()
            )
        },
    ),
    "fingers of Obscurio": Place(
        obscurio.accusation(True), {"games.obscurio.companion.accusing._ask_cards": fingers_at_two}
    ),
}
