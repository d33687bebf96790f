"""Home and the ways through the app: cards, the table to go on with, back, and leaving."""

import pytest

from app.games import catalogue, kits
from app.games.night_cage.table.prisoners import called_prisoner, prisoners
from app.setup.memory import SetupMemory
from app.table.catalogue import Playable
from app.table.players import seated
from engine import Session
from tests.app.fingers import frames, key, settle, tap_on
from tests.app.real_games import offer
from tests.app.sizes import DESKTOP, PHONE, TALL, WIDE
from tests.miniature import MINIATURE
from tests.miniature.kit import KIT


def keep_a_table(app, name="kept.json"):
    session = Session.new(MINIATURE, 2, 1)
    session.table = {"players": [{"name": "Mira", "hue": "rose"}, {"name": "Odo"}], "name": ""}
    app.saves.save(name, session)


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE, DESKTOP])
def test_a_card_opens_the_ways_into_a_game_that_is_new_here(open_shell, size):
    app = open_shell(size)
    tap_on(app.navigator.page.ids.games.children[0])
    frames(3)
    assert app.navigator.current == "first_touch"


def test_a_card_of_a_game_that_was_played_here_opens_its_set_up(shell):
    SetupMemory(shell.services.storage).remember("embers", {"players": []})
    tap_on(shell.navigator.page.ids.games.children[0])
    frames(3)
    assert shell.navigator.current == "setup"


def test_home_offers_the_table_touched_last(shell):
    keep_a_table(shell)
    shell.navigator.page.refresh()
    frames(4)
    strip = shell.navigator.page.ids.strip
    assert strip.game == "Embers"
    assert (strip.lead, strip.facts, strip.hue) == ("Continue", "Mira to play", "rose")
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


def test_continue_says_which_prisoner_is_to_move_and_how_many_tiles_are_left(shell):
    offer(shell, "night_cage")
    session = Session.new("night_cage", 1, 5)
    while session.view(None)["active"] == 0 or session.view(None)["step"] in ("start", "place"):
        session.play(0, session.legal(0)[0])
    session.table = {"players": [{"name": "Mira", "hue": "blue"}], "people": [0], "name": ""}
    shell.saves.save("alone.json", session)
    shell.navigator.page.refresh()
    strip, view = shell.navigator.page.ids.strip, session.view(None)
    prisoner = prisoners(seated([{"name": "Mira", "hue": "blue"}], 1), 4)[view["active"]]
    assert strip.hue == prisoner.hue != "blue"
    assert strip.facts == f"{called_prisoner(prisoner)} to play"
    assert strip.far == f"{view['stack']} tiles left"
    assert 0 < strip.share < 1


@pytest.mark.parametrize("game", list(kits()))
def test_every_game_says_how_far_a_kept_table_has_come(shell, game):
    offer(shell, game)
    session = Session.new(game, 4, 3)
    session.table = {"players": [], "people": [0, 1, 2, 3], "name": ""}
    shell.saves.save("far.json", session)
    shell.navigator.page.refresh()
    strip = shell.navigator.page.ids.strip
    assert strip.far
    assert 0 <= strip.share <= 1


def test_on_a_new_device_home_shows_where_to_begin(shell):
    offer(shell, "night_cage")
    page = shell.navigator.page
    page.refresh()
    assert (page.ids.strip.lead, page.ids.strip.game) == ("Start here", "The Night Cage")
    frames(2)
    tap_on(page.ids.strip)
    frames(4)
    assert (shell.navigator.current, shell.navigator.page.game) == ("lessons", "night_cage")


def test_home_on_a_phone_fills_its_width(open_shell):
    app = open_shell(PHONE)
    games = app.navigator.page.ids.games
    while len(games.children) < 4:
        games.add_widget(app.navigator.page._card("embers", app.catalogue["embers"]))
    frames(3)
    wide, _high = games.children[0].fitted(*games.children[0].size)
    assert 2 * wide > PHONE[0] * 0.94
    assert app.navigator.page.ids.scroll.children[0].height == app.navigator.page.height


def test_the_bar_has_one_row_on_a_phone_and_two_with_large_words(open_shell):
    bar = open_shell(PHONE, catalogue).navigator.page.ids.entries
    assert (bar.rows, len(bar.entries)) == (1, 6)
    bar = open_shell(PHONE, catalogue, text_size=150).navigator.page.ids.entries
    frames(3)
    assert bar.rows == 2
    assert all(entry.width >= 48 for entry in bar.entries.values())
