"""The tutorial of Obscurio with real fingers: pointing, reading and deceiving among computer players."""

from collections.abc import Callable
from typing import Any

import pytest

from app.games import kits
from app.lessons.lessons import TUTORIAL, lessons_of
from engine.games.obscurio.rules.butterflies import centre
from tests.app.fingers import frames, settle, tap, tap_on
from tests.app.games.obscurio.table.hands import Hands
from tests.app.lessons.lesson_fingers import go_through
from tests.app.real_games import offer
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui
PARTS = [lesson for lesson in lessons_of("obscurio", kits()) if lesson.kind == TUTORIAL]
TENT, OWL = (0, 83), (1, 57)
WORDS_A_MINUTE, SECONDS_A_TOUCH = 180, 3
MINUTES = 4


@pytest.fixture(autouse=True)
def quick_seals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seals need not be held long."""
    monkeypatch.setattr("app.games.obscurio.table.pieces.wax.HOLD_SECONDS", 0.05)


@pytest.fixture
def learn(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give learn(size, part): the app at a part of the tutorial."""

    def start(size: tuple[int, int], part: int = 0) -> Any:
        app = open_shell(size)
        offer(app, "obscurio")
        app.go("lessons", game="obscurio")
        frames(3)
        app.go("lesson", game="obscurio", name=PARTS[part].key, visit=object())
        frames(6)
        return app

    return start


class Pupil(Hands):
    """Does with fingers what a step asks for, and counts the touches."""

    touches = 0

    def follow(self, page: Any) -> None:
        """One step."""
        place, strip = page.progress.place, page.ids.lesson
        if strip.reads_on:
            self.touches += 1
            tap_on(strip.ids.next)
        else:
            settle(lambda: self.step == "study" or page.asked is not None or self.scene.lingers)
            self.deeds[self.step](self)
        settle(lambda: page.progress.place != place)
        frames(4)

    def point_twice(self) -> None:
        for page, spot in (TENT, OWL):
            frames(3)
            self.touches += 1
            tap(*self.scene.to_window(*self.scene.book.discs[page].point_at(*centre(spot))))
        frames(3)
        self.touches += 1
        self.hold(self.scene.seal, lambda: self.step != "riddle")

    def go_on_looking(self) -> None:
        self.touches += 1
        self.press()

    def mark_two(self) -> None:
        frames(3)
        for place in (1, 2):
            self.touches += 1
            tap_on(next(choice for choice in self.scene.page.choices if choice.place == place))
            frames(2)
        self.go_on_looking()

    def stand_or_end(self) -> None:
        self.touches += 1
        ends = bool(self.page.progress.step.until)
        if self.scene.lingers:
            self.press()
        elif self.scene._unplaced:
            frames(3)
            tap_on(self.scene.arches[1].disc)
            frames(3)
            if ends:
                self.stand_or_end()
        else:
            self.hold(self.scene.seal, lambda: self.step != "choose")

    deeds = {"riddle": point_twice, "study": go_on_looking, "holder": mark_two, "choose": stand_or_end}


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_whole_tutorial_is_played_with_fingers_in_four_minutes(
    learn: Callable[..., Any], size: tuple[int, int]
) -> None:
    app = learn(size)
    pupil = Pupil(app, app.navigator.page)
    for part in PARTS:
        go_through(app, part, pupil.follow)
    for language in ("en", "fr"):
        words = sum(len(step.text[language].split()) for part in PARTS for step in part.steps)
        minutes = words / WORDS_A_MINUTE + (pupil.touches + len(PARTS)) * SECONDS_A_TOUCH / 60
        assert minutes < MINUTES, (language, words, pupil.touches)


def test_computer_wizards_do_not_take_the_steps_of_the_pupil(learn: Callable[..., Any]) -> None:
    page = learn(PHONE, 1).navigator.page
    pupil = Pupil(page, page)
    settle(lambda: pupil.step == "study")
    pupil.follow(page)
    settle(lambda: any(page.session.view(1)["pawns"]))
    assert page.progress.place == 1


def test_what_is_only_read_offers_no_other_way_on(learn: Callable[..., Any]) -> None:
    page = learn(PHONE).navigator.page
    assert page.ids.lesson.reads_on
    assert not page.play(("butterfly", 0, 5), ("show",))
    assert page.progress.place == 0


def test_the_table_goes_on_only_where_the_lesson_waits_for_it(learn: Callable[..., Any]) -> None:
    page = learn(WIDE).navigator.page
    pupil = Pupil(page, page)
    for _ in range(3):
        pupil.follow(page)
    settle(lambda: pupil.scene.lingers)
    pupil.follow(page)
    assert pupil.step == "aftermath"
    assert not page.moderate((0, ("next",)))
    assert pupil.step == "aftermath"
