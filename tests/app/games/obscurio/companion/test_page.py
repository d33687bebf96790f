"""A table beside the box, driven with fingers: set-up, roles, traps, corrections, the voice, the end."""

import json
from typing import Any

import pytest

from app.games.obscurio.companion import history
from app.games.obscurio.companion.standing import row_of
from app.games.obscurio.companion.status import fitted
from app.services.motion_detector import Shaken
from engine.games.obscurio.companion import steps
from engine.games.obscurio.companion.secret import HIDDEN
from engine.games.obscurio.state import LAST_SPACE
from tests.app.fingers import Finger, frames, key, resize, settle, tap_on
from tests.app.games.obscurio.conftest import reach
from tests.app.sizes import WIDE

pytestmark = pytest.mark.ui


def test_from_the_box_to_the_first_turn_in_a_few_touches(open_companion: Any) -> None:
    """Remembered or usual answers stand there already: one touch is enough."""
    hand = open_companion()
    hand.tap(hand.find("With the cards from the box"))
    hand.press()
    assert hand.companion.step == steps.TRAPS
    assert hand.companion.setting.seats == 5
    assert hand.companion.state.traitor == HIDDEN


def test_the_questions_of_a_tablet_begin_below_the_header(open_companion: Any) -> None:
    page = open_companion(WIDE).page
    assert page.ids.scroll.height > 0.7 * page.height


def test_the_last_table_is_remembered(open_companion: Any) -> None:
    hand = open_companion()
    hand.tap(hand.find("Increase: Players"))
    hand.view.ids.people.children[-1].ids.person_name.text = "Mira"
    hand.tap(hand.find("Red is the Grimoire"))
    hand.tap(hand.find("Expert"))
    hand.tap(hand.find("Eyes closed, with a voice"))
    hand.press()
    assert hand.companion.state.grimoire == 1
    hand.page.ask_anew()
    frames(2)
    sheet = hand.view
    assert (sheet.seats, sheet.plan.answers["way"]) == (6, "eyes")
    assert sheet.plan.players[0].name == "Mira"
    assert sheet.plan.options["difficulty"] == "expert"


def test_what_the_box_prints_can_be_entered_and_is_remembered(open_companion: Any) -> None:
    hand = open_companion()
    hand.tap(hand.find("Expert"))
    hand.tap(hand.find("Compare with your box"))
    settle(lambda: hand.app.dialogs.top is not None)
    frames(12)
    dialog = hand.app.dialogs.top
    for title in (
        "Increase: Time track",
        "Time track, space 2",
        "Increase: Tokens at Expert level, 5 players",
    ):
        button = hand.find(title, dialog)
        reach(button)
        tap_on(button)
        frames(12)
    hand.answer("Done")
    assert hand.view.printed == "Time track: 0, +2, +2, +2\nEvanescent Room: +1, +2"
    hand.press()
    assert hand.companion.setting.track == "0-2-2-2"
    assert hand.companion.state.tokens == 13
    hand.page.ask_anew()
    frames(2)
    assert hand.view.plan.answers["track"] == "0-2-2-2"
    hand.tap(hand.find("Increase: Players"))
    assert hand.view.setting().tokens == 15


def test_the_box_is_laid_out_line_by_line_before_the_first_turn(open_companion: Any) -> None:
    hand = open_companion()
    hand.press()
    assert hand.page.step_title == "Set up the box"
    rows = hand.view.ids.rows.children[::-1]
    assert rows[2].words == "Place 13 cohesion tokens in the light zone and 5 in the dark zone."
    hand.tap(rows[2])
    assert rows[2].done
    hand.press()
    assert hand.page.step_title == "Loyalty cards"


def test_a_killed_table_still_knows_that_the_box_is_not_unpacked(open_companion: Any) -> None:
    hand = open_companion()
    hand.press()
    again = open_companion()
    assert again.page.step_title == "Set up the box"
    again.press()
    assert open_companion().page.step_title == "Loyalty cards"


