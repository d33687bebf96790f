"""Games that are sent and opened with fingers: from a menu into a file, from a file to the table."""

import errno
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from app.services.exchange import Incoming
from app.shell.arriving import arrive
from engine import Session
from tests.app.fingers import frames, gone, settle, tap_on
from tests.app.lessons.lesson_fingers import answers
from tests.app.real_games import offer
from tests.miniature import MINIATURE

pytestmark = pytest.mark.ui

PEOPLE = [{"name": "Mira", "hue": "rose"}, {"name": "Jo", "hue": "red"}]


@pytest.fixture
def app(open_shell: Callable[..., Any]) -> Any:
    return open_shell()


def table(over: bool = False, name: str = "", lot: int = 0) -> Session:
    session = Session.new(MINIATURE, 2, 5, lot=lot)
    session.table = {"players": PEOPLE, "people": [0, 1], "name": name}
    while over and session.deciders:
        seat = session.deciders[0]
        session.play(seat, session.legal(seat)[0])
    return session


def keep(app: Any, session: Session) -> str:
    name = str(app.saves.fresh_name(session))
    app.saves.save(name, session)
    return name


def say(app: Any, words: str) -> None:
    frames(20)
    before = app.dialogs.top
    tap_on(next(each for each in answers(app) if each.text == words))
    settle(lambda: app.dialogs.top is not before)
    frames(20)


def sent(app: Any) -> list[Incoming]:
    return app.services.exchange.lying()


def texts(app: Any) -> list[str]:
    folder = Path(app.services.exchange._root())
    return [path.read_text(encoding="utf-8") for path in folder.glob("*.txt")]


def test_a_game_goes_from_the_menu_of_its_table_into_a_file_and_to_another_device(
    app: Any, open_shell: Callable[..., Any], tmp_path: Path
) -> None:
    session = table(name="Sunday", lot=9)
    app.go("table", name=keep(app, session))
    frames(4)
    app.navigator.page.open_menu()
    say(app, "Share")
    say(app, "Send this game")
    (file,) = sent(app)
    assert file.name.startswith("Embers-"), "while it has secrets its name tells nothing, not even its title"
    assert "is in the folder Documents/Lanterne" in app.dialogs.top.body
    assert "secrets included" in app.dialogs.top.body
    say(app, "Got it")
    data = file.read()
    for kept in app.saves.names():
        app.saves.remove(kept)
    app = open_shell()
    app.go("tables")
    frames(4)
    tap_on(app.navigator.page.ids.open)
    frames(20)
    tap_on(app.dialogs.top.ids.place.children[0].children[-1])
    settle(lambda: app.navigator.current == "table")
    page = app.navigator.page
    assert Session.unsealed(data, {"embers": MINIATURE}).state == page.session.state
    assert [player.name for player in page.players] == ["Mira", "Jo"]
    assert app.navigator.trail == ["home", "table"]


def test_a_game_that_is_here_already_is_shown_and_not_kept_twice(app: Any) -> None:
    session = table()
    keep(app, session)
    arrive(Incoming("a", session.sealed))
    assert app.navigator.current == "table"
    assert app.toast.text == "You already have this game."
    assert len(app.saves.names()) == 1


def test_a_finished_game_leads_to_its_result(app: Any) -> None:
    arrive(Incoming("a", table(over=True).sealed))
    assert app.navigator.current == "result"


def test_a_file_that_is_dropped_on_the_window_is_opened(app: Any, tmp_path: Path) -> None:
    path = tmp_path / "\u00e9t\u00e9.lanterne"
    path.write_bytes(table().sealed())
    Window.dispatch("on_drop_file", os.fsencode(path), 10, 10)
    frames(2)
    assert app.navigator.current == "table"


def test_a_file_that_the_app_was_started_with_is_opened_after_the_first_frame(
    app: Any, tmp_path: Path
) -> None:
    path = tmp_path / "a.lanterne"
    path.write_bytes(table().sealed())
    app._first_file = path
    app._after_first_frame(0)
    assert app.navigator.current == "table"


