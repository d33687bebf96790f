"""The rules: books on a shelf, an anchor that opens the rule, a search that is walked through."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.app import App
from kivy.core.window import Window
from kivy.uix.widget import Widget

from app.rulebook.figures import Drawer
from tests.app.fingers import frames, key, resize, settle, tap_on
from tests.app.sizes import PHONE, WIDE
from tests.miniature.kit import KIT

pytestmark = pytest.mark.ui
PAGE_DOWN, HOME, END = 281, 278, 279

BOOK = """title: {title}
summary: A book for tests.

= Beginning #begin
{filler}

= Middle #middle #39
The lantern stands here.

figure: lamp.json | A lamp in the dark

{filler}

= End #end
Another lantern, and a third lantern.
"""


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two books of our own, so that the tests do not depend on the words of the real ones."""
    folder = tmp_path / "rules"
    for name in ("embers", "lanterne"):
        (folder / name / "figures").mkdir(parents=True)
        (folder / name / "figures" / "lamp.json").write_text("{}", encoding="utf-8")
        for language in ("en", "fr"):
            filler = "\n\n".join(
                f"Paragraph {number} of many, long enough to wrap." * 2 for number in range(40)
            )
            text = BOOK.format(title=f"{name} {language}", filler=filler)
            (folder / name / f"{language}.txt").write_text(text, encoding="utf-8")
    monkeypatch.setattr("app.rulebook.screen.RULES", folder)
    return folder


@pytest.fixture
def opened(open_shell: Callable[..., Any], library: Path) -> Callable[..., Any]:
    """Give opened(size, **where): the rules screen, opened there."""

    def start(size: tuple[int, int] = PHONE, **where: Any) -> Any:
        app = open_shell(size)
        app.navigator.transition.duration = 0.01
        app.go("rules", **where)
        settle(lambda: not app.navigator.transition.is_active)
        frames(4)
        return app.navigator.page

    return start


def seen_text(page: Any) -> str:
    """The words of the rows that are on the screen."""
    text = page.ids.text
    rows = [
        row
        for row in text.children[0].children
        if row.to_window(0, row.top)[1] > text.to_window(0, text.y)[1]
    ]
    return "\n".join(row.text for row in rows)


def top_row(page: Any) -> Any:
    """The row at the upper edge."""
    text = page.ids.text
    edge = text.to_window(0, text.top)[1]
    return next(row for row in text.children[0].children if abs(row.to_window(0, row.top)[1] - edge) < 3)


def test_without_a_game_the_shelf_is_shown(opened: Any) -> None:
    page = opened()
    assert page.book is None
    assert [card.key for card in reversed(page.ids.shelf.children)] == ["lanterne", "embers"]


def test_a_card_opens_its_book_and_back_returns_to_the_shelf(opened: Any) -> None:
    page = opened()
    tap_on(page.ids.shelf.children[0])
    settle(lambda: page.book is not None)
    assert page.book.key == "embers"
    assert page.close_top()
    assert page.book is None
    assert not page.close_top()


def test_a_single_book_is_opened_at_once(opened: Any, library: Path) -> None:
    for file in (library / "embers").glob("*.txt"):
        file.unlink()
    assert opened().book.key == "lanterne"


def test_a_game_without_a_book_leads_to_the_shelf(opened: Any) -> None:
    assert opened(game="unwritten").book is None


def test_from_a_table_back_leaves_the_book(opened: Any) -> None:
    page = opened(game="embers")
    assert page.book.title == "embers en"
    assert not page.close_top()


def test_an_anchor_opens_the_very_rule(opened: Any) -> None:
    page = opened(game="embers", anchor="39")
    settle(lambda: page.ids.text.place == page.book.anchors["middle"])
    assert top_row(page).text == "Middle"


def test_an_unknown_anchor_opens_the_beginning(opened: Any) -> None:
    assert top_row(opened(game="embers", anchor="777")).text == "Beginning"


def test_only_what_is_seen_has_a_texture(opened: Any) -> None:
    page = opened(game="embers")
    assert len(page.book.blocks) > 80
    assert len(page.ids.text.children[0].children) < 25


def test_rows_are_exactly_as_high_as_their_words(opened: Any) -> None:
    page = opened(game="embers")
    for row in page.ids.text.children[0].children:
        words = row.ids.words
        assert row.height == pytest.approx(
            words.texture_size[1] + row.above + row.below + row.drawing_height, abs=1
        )


def test_a_search_counts_and_goes_to_the_first_place(opened: Any) -> None:
    page = opened(game="embers")
    page.ids.search.ids.field.text = "LANTERN"
    frames(4)
    assert (page.ids.search.count, page.ids.search.current) == (3, 1)
    assert "stands here" in seen_text(page)
    assert "[u]" in seen_text(page)


def test_the_arrows_walk_through_the_places_and_round_again(opened: Any) -> None:
    page = opened(game="embers")
    bar = page.ids.search
    bar.ids.field.text = "lantern"
    frames(4)
    walked = []
    for _ in range(3):
        before = bar.current
        tap_on(bar.ids.on)
        settle(lambda before=before: bar.current != before)
        walked.append(bar.current)
    assert walked == [2, 3, 1]
    tap_on(bar.ids.back)
    settle(lambda: bar.current == 3)


