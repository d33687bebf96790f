"""A table played with real fingers: hand-over, placing, undo, hints, computer players, the end."""

from typing import Any

import pytest

from engine import Advice, Session
from engine.core.bot import Thinking
from tests.app.fingers import Finger, drag, frames, gone, key, resize, settle, tap, tap_on
from tests.app.sizes import PHONE, WIDE
from tests.miniature import MINIATURE
from tests.miniature.rules import VOTE_SECONDS

NAMES = ("Mira", "Odo", "Lene")
HUES = ("blue", "red", "bone")


@pytest.fixture(autouse=True)
def quick_seal(monkeypatch):
    """The seal is held for a moment only: what counts is that it is held."""
    monkeypatch.setattr("app.table.curtain.HOLD_SECONDS", 0.05)


def sit_down(app: Any, strengths: tuple[str, ...] = ("", "medium"), seed: int = 3, **options: Any) -> Any:
    """Open a table of Embers with these players."""
    session = Session.new(MINIATURE, len(strengths), seed, **options)
    players = [
        {"name": name, "hue": hue, "strength": strength}
        for name, hue, strength in zip(NAMES, HUES, strengths, strict=False)
    ]
    people = [seat for seat, strength in enumerate(strengths) if not strength]
    session.table = {"players": players, "people": people, "name": ""}
    name = app.saves.fresh_name(session)
    app.saves.save(name, session)
    app.navigator.go("table", name=name)
    frames(6)
    return app.navigator.page


def hold_seal(page: Any) -> None:
    """Take the device over."""
    seal = page.lowered.ids.seal
    finger = Finger(*seal.to_window(*seal.center)).down()
    settle(lambda: not page.curtain_is_down)
    finger.up()


def vote(app: Any, page: Any, answer: int = 0) -> None:
    """Touch an answer on the open page of a round, and let its time pass."""
    if page.handover.sheet.chosen is None:
        tap_on(page.handover.sheet.buttons[answer])
    app.services.clock.go(VOTE_SECONDS)
    frames(2)


def cell_place(page: Any, cell: int) -> tuple[float, float]:
    """Where a cell is in the window."""
    return page.board.to_window(*page.board.place_of(cell))


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
            placed += _place_first(page)
        elif page.asked is not None and page._before.actions:
            button = page.presenter._buttons.children[-1]
            tap_on(button)
        frames(2)
    raise AssertionError("the game did not end")


def _place_first(page: Any) -> int:
    free = sorted(page.tray.placing.options)
    tap(*cell_place(page, free[0]))
    frames(1)
    tap_on(page.tray.ids.tick)
    frames(2)
    return 1


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


def test_the_curtain_is_down_until_the_right_player_holds_the_seal(open_shell):
    page = sit_down(open_shell(), ("", ""))
    assert page.curtain_is_down
    assert page._before.view["hand"] == []
    tap(20, 20)
    frames(5)
    assert page.curtain_is_down
    hold_seal(page)
    assert page.eyes.holder == 0
    assert len(page._before.view["hand"]) == 2


def test_nothing_behind_the_curtain_can_be_touched(open_shell):
    page = sit_down(open_shell(), ("", ""))
    tap_on(page.ids.desk.ids.menu)
    frames(2)
    assert not page.close_top()


def test_the_curtain_falls_when_the_next_player_is_asked(open_shell):
    page = sit_down(open_shell(), ("", ""), voting=False)
    hold_seal(page)
    tap_on(page.presenter._buttons.children[-1])
    frames(2)
    assert page.session.log == [(0, ("roll",))]
    assert page.curtain_is_down
    assert page.ids.curtain.name == "Odo"


@pytest.mark.parametrize("why", ["pause", "rotation"])
def test_the_curtain_falls_by_itself(open_shell, why):
    app = open_shell()
    page = sit_down(app, ("", ""))
    hold_seal(page)
    if why == "pause":
        app.on_pause()
    else:
        resize(*WIDE)
    frames(3)
    assert page.curtain_is_down
    assert page._before.view["hand"] == []


def test_alone_at_the_table_there_is_no_curtain(open_shell):
    page = sit_down(open_shell(), ("", "medium"))
    assert not page.curtain_is_down
    assert len(page._before.view["hand"]) == 2


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
    _place_first(page)
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


def choices_of(page):
    """What is offered in the tray's place, by its words."""
    return {button.text: button for button in page.ids.desk.ids.choices.buttons}


def test_a_hint_stands_at_the_prompt_and_can_be_followed(open_shell):
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    tap_on(page.ids.desk.ids.hint)
    settle(lambda: page.hints.given)
    frames(2)
    assert app.dialogs.top is None
    assert page.ids.desk.ids.strip.hint == "Tiles on the floor count at the end"
    tap_on(choices_of(page)["Play this move"])
    frames(3)
    assert len(page.session.log) >= 1
    assert page.hints.given is None


def test_a_hint_is_put_away_by_its_button_or_by_undo(open_shell):
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    asked = page.ids.desk.ids.strip.title
    for put_away in (lambda: tap_on(choices_of(page)["Got it"]), page.undo):
        tap_on(page.ids.desk.ids.hint)
        settle(lambda: page.hints.given)
        frames(2)
        assert page.ids.desk.ids.strip.title != asked
        put_away()
        frames(2)
        assert (page.hints.given, page.ids.desk.ids.strip.title) == (None, asked)
    assert page.session.log == []


class Slow(Thinking):
    """A friend who takes his time."""

    def __init__(self, action):
        self.action, self.asked = action, 0

    @property
    def advice(self):
        return Advice(self.action, "it was worth it", (self.action,))

    def work(self, seconds):
        self.asked += 1
        return self.asked > 40


def test_a_friend_who_thinks_long_blocks_nothing_and_says_that_he_thinks(open_shell, monkeypatch):
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    slow = Slow(page.session.legal(0)[0])
    monkeypatch.setattr(page.session, "ponder", lambda seat: slow)
    page.hints.patience.timeout = 0
    tap_on(page.ids.desk.ids.hint)
    frames(5)
    assert 0 < slow.asked < 40
    assert app.toast.text == "Thinking…"
    settle(lambda: page.hints.given)
    assert page.ids.desk.ids.strip.hint == "It was worth it"


def test_who_plays_before_the_hint_has_come_hears_none(open_shell, monkeypatch):
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    slow = Slow(page.session.legal(0)[0])
    monkeypatch.setattr(page.session, "ponder", lambda seat: slow)
    tap_on(page.ids.desk.ids.hint)
    frames(2)
    page.play(page.session.legal(0)[0])
    asked = slow.asked
    frames(60)
    assert slow.asked == asked
    assert page.hints.given is None


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


@pytest.mark.parametrize(("name", "opened"), [("m", "Your game is saved after every move."), ("l", "")])
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
    page.open_menu()
    frames(3)
    offered = [answer.text for answer in app.dialogs.top.ids.answers.children]
    assert ("Share game code" in offered) == (lot == 0)
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
