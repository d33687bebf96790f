"""The screen on which a table is laid, driven by fingers."""

import errno
from collections.abc import Callable
from typing import Any

import pytest

from app.table.catalogue import Playable
from app.table.keeping.codes import Code, read
from app.table.players import Player
from engine import SetupError
from engine.core.text import Phrase
from tests.app.every_screen.audit import audit
from tests.app.fingers import frames, tap_on
from tests.app.setup.laying import begun, chip, open_setup, press, rows
from tests.app.sizes import DESKTOP, PHONE, TALL, WIDE
from tests.miniature import MINIATURE, Embers
from tests.miniature.kit import KIT

pytestmark = pytest.mark.ui


def test_every_kind_of_option_has_its_control(page: Any) -> None:
    groups = page.ids.options.children[::-1]
    floor, voting = groups[0].ids.rows.children[::-1]
    tap_on(floor.ids.choice.chips[1])
    tap_on(voting.ids.switch)
    assert (page.plan.options["size"], page.plan.options["voting"]) == ("large", False)


def test_house_rules_are_folded_until_somebody_wants_them(page: Any) -> None:
    house = page.ids.options.children[0]
    assert house.ids.rows.children == []
    tap_on(house.ids.head)
    frames(3)
    (embers,) = house.ids.rows.children
    page.ids.scroll.scroll_to(embers, animate=False)
    frames(3)
    tap_on(embers.ids.stepper.ids.plus)
    assert page.plan.options["embers"] == 2
    assert house.ids.head.note == "1 changed"
    tap_on(house.ids.head)
    frames(3)
    assert house.ids.rows.children == []


class Strict(Embers):
    def check_setup(self, seats: int, options: Any) -> None:
        if options["size"] == "large":
            raise SetupError(Phrase("the floor is being scrubbed"))


