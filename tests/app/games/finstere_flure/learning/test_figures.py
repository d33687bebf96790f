"""The figures of the rulebook: each can be drawn, and each shows what its caption says."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.games.finstere_flure.learning.figures import FIGURES
from app.look.places import ASSETS
from app.rulebook.book import load
from engine import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.queries import Route, glance, position_now, routes
from engine.games.finstere_flure.rules.board import EXIT, LETTERS, cell_at, place_of
from engine.games.finstere_flure.rules.layouts import BASIC, scenery
from engine.games.finstere_flure.rules.pawns import STEPS
from engine.games.finstere_flure.rules.walking import Walk, hunt
from tests.app.rulebook.rule_figures import picture_of

FOLDER = ASSETS / "rules" / "finstere_flure" / "figures"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
RED_3, BLUE_1 = 1, 4
PHONE, TABLET = 332, 680
EVERY = 7
"""Looking at each seventh pixel is enough to see whether something shines."""


def view_of(name: str) -> Any:
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return Session.scenario(GAME, data).view(0)


def walk_of(name: str) -> Walk:
    """The walk that a picture shows."""
    return hunt(position_now(view_of(name)), FIGURES[name].steps, FIGURES[name].prey)


def route_of(name: str) -> Route:
    pawn, end = FIGURES[name].route or (0, (0, 0))
    return routes(view_of(name), pawn)[cell_at(*end)]


def why(walk: Walk) -> list[str]:
    """Why the monster went as it did, look by look."""
    return [event[2] for event in walk.events if event[0] == "looked"]


def test_every_file_is_in_the_book_and_the_other_way_round() -> None:
    book = load(ASSETS / "rules", "finstere_flure", "en")
    assert sorted(book.figures) == [f"{name}.json" for name in NAMES]
    assert sorted(FIGURES) == NAMES


@pytest.mark.painted
@pytest.mark.parametrize("width", [PHONE, TABLET])
@pytest.mark.parametrize("name", NAMES)
def test_a_figure_is_drawn(name: str, width: int, house: Any, show: Callable[..., Any]) -> None:
    picture = picture_of("finstere_flure", name, width)
    show(picture, (800, 600))
    board = picture.children[0]
    assert board.height == picture.height <= 440
    assert board.width == pytest.approx(min(width, board.height * 17.04 / 12.04))
    pixels = picture.export_as_image().texture.pixels
    looked_at = [max(pixels[at : at + 3]) for at in range(0, len(pixels), 4 * EVERY)]
    assert sum(light > 150 for light in looked_at) * EVERY > 0.005 * board.width * board.height


@pytest.mark.parametrize("name", [name for name in NAMES if FIGURES[name].frame])
def test_whatever_a_detail_is_about_is_seen_in_it(name: str, house: Any, show: Callable[..., Any]) -> None:
    view, board = view_of(name), show(picture_of("finstere_flure", name, PHONE)).children[0]
    told = [cell for cell in view["at"] if cell >= 0]
    told += [view["monster"]] if view["monster"] != EXIT else []
    route = FIGURES[name].route
    told += [cell_at(*route[1])] if route else []
    for cell in told:
        assert board.cell_at(*board.place_of(cell)) == cell, place_of(cell)


def test_the_first_picture_is_the_basic_set_up() -> None:
    view = view_of("basic")
    assert bytes(view["board"]) == bytes(scenery(BASIC).board)
    assert view["monster"] == EXIT


def test_red_pushes_his_stone_and_blue_cannot_push_two() -> None:
    assert route_of("push").pushed == {cell_at(6, 4): cell_at(7, 4)}
    view = view_of("push")
    (place,) = FIGURES["push"].not_so
    assert cell_at(*place) not in routes(view, BLUE_1)


def test_a_single_step_crosses_the_pool() -> None:
    route = route_of("slide")
    assert route.actions == (STEPS[1],)
    assert len(route.path) == 5


def test_the_nearest_of_three_is_followed() -> None:
    seen = glance(position_now(view_of("look")))
    assert (seen.why, seen.prey, seen.distance) == ("5a.10", RED_3, 2)


def test_of_two_equally_near_neither_is_followed() -> None:
    walk = walk_of("tie")
    assert why(walk)[0] == "5a.10.tie"
    assert [place_of(cell) for cell in walk.path] == [(6, 5), (7, 5), (8, 5)]


def test_the_stone_crushes_red_at_the_wall() -> None:
    walk = walk_of("crush")
    assert why(walk)[:3] == ["5a.9"] * 3
    assert walk.crushed == (RED_3,)
    assert walk.deaths[0].step == FIGURES["crush"].steps


def test_the_monster_goes_out_and_in_at_the_same_letter() -> None:
    (crossed,) = (event for event in walk_of("letters").events if event[0] == "crossed")
    before, after, letter = crossed[3:]
    assert letter in {LETTERS.get((before, side)) for side in range(4)}
    assert letter in {LETTERS.get((after, side)) for side in range(4)}


def test_the_hunt_for_one_prey_ends_with_it_and_spares_blue() -> None:
    walk = walk_of("prey")
    assert walk.eaten == (RED_3,)
    assert len(walk.path) == walk.deaths[0].step < 20


def test_a_crystal_hides_nobody_and_a_stone_does() -> None:
    position = position_now(view_of("crystal"))
    assert glance(position).prey == RED_3
    position.pawn_on[cell_at(8, 5)] = 0
    assert glance(position).prey == -1


def test_a_turning_stone_turns_a_monster_that_sees_nobody() -> None:
    walk = walk_of("turning")
    assert set(why(walk)) == {"5a.9"}
    assert [event[0] for event in walk.events].count("turned") == 1
    assert walk.pushed == ()


def test_the_teleporter_carries_the_monster_to_its_twin() -> None:
    walk = walk_of("teleporter")
    (carried,) = (event for event in walk.events if event[0] == "teleported")
    assert place_of(carried[4]) == (10, 4)
    assert walk.eaten == (RED_3,)


def test_a_figure_that_is_wrong_is_noticed(tmp_path: Path) -> None:
    from app.games.finstere_flure.learning.figures import draw

    (tmp_path / "unknown.json").write_text("{}", encoding="utf-8")
    with pytest.raises(KeyError):
        draw(tmp_path / "unknown.json")
