"""Several deeds are taken back at once, skipped, or begun anew: with fingers on a real table."""

from collections.abc import Callable
from typing import Any

import pytest

from app.widgets.dialog import Dialog
from tests.app.counting import counted
from tests.app.fingers import frames, gone, press_and_hold, settle, tap_on
from tests.app.table.sitting import hold_seal, sit_down

pytestmark = pytest.mark.ui


def answer(app: Any, words: str) -> None:
    """Touch an answer of the open dialog and wait until that is gone."""
    dialog = app.dialogs.top
    tap_on(next(each for each in dialog.ids.answers.children if each.title == words))
    settle(lambda: dialog.parent is None)
    frames(3)


def rows(dialog: Dialog) -> list[Any]:
    return list(reversed(dialog.ids.place.children[0].children))


def hold_undo(page: Any, app: Any) -> list[Any]:
    button = page.ids.desk.ids.undo
    press_and_hold(*button.to_window(*button.center), until=lambda: app.dialogs.top is not None)
    frames(3)
    return rows(app.dialogs.top)


def with_three_deeds(app: Any) -> Any:
    """One person against the computer, who has decided three times."""
    page = sit_down(app, ("", "medium"), voting=False)
    for _ in range(3):
        settle(lambda: page.asked == 0)
        page.play(page.session.legal(0)[0])
        frames(2)
    settle(lambda: page.asked == 0)
    return page


def test_holding_undo_lists_deeds_and_a_tap_goes_back_to_before_one_of_them(
    open_shell: Callable[..., Any],
) -> None:
    app = open_shell(undo_policy="free")
    page = with_three_deeds(app)
    log = page.session.log
    listed = hold_undo(page, app)
    assert len(listed) == 3
    assert all("Mira" in row.title for row in listed)
    counts = counted(page)
    tap_on(listed[2])
    gone()
    assert page.session.log == []
    assert counts == {"saved": 1, "shown": 1}
    while page.ids.desk.redo_title:
        tap_on(page.ids.desk.ids.redo)
        frames(3)
    assert page.session.log == log


def test_the_menu_offers_the_list_too(open_shell: Callable[..., Any]) -> None:
    app = open_shell(undo_policy="free")
    page = with_three_deeds(app)
    page.open_menu()
    frames(3)
    answer(app, "Undo several moves")
    assert len(rows(app.dialogs.top)) == 3


def test_what_undo_may_not_reach_is_not_listed(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    page = sit_down(app, ("", ""), voting=False)
    hold_seal(page)
    page.play(("roll",))
    frames(3)
    assert page.tabletop.earlier(page.viewer, 9) == []
    page.open_undo_list()
    assert app.dialogs.top is None
    assert app.toast.text


def test_a_secret_deed_is_listed_without_what_it_was(open_shell: Callable[..., Any]) -> None:
    page = sit_down(open_shell(undo_policy="free"), ("", ""), voting=False)
    hold_seal(page)
    card = page.session.legal(0)[-1]
    page.play(card)
    frames(3)
    titles = [deed.title for deed in page.tabletop.earlier(None, 9)]
    assert titles
    assert all(title == page.session.title_of([page.session.moments[0]], None) for title in titles)


def test_skipping_shows_only_the_end_of_what_computer_players_do(open_shell: Callable[..., Any]) -> None:
    app = open_shell(animation="normal")
    page = sit_down(app, ("", "medium", "medium"), voting=False)
    settle(lambda: not app.navigator.transition.is_active)
    button, desk = page.ids.desk.ids.hint, page.ids.desk
    assert not desk.can_skip
    page.play(page.session.legal(0)[0])
    while page.asked == 0:
        page.play(page.session.legal(0)[0])
    frames(2)
    assert desk.can_skip
    shown: list[int] = []
    page.presenter.show = lambda _shown: shown.append(len(page.session.log))
    played = len(page.session.log)
    tap_on(button)
    settle(lambda: page.asked == 0 or page.session.outcome)
    assert len(page.session.log) >= played + 2
    assert shown == [len(page.session.log)]
    assert not desk.can_skip


def test_a_game_is_begun_anew_after_a_second_thought(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    page = sit_down(app, ("", "medium"), voting=False)
    page.play(page.session.legal(0)[0])
    before, name = page.session, page.tabletop.name
    page.open_menu()
    frames(3)
    answer(app, "Restart")
    answer(app, "Restart")
    frames(4)
    assert page.session is not before
    assert page.session.seed != before.seed
    assert page.session.options == before.options
    assert [player.name for player in page.players] == ["Mira", "Odo"]
    assert app.saves.names() == [page.tabletop.name] != [name]


def test_sound_is_switched_off_and_on_in_the_menu(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    page = sit_down(app, ("", "medium"), voting=False)
    page.open_menu()
    frames(3)
    answer(app, "Sound off")
    app.services.sound.played.clear()
    page.sound("place")
    assert app.services.sound.played == []
    assert app.settings.effects_volume == 80
    page.open_menu()
    frames(3)
    answer(app, "Sound on")
    page.sound("place")
    assert app.services.sound.names == ["place"]
