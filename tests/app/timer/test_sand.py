"""The sand as a value: right to a twentieth of a second, whatever happens to the device meanwhile."""

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.services.clock import ScriptedClock
from app.timer.sand import LONGEST, Sand

TRACK = (60.0, 60.0, 60.0)
SLIP = 0.05
"""Seconds by which the timer may be wrong after ten minutes."""


@pytest.fixture
def clock() -> ScriptedClock:
    return ScriptedClock()


def after_a_kill(sand: Sand, clock: ScriptedClock, seconds: float) -> Sand:
    saved = sand.to_json(clock)
    clock.go(seconds)
    return Sand.from_json(saved, clock)


def after_a_reboot(sand: Sand, clock: ScriptedClock, seconds: float) -> Sand:
    saved = sand.to_json(clock)
    clock.reboot(seconds)
    return Sand.from_json(saved, clock)


def asleep(sand: Sand, clock: ScriptedClock, seconds: float) -> Sand:
    clock.go(seconds)
    return sand


def frame_by_frame(sand: Sand, clock: ScriptedClock, seconds: float) -> Sand:
    while seconds > 0:
        step = min(seconds, random.Random(seconds).choice((0.016, 0.017, 0.033, 0.21)))
        clock.go(step)
        sand = sand.tell(clock)
        seconds -= step
    return sand


def held_meanwhile(sand: Sand, clock: ScriptedClock, seconds: float) -> Sand:
    held = sand.pause(clock)
    clock.go(137.0)
    return asleep(held.resume(clock), clock, seconds)


def held_and_killed(sand: Sand, clock: ScriptedClock, seconds: float) -> Sand:
    held = after_a_kill(sand.pause(clock), clock, 4321.0)
    return asleep(held.resume(clock), clock, seconds)


FATES = [frame_by_frame, asleep, after_a_kill, after_a_reboot, held_meanwhile, held_and_killed]


def test_fresh_sand_lies_ready_and_waits(clock: ScriptedClock) -> None:
    sand = Sand.of(TRACK)
    clock.go(500)
    assert sand.ready
    assert not sand.running
    assert sand.left(clock) == 180
    assert sand.index(clock) == 0
    assert sand.passed(clock) == ()


def test_started_sand_falls_layer_by_layer(clock: ScriptedClock) -> None:
    sand = Sand.of(TRACK).start(clock)
    clock.go(84)
    assert sand.left(clock) == pytest.approx(96)
    assert sand.share(clock) == pytest.approx(96 / 180)
    assert sand.index(clock) == 1
    assert sand.left_of_layer(clock) == pytest.approx(36)
    clock.go(96)
    assert sand.done(clock)
    assert sand.index(clock) == 2


def test_ten_minutes_are_right_to_fifty_milliseconds_whatever_happens(clock: ScriptedClock) -> None:
    """One minute after the other, each with another fate of the device."""
    sand, run = Sand.of((100.0,) * 6).start(clock), 0.0
    for minute in range(10):
        sand = FATES[minute % len(FATES)](sand, clock, 60 - 0.001 * minute)
        run += 60 - 0.001 * minute
        assert abs(600 - run - sand.left(clock)) < SLIP
    assert sand.left(clock) < SLIP
    clock.go(SLIP)
    assert sand.done(clock)


@pytest.mark.parametrize("fate", FATES)
def test_no_fate_loses_or_gives_time(fate: Callable[..., Sand], clock: ScriptedClock) -> None:
    sand = Sand.of((120.0, 180.0)).start(clock)
    clock.go(7.3)
    sand = fate(sand, clock, 100)
    assert sand.left(clock) == pytest.approx(300 - 107.3, abs=0.001)
    assert sand.index(clock) == 0


def test_a_glass_turned_over_lets_run_what_had_fallen(clock: ScriptedClock) -> None:
    sand = Sand.of((60,)).start(clock)
    clock.go(45)
    sand = sand.turn(clock)
    assert sand.left(clock) == pytest.approx(45)
    clock.go(40)
    assert sand.turn(clock).left(clock) == pytest.approx(55)


