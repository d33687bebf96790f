"""The first touch of a game: learn it, play it alone at once, or together after the form."""

from typing import Any

import pytest

from app.games import kits
from app.lessons.beginning import tutorial_of
from app.lessons.marks import LessonMarks
from app.setup.memory import SetupMemory
from app.setup.plan import Plan
from engine import GAMES
from tests.app.fingers import frames, tap_on
from tests.app.real_games import offer
from tests.app.sizes import LOW, PHONE, WIDE


def ways(app: Any) -> dict[str, Any]:
    return {row.name: row for row in app.navigator.page.ids.ways.children}


def touch(app: Any, game: str) -> dict[str, Any]:
    offer(app, game)
    app.go("first_touch", key=game)
    frames(4)
    return ways(app)


def test_a_game_with_a_tutorial_offers_three_ways_and_lights_the_first(shell: Any) -> None:
    found = touch(shell, "night_cage")
    assert set(found) == {"Learn", "Play alone", "Play together"}
    assert [name for name, row in found.items() if row.lit] == ["Learn"]
    assert found["Learn"].time == "3 min"
    assert found["Play alone"].words == "You lead all four prisoners"
    assert found["Play together"].words == "2 to 5 players around this device"


def test_a_game_without_a_tutorial_offers_two_ways(shell: Any) -> None:
    shell.go("first_touch", key="embers")
    frames(4)
    found = ways(shell)
    assert set(found) == {"Play alone", "Play together"}
    assert [name for name, row in found.items() if row.lit] == ["Play alone"]


def test_once_the_tutorial_is_done_playing_is_the_lit_way(shell: Any) -> None:
    marks = LessonMarks(shell.services.storage)
    for lesson in tutorial_of("night_cage"):
        marks.add(lesson)
    found = touch(shell, "night_cage")
    assert [name for name, row in found.items() if row.lit] == ["Play alone"]


@pytest.mark.parametrize("size", [PHONE, WIDE, LOW])
def test_one_touch_sits_down_alone(open_shell: Any, size: tuple[int, int]) -> None:
    app = open_shell(size)
    tap_on(touch(app, "night_cage")["Play alone"])
    frames(4)
    page = app.navigator.page
    assert (app.navigator.current, page.session.seats, app.navigator.trail) == ("table", 1, ["home", "table"])
    assert SetupMemory(app.services.storage).recall("night_cage")["players"][0]["strength"] == ""


def test_playing_together_asks_who_plays(shell: Any) -> None:
    tap_on(touch(shell, "night_cage")["Play together"])
    frames(4)
    assert shell.navigator.current == "setup"
    assert shell.navigator.page.seats == 2


def test_learning_opens_the_lessons(shell: Any) -> None:
    tap_on(touch(shell, "finstere_flure")["Learn"])
    frames(4)
    assert (shell.navigator.current, shell.navigator.page.game) == ("lessons", "finstere_flure")


@pytest.mark.parametrize("game", list(kits()))
def test_every_game_can_be_begun_alone_with_one_person(game: str) -> None:
    plan = Plan.alone(GAMES[game], kits()[game].alone, lambda _most: 0)
    session = plan.begin(lambda player: player.hue, lambda _most: 0)
    assert not plan.trouble
    assert session.table["people"] == [0]


def test_a_game_that_declares_nothing_is_played_alone_with_the_fewest_seats() -> None:
    plan = Plan.alone(GAMES["finstere_flure"], None, lambda _most: 0)
    assert [player.strength for player in plan.players] == ["", "medium"]