def test_small_tables_are_not_asked_about_secrets(open_companion: Any) -> None:
    hand = open_companion()
    hand.tap(hand.find("Decrease: Players"))
    hand.tap(hand.find("Decrease: Players"))
    assert not hand.view.has_traitor
    hand.press()
    assert hand.companion.step == steps.TRAPS


def test_everybody_learns_their_role_and_the_grimoire_the_traitor(table: Any) -> None:
    hand = table(step=steps.ROLES, lot=2)
    roles = hand.learn_roles()
    assert roles.count("You are loyal") == 4
    assert roles.count("You are the Traitor") == 1
    assert roles[-1] == "You are the Grimoire"
    assert hand.companion.step == steps.TRAPS


def test_everybody_may_look_once_more_before_the_first_turn(table: Any) -> None:
    hand = table(step=steps.ROLES, lot=2)
    hand.press()
    first = {}
    while hand.page.cover is not None:
        name = hand.page.cover.curtain.name
        first[name] = hand.look_at_role()
    assert hand.companion.step == steps.ROLES
    for name, face in first.items():
        hand.tap(hand.find(name, hand.view))
        assert hand.look_at_role() == face
        assert hand.find(name, hand.view).disabled
    hand.press()
    assert hand.companion.step == steps.TRAPS


def test_a_role_is_seen_only_while_the_card_is_held(table: Any) -> None:
    hand = table(step=steps.ROLES)
    hand.press()
    page = hand.lift()
    assert not page.shown
    assert hand.find("Hold the seal to see your role", page)
    card = page.ids.card
    finger = Finger(*card.to_window(*card.center)).down()
    settle(lambda: page.shown)
    finger.up()
    settle(lambda: not page.shown)


def test_the_bag_is_touched_or_the_device_shaken(table: Any) -> None:
    hand = table()
    hand.app.services.motion.give(Shaken())
    frames(3)
    drawn = list(hand.companion.state.drawn)
    assert drawn
    hand.app.services.motion.give(Shaken())
    frames(3)
    assert list(hand.companion.state.drawn) == drawn


def test_a_drawn_trap_says_what_it_means_and_what_it_changes_now(table: Any) -> None:
    hand = table(traps=("great", "dark_magic"))
    rows = {row.key: row for row in hand.view.ids.rows.children}
    assert rows["great"].words == "There is a seventh door."
    assert rows["dark_magic"].now == "This turn: up to 4 of the 7 doors are the Traitor's."


def test_the_bag_of_the_box_is_told_by_touching_its_tokens(table: Any) -> None:
    hand = table()
    hand.tell_traps("locked", "mist")
    assert {row.key for row in hand.view.ids.rows.children} == {"mist", "locked"}
    assert len(hand.companion.state.drawn) == 2


def test_a_trap_leads_to_its_ruling(table: Any) -> None:
    hand = table(traps=("locked",), step=steps.DOORS)
    chip = hand.page.ids.strip.children[0]
    hand.tap(chip)
    assert hand.app.dialogs.top.title == "Locked Doors"
    hand.answer("Show rule")
    assert hand.app.navigator.current == "rules"


def test_the_end_shows_who_was_wrong_when(table: Any) -> None:
    hand = table(step=steps.DOORS, clock="none", counts=(("progress", LAST_SPACE),), lot=1)
    hand.stand(1, 2, 1, 1, 1)
    hand.press()
    hand.show_exit(1)
    assert hand.companion.step == steps.END
    assert hand.view.won
    assert hand.view.traitor == "The Traitor was Lene."
    rows = {row.name: list(row.marks) for row in hand.view.ids.grid.children}
    assert rows["Lene"] == [0]
    assert rows["Odo"] == [1]