def test_another_app_can_hand_a_file_over(app: Any) -> None:
    app._after_first_frame(0)
    (handed,) = app.services.exchange.handed
    handed(Incoming("a", table().sealed))
    assert app.navigator.current == "table"


def test_where_the_system_asks_no_folder_is_shown(app: Any) -> None:
    app.services.exchange.asks = True
    app.open_file()
    assert app.dialogs.top is None
    app.services.exchange.chosen = Incoming("a", table().sealed)
    app.open_file()
    assert app.navigator.current == "table"


def test_an_empty_folder_says_where_to_put_a_file(app: Any) -> None:
    app.open_file()
    assert app.services.exchange.place in app.dialogs.top.body


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "incomplete"),
        (b"[]", "not a Lanterne"),
        (b"PK\x03\x04", "incomplete"),
        (b"[" * 90, "incomplete"),
    ],
)
def test_a_wrong_file_is_one_line_and_changes_nothing(app: Any, data: bytes, why: str) -> None:
    arrive(Incoming("odd", lambda: data))
    assert why in app.toast.text
    assert "\n" not in app.toast.text
    assert (app.navigator.current, app.saves.names()) == ("home", [])


def test_a_full_disk_is_one_line(app: Any) -> None:
    app.services.storage.refuse = errno.ENOSPC
    arrive(Incoming("a", table().sealed))
    assert "Not enough storage" in app.toast.text
    app.services.storage.refuse, app.services.exchange.refuse = None, errno.ENOSPC
    app.go("tables")
    frames(4)
    app.navigator.page.more(app.saves.look(keep(app, table())))
    frames(20)
    tap_on(next(each for each in answers(app) if each.text == "Send this game"))
    gone()
    assert "Not enough storage" in app.toast.text
    assert sent(app) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_finished_game_is_told_as_a_text_in_the_language_of_the_moment(app: Any, language: str) -> None:
    app.settings.language = language
    session = table(over=True, name="Sunday")
    app.go("result", name=keep(app, session))
    frames(4)
    tap_on(app.navigator.page.ids.share)
    frames(20)
    say(app, app.tr._("Save as text"))
    (story,) = texts(app)
    head, turns, end = story.split("\n\n")
    colon = {"en": ":", "fr": "\u00a0:"}[language]
    assert head.startswith(f"Embers{colon} Sunday\n20")
    assert "Mira, Jo" in head
    numbered = [line for line in turns.splitlines() if not line.startswith(" ")]
    assert numbered[0].startswith("1. ")
    assert any("Mira" in line for line in numbered)
    assert app.navigator.page.headline in end
    assert app.navigator.page.reason in end
    assert re.fullmatch(rf"[A-Z]\w+{colon} \d+", end.splitlines()[-1])


def test_the_table_beside_the_box_travels_and_the_one_under_way_is_put_into_a_file(app: Any) -> None:
    offer(app, "night_cage")
    app.go("companion", key="night_cage")
    frames(8)
    say(app, "Start game")
    page = app.navigator.page._content
    tap_on(next(widget for widget in page.walk() if getattr(widget, "text", "") == "Menu"))
    say(app, "Send this game")
    say(app, "Got it")
    (first,) = sent(app)
    page.draw()
    under_way = page.companion.plain()
    page.open_menu()
    say(app, "Open a file")
    tap_on(app.dialogs.top.ids.place.children[0].children[-1])
    frames(20)
    assert "under way" in app.dialogs.top.body
    say(app, "Open")
    frames(8)
    page = app.navigator.page._content
    kind = type(page.companion)
    assert page.companion.plain() == kind.unsealed(first.read())[0].plain() != under_way
    assert under_way in [kind.unsealed(file.read())[0].plain() for file in sent(app)]
    assert len(sent(app)) == 2
