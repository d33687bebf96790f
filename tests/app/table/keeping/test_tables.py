"""The list of kept tables, driven by fingers."""

import errno
import os
from collections.abc import Callable
from typing import Any

import pytest

from app.setup.plan import Plan
from app.table.keeping.codes import Code, read, written
from tests.app.every_screen.audit import audit
from tests.app.fingers import frames, settle, tap_on
from tests.app.sizes import DESKTOP, PHONE, WIDE
from tests.miniature import MINIATURE

pytestmark = pytest.mark.ui

REMEMBERED = {"players": [{"name": "Mira", "hue": "rose"}, {"name": "Jo", "hue": "red"}]}


@pytest.fixture
def app(open_shell: Callable[..., Any]) -> Any:
    app = open_shell(PHONE)
    app.navigator.transition.duration = 0.01
    return app


def keep(app: Any, hours: float = 0, over: bool = False, name: str = "") -> str:
    session = Plan.fresh(MINIATURE, REMEMBERED, lambda _below: 5).begin(str, lambda _below: 0)
    session.table["name"] = name
    while over and session.deciders:
        seat = session.deciders[0]
        session.play(seat, session.legal(seat)[0])
    file = str(app.saves.fresh_name(session))
    app.saves.save(file, session)
    touched = app.services.clock.wall() - hours * 3600
    os.utime(app.services.storage.path("tables", file), (touched, touched))
    return file


def spoil(app: Any) -> None:
    app.services.storage.write("tables", "bad.json", b"{")


def open_tables(app: Any) -> Any:
    app.go("tables")
    settle(lambda: not app.navigator.transition.is_active)
    frames(4)
    return app.navigator.page


def rows(page: Any) -> list[Any]:
    return page.ids.rows.children[::-1]