@pytest.mark.parametrize(
    ("seats", "doors", "verdict"),
    [
        (3, (2, 2), "The last cohesion token is gone: the group is lost in the library"),
        (4, (2, 2, 2), "The last cohesion token is gone: the Traitor wins alone"),
    ],
    ids=["nobody", "the Traitor"],
)
def test_a_lost_table_says_who_wins_by_it(
    table: Any, seats: int, doors: tuple[int, ...], verdict: str
) -> None:
    hand = table(seats, step=steps.DOORS, clock="none", counts=(("light", 0), ("dark", 1)))
    hand.stand(*doors)
    hand.press()
    hand.show_exit(1)
    assert hand.companion.step == steps.END
    assert not hand.view.won
    assert hand.view.verdict == verdict


def test_the_history_can_be_read_at_any_time(table: Any) -> None:
    hand = table(step=steps.EXIT, clock="none")
    hand.show_exit(1)
    history.show(hand.page)
    assert "Turn 1, room 1, tokens lost: 5" in hand.app.dialogs.top.body


@pytest.mark.parametrize(
    "name", ["tokens in the light zone", "tokens in the dark zone", "room", "Odo's tokens"]
)
def test_every_count_can_be_corrected(table: Any, name: str) -> None:
    hand = table()
    before = hand.companion.now
    hand.tap(hand.page.ids.status)
    settle(lambda: hand.app.dialogs.top is not None)
    frames(12)
    more = hand.find(f"Increase: {name}", hand.app.dialogs.top)
    tap_on(more)
    settle(lambda: hand.companion.now is not before)
    assert hand.page.undo_title == f"corrected: {name}"


def test_undo_names_what_it_takes_back(table: Any) -> None:
    hand = table(step=steps.DOORS, clock="none")
    hand.stand(5)
    assert hand.page.undo_title == "Odo at door 5"
    hand.tap(hand.find("Undo: Odo at door 5"))
    assert hand.companion.view().unplaced == hand.companion.view().pawns


def test_a_killed_table_comes_back_with_its_glass(table: Any, open_companion: Any) -> None:
    hand = table(step=steps.DOORS)
    hand.press()
    hand.stand(2, 3)
    now = hand.companion.now
    hand.go(30)
    again = open_companion()
    assert again.companion.now == now
    assert again.view.started
    assert again.page.name_of(1) == "Odo"


def test_a_broken_file_leads_to_a_fresh_table(open_companion: Any) -> None:
    hand = open_companion()
    hand.app.services.storage.write("settings", "companion-obscurio.json", json.dumps({"keeper": 3}).encode())
    again = open_companion()
    assert not again.page.playing
    assert "set aside" in again.app.toast.text


def test_back_closes_the_hand_over_before_the_screen(table: Any) -> None:
    hand = table(step=steps.SECRET)
    hand.press()
    key("escape")
    frames(2)
    assert hand.page.cover is None
    assert hand.app.navigator.current == "companion"


def test_the_language_switches_in_the_middle_of_a_turn(table: Any) -> None:
    hand = table(step=steps.DOORS, clock="none")
    hand.stand(1)
    hand.app.settings.language = "fr"
    frames(3)
    assert hand.companion.step == steps.DOORS


def test_turning_the_device_keeps_pawns_and_clock(table: Any) -> None:
    hand = table(step=steps.DOORS)
    hand.press()
    hand.stand(2, 2)
    resize(*WIDE)
    frames(3)
    assert not hand.view.clock.lying
    assert [plate.hues for plate in hand.view.ids.board.ids.doors.children if plate.hues]


def test_a_new_table_asks_before_it_clears_the_old(table: Any) -> None:
    hand = table()
    hand.page.ask_for_table()
    frames(3)
    hand.answer("Delete game")
    assert not hand.page.playing


def test_tokens_fill_their_zone_without_leaving_it() -> None:
    for places in (5, 7, 15, 23, 32):
        side, columns = fitted(places, 200, 60)
        assert columns * side <= 200.5
        assert -(-places // columns) * side <= 60.5


def test_a_crowd_before_one_door_stays_before_it() -> None:
    for count in range(8):
        places = row_of(count, 80, 60)
        assert len(places) == count
        assert all(0 <= x <= 80 - wide + 0.1 for x, _, wide, _ in places)
