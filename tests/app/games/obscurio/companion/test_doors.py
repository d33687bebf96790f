"""Doors, clock, pawns and the Watcher beside the box, driven with fingers."""

from typing import Any

import pytest

from app.widgets.paper import TOUCH
from engine.games.obscurio.companion import steps
from engine.games.obscurio.state import LAST_SPACE
from tests.app.fingers import Finger, frames, tap_on, wait
from tests.app.sizes import PHONE, TALL, WIDE

pytestmark = pytest.mark.ui
LYING = (780, 360)


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE])
def test_a_turn_is_played_with_touches_alone(table: Any, size: tuple[int, int]) -> None:
    hand = table(step=steps.DOORS, traps=("dangerous",), size=size)
    hand.press()
    hand.go(70)
    hand.stand(2, 2, 3, 4, 2)
    hand.press()
    assert hand.companion.step == steps.EXIT
    assert hand.companion.state.minute == 1
    hand.show_exit(2)
    assert hand.view.sum == "2 wrong, Dangerous Room +2: 4 tokens lost, 4 from the light zone."
    assert "Time spent: 1 extra trap next turn" in hand.view.lines
    hand.press()
    assert (hand.companion.step, hand.companion.state.turn) == (steps.TRAPS, 2)


@pytest.mark.parametrize("traps", [("dangerous",), ("great", "concealed")])
def test_on_a_lying_phone_all_doors_are_in_sight_beside_the_glass(table: Any, traps: tuple[str, ...]) -> None:
    hand = table(step=steps.DOORS, traps=traps, size=LYING)
    hand.press()
    frames(4)
    scroll = next(parent for parent in hand.view.walk_reverse() if type(parent).__name__ == "FadingScroll")
    low, high = scroll.to_window(*scroll.pos)[1], scroll.to_window(scroll.x, scroll.top)[1]
    for plate in hand.view.ids.board.ids.doors.children:
        _, y = plate.to_window(*plate.pos)
        assert low <= y < y + plate.height <= high, plate.number
        assert plate.width >= TOUCH
    assert hand.view.clock.digits == "3:00"


def test_the_glass_starts_with_the_first_door_and_steps_by_itself(table: Any) -> None:
    hand = table(step=steps.DOORS)
    assert hand.view.button == "Start the timer"
    hand.press()
    assert hand.view.clock.running
    assert hand.view.clock.line == "next turn: no extra traps"
    hand.go(60.5)
    assert hand.view.clock.line == "next turn: +1 trap"
    assert hand.companion.state.minute == 1
    assert "chime_2" in hand.app.services.sound.names


def test_the_end_of_time_lets_the_table_go_on_with_pawns_missing(table: Any) -> None:
    """Ruling 4."""
    hand = table(step=steps.DOORS)
    hand.press()
    hand.stand(1, 1)
    assert not hand.view.ready
    hand.go(181)
    assert hand.view.over
    assert hand.app.services.haptics.felt
    hand.press()
    hand.show_exit(1)
    assert hand.companion.now.past[-1].wrong == (3, 4, 5)
    assert hand.companion.state.penalty == 2


def test_stopping_wants_every_pawn_and_a_long_press(open_companion: Any, table: Any) -> None:
    hand = table(step=steps.DOORS)
    hand.press()
    assert hand.view.button == "5 pawns left to place"
    hand.stand(1, 1, 1, 1, 1)
    assert hand.view.button == "Hold: all pawns placed"
    assert hand.view.holds


