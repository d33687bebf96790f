"""Spoilt small files: timer, set-ups, lessons, riddles. What cannot be read is as new; nothing is raised."""

import json
from datetime import date

import pytest

from app.games.finstere_flure.companion.setup import SETUP as FORTRESS
from app.games.night_cage.companion.setup import SETUP as TOWER
from app.games.obscurio.companion.begin import SETUP as LIBRARY
from app.games.obscurio.riddles.quest import Reading, of_day, of_rung
from app.games.obscurio.riddles.record import FILE as RIDDLES
from app.games.obscurio.riddles.record import Answer, RiddleRecord, day_key, rung_key
from app.games.obscurio.riddles.words import headline, lines, result_line
from app.lessons.marks import FILE as LESSONS
from app.lessons.marks import LessonMarks
from app.services.clock import ScriptedClock
from app.setup.memory import SetupMemory
from app.setup.plan import Plan
from app.timer.memory import FILE as TIMER
from app.timer.memory import TimerMemory, TimerSetting
from app.timer.sand import Sand
from engine import GAMES
from engine.core.dice import seeded
from tests.faults.memory import MemoryStorage
from tests.faults.mutation import garbled, lucky, twisted
from tests.miniature import MINIATURE

ROUNDS, MANY = 300, 12_000


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


def last_table(game):
    """A table as set-up remembers it, with every option."""
    return {"players": PLAYERS, "options": {option.key: option.default for option in game.info.options}}


def assert_begins_or_says_why_not(plan):
    """Options that each make sense may not go together: set-up says so in one line until one is changed."""
    if plan.trouble:
        assert plan.trouble.isprintable()
    else:
        plan.begin(str, lambda _below: 0)


def use_setup(game):
    """Set-up opens with what it remembers, and a game can begin there."""

    def use(data):
        key = game.info.key
        storage = MemoryStorage(**{f"last-{key}.json": data})
        plan = Plan.fresh(game, SetupMemory(storage).recall(key), lambda _below: 0)
        assert_begins_or_says_why_not(plan)
        SetupMemory(storage).remember(key, plan.plain())

    return use


class Beside:
    """A set-up beside the box whose memory lies in a storage of its own."""

    def __init__(self, setup):
        self.setup = setup
        self.good = {
            **last_table(setup.game),
            **{each.key: each.default for each in setup.questions},
        }

    def use(self, data):
        key = f"{self.setup.game.info.key}-companion"
        plan = self.setup.laid(
            SetupMemory(MemoryStorage(**{f"last-{key}.json": data})).recall(key), lambda _: 0
        )
        assert_begins_or_says_why_not(plan)
        for question in self.setup.questions:
            question.check(plan.values[question.key])
        json.dumps(plan.plain())


def use_riddles(data):
    """The ladder, a rung and the riddle of the day are told, whatever is known of them."""
    storage = MemoryStorage(**{RIDDLES: data})
    record = RiddleRecord(storage)
    for quest in (FIRST_RUNG, TODAYS):
        given = record[quest.key]
        reading = Reading(quest, given)
        assert headline(reading)
        assert lines(reading)
        assert result_line(reading, TODAY, record.streak(TODAY))
        assert 0 <= reading.answer.stars <= 3
        record.add(quest.key, Answer((1, 2), False))
        assert RiddleRecord(storage)[quest.key] == (given or Answer((1, 2), False))


def use_lessons(data):
    storage = MemoryStorage(**{LESSONS: data})
    marks = LessonMarks(storage)
    marks.add("night_cage/1_first_light")
    assert "night_cage/1_first_light" in LessonMarks(storage)


TODAY = date(2026, 11, 18)
FIRST_RUNG, TODAYS = of_rung(1), of_day(TODAY)
ANSWERS = {
    rung_key(1): Answer((2, 4), True)._asdict(),
    day_key(TODAY): Answer((3,), False, hinted=True)._asdict(),
    day_key(date(2026, 11, 17)): Answer((1, 5), True)._asdict(),
}
PLAYERS = [{"name": "Mira", "hue": "blue", "strength": ""}, {"name": "Odo", "hue": "red", "strength": "easy"}]
KINDS = {
    "timer": (running_timer(), use_timer),
    "riddles": (ANSWERS, use_riddles),
    **{
        f"set-up {game.info.key}": (last_table(game), use_setup(game))
        for game in (MINIATURE, *GAMES.values())
    },
    **{
        f"beside {each.setup.game.info.key}": (each.good, each.use)
        for each in map(Beside, (TOWER, FORTRESS, LIBRARY))
    },
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
