"""Spoilt small files: timer, set-ups, lessons. What cannot be read is as new, and nothing is ever raised."""

import json

import pytest

from app.lessons.marks import FILE as LESSONS
from app.lessons.marks import LessonMarks
from app.services.clock import ScriptedClock
from app.setup.memory import SetupMemory
from app.setup.plan import Plan
from app.timer.memory import FILE as TIMER
from app.timer.memory import TimerMemory, TimerSetting
from app.timer.sand import Sand
from engine.core.dice import seeded
from tests.faults.memory import MemoryStorage
from tests.faults.mutation import garbled, lucky, twisted
from tests.miniature import MINIATURE

ROUNDS, MANY = 600, 12_000


def spoilt(good, rounds, seed):
    """By turns bytes as a bad disk leaves them and JSON as a bad program writes it."""
    luck = lucky(seeded(seed))
    for number in range(rounds):
        yield (
            json.dumps(twisted(good, luck)).encode()
            if number % 2
            else garbled(json.dumps(good).encode(), luck)
        )


def running_timer():
    clock, storage = ScriptedClock(), MemoryStorage()
    sand = Sand.of((60.0, 60.0, 60.0)).start(clock)
    clock.go(75)
    TimerMemory(storage, clock).remember(TimerSetting(60, 3), sand.turn(clock))
    return json.loads(storage.files[TIMER])


def use_timer(data):
    """Everything that the glass asks of its sand, for an hour, with every button."""
    clock, storage = ScriptedClock(), MemoryStorage(**{TIMER: data})
    setting, sand = TimerMemory(storage, clock).recall()
    sand = sand or Sand.of(setting.spans)
    for seconds in (0, 1, 59, 3600):
        clock.go(seconds)
        for each in (sand, sand.tell(clock), sand.turn(clock), sand.add(10, clock), sand.add(-10, clock)):
            assert 0 <= each.index(clock) < len(each.spans)
            assert 0 <= each.share(clock) <= 1
            assert each.left_of_layer(clock) / each.spans[each.index(clock)] >= 0
        sand = sand.pause(clock).resume(clock)
    TimerMemory(storage, clock).remember(setting, sand)
    assert TimerMemory(storage, clock).recall()[0] == setting


def use_setup(data):
    storage = MemoryStorage(**{"last-embers.json": data})
    plan = Plan.fresh(MINIATURE, SetupMemory(storage).recall("embers"), lambda _below: 0)
    assert not plan.trouble
    plan.begin(str, lambda _below: 0)
    SetupMemory(storage).remember("embers", plan.plain())


def use_lessons(data):
    storage = MemoryStorage(**{LESSONS: data})
    marks = LessonMarks(storage)
    marks.add("night_cage/1_first_light")
    assert "night_cage/1_first_light" in LessonMarks(storage)


PLAYERS = [{"name": "Mira", "hue": "blue", "strength": ""}, {"name": "Odo", "hue": "red", "strength": "easy"}]
KINDS = {
    "timer": (running_timer(), use_timer),
    "set-up": ({"players": PLAYERS, "options": {"voting": True}}, use_setup),
    "lessons": ({"done": ["night_cage/1_first_light", "finstere_flure/2_way"]}, use_lessons),
}


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_happened_to_a_small_file_it_is_read_or_as_new(kind):
    good, use = KINDS[kind]
    for data in spoilt(good, ROUNDS, 7):
        use(data)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
def test_twelve_thousand_spoilt_files_of_each_small_kind(kind):
    good, use = KINDS[kind]
    for data in spoilt(good, MANY, 8):
        use(data)
