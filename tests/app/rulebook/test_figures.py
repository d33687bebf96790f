"""The figures of every rulebook that show a board: a page scrolls under them, and a detail is seen large."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.fingers import drag, frames
from tests.app.rulebook.rule_figures import picture_of

PHONE = 332
DETAIL = {"night_cage": "wall", "finstere_flure": "push"}
WHOLE = {"night_cage": "edges", "finstere_flure": "basic"}

each_book = pytest.mark.parametrize("book", DETAIL)


@each_book
def test_a_finger_on_a_figure_scrolls_the_page(book: str, house: Any, show: Callable[..., Any]) -> None:
    from kivy.uix.scrollview import ScrollView

    page = ScrollView(size_hint=(None, None), size=(400, 400), effect_cls="ScrollEffect")
    picture = picture_of(book, DETAIL[book], 400)
    picture.height = 1200
    page.add_widget(picture)
    show(page)
    before, centre = page.scroll_y, picture.children[0].camera.centre
    drag((200, 100), (200, 300))
    frames(3)
    assert page.scroll_y < before
    assert picture.children[0].camera.centre == centre


@each_book
def test_a_detail_is_larger_than_the_whole_board(book: str, house: Any, show: Callable[..., Any]) -> None:
    detail, whole = (show(picture_of(book, names[book], PHONE)).children[0] for names in (DETAIL, WHOLE))
    assert detail.camera.scale > 1.8 * whole.camera.scale
