"""The settings screen: every setting is there, works at once, and what the device lacks is not."""

from collections.abc import Callable
from typing import Any

import pytest

from app.shell.setting_groups import GROUPS
from app.shell.settings import FIELDS
from tests.app.fingers import Finger, drag, frames, key, resize, settle, tap_on
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui


@pytest.fixture
def opened(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give opened(**settings): the app with its settings screen open."""

    def start(size: tuple[int, int] = PHONE, **settings: Any) -> Any:
        app = open_shell(size, **settings)
        app.navigator.transition.duration = 0.01
        app.go("settings")
        settle(lambda: not app.navigator.transition.is_active)
        frames(3)
        return app

    return start


def rows(app: Any) -> dict[str, Any]:
    """The rows by field."""
    page = app.navigator.page
    sheets = [sheet for column in (page.ids.left, page.ids.right) for sheet in column.children]
    return {row.entry.field: row for sheet in sheets for row in sheet.children if hasattr(row, "entry")}


def bring(app: Any, widget: Any) -> Any:
    """Scroll until the widget is seen."""
    app.navigator.page.ids.scroll.scroll_to(widget, padding=60, animate=False)
    frames(3)
    return widget


def touch(app: Any, widget: Any) -> None:
    """Tap a widget, wherever it lies; scrolling waits a moment before it hands a tap on."""
    tap_on(bring(app, widget))


def test_every_setting_stands_on_the_screen_once() -> None:
    shown = [entry.field for group in GROUPS for entry in group.entries]
    assert sorted(shown) == sorted(FIELDS)


def test_every_choice_has_a_name() -> None:
    for group in GROUPS:
        for entry in group.entries:
            if FIELDS[entry.field].kind == "choice":
                assert list(entry.labels) == list(FIELDS[entry.field].allowed)
            assert entry.title
            assert entry.note


def test_the_whole_row_is_the_switch(opened: Any) -> None:
    app = opened()
    row = rows(app)["high_contrast"]
    touch(app, row)
    settle(lambda: app.settings.high_contrast)
    touch(app, row)
    settle(lambda: not app.settings.high_contrast)


def test_space_turns_a_switch_over(opened: Any) -> None:
    app = opened()
    row = rows(app)["patterns"]
    row.focus = True
    key("space")
    settle(lambda: app.settings.patterns)


def test_a_chip_chooses_and_the_others_let_go(opened: Any) -> None:
    app = opened()
    chips = {chip.value: chip for chip in rows(app)["undo_policy"].ids.chips.children}
    touch(app, chips["free"])
    settle(lambda: app.settings.undo_policy == "free")
    assert (chips["free"].state, chips["fair"].state) == ("down", "normal")


def test_a_change_from_elsewhere_is_shown(opened: Any) -> None:
    app = opened()
    app.settings.animation, app.settings.effects_volume = "fast", 25
    chips = {chip.value: chip.state for chip in rows(app)["animation"].ids.chips.children}
    assert chips == {"off": "normal", "fast": "down", "normal": "normal"}
    assert rows(app)["effects_volume"].ids.bar.ids.slider.value == 25


def test_another_language_is_spoken_at_once(opened: Any) -> None:
    app = opened()
    header = app.navigator.page.children[0].children[-1]
    chips = {chip.value: chip for chip in rows(app)["language"].ids.chips.children}
    assert header.title == "Settings"
    touch(app, chips["fr"])
    settle(lambda: app.tr.language == "fr")
    assert header.title == "Réglages"


def test_the_text_size_waits_until_the_finger_leaves(opened: Any) -> None:
    app = opened(WIDE)
    slider = rows(app)["text_size"].ids.bar.ids.slider
    y = slider.to_window(*slider.center)[1]
    finger = Finger(slider.to_window(*slider.value_pos)[0], y).down()
    frames(2)
    settle(lambda: finger.touch.grab_list)
    finger.to(slider.to_window(slider.right, 0)[0] - 30, y)
    settle(lambda: rows(app)["text_size"].shown == 150)
    assert app.settings.text_size == 100
    finger.up()
    settle(lambda: app.settings.text_size == 150)


def test_a_volume_follows_the_finger_and_is_heard_once_it_stands(opened: Any) -> None:
    app = opened(WIDE)
    slider = rows(app)["effects_volume"].ids.bar.ids.slider
    x, y = slider.to_window(*slider.center)
    finger = Finger(x, y).down()
    settle(lambda: app.settings.effects_volume == 50)
    app.services.sound.played.clear()
    finger.to(x - 30, y)
    settle(lambda: app.settings.effects_volume < 50)
    assert not app.services.sound.played
    finger.up()
    settle(lambda: app.services.sound.played)
    assert len(app.services.sound.played) == 1


def test_minus_and_plus_do_what_the_slider_does(opened: Any) -> None:
    app = opened()
    bar = rows(app)["ambience_volume"].ids.bar
    touch(app, bar.ids.more)
    settle(lambda: app.settings.ambience_volume == 50)
    touch(app, bar.ids.less)
    settle(lambda: app.settings.ambience_volume == 40)


def test_minus_is_off_at_the_least(opened: Any) -> None:
    app = opened(text_size=85)
    bar = rows(app)["text_size"].ids.bar
    assert bar.ids.less.disabled
    assert not bar.ids.more.disabled


def test_arrow_keys_move_a_focused_slider(opened: Any) -> None:
    app = opened()
    slider = rows(app)["text_size"].ids.bar.ids.slider
    slider.focus = True
    key("right")
    assert app.settings.text_size == 105
    key("left")
    key("left")
    assert app.settings.text_size == 95


def test_opening_the_screen_changes_nothing(opened: Any) -> None:
    app = opened(text_size=120, effects_volume=3, ambience_volume=0, confirm="direct")
    frames(5)
    assert (app.settings.text_size, app.settings.effects_volume, app.settings.ambience_volume) == (120, 3, 0)
    assert app.settings.confirm == "direct"


def test_swiping_over_a_slider_scrolls_and_sets_nothing(opened: Any) -> None:
    app = opened()
    slider = rows(app)["effects_volume"].ids.bar.ids.slider
    x, y = slider.to_window(*slider.center)
    drag((x, y), (x, y + 260), steps=3)
    frames(5)
    assert app.settings.effects_volume == 80
    assert app.navigator.page.ids.scroll.scroll_y < 1


def test_a_setting_that_the_device_lacks_is_not_offered(
    open_shell: Callable[..., Any], monkeypatch: Any
) -> None:
    monkeypatch.setattr("app.shell.setting_groups.platform", "android")
    app = open_shell()
    app.services.haptics.available = app.services.speech.available = False
    app.go("settings")
    frames(3)
    assert not {"vibration", "speech", "full_screen"} & set(rows(app))
    assert "effects_volume" in rows(app)


def test_a_group_with_nothing_in_it_is_left_out(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    services = app.services
    services.haptics.available = services.speech.available = services.sound.available = False
    app.go("settings")
    frames(3)
    headings = [sheet.heading for sheet in app.navigator.page.ids.left.children]
    assert "Sound and vibration" not in headings
    assert "Gameplay" in headings


def test_reset_asks_first(opened: Any) -> None:
    app = opened(text_size=150)
    app.navigator.page.ask_to_reset()
    frames(2)
    assert app.settings.text_size == 150
    buttons = {button.text: button for button in app.dialogs.top.ids.answers.children}
    tap_on(buttons["Cancel"])
    settle(lambda: app.dialogs.top is None)
    assert app.settings.text_size == 150


def test_reset_brings_the_defaults_back(opened: Any) -> None:
    app = opened(text_size=150, patterns=True)
    app.navigator.page.ask_to_reset()
    frames(3)
    buttons = {button.text: button for button in app.dialogs.top.ids.answers.children}
    tap_on(buttons["Reset"])
    settle(lambda: app.settings.text_size == 100)
    assert not app.settings.patterns


def test_about_is_one_touch_away(opened: Any) -> None:
    app = opened()
    tap_on(app.navigator.page.ids.about)
    settle(lambda: app.navigator.current == "about")


def test_turning_the_device_deals_the_sheets_anew(opened: Any) -> None:
    app = opened(PHONE)
    page = app.navigator.page
    assert not page.ids.right.children
    resize(*WIDE)
    assert page.ids.left.children
    assert page.ids.right.children
    assert page.ids.right.width > 300
    resize(*PHONE)
    assert not page.ids.right.children
    assert page.ids.left.width > 300
