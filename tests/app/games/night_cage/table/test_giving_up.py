"""Giving up: in the menu at any time, behind a second thought."""

from kivy.app import App

from tests.app.fingers import frames, settle, tap_on
from tests.app.sizes import PHONE


def answer(words: str) -> None:
    """Press an answer of the dialog on top."""
    answers = App.get_running_app().dialogs.top.ids.answers.children
    tap_on(next(each for each in answers if each.text == words))
    frames(3)


def test_giving_up_is_asked_twice_and_ends_the_game(sit_down):
    page = sit_down(PHONE, seats=4, seed=11)
    page.open_menu()
    frames(3)
    answer("Give up")
    answer("Keep playing")
    assert page.session.outcome is None
    page.open_menu()
    frames(3)
    answer("Give up")
    answer("Give up")
    assert page.session.outcome.result == "lost"
    settle(lambda: App.get_running_app().navigator.current == "result")


def test_a_game_that_is_over_cannot_be_given_up(sit_down):
    page = sit_down(PHONE, seats=4, seed=11)
    assert page.session.surrender(0)
    page.play(("give_up",))
    page.open_menu()
    assert not page.session.surrender(0)
    menu = App.get_running_app().dialogs.top
    assert "Give up" not in [each.text for each in (menu.ids.answers.children if menu else ())]