def test_turned_layers_fall_backward_beginning_with_the_one_that_fell(clock: ScriptedClock) -> None:
    sand = Sand.of(TRACK).start(clock)
    clock.go(84)
    sand = sand.tell(clock).turn(clock)
    assert sand.order == (2, 1, 0)
    assert sand.index(clock) == 1
    assert sand.left_of_layer(clock) == pytest.approx(24)
    clock.go(24)
    assert sand.index(clock) == 0
    assert sand.passed(clock) == (1,)
    clock.go(60)
    assert sand.done(clock)


def test_turning_twice_at_once_changes_nothing(clock: ScriptedClock) -> None:
    sand = Sand.of(TRACK).start(clock)
    clock.go(70)
    twice = sand.turn(clock).turn(clock)
    assert twice.left(clock) == pytest.approx(sand.left(clock))
    assert twice.order == sand.order


def test_turning_starts_what_lies_ready_and_what_has_run_out(clock: ScriptedClock) -> None:
    sand = Sand.of((30,)).turn(clock)
    assert sand.running
    assert sand.left(clock) == 30
    clock.go(31)
    again = sand.turn(clock)
    assert again.left(clock) == 30
    assert again.passed(clock) == ()


def test_held_sand_that_is_turned_runs(clock: ScriptedClock) -> None:
    sand = Sand.of((60,)).start(clock)
    clock.go(20)
    sand = sand.pause(clock)
    assert sand.paused(clock)
    sand = sand.turn(clock)
    assert sand.running
    assert sand.left(clock) == pytest.approx(20)


def test_every_layer_that_passed_is_told_once_in_its_order(clock: ScriptedClock) -> None:
    sand = Sand.of(TRACK).start(clock)
    clock.go(130)
    assert sand.passed(clock) == (0, 1)
    sand = sand.tell(clock)
    assert sand.passed(clock) == ()
    clock.go(1000)
    assert sand.passed(clock) == (2,)
    assert sand.tell(clock).passed(clock) == ()


def test_layers_that_were_told_stay_told_after_a_kill(clock: ScriptedClock) -> None:
    sand = Sand.of(TRACK).start(clock)
    clock.go(70)
    sand = after_a_kill(sand.tell(clock), clock, 60)
    assert sand.passed(clock) == (1,)
    sand = after_a_reboot(sand.tell(clock), clock, 9999)
    assert sand.passed(clock) == (2,)


def test_more_sand_falls_into_the_layer_that_runs(clock: ScriptedClock) -> None:
    sand = Sand.of(TRACK).start(clock)
    clock.go(70)
    sand = sand.add(10, clock)
    assert sand.spans == (60, 70, 60)
    assert sand.left(clock) == pytest.approx(120)
    assert sand.left_of_layer(clock) == pytest.approx(60)


def test_less_sand_is_taken_from_above_and_never_from_below(clock: ScriptedClock) -> None:
    sand = Sand.of(TRACK).start(clock)
    clock.go(100)
    sand = sand.add(-50, clock)
    assert sand.left(clock) == pytest.approx(30, abs=1e-3)
    assert sand.spans == pytest.approx((60, 40, 30))
    assert sand.index(clock) == 2
    assert sand.add(-1000, clock).left(clock) == pytest.approx(0, abs=1e-3)


def test_held_sand_can_be_changed_and_stays_held(clock: ScriptedClock) -> None:
    sand = Sand.of((60,)).start(clock)
    clock.go(30)
    sand = sand.pause(clock).add(10, clock)
    clock.go(100)
    assert sand.left(clock) == pytest.approx(40)
    assert sand.paused(clock)


def test_no_layer_grows_beyond_an_hour(clock: ScriptedClock) -> None:
    sand = Sand.of((60,)).start(clock).add(99_999, clock)
    assert sand.spans == (LONGEST,)
    assert Sand.from_json(sand.to_json(clock), clock).left(clock) == pytest.approx(LONGEST)


