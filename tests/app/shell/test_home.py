"""Home and the ways through the app: cards, the table to go on with, back, and leaving."""

import pytest

from app.table.catalogue import Playable
from engine import Session
from tests.app.fingers import frames, key, settle, tap_on
from tests.app.sizes import DESKTOP, PHONE, TALL, WIDE
from tests.miniature import MINIATURE
from tests.miniature.kit import KIT


def keep_a_table(app, name="kept.json"):
    session = Session.new(MINIATURE, 2, 1)
    session.table = {"players": [{"name": "Mira", "hue": "rose"}, {"name": "Odo"}], "name": ""}
    app.saves.save(name, session)


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE, DESKTOP])
def test_a_card_opens_the_set_up_of_its_game(open_shell, size):
    app = open_shell(size)
    tap_on(app.navigator.page.ids.games.children[0])
    frames(3)
    assert app.navigator.current == "setup"


def test_home_offers_the_table_touched_last(shell):
    keep_a_table(shell)
    shell.navigator.page.refresh()
    frames(4)
    strip = shell.navigator.page.ids.strip
    assert strip.game == "Embers"
    assert strip.facts == "Mira to play"
    tap_on(strip)
    frames(4)
    assert shell.navigator.current == "table"


def test_without_a_kept_table_there_is_nothing_to_continue(shell):
    strip = shell.navigator.page.ids.strip
    assert strip.disabled
    assert strip.height == 0


def test_an_unreadable_table_does_not_stop_home(shell):
    shell.services.storage.write("tables", "broken.json", b"\x00garbled")
    keep_a_table(shell)
    shell.services.storage.write("tables", "newer.json", b'{"app": "lanterne", "format": 99}')
    shell.navigator.page.refresh()
    assert shell.navigator.page.kept.name == "kept.json"


@pytest.mark.parametrize("code", [27, 1001])
def test_escape_and_the_back_key_walk_back_the_same_way(shell, code):
    shell.go("settings")
    shell.go("about")
    frames(3)
    for expected in ("settings", "home"):
        shell.root.get_root_window().dispatch("on_keyboard", code, 0, "", [])
        frames(3)
        assert shell.navigator.current == expected


def test_back_closes_a_dialog_before_a_screen(shell):
    shell.go("settings")
    frames(3)
    shell.dialogs.ask("Sure?", "", [])
    frames(3)
    key("escape")
    settle(lambda: shell.dialogs.top is None)
    assert shell.navigator.current == "settings"


def test_back_at_home_asks_before_leaving(shell):
    key("escape")
    frames(3)
    assert shell.dialogs.top.title == "Quit Lanterne?"


def test_the_language_switches_home_at_once(shell):
    shell.settings.language = "fr"
    frames(2)
    texts = [widget.text for widget in shell.navigator.page.walk() if getattr(widget, "text", "")]
    assert "Réglages" in texts
    shell.settings.language = "en"
    frames(2)
    texts = [widget.text for widget in shell.navigator.page.walk() if getattr(widget, "text", "")]
    assert "Settings" in texts


def test_screens_are_built_on_their_first_visit(shell):
    assert shell.navigator.screen_names == ["home"]
    shell.go("about")
    assert shell.navigator.screen_names == ["home", "about"]


@pytest.mark.parametrize(
    ("size", "form"), [(PHONE, "phone"), (TALL, "tall"), (WIDE, "wide"), (DESKTOP, "wide")]
)
def test_the_form_follows_the_window(open_shell, size, form):
    assert open_shell(size).form == form


def test_pausing_saves_the_settings_and_silences_the_app(shell):
    shell.settings.text_size = 120
    assert shell.on_pause()
    assert b'"text_size": 120' in shell.services.storage.read("settings", "settings.json")
    assert shell.services.sound.muted
    shell.on_resume()
    assert not shell.services.sound.muted


def test_a_card_that_is_left_over_stands_in_the_middle(open_shell):
    app = open_shell(PHONE)
    games = app.navigator.page.ids.games
    app.catalogue["obscurio"] = Playable.of(MINIATURE, KIT)
    while len(games.children) < 3:
        games.add_widget(app.navigator.page._card("obscurio", app.catalogue["obscurio"]))
    frames(3)
    last, second, first = games.children
    assert first.y == second.y > last.y
    assert last.center_x == pytest.approx(games.center_x, abs=1)