def test_a_refused_combination_says_why_and_cannot_begin(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(app.catalogue, "embers", Playable.of(Strict(), KIT))
    page = open_setup(app)
    page.choose("size", "large")
    frames()
    assert page.ids.trouble.text == "the floor is being scrubbed"
    assert page.ids.begin.disabled
    assert begun(app, monkeypatch) == {}
    page.choose("size", "small")
    assert not page.ids.begin.disabled


@pytest.mark.usefixtures("open_hands")
def test_the_code_is_that_of_exactly_this_table(page: Any, app: Any) -> None:
    tap_on(page.ids.count.ids.plus)
    page.choose("embers", 3)
    tap_on(page.ids.share)
    frames(8)
    shown = next(widget.code for widget in app.dialogs.top.walk() if hasattr(widget, "code"))
    options = MINIATURE.info.settle({"embers": 3})
    assert read(shown, app.catalogue) == Code("embers", 3, options, page.plan.seed)


@pytest.mark.usefixtures("open_hands")
def test_a_copied_code_is_on_the_clipboard(page: Any, app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr("kivy.core.clipboard.Clipboard.copy", copied.append)
    tap_on(page.ids.share)
    frames(8)
    press(app, "Copy")
    assert copied == [page.code()]


@pytest.mark.usefixtures("open_hands")
@pytest.mark.parametrize(("there", "words"), [(True, "Copied: "), (False, "No clipboard")])
def test_what_was_copied_is_said_and_what_could_not_be_too(
    page: Any, app: Any, monkeypatch: pytest.MonkeyPatch, there: bool, words: str
) -> None:
    monkeypatch.setattr("app.table.keeping.share.copy", lambda _code: there)
    tap_on(page.ids.share)
    frames(8)
    press(app, "Copy")
    assert words in app.toast.text
    assert page.code() in app.toast.text


@pytest.mark.usefixtures("open_hands")
def test_shuffling_anew_shows_another_code(page: Any, app: Any) -> None:
    before = page.code()
    page.chance = lambda below: 12345
    page.share()
    frames(8)
    press(app, "Reshuffle")
    assert page.plan.seed == 12345
    assert page.code() != before
    assert any(getattr(widget, "code", "") == page.code() for widget in app.dialogs.top.walk())


def test_begin_saves_the_table_and_sits_down(page: Any, app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    rows(page)[0].ids.name.text = "Mira"
    page.plan.change(1, strength="easy")
    tap_on(chip(page, "Red"))
    seed = page.plan.seed
    told = begun(app, monkeypatch)
    assert told["screen"] == "table"
    session = app.saves.open(told["name"])
    assert session.table["players"] == [
        Player("Red", "red", "easy").plain(),
        Player("Mira", "blue").plain(),
    ]
    assert session.table["people"] == [1]
    assert session.seed == seed


def test_the_next_set_up_remembers_this_table(page: Any, app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    rows(page)[1].ids.name.text = "Jo"
    page.choose("size", "large")
    begun(app, monkeypatch)
    page.arrive(key="embers")
    assert [player.name for player in page.plan.players] == ["", "Jo"]
    assert page.plan.options["size"] == "large"


def test_when_chance_decides_it_is_told(page: Any, app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(app, monkeypatch)
    assert app.toast.text == "Blue starts"


def test_a_full_disk_is_one_line_and_play_goes_on(
    page: Any, app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.services.storage.refuse = errno.ENOSPC
    told = begun(app, monkeypatch)
    assert "Not enough storage" in app.toast.text
    assert told["session"].seats == 2


def test_coming_back_from_the_rules_changes_nothing(page: Any, app: Any) -> None:
    rows(page)[0].ids.name.text = "Mira"
    plan = page.plan
    page.leave()
    page.arrive(key="embers")
    assert page.plan is plan


@pytest.mark.usefixtures("open_hands")
def test_a_code_lays_its_own_table(app: Any) -> None:
    code = Code("embers", 4, MINIATURE.info.settle({"size": "large"}), 99)
    page = open_setup(app, code=code)
    assert page.plan.code == code
    assert len(rows(page)) == 4
    page.plan.add()
    page.arrive(key="embers", code=code)
    assert page.plan.code == code
    page.arrive(key="embers")
    assert page.plan.seed != 99


def test_the_record_is_shown_once_there_is_one(app: Any) -> None:
    assert open_setup(app).tally == ""
    app.navigator.back()
    app.statistics._loaded()["games"]["embers"] = {"played": 12, "won": 5, "lost": 7}
    assert open_setup(app).tally == "12 played, 5 won"


def test_the_language_can_change_in_the_middle(page: Any, app: Any) -> None:
    rows(page)[0].ids.name.text = "Mira"
    app.settings.language = "fr"
    frames(3)
    assert page.plan.players[0].name == "Mira"
    app.settings.language = "en"


DIALOGS: dict[str, Callable[[Any], None]] = {
    "candles": lambda page: page.recolour(rows(page)[0]),
    "parts": lambda page: page.recast(rows(page)[0]),
    "more": lambda page: page.more(rows(page)[0]),
    "share": lambda page: page.share(),
}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("name", DIALOGS)
def test_its_dialogs_are_good_to_see_and_to_touch(
    open_shell: Callable[..., Any], name: str, size: tuple[int, int]
) -> None:
    app = open_shell(size)
    page = open_setup(app)
    for text_size in (100, 150):
        app.settings.text_size = text_size
        DIALOGS[name](page)
        frames(8)
        assert audit(app.dialogs.top, with_ink=False) == []
        app.dialogs.close_top()
        frames(8)


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE, DESKTOP], ids=["phone", "tall", "wide", "desktop"])
def test_a_full_table_of_computers_is_good_to_see_and_to_touch(
    open_shell: Callable[..., Any], size: tuple[int, int]
) -> None:
    app = open_shell(size)
    page = open_setup(app)
    for _ in range(2):
        page.step_players(1)
    for seat in range(4):
        page.plan.change(seat, name="Maximiliane XVI.", strength="strong")
    page._show_players()
    page.ids.options.children[0].folded = False
    for text_size in (100, 150):
        app.settings.text_size = text_size
        frames(5)
        assert audit(app.root, with_ink=False) == []


def test_a_game_with_secrets_offers_no_code(page: Any) -> None:
    assert page.code() == ""
    assert not any(getattr(widget, "icon", "") == "share" for widget in page.walk())