def visited(app: Any, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    """Where the app would go, without going there."""
    ways: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(app, "go", lambda screen, /, **details: ways.append((screen, details)))
    return ways


def press(app: Any, title: str) -> None:
    """Press the answer of the open dialog that says this, and wait until the dialog is gone."""
    dialog = app.dialogs.top
    tap_on(next(button for button in dialog.walk() if getattr(button, "title", "") == title))
    settle(lambda: dialog.parent is None)
    frames(3)


def test_without_tables_a_friendly_line_leads_home(app: Any) -> None:
    page = open_tables(app)
    assert page.empty
    button = next(
        widget for widget in page.ids.nothing.walk() if getattr(widget, "text", "") == "Choose a game"
    )
    tap_on(button)
    settle(lambda: app.navigator.current == "home")


def test_the_newest_table_stands_first_and_says_how_it_stands(app: Any) -> None:
    keep(app, hours=5)
    keep(app, hours=1, name="Sunday")
    page = open_tables(app)
    assert [row.heading for row in rows(page)] == ["Sunday", "Embers"]
    assert [row.status for row in rows(page)] == [
        "Mira to play \u00b7 1 hour ago",
        "Mira to play \u00b7 5 hours ago",
    ]
    assert rows(page)[0].hues == ["rose", "red"]


def test_a_table_that_is_over_says_how_it_ended(app: Any) -> None:
    keep(app, over=True)
    (row,) = rows(open_tables(app))
    assert row.status.startswith(("Mira won", "Jo won", "A draw: "))


def test_a_tap_opens_the_table(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    name = keep(app)
    page = open_tables(app)
    ways = visited(app, monkeypatch)
    tap_on(rows(page)[0].ids.face)
    assert ways == [("table", {"name": name})]


def test_a_tap_on_a_finished_table_shows_its_result(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    name = keep(app, over=True)
    page = open_tables(app)
    ways = visited(app, monkeypatch)
    tap_on(rows(page)[0].ids.face)
    assert ways == [("result", {"name": name})]


def test_a_table_is_given_a_name(app: Any) -> None:
    keep(app)
    page = open_tables(app)
    tap_on(rows(page)[0].ids.more)
    frames(8)
    press(app, "Rename")
    field = next(widget for widget in app.dialogs.top.walk() if hasattr(widget, "insert_text"))
    field.text = "Sunday"
    press(app, "Rename")
    assert [row.heading for row in rows(page)] == ["Sunday"]
    assert app.saves.kept()[0].title == "Sunday"


@pytest.mark.usefixtures("open_hands")
def test_a_table_shows_its_code(app: Any) -> None:
    name = keep(app)
    page = open_tables(app)
    tap_on(rows(page)[0].ids.more)
    frames(8)
    press(app, "Share code")
    code = next(widget.code for widget in app.dialogs.top.walk() if hasattr(widget, "code"))
    assert read(code, app.catalogue) == Code.of(app.saves.open(name))


def test_a_table_with_secrets_has_no_code_to_show(app: Any) -> None:
    name = keep(app)
    assert app.saves.open(name).lot
    page = open_tables(app)
    tap_on(rows(page)[0].ids.more)
    frames(8)
    titles = [getattr(widget, "title", "") for widget in app.dialogs.top.walk()]
    assert "Rename" in titles
    assert "Share code" not in titles


def test_a_table_is_removed_only_after_asking(app: Any) -> None:
    keep(app)
    page = open_tables(app)
    for answer, left in (("Cancel", 1), ("Delete", 0)):
        tap_on(rows(page)[0].ids.more)
        frames(8)
        press(app, "Delete")
        press(app, answer)
        assert len(rows(page)) == left
    assert page.empty


def test_an_unreadable_table_says_why_and_can_be_removed(app: Any) -> None:
    spoil(app)
    page = open_tables(app)
    (row,) = rows(page)
    assert (row.broken, row.status) == (True, "the file is incomplete or corrupted")
    tap_on(row.ids.face)
    frames(8)
    press(app, "Delete")
    assert page.empty


def test_trouble_with_the_disk_is_one_line(app: Any) -> None:
    keep(app)
    page = open_tables(app)
    app.services.storage.refuse = errno.ENOSPC
    page.rename(app.saves.kept()[0], "Sunday")
    assert "Not enough storage" in app.toast.text
    assert [row.heading for row in rows(page)] == ["Embers"]


def test_a_folder_that_cannot_be_read_is_one_line(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = app.services.storage.path("tables", "x").parent
    folder.rmdir()
    folder.write_bytes(b"no folder")
    page = open_tables(app)
    assert page.empty
    assert app.toast.text


def test_a_typed_code_lays_its_table(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    code = Code("embers", 3, MINIATURE.info.settle({}), 99)
    page = open_tables(app)
    ways = visited(app, monkeypatch)
    page.ids.code.text = written(app.catalogue["embers"], code).lower()
    frames()
    assert page.ids.use.text == "Start"
    tap_on(page.ids.use)
    assert ways == [("setup", {"key": "embers", "code": code})]


def test_an_empty_line_takes_the_code_from_the_clipboard(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    code = Code("embers", 3, MINIATURE.info.settle({}), 99)
    text = written(app.catalogue["embers"], code)
    monkeypatch.setattr("app.table.keeping.tables.Clipboard.paste", lambda: f" {text}\n")
    page = open_tables(app)
    ways = visited(app, monkeypatch)
    assert page.ids.use.text == "Paste"
    tap_on(page.ids.use)
    assert ways == [("setup", {"key": "embers", "code": code})]


def test_a_wrong_code_says_why_until_it_is_changed(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_tables(app)
    ways = visited(app, monkeypatch)
    page.ids.code.text = "ABCD-EFGH"
    tap_on(page.ids.use)
    assert page.refusal == "this code is not valid: check for a typo"
    page.ids.code.text = "ABCD-EFG"
    assert (page.refusal, ways) == ("", [])


def test_many_tables_are_read_while_the_first_are_looked_at(app: Any) -> None:
    data = app.saves._storage.read("tables", keep(app))
    for number in range(59):
        app.services.storage.write("tables", f"copy-{number}.json", data)
    app.go("tables")
    page = app.navigator.page
    assert len(rows(page)) == 8
    settle(lambda: len(rows(page)) == 60)


def test_leaving_stops_reading(app: Any) -> None:
    data = app.saves._storage.read("tables", keep(app))
    for number in range(20):
        app.services.storage.write("tables", f"copy-{number}.json", data)
    app.go("tables")
    page = app.navigator.page
    app.navigator.back()
    before = len(rows(page))
    frames(4)
    assert len(rows(page)) == before < 21


def test_the_list_speaks_the_language_of_the_moment(app: Any) -> None:
    spoil(app)
    page = open_tables(app)
    app.tr._ = lambda message: f"<{message}>"
    page._retold()
    assert rows(page)[0].heading == "<Unreadable game>"


@pytest.mark.parametrize("size", [PHONE, WIDE, DESKTOP], ids=["phone", "wide", "desktop"])
def test_the_empty_list_is_good_to_see_and_to_touch(
    open_shell: Callable[..., Any], size: tuple[int, int]
) -> None:
    app = open_shell(size)
    page = open_tables(app)
    page.refusal = "this code was made by another version of the game"
    for text_size in (100, 150):
        app.settings.text_size = text_size
        frames(4)
        assert audit(app.root, with_ink=False) == []


@pytest.mark.usefixtures("open_hands")
def test_its_dialogs_are_good_to_see_and_to_touch(app: Any) -> None:
    keep(app)
    page = open_tables(app)
    (kept,) = app.saves.kept()
    for ask in (page.more, page.ask_name, page.ask_to_remove, page.share):
        ask(kept)
        frames(8)
        assert audit(app.dialogs.top, with_ink=False) == []
        app.dialogs.close_top()
        frames(8)


def test_a_list_that_is_left_holds_no_tables(app: Any) -> None:
    keep(app)
    page = open_tables(app)
    assert len(rows(page)) == 1
    app.navigator.home()
    settle(lambda: not app.navigator.transition.is_active)
    assert rows(page) == []
