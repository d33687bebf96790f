"""Lessons of Dead Cells with real fingers: the whole tutorial, and a puzzle that is solved or spoilt."""

from collections.abc import Callable
from typing import Any

import pytest

from app.games import kits
from app.games.dead_cells.table.fight.beats import LONGEST
from app.lessons.lessons import TUTORIAL, Lesson, lessons_of
from app.lessons.table import LONGEST_UNDER
from tests.app.complaints import Complaints
from tests.app.fingers import frames, resize, settle, tap_on
from tests.app.games.dead_cells.table.fight.fighting import come_to_rest, is_fighting, scene_at, spot_of
from tests.app.games.dead_cells.table.way.walking import answer
from tests.app.lessons.lesson_fingers import answers, clear, go_through
from tests.app.lessons.solver import SEARCHED, Solver
from tests.app.real_games import offer
from tests.app.sizes import LOW, PHONE, WIDE

pytestmark = pytest.mark.ui

LESSONS = {lesson.name: lesson for lesson in lessons_of("dead_cells", kits())}
PARTS = [name for name, lesson in LESSONS.items() if lesson.kind == TUTORIAL]


@pytest.fixture
def learn(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give learn(name, size): the page of a lesson."""

    def start(name: str, size: tuple[int, int] = WIDE) -> Any:
        app = open_shell(size)
        offer(app, "dead_cells")
        app.go("lesson", game="dead_cells", name=LESSONS[name].key, visit=object())
        frames(6)
        clear(app)
        return app

    return start


def act(page: Any, action: Any) -> None:
    """Do this with fingers, whatever scene asks for it."""
    come_to_rest(page)
    if not is_fighting(page):
        settle(lambda: not scene_at(page).moving)
        answer(page, action)
        return
    scene = scene_at(page)
    if scene.hand_open:
        tap_on(scene.spots["hand", action[1]])
        frames(2)
        tap_on(scene.spots["main"])
        return
    ref = next(each.ref for each in scene.answers if each.action == action)
    for _ in range(2):
        tap_on(spot_of(scene, ref))


def follow(page: Any) -> None:
    """Do by touch what the present step of the tutorial asks for."""
    place = page.progress.place
    if page.ids.lesson.reads_on:
        come_to_rest(page)
        tap_on(page.ids.lesson.ids.next)
    else:
        session = page.session
        legal = session.legal(session.deciders[0])
        view = session.view(None)
        act(page, next(action for action in legal if page.progress.welcomes(view, action)))
    settle(lambda: page.progress is None or page.progress.place > place)
    frames(6)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_whole_tutorial_is_played_with_fingers(learn: Callable[..., Any], size: tuple[int, int]) -> None:
    app = learn(PARTS[0], size)
    for name in PARTS:
        go_through(app, LESSONS[name], follow)


def test_on_a_lying_phone_the_words_stand_where_the_prompt_is(learn: Callable[..., Any]) -> None:
    page = learn(PARTS[0], LOW).navigator.page
    strip, prompt = page.ids.lesson, page.ids.desk.ids.prompt
    frames(6)
    assert (strip.x, strip.top, strip.width) == (prompt.x, prompt.top, prompt.width)
    assert strip.words == LESSONS[PARTS[0]].steps[0].text["en"]


@pytest.mark.parametrize("size", [(800, 560), (780, 500)])
def test_a_screen_that_is_low_only_below_its_words_comes_to_rest(
    learn: Callable[..., Any], size: tuple[int, int]
) -> None:
    """The strip above the table made the desk low, the low desk took the strip away, and so on for ever."""
    page = learn(PARTS[0], size[::-1]).navigator.page
    with Complaints() as complaints:
        resize(*size)
        frames(2)
    assert complaints.heard == []
    strip, desk = page.ids.lesson, page.ids.desk
    assert desk.low
    assert strip.y >= desk.top
    assert strip.top <= page.top


def test_on_a_tablet_the_prompt_says_what_to_do_and_does_not_repeat_the_puzzle(
    learn: Callable[..., Any],
) -> None:
    page = learn("3_close_up").navigator.page
    assert page.ids.lesson.words == LESSONS["3_close_up"].text["en"]
    assert "choose" in page.ids.desk.ids.strip.sentence


def test_words_that_come_to_lie_above_the_table_are_not_said_twice(learn: Callable[..., Any]) -> None:
    page = learn(PARTS[0], LOW).navigator.page
    prompt = page.ids.desk.ids.strip
    assert prompt.sentence == page.ids.lesson.words[:LONGEST_UNDER]
    resize(800, 560)
    frames(4)
    assert prompt.sentence == "Read the text above"
    resize(*LOW)
    frames(4)
    assert prompt.sentence == page.ids.lesson.words[:LONGEST_UNDER]


def test_a_card_that_the_tutorial_does_not_ask_for_is_refused_kindly(learn: Callable[..., Any]) -> None:
    app = learn(PARTS[0])
    page = app.navigator.page
    for _ in range(2):
        page.read_on()
    frames(4)
    other = next(action for action in page.session.legal(0) if action[1] != 102)
    assert not page.play(other)
    assert page.session.log == []
    assert app.toast.text.startswith("Not yet")


def solution(lesson: Lesson) -> list[tuple[str, ...]]:
    return list(Solver(lesson).line() or ())


def play_words(page: Any, said: tuple[str, ...]) -> None:
    """Do with fingers what the solver says in words."""
    session = page.session
    legal, view = session.legal(session.deciders[0]), session.view(None)
    words = SEARCHED["dead_cells"].words
    act(page, next(action for action in legal if tuple(words(view, action)) == said))
    frames(4)


def test_a_puzzle_is_solved_with_fingers_and_its_idea_is_told(learn: Callable[..., Any]) -> None:
    app = learn("3_close_up")
    page, lesson = app.navigator.page, LESSONS["3_close_up"]
    for number, said in enumerate(solution(lesson), 1):
        play_words(page, said)
        settle(lambda number=number: len(page.session.log) >= number)
    settle(lambda: app.dialogs.top is not None)
    assert app.dialogs.top.title == "Solved!"
    assert app.dialogs.top.body == lesson.idea["en"]


def test_a_wound_spoils_a_puzzle_and_it_can_be_begun_again(learn: Callable[..., Any]) -> None:
    app = learn("3_close_up")
    page = app.navigator.page
    while page.progress.failed is False and page.session.deciders:
        seat = page.session.deciders[0]
        page.play(page.session.legal(seat)[-1], seat=seat)
    settle(lambda: app.dialogs.top is not None)
    assert app.dialogs.top.title == "Not solved yet"
    tap_on(answers(app)[0])
    frames(6)
    assert page.session.log == []


WORDS_A_MINUTE, TO_ACT, LONGEST_PART = 150, 3.0, 240.0
"""How fast somebody reads who is new to it, the seconds that a touch takes, and how long a part may be."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("part", PARTS)
def test_no_part_of_the_tutorial_is_longer_than_four_minutes(part: str, language: str) -> None:
    """Reading, touching, and after each step the longest stretch that goes by itself."""
    steps = LESSONS[part].steps
    words = sum(len(step.text[language].split()) for step in steps)
    assert words / WORDS_A_MINUTE * 60 + len(steps) * (TO_ACT + LONGEST) <= LONGEST_PART