def test_sand_that_has_run_out_is_neither_held_nor_changed(clock: ScriptedClock) -> None:
    sand = Sand.of((30,)).start(clock)
    clock.go(40)
    assert sand.pause(clock) is sand
    assert sand.add(10, clock) is sand
    assert sand.done(clock)


@given(
    spans=st.lists(st.integers(30, 180), min_size=1, max_size=6),
    deeds=st.lists(
        st.tuples(
            st.sampled_from(["go", "pause", "resume", "turn", "more", "less", "kill"]), st.floats(0.01, 90)
        ),
        max_size=14,
    ),
)
def test_whatever_is_done_the_layers_hold_all_the_sand(
    spans: list[int], deeds: list[tuple[str, float]]
) -> None:
    clock = ScriptedClock()
    sand = Sand.of(spans).start(clock)
    for deed, seconds in deeds:
        clock.go(seconds)
        changed = {
            "go": lambda s, c: s,
            "pause": Sand.pause,
            "resume": Sand.resume,
            "turn": Sand.turn,
            "more": lambda s, c: s.add(10, c),
            "less": lambda s, c: s.add(-10, c),
            "kill": lambda s, c: Sand.from_json(s.to_json(c), c),
        }[deed]
        sand = changed(sand, clock)
        assert 0 <= sand.left(clock) <= sand.total + 1e-3
        assert sand.deadline.length == pytest.approx(sand.total)
        assert 0 <= sand.left_of_layer(clock) <= sand.spans[sand.index(clock)] + 1e-3
        assert sand.told <= len(sand.spans)


def saved(**changes: object) -> str:
    clock = ScriptedClock()
    return json.dumps({**json.loads(Sand.of(TRACK).start(clock).to_json(clock)), **changes})


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "not saved as JSON"),
        ("[" * 100_000, "not saved as JSON"),
        ("[1]", "not an object"),
        (saved(spans=[]), "0 layers"),
        (saved(spans=[60] * 13), "13 layers"),
        (saved(spans="60"), "no list of spans"),
        (saved(spans=[60, -1]), "a layer of -1 seconds"),
        (saved(spans=[60, True]), "a layer of True seconds"),
        (saved(spans=[60, 1e9]), "a layer of 1000000000.0 seconds"),
        (saved(turned=1), "whether it was turned"),
        (saved(told=4), "4 layers cannot have been told"),
        (saved(told=None), "None layers"),
        (saved(deadline=None), "no deadline"),
        (saved(deadline={"left": 181, "ends": None}), "181 seconds cannot be left of 180"),
        (saved(deadline={"left": "3", "ends": None}), "'3' seconds"),
        (saved(deadline={"left": 3, "ends": "soon"}), "ends at 'soon'"),
        (saved(deadline={"left": 3, "ends": float("nan")}), "not saved as JSON"),
    ],
)
def test_saved_sand_that_makes_no_sense_is_refused_with_a_line_that_says_why(text: str, line: str) -> None:
    with pytest.raises(ValueError, match=line.replace("(", r"\(")):
        Sand.from_json(text, ScriptedClock())


def test_a_wall_clock_set_back_gives_no_more_time(clock: ScriptedClock) -> None:
    sand = Sand.of((60,)).start(clock)
    clock.go(20)
    text = sand.to_json(clock)
    clock.reboot(-3600)
    assert Sand.from_json(text, clock).left(clock) == pytest.approx(40)


def test_other_layers_keep_what_has_fallen(clock: ScriptedClock) -> None:
    sand = Sand.of(TRACK).start(clock)
    clock.go(70)
    shorter = sand.with_spans((60, 60), clock)
    assert (shorter.running, shorter.left(clock), shorter.index(clock)) == (True, 50, 1)
    assert shorter.passed(clock) == ()
    assert shorter.pause(clock).with_spans((30, 30), clock).done(clock)
    assert Sand.of(TRACK).with_spans((60,), clock).ready
