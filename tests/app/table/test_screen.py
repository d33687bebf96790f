"""A table played with real fingers: hand-over, placing, undo, hints, computer players, the end."""

from typing import Any

import pytest

from app.table.menu import share_game
from tests.app.fingers import Finger, drag, frames, gone, key, settle, tap, tap_on
from tests.app.sizes import PHONE, WIDE
from tests.app.table.sitting import cell_place, hold_seal, place_first, sit_down, vote


def finish_with_fingers(app: Any, page: Any) -> int:
    """Play to the end by touch alone; gives the number of placements made."""
    placed = 0
    for _ in range(600):
        if app.navigator.current == "result":
            return placed
        if page.curtain_is_down:
            hold_seal(page)
        elif page.handover is not None:
            vote(app, page)
        elif page.tray.holding:
            placed += place_first(page)
        elif page.asked is not None and page._before.actions:
            button = page.presenter._buttons.children[-1]
            tap_on(button)
        frames(2)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("size", [PHONE, pytest.param(WIDE, marks=pytest.mark.thorough)])
def test_a_whole_game_is_played_with_fingers(open_shell, size):
    app = open_shell(size)
    page = sit_down(app, ("", ""))
    placed = finish_with_fingers(app, page)
    assert placed >= 4
    assert app.statistics.of("embers").played == 1


def test_computer_players_move_by_themselves(open_shell):
    app = open_shell()
    page = sit_down(app, ("medium", "medium"))
    settle(lambda: app.navigator.current == "result")
    assert page.session.outcome is not None


def test_a_tile_is_dragged_from_the_tray_turned_and_confirmed(open_shell):
    page = sit_down(open_shell(), ("", "medium"))
    piece = page.tray.ids.piece
    start = piece.to_window(*piece.center)
    x, y = cell_place(page, 4)
    drag(start, (x, y - 64), steps=12)
    assert page.tray.placing.cell == 4
    tap_on(page.tray.ids.right)
    tap_on(page.tray.ids.tick)
    frames(3)
    assert page.session.log[1:3] == [(0, ("put", 4)), (0, ("face", 1))]


def test_a_refused_cell_says_why(open_shell):
    app = open_shell()
    page = sit_down(app, ("", "medium"), voting=False)
    place_first(page)
    settle(lambda: page.asked == 0)
    taken = next(cell for cell, tile in enumerate(page._before.view["board"]) if tile)
    if page.tray.holding:
        tap(*cell_place(page, taken))
        frames(2)
        assert app.toast.text == "A tile lies there already"


def test_undo_stops_where_something_was_revealed_and_says_so(open_shell):
    app = open_shell()
    page = sit_down(app, ("", "medium"), voting=False)
    page.play(page.session.legal(0)[0])
    frames(2)
    assert page.ids.desk.undo_title == ""
    page.undo()
    assert "Cannot undo a reveal" in app.toast.text


def test_undo_and_redo_have_titles_and_walk_in_time(open_shell):
    app = open_shell(undo_policy="free")
    page = sit_down(app, ("", "medium"), voting=False)
    page.play(page.session.legal(0)[0])
    page.play(("put", 4))
    frames(2)
    assert page.ids.desk.undo_title == "lay it on cell 4"
    tap_on(page.ids.desk.ids.undo)
    frames(2)
    assert len(page.session.log) == 1
    tap_on(page.ids.desk.ids.redo)
    frames(2)
    assert page.session.log[-1] == (0, ("put", 4))


def test_the_log_tells_who_did_what(open_shell):
    app = open_shell()
    page = sit_down(app, ("", "medium"), voting=False)
    page.play(("roll",))
    settle(lambda: page.asked == 0)
    page.open_log()
    frames(3)
    lines = app.dialogs.top.ids.place.children[0].lines
    assert lines[0].what.startswith("Mira rolls a ")
    assert lines[0].why == "die"


@pytest.mark.parametrize(
    ("name", "opened"), [("m", "Your game is saved after every move."), ("l", "Nothing has happened yet.")]
)
def test_keys_open_what_buttons_open(open_shell, name, opened):
    app = open_shell(WIDE)
    sit_down(app, ("", "medium"))
    key(name)
    frames(3)
    assert app.dialogs.top is not None
    assert app.dialogs.top.body == opened