def test_a_short_touch_does_not_stop_the_glass(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = table(step=steps.DOORS)
    monkeypatch.setattr("app.widgets.hold_button.HOLD_SECONDS", 0.8)
    hand.press()
    hand.stand(1, 1, 1, 1, 1)
    tap_on(hand.page.ids.go)
    wait(0.2)
    assert hand.companion.step == steps.DOORS


def test_held_sand_covers_the_doors(table: Any) -> None:
    hand = table(step=steps.DOORS)
    hand.press()
    hand.stand(3)
    hand.go(5)
    hand.tap(hand.find("Pause"))
    plates = hand.view.ids.board.ids.doors.children
    assert {plate.look for plate in plates} == {"covered"}
    assert not any(plate.hues for plate in plates)
    hand.tap(hand.find("Resume"))
    assert any(plate.hues for plate in plates)


def test_a_pawn_is_carried_to_its_door(table: Any) -> None:
    hand = table(step=steps.DOORS, clock="none")
    board = hand.view.ids.board
    pawn = board.ids.pawns.children[0]
    door = next(plate for plate in board.ids.doors.children if plate.number == 2)
    start, end = pawn.to_window(*pawn.center), door.to_window(*door.center)
    finger = Finger(*start).down()
    finger.to(*end)
    finger.up()
    frames(3)
    assert hand.companion.state.pawns[int(pawn.pawn)] == 2


def test_a_pawn_touched_twice_goes_back_to_the_middle(table: Any) -> None:
    hand = table(step=steps.DOORS, clock="none")
    hand.stand(4)
    pawn = next(b for b in hand.view.ids.board.ids.pawns.children if b.door)
    hand.tap(pawn)
    hand.tap(pawn)
    assert hand.companion.view().unplaced == hand.companion.view().pawns


def test_a_concealed_door_stays_covered(table: Any) -> None:
    """Ruling 23."""
    hand = table(step=steps.DOORS, traps=("concealed",), clock="none")
    looks = {int(plate.number): plate.look for plate in hand.view.ids.board.ids.doors.children}
    assert looks[4] == "covered"
    assert set(looks.values()) == {"covered", "door"}


def test_locked_doors_open_one_by_one_and_say_why_not(table: Any) -> None:
    """Ruling 24."""
    hand = table(step=steps.DOORS, traps=("locked",), clock="none")
    hand.stand(3)
    assert "refuse" in hand.app.services.sound.names
    assert hand.companion.view().unplaced == hand.companion.view().pawns
    hand.stand(1)
    hand.tap(hand.find("Reveal door 2"))
    hand.stand(2)
    assert sorted(hand.companion.state.pawns) == [0, 0, 0, 0, 1, 2]


def test_without_a_clock_there_is_no_glass(table: Any) -> None:
    hand = table(step=steps.DOORS, clock="none")
    assert hand.view.clock is None
    hand.stand(1, 1, 1, 1, 1)
    hand.press()
    assert hand.companion.step == steps.EXIT


def test_a_gentle_clock_gives_half_a_minute_more(table: Any) -> None:
    hand = table(step=steps.DOORS, clock="gentle")
    assert list(hand.view.clock.spans) == [90.0, 90.0, 90.0]


def test_only_who_was_wrong_is_told_where_pawns_stand_on_the_table(table: Any) -> None:
    hand = table(step=steps.DOORS, traps=("dangerous",), clock="none")
    hand.tap(hand.find("Pawns on the table only"))
    hand.press()
    pawns = {int(button.pawn): button for button in hand.view.ids.board.ids.pawns.children}
    hand.tap(pawns[1])
    hand.tap(pawns[4])
    hand.tap(hand.find("Increase: Number of wrong doors with a pawn"))
    assert hand.view.sum.startswith("2 wrong, Dangerous Room +2: 4 tokens lost")
    hand.press()
    assert hand.companion.now.past[-1].wrong == (1, 4)


def test_in_a_dangerous_room_wrong_pawns_may_have_stood_at_no_door_at_all(table: Any) -> None:
    """Ruling 14."""
    hand = table(step=steps.DOORS, traps=("dangerous",), clock="none")
    hand.tap(hand.find("Pawns on the table only"))
    hand.press()
    hand.tap(next(b for b in hand.view.ids.board.ids.pawns.children if b.pawn == 1))
    assert hand.view.sum.startswith("1 wrong, Dangerous Room +1: 2 tokens lost")
    hand.tap(hand.find("Decrease: Number of wrong doors with a pawn"))
    assert hand.view.sum.startswith("1 wrong: 1 token lost")


def test_the_watcher_is_explained_when_it_wakes(table: Any) -> None:
    hand = table(step=steps.DOORS, clock="none", counts=(("progress", LAST_SPACE - 1),))
    hand.stand(1, 1, 1, 1, 1)
    hand.press()
    hand.show_exit(1)
    assert hand.view.watcher


def test_the_watcher_counts_to_three(table: Any) -> None:
    hand = table(step=steps.DOORS, counts=(("progress", LAST_SPACE),))
    hand.press()
    hand.tap(hand.find("Three, two, one: place your pawns!"))
    digits = []
    for _ in range(3):
        frames(2)
        digits.append(hand.page.cover.digit)
        hand.app.services.clock.go(1.0)
    frames(3)
    assert digits == ["3", "2", "1"]
    assert hand.page.cover is None
    assert hand.view.held


def corrected(hand: Any, *traps: str) -> None:
    """Say from the menu that other tokens were drawn."""
    hand.companion.set_traps(traps)
    hand.page.changed()
    frames(2)


def test_traps_corrected_at_the_doors_change_the_doors_that_lie_there(table: Any) -> None:
    hand = table(step=steps.DOORS, clock="none")
    corrected(hand, "great")
    assert [plate.look for plate in hand.view.ids.board.ids.doors.children] == ["door"] * 7
    hand.stand(7)
    corrected(hand, "locked")
    assert hand.find("Reveal door 2")
    corrected(hand)
    assert not hand.view.next_door


def test_traps_corrected_while_the_glass_runs_keep_the_sand_that_has_run(table: Any) -> None:
    """Ruling 29."""
    hand = table(step=steps.DOORS)
    hand.press()
    hand.go(70)
    corrected(hand, "evanescent")
    clock, time = hand.view.clock, hand.app.services.clock
    assert list(clock.spans) == [60.0, 60.0]
    assert clock.running
    assert clock.sand.left(time) == pytest.approx(50, abs=0.5)
    hand.go(51)
    assert hand.view.over


def sand_left(hand: Any) -> float:
    """Seconds that are left in the glass of the present step."""
    return float(hand.view.clock.sand.left(hand.app.services.clock))


def test_undo_of_a_pawn_leaves_the_glass_running_and_a_kill_finds_it(table: Any, open_companion: Any) -> None:
    hand = table(step=steps.DOORS)
    hand.press()
    hand.go(40)
    hand.stand(2)
    hand.page.undo()
    assert hand.view.clock.running
    again = open_companion()
    assert again.view.started
    again.go(40)  # a fresh app's clock begins where the first one began
    assert sand_left(again) == pytest.approx(140, abs=1)


def test_undo_from_the_exit_gives_the_sand_back_as_it_was(table: Any) -> None:
    hand = table(step=steps.DOORS)
    hand.press()
    hand.go(70)
    hand.stand(1, 1, 1, 1, 1)
    left = sand_left(hand)
    hand.press()
    hand.go(500)
    hand.page.undo()
    frames(3)
    assert hand.view.held
    assert sand_left(hand) == pytest.approx(left, abs=0.5)
    hand.press()
    assert hand.companion.state.minute == 1


def test_a_step_taken_back_holds_the_glass(table: Any) -> None:
    hand = table(step=steps.DOORS)
    hand.press()
    hand.go(20)
    hand.page.undo()
    assert hand.companion.step == steps.SECRET
    hand.go(300)
    hand.companion.go_on()
    hand.page.changed()
    frames(3)
    assert sand_left(hand) == pytest.approx(160, abs=0.5)


def test_the_next_turn_has_a_glass_of_its_own(table: Any) -> None:
    hand = table(step=steps.DOORS)
    hand.press()
    hand.go(70)
    hand.stand(1, 1, 1, 1, 1)
    hand.press()
    hand.show_exit(1)
    hand.press()
    hand.companion.set_traps(())
    while hand.companion.step != steps.DOORS:
        hand.companion.go_on()
    hand.page.changed()
    frames(3)
    assert not hand.view.started


@pytest.mark.parametrize("clock", ["none", "standard"])
def test_locked_doors_resolve_with_somebody_still_waiting_after_the_last(table: Any, clock: str) -> None:
    """Ruling 24."""
    hand = table(step=steps.DOORS, traps=("locked",), clock=clock)
    if clock != "none":
        hand.press()
    hand.stand(1, 1, 1)
    for door in range(2, 7):
        assert not hand.view.ready
        hand.tap(hand.find(f"Reveal door {door}"))
    assert hand.view.button == "Hold: 2 without a door"
    hand.press()
    hand.show_exit(1)
    assert hand.companion.now.past[-1].wrong == (4, 5)


def test_no_pawn_moves_after_the_time_is_up(table: Any) -> None:
    """Ruling 4."""
    hand = table(step=steps.DOORS)
    hand.press()
    hand.stand(1)
    hand.go(181)
    before = hand.companion.now
    hand.stand(2)
    assert hand.companion.now == before
    assert "Time is up" in hand.app.toast.text


def test_pawns_placed_at_the_count_are_entered_in_sight_of_the_doors(table: Any) -> None:
    hand = table(step=steps.DOORS, counts=(("progress", LAST_SPACE),))
    hand.press()
    hand.tap(hand.find("Three, two, one: place your pawns!"))
    hand.go(3.1)
    assert hand.view.hint == "The pawns are placed: enter where each one stands."
    assert {plate.look for plate in hand.view.ids.board.ids.doors.children} == {"door"}
    hand.stand(1, 2, 1, 1, 1)
    assert hand.view.button == "Hold: all pawns placed"


def test_the_watcher_counts_for_each_locked_door_while_the_sand_runs(table: Any) -> None:
    """Ruling 25."""
    hand = table(step=steps.DOORS, traps=("locked",), counts=(("progress", LAST_SPACE),))
    hand.press()
    hand.tap(hand.find("Three, two, one: take door 1 or wait!"))
    hand.go(3.1)
    assert hand.view.clock.running
    hand.stand(1)
    hand.tap(hand.find("Reveal door 2"))
    assert hand.find("Three, two, one: take door 2 or wait!")


def test_a_dark_night_calls_the_pages_away_before_the_secret_step(table: Any) -> None:
    """Ruling 20."""
    hand = table(step=steps.SECRET, traps=("dark_night",))
    assert hand.view.lines[0] == "Dark Night: remove the Pages and the butterflies now."
