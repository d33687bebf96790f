"""The prompt reads upright from every side of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.look.sides import BOTTOM, LEFT, RIGHT, TOP
from tests.app.fingers import frames, tap_on

pytestmark = pytest.mark.ui


@pytest.fixture
def prompt(show: Callable[..., Any], house: Any) -> Any:
    from kivy.uix.floatlayout import FloatLayout

    from app.table.desk.prompt import Prompt

    root = FloatLayout()
    prompt = Prompt(mark="mark_blue", player="Blue", sentence="place the tile", hint="tap a cell", along=500)
    root.add_widget(prompt)
    show(root)
    return prompt


def test_the_prompt_says_who_must_do_what(prompt: Any) -> None:
    assert prompt.title == "Blue: place the tile"
    assert prompt.strip.ids.sentence.text == "Blue: place the tile"
    prompt.player = ""
    assert prompt.strip.ids.sentence.text == "Place the tile"


@pytest.mark.parametrize(
    ("side", "edge", "end"),
    [(BOTTOM, "y", 0), (RIGHT, "right", 800), (TOP, "top", 600), (LEFT, "x", 0)],
)
def test_the_prompt_lies_along_the_edge_it_faces(prompt: Any, side: int, edge: str, end: float) -> None:
    prompt.chosen_side = side
    frames(3)
    assert getattr(prompt, edge) == end
    assert (prompt.width > prompt.height) == (side in (BOTTOM, TOP))
    assert tuple(prompt.strip.size) == (500, min(prompt.size))


@pytest.mark.parametrize("side", [BOTTOM, RIGHT, TOP, LEFT])
def test_its_button_works_from_every_side_and_turns_it_on(prompt: Any, side: int) -> None:
    prompt.chosen_side = side
    frames(3)
    tap_on(prompt.strip.ids.turn)
    assert prompt.chosen_side == (side - 1) % 4


@pytest.mark.parametrize("side", [RIGHT, LEFT])
def test_the_first_word_is_where_a_reader_at_that_side_begins(prompt: Any, side: int) -> None:
    prompt.chosen_side = side
    frames(3)
    strip = prompt.strip
    _, start = strip.to_window(strip.x, strip.center_y)
    assert (start < prompt.center_y) == (side == RIGHT)


def test_on_a_handheld_it_stays_at_the_bottom_and_cannot_be_turned(prompt: Any) -> None:
    prompt.chosen_side = LEFT
    prompt.handheld = True
    frames(3)
    assert prompt.side == BOTTOM
    assert prompt.strip.ids.turn.disabled


def test_words_that_do_not_fit_beside_each_other_stand_below_and_none_is_cut(prompt: Any) -> None:
    assert not prompt.strip.stacked
    prompt.hint = "or wait in the dark until somebody comes with a candle"
    frames(3)
    assert prompt.strip.stacked
    prompt.sentence = "choose an opening, then say who of the others may go first " * 2
    frames(3)
    ids = prompt.strip.ids
    assert prompt.height >= ids.sentence.texture_size[1] + ids.hint.texture_size[1]
    assert ids.sentence.top <= prompt.strip.top
    assert ids.hint.y >= prompt.strip.y


@pytest.mark.parametrize("size", [85, 150])
def test_the_prompt_grows_with_the_text_size(prompt: Any, house: Any, size: int) -> None:
    house.settings.text_size = size
    frames(3)
    ids = prompt.strip.ids
    assert ids.sentence.texture_size[0] <= ids.sentence.width + 1
    assert ids.words.height <= prompt.strip.height
    house.settings.text_size = 100


def test_the_button_is_large_enough_for_a_finger(prompt: Any) -> None:
    assert min(prompt.strip.ids.turn.size) >= 48


def test_a_choice_is_pressed_on_the_prompt_itself(show: Callable[..., Any], house: Any) -> None:
    from app.table.desk.choices import Choice
    from app.table.desk.prompt import Prompt

    done: list[str] = []
    prompt = show(Prompt(sentence="end the move"))
    prompt.choices = [Choice("End", lambda: done.append("end"), "tick", "primary")]
    frames(3)
    tap_on(prompt.strip.ids.buttons.children[0])
    frames(1)
    assert done == ["end"]
    prompt.choices = []
    assert not prompt.strip.ids.buttons.children


@pytest.mark.parametrize("kind", ["primary", "button"])
def test_the_picture_that_stands_for_words_is_in_the_middle_of_its_button(
    show: Callable[..., Any], house: Any, kind: str
) -> None:
    from app.table.desk.choices import Choice
    from app.table.desk.prompt import Prompt

    house.settings.text_size = 150
    prompt = show(Prompt(sentence="end the move", terse=True, handheld=True))
    prompt.choices = [Choice("End", lambda: None, "tick", kind)]
    frames(3)
    (button,) = prompt.strip.ids.buttons.children
    picture = button.children[-1]
    assert (button.text, picture.name) == ("", "tick")
    assert picture.center == pytest.approx(button.center, abs=1)
    assert min(picture.size) == 26
    button.text = "End"
    frames(3)
    assert picture.right < button.ids.words.x
    button.text = ""
    frames(3)
    assert picture.center == pytest.approx(button.center, abs=1)


def test_where_room_is_scarce_the_mark_alone_says_who(show: Callable[..., Any], house: Any) -> None:
    from app.table.desk.choices import Choice
    from app.table.desk.prompt import Prompt

    prompt = show(Prompt(player="Mira", sentence="pawn 4", terse=True))
    assert prompt.strip.title == "Mira: pawn 4"
    prompt.choices = [Choice("End", lambda: None)]
    assert prompt.strip.title == "Pawn 4"


def test_a_long_button_of_a_phone_has_two_lines_and_the_words_keep_their_room(
    show: Callable[..., Any], house: Any
) -> None:
    from app.table.desk.choices import Choice
    from app.table.desk.prompt import Prompt

    prompt = show(Prompt(player="Mira", sentence="pion 5", handheld=True, terse=True, room=80, along=308))
    prompt.choices = [Choice("Retourner le pion", lambda: None, "tick", "primary")]
    frames(3)
    (button,) = prompt.strip.ids.buttons.children
    assert (button.text, button.title) == ("Retourner\nle pion", "Retourner le pion")
    assert prompt.strip.words_width > 100
    assert not prompt.strip.marked
    prompt.handheld = False
    frames(2)
    assert button.text == "Retourner le pion"
    prompt.handheld = True
    assert button.text == "Retourner\nle pion"


def test_a_hint_that_matters_is_kept_by_smaller_letters(prompt: Any) -> None:
    strip = prompt.strip
    prompt.terse, prompt.along, prompt.sentence = True, 340, "pawn 5 is safe there"
    prompt.hint = "Then the monster eats Odo 4"
    frames(3)
    prompt.room = strip._height(strip.font_sizes[3], True)
    assert prompt.room < strip._height(strip.sentence_size, True)
    frames(3)
    assert not strip.hinted
    prompt.weighty = True
    frames(3)
    assert strip.hinted


def test_a_terse_sentence_of_many_lines_is_set_in_the_smallest_letters(prompt: Any) -> None:
    *_, body, least = prompt.strip.font_sizes
    prompt.terse, prompt.along, prompt.hint = True, 300, ""
    prompt.sentence = "up to five steps over the long pool"
    frames(3)
    assert prompt.strip.sentence_size == body
    prompt.sentence = "up to five steps over the long pool and a stone, then round the corner to the door"
    frames(3)
    assert prompt.strip.sentence_size == least


LONG = "up to five steps over the long, long pool"
LONGER = f"{LONG}, then out"


@pytest.mark.parametrize(
    ("sentence", "sizes_down", "hinted"), [("a step", 0, True), (LONG, 2, True), (LONGER, 1, False)]
)
def test_words_to_somebody_grow_smaller_before_the_hint_gives_way(
    prompt: Any, sentence: str, sizes_down: int, hinted: bool
) -> None:
    prompt.along, prompt.room, prompt.sentence, prompt.hint = (
        490,
        74,
        sentence,
        "tap a cell, or drag the pawn",
    )
    frames(3)
    assert prompt.strip.sentence_size == prompt.strip.font_sizes[sizes_down]
    assert prompt.strip.hinted == hinted
    assert prompt.height <= 74


def test_words_to_all_have_the_room_they_want(prompt: Any) -> None:
    prompt.along, prompt.room, prompt.sentence = 490, 74, LONGER
    frames(3)
    assert prompt.height <= 74
    prompt.player = prompt.mark = ""
    frames(3)
    assert prompt.strip.hinted
    assert prompt.height > 74
