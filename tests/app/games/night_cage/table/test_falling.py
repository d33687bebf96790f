"""Whoever falls is dragged or put to where he lands; a row or column to fall along is lit."""

from kivy.app import App

from tests.app.fingers import drag, frames, key, tap, tap_on
from tests.app.games.night_cage.conftest import PEOPLE
from tests.app.games.night_cage.table.touching import place_on_screen
from tests.app.real_games import offer, open_table
from tests.app.sizes import WIDE
from tests.engine.games.night_cage.positions import EMPTY_MAP, table
from tests.engine.games.night_cage.rulings import ruling
from tools.scenes.stage import asked, moments


def falling_table(open_shell):
    app = open_shell(WIDE)
    offer(app, "night_cage")
    fallen = table(EMPTY_MAP, "falling row 3", stack=["t"])
    return app, fallen, open_table(app, fallen.session, PEOPLE[:4])


def test_who_falls_can_be_dragged_from_the_edge_to_where_he_lands(open_shell):
    _, fallen, page = falling_table(open_shell)
    x, y = page.presenter.scenery.place_of(page.session.view(0), 0)
    edge = page.board.to_window(*page.board.camera.to_screen(x, y + 0.3))
    drag(edge, place_on_screen(page, fallen.cell("B3")), steps=10)
    frames(2)
    assert page.tray.ghost == (fallen.cell("B3"), 0)
    key("enter")
    frames(2)
    assert page.session.log[-1] == (0, ("land", fallen.cell("B3")))


def test_who_falls_waits_in_the_tray_too_and_is_put_where_he_lands(open_shell):
    _, fallen, page = falling_table(open_shell)
    assert not page.tray.can_turn
    tap(*place_on_screen(page, fallen.cell("D3")))
    assert page.tray.ghost == (fallen.cell("D3"), 0)
    tap_on(page.tray.ids.tick)
    frames(2)
    assert page.session.log[-1] == (0, ("land", fallen.cell("D3")))


def test_a_cell_where_nobody_can_land_is_refused_by_the_rule_of_landing(open_shell):
    app, fallen, page = falling_table(open_shell)
    tap(*place_on_screen(page, fallen.cell("B5")))
    frames(2)
    assert app.toast.text == "Land on an empty, unlit cell in that row or column"


@ruling(51)
def test_a_row_or_a_column_to_fall_along_is_lit_and_can_be_touched(sit_down):
    page = sit_down(WIDE)
    page = open_table(
        App.get_running_app(), next(m for m in moments("night_cage") if asked(m) == "fall"), PEOPLE[:4]
    )
    frames(3)
    found, size = page.presenter.targets, page.session.view(None)["size"]
    assert len(page.board.overlay.marks.reach_cells) == len(found.cells) >= 2 * (size - 1)
    cell, action = next(iter(found.cells.items()))
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.presenter.considering.picked == action
    played = len(page.session.log)
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.session.log[played][1] == action