def test_a_killed_app_opens_the_same_position(open_shell):
    app = open_shell()
    page = sit_down(app, ("", "medium"), voting=False)
    page.play(("roll",))
    settle(lambda: page.asked == 0)
    before, log = page.session.state.plain(), page.session.log
    app = open_shell()
    assert app.navigator.page.kept is not None
    tap_on(app.navigator.page.ids.strip)
    settle(lambda: app.navigator.current == "table")
    assert app.navigator.page.session.state.plain() == before
    assert app.navigator.page.session.log == log


def test_a_full_disk_gives_one_line_and_play_goes_on(open_shell):
    import errno

    app = open_shell()
    page = sit_down(app, ("", "medium"), voting=False)
    app.services.storage.refuse = errno.ENOSPC
    page.play(("roll",))
    settle(lambda: page.asked == 0 or page.session.outcome)
    assert "Not enough storage" in app.toast.text
    assert len(page.session.log) > 1


def test_a_table_that_could_not_be_saved_is_still_there_after_it_was_left(open_shell):
    import errno

    app = open_shell()
    page = sit_down(app, ("", "medium"), voting=False)
    name = page.tabletop.name
    app.services.storage.refuse = errno.ENOSPC
    page.play(("roll",))
    settle(lambda: page.asked == 0 or page.session.outcome)
    log = page.session.log
    app.navigator.home()
    frames(6)
    app.navigator.go("table", name=name)
    frames(6)
    assert page.session.log[: len(log)] == log


def test_the_prompt_can_face_all_four_sides_of_a_tablet(open_shell):
    page = sit_down(open_shell(WIDE), ("", "medium"))
    strip = page.ids.desk.ids.strip
    seen = []
    for _ in range(4):
        seen.append(strip.side)
        tap_on(strip.strip.ids.turn)
        frames(4)
    assert sorted(seen) == [0, 1, 2, 3]


def test_a_table_that_cannot_be_read_leads_back_home(open_shell):
    app = open_shell()
    app.services.storage.write("tables", "bad.json", b"{cut")
    app.navigator.go("table", name="bad.json")
    settle(lambda: app.navigator.current == "home")
    assert "corrupted" in app.toast.text


def test_the_replay_walks_forth_and_back_and_can_be_branched(open_shell):
    app = open_shell(WIDE)
    page = sit_down(app, ("medium", "medium"))
    settle(lambda: app.navigator.current == "result")
    name, length = page.tabletop.name, len(page.session.log)
    app.navigator.go("replay", name=name)
    frames(3)
    replay = app.navigator.page
    assert replay.last == length
    replay.go_to(5)
    assert len(replay.session.log) == 5
    replay.go_to(4)
    assert len(replay.session.log) == 4
    replay.what_if()
    frames(3)
    assert app.navigator.current == "table"
    assert app.navigator.page.session.log[:4] == page.session.log[:4]
    assert app.navigator.page.tabletop.name != name


def test_a_button_held_down_says_what_it_does_instead_of_doing_it(open_shell):
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    hint = page.ids.desk.ids.hint
    finger = Finger(*hint.to_window(*hint.center)).down()
    settle(lambda: app.toast.text == "Hint")
    finger.up()
    frames(3)
    assert app.dialogs.top is None


def test_the_menu_takes_back_by_title(open_shell):
    app = open_shell(undo_policy="free")
    page = sit_down(app, ("", "medium"), voting=False)
    page.play(page.session.legal(0)[0])
    page.play(("put", 4))
    frames(2)
    page.open_menu()
    frames(3)
    first = app.dialogs.top.ids.answers.children[-1]
    assert first.text == "Undo: lay it on cell 4"
    tap_on(first)
    frames(3)
    assert len(page.session.log) == 1


@pytest.mark.parametrize("lot", [0, 5])
def test_only_a_table_without_a_lot_offers_its_code(open_shell, lot):
    app = open_shell()
    page = sit_down(app, ("medium", "medium"), lot=lot)
    share_game(page.session)
    frames(3)
    offered = [answer.text for answer in app.dialogs.top.ids.answers.children]
    assert ("Share game code" in offered) == (lot == 0)
    assert ("Send this game" in offered, "Save as text" in offered) == (True, False)
    app.dialogs.close_top()
    settle(lambda: app.navigator.current == "result")
    shown = [getattr(widget, "text", "") for widget in app.navigator.page.walk()]
    assert "Watch replay" in shown
    gone()
    tap_on(app.navigator.page.ids.share)
    frames(3)
    offered = [answer.text for answer in app.dialogs.top.ids.answers.children]
    assert ("Share game code" in offered) == (lot == 0)
    assert {"Send this game", "Save as text"} < set(offered)