def test_enter_walks_on_and_keeps_the_field(opened: Any) -> None:
    page = opened(game="embers")
    field = page.ids.search.ids.field
    field.text = "lantern"
    field.focus = True
    frames(3)
    key("enter")
    assert page.ids.search.current == 2
    assert field.focus
    key("enter", ["shift"])
    assert page.ids.search.current == 1


def test_the_place_found_is_marked_and_not_by_colour_alone(opened: Any) -> None:
    page = opened(game="embers")
    page.ids.search.ids.field.text = "stands"
    frames(4)
    marked = [row for row in page.ids.text.children[0].children if row.current]
    assert len(marked) == 1
    assert "[u]" in marked[0].text


def test_nothing_found_is_said(opened: Any) -> None:
    page = opened(game="embers")
    page.ids.search.ids.field.text = "xylophone"
    frames(3)
    assert page.ids.search.count == 0
    assert "No results" in [getattr(child, "text", "") for child in page.ids.search.ids.walk.children]


def test_back_ends_the_search_first(opened: Any) -> None:
    page = opened(game="embers")
    page.ids.search.ids.field.text = "lantern"
    frames(2)
    assert page.close_top()
    assert page.query == ""
    assert page.hits == []


def test_the_cross_clears_the_search(opened: Any) -> None:
    page = opened(game="embers")
    page.ids.search.ids.field.text = "lantern"
    frames(3)
    tap_on(page.ids.search.ids.wipe)
    settle(lambda: page.query == "")


def test_the_search_field_of_a_phone_that_is_turned_or_a_window_that_grows_has_the_whole_row(
    opened: Any,
) -> None:
    page = opened(PHONE, game="embers")
    resize(*WIDE)
    frames(4)
    search = page.ids.search
    assert search.ids.field.width == search.width


def test_brackets_in_a_text_are_no_markup(opened: Any, library: Path) -> None:
    text = "title: T\n= One #one\nA [b]bracket[/b] & a sign"
    (library / "embers" / "en.txt").write_text(text, encoding="utf-8")
    assert "&bl;b&br;" in seen_text(opened(game="embers"))


def test_the_contents_lead_to_their_place(opened: Any) -> None:
    page = opened(WIDE, game="embers")
    line = next(line for line in page.ids.contents.children if line.text == "Middle")
    tap_on(line)
    settle(lambda: page.ids.text.place == page.book.anchors["middle"])
    settle(lambda: line.here)


def test_on_a_phone_the_contents_lie_over_the_page(opened: Any) -> None:
    page = opened(game="embers")
    tap_on(page.ids.list)
    app = App.get_running_app()
    settle(lambda: app.dialogs.top is not None)
    lines = app.dialogs.top.ids.place.children[0].children
    frames(3)
    tap_on(next(line for line in lines if line.text == "End"))
    settle(lambda: app.dialogs.top is None)
    settle(lambda: "Another" in seen_text(page))


def test_another_language_is_read_at_the_same_place(opened: Any) -> None:
    page = opened(game="embers", anchor="middle")
    App.get_running_app().settings.language = "fr"
    frames(4)
    assert page.book.title == "embers fr"
    assert top_row(page).text == "Middle"


def test_the_place_stays_when_the_device_is_turned_or_the_text_grows(opened: Any) -> None:
    page = opened(game="embers", anchor="middle")
    resize(*WIDE)
    assert top_row(page).text == "Middle"
    App.get_running_app().settings.text_size = 150
    frames(5)
    assert top_row(page).text == "Middle"


def test_keys_scroll(opened: Any) -> None:
    page = opened(game="embers")
    text = page.ids.text
    for code, holds in (
        (PAGE_DOWN, lambda: text.place > 3),
        (HOME, lambda: text.scroll_y == 1),
        (END, lambda: text.scroll_y == 0),
    ):
        Window.dispatch("on_key_down", code, 0, "", [])
        settle(holds)


class Lamp(Widget):
    """What the drawer of this test draws."""


DRAWER = Drawer(lambda path: Lamp(), lambda width: 90)


def test_a_figure_is_drawn_by_the_drawer_of_its_game(opened: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.miniature.kit.KIT", KIT._replace(figures=f"{__name__}:DRAWER"))
    page = opened(game="embers", anchor="middle")
    row = next(row for row in page.ids.text.children[0].children if row.kind == "figure")
    assert [type(child) for child in row.ids.drawing.children] == [Lamp]
    assert row.ids.drawing.height == 90


def test_without_a_drawer_the_caption_is_shown_alone(opened: Any) -> None:
    page = opened(game="embers", anchor="middle")
    row = next(row for row in page.ids.text.children[0].children if row.kind == "figure")
    assert row.text == "A lamp in the dark"
    assert row.drawing_height == 0
    assert not row.ids.drawing.children


def test_the_open_book_takes_all_the_room(opened: Any) -> None:
    page = opened()
    page.open("embers")
    frames(3)
    assert page.ids.reader.height > page.height - 100
    assert page.ids.shelf_view.parent is None
