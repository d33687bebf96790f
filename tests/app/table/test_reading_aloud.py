"""What a table says aloud to whoever wishes it, and that it never tells a secret."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.fingers import frames, key, settle, tap_on
from tests.app.table.sitting import hold_seal, sit_down

pytestmark = pytest.mark.ui


def spoken(app: Any) -> list[str]:
    return [words for words, _language in app.services.speech.said]


def test_nothing_is_read_unless_it_is_wished(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    sit_down(app, ("", "medium"))
    key("tab")
    assert spoken(app) == []


def test_what_happened_and_what_is_asked_is_read(open_shell: Callable[..., Any]) -> None:
    app = open_shell(read_aloud=True)
    page = sit_down(app, ("", "medium"), voting=False)
    assert page.ids.desk.ids.strip.title in spoken(app)[-1]
    app.services.speech.said.clear()
    page.play(("roll",))
    settle(lambda: page.asked == 0 or page.session.outcome)
    told = " ".join(spoken(app))
    assert "Mira rolls" in told or "Mira" in told
    assert page.ids.desk.ids.strip.title in spoken(app)[-1]


def test_the_focused_control_is_read(open_shell: Callable[..., Any]) -> None:
    app = open_shell(read_aloud=True)
    sit_down(app, ("", "medium"))
    key("tab")
    assert spoken(app)[-1].rstrip(".")
    key("tab")
    assert spoken(app)[-1] != spoken(app)[-2]


def test_of_a_secret_step_only_whose_turn_it_is(open_shell: Callable[..., Any]) -> None:
    app = open_shell(read_aloud=True)
    page = sit_down(app, ("", ""), voting=False)
    hold_seal(page)
    frames(3)
    for _ in range(6):
        key("tab")
    assert set(spoken(app)) <= {"Read aloud.", "Mira's turn."}
    assert "Mira's turn." in spoken(app)


def test_a_device_without_a_voice_says_so_in_one_line(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    app.services.speech.available = False
    app.navigator.go("settings")
    frames(4)
    row = next(
        each
        for each in app.navigator.page.walk()
        if getattr(each, "entry", None) and each.entry.field == "read_aloud"
    )
    app.navigator.page.ids.scroll.scroll_to(row, animate=False)
    frames(3)
    tap_on(row)
    frames(2)
    assert app.settings.read_aloud
    assert app.toast.text == "This device has no voice to read aloud with."
