"""The figures of the rulebook: each can be drawn, and each shows what its caption says."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.look.places import ASSETS
from app.rulebook.book import load
from engine.core.game import Action
from engine.core.session import Session
from engine.games.night_cage import GAME
from engine.games.night_cage.queries import Consequences, consequences, sight_lines
from engine.games.night_cage.rules.light import lit_cells
from engine.games.night_cage.scenario import cell_named
from engine.games.night_cage.state import CageState
from tests.app.rulebook.rule_figures import picture_of

FOLDER = ASSETS / "rules" / "night_cage" / "figures"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
RED, BLUE, GREEN, YELLOW = range(4)
RIGHT, DOWN = ("move", 1), ("move", 2)
PHONE, TABLET = 332, 680
EVERY = 7
"""Looking at each seventh pixel is enough to see whether something shines."""


def position(name: str) -> Session:
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return Session.scenario(GAME, data)


def state_of(name: str) -> CageState:
    state = position(name).state
    assert isinstance(state, CageState)
    return state


def after(name: str, action: Action) -> Consequences:
    session = position(name)
    seat = session.deciders[0]
    assert action in session.legal(seat)
    return consequences(session.view(seat), action)


def cells(state: CageState, found: Any) -> set[str]:
    return {state.grid.name(cell) for cell in found}


def lit(state: CageState) -> set[str]:
    return cells(state, (cell for cell in state.grid.cells if lit_cells(state) >> cell & 1))


def test_every_file_is_in_the_book_and_the_other_way_round() -> None:
    from app.games.night_cage.learning.figures import FIGURES

    book = load(ASSETS / "rules", "night_cage", "en")
    assert sorted(book.figures) == [f"{name}.json" for name in NAMES]
    assert sorted(FIGURES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_figure_is_a_position_in_which_somebody_can_act(name: str) -> None:
    session = position(name)
    assert session.legal(session.deciders[0])


@pytest.mark.painted
@pytest.mark.parametrize("width", [PHONE, TABLET])
@pytest.mark.parametrize("name", NAMES)
def test_a_figure_is_drawn(name: str, width: int, house: Any, show: Callable[..., Any]) -> None:
    picture = picture_of("night_cage", name, width)
    show(picture, (800, 600))
    board = picture.children[0]
    assert board.width == board.height == min(width, 440)
    pixels = picture.export_as_image().texture.pixels
    looked_at = [max(pixels[at : at + 3]) for at in range(0, len(pixels), 4 * EVERY)]
    assert sum(light > 150 for light in looked_at) * EVERY > 0.02 * board.width * board.height


def test_a_candle_lights_what_its_exits_lead_to_walls_included() -> None:
    assert lit(state_of("light")) == {"C4", "B4", "D4", "C5"}
    assert lit(state_of("wall")) == {"C4", "C3", "D4", "C5"}
    assert lit(state_of("edges")) == {"F3", "A3", "E3", "F2", "F4"}


def test_the_openings_in_the_figure_are_those_that_are_empty() -> None:
    state = state_of("drawing")
    empty = {cell for cell in state.grid.cells if lit_cells(state) >> cell & 1 and not state.board[cell]}
    assert cells(state, empty) == {"C3", "D4"}


def test_the_passage_behind_red_crumbles() -> None:
    state, result = state_of("crumbling"), after("crumbling", RIGHT)
    assert cells(state, result.pits) == {"C4"}
    assert cells(state, result.vanish) == {"B4"}


def test_red_lands_in_the_row_of_the_pit() -> None:
    session = position("falling")
    landings = {action[1] for action in session.legal(session.deciders[0])}
    assert cells(state_of("falling"), landings) == {"A4", "B4", "C4", "E4", "F4"}


def test_four_come_together_on_the_gate() -> None:
    session = position("gate")
    session.play(GREEN, ("move", 0))
    session.play(GREEN, ("end",))
    session.play(YELLOW, ("move", 3))
    assert session.outcome is not None
    assert session.outcome.result == "won"


def test_the_line_of_sight_passes_red_and_ends_at_blue_and_at_the_pit() -> None:
    state = state_of("sight")
    (seen,) = sight_lines(GAME.view(state, None)).values()
    assert cells(state, seen) == {"C3", "C2"}


def test_the_look_round_the_edge_meets_red() -> None:
    state = state_of("sight_edge")
    (seen,) = sight_lines(GAME.view(state, None)).values()
    assert cells(state, seen) == {"A3", "F3", "B4"}


def test_red_gets_away_and_blue_pays() -> None:
    assert after("dodge", DOWN).hits == ((BLUE, 3),)


def test_the_fresh_pit_is_a_shield() -> None:
    result = after("shield", RIGHT)
    assert result.attacks
    assert not result.hits


def test_the_chain_hits_red_twice_and_green_once() -> None:
    assert sorted(after("chain", RIGHT).hits) == [(RED, 3), (RED, 3), (GREEN, 3)]


def test_blue_is_relit_as_red_comes() -> None:
    assert after("relight", RIGHT).relit == (BLUE,)


def test_without_the_passage_to_green_all_is_lost() -> None:
    session = position("flickers")
    session.play(RED, ("stay",))
    session.play(RED, ("snuff", cell_named(state_of("flickers"), "D4", "")))
    assert session.outcome is not None
    assert session.outcome.result == "lost"


def test_the_keeper_sees_three_and_green_may_take_the_key() -> None:
    state = state_of("keeper")
    (seen,) = sight_lines(GAME.view(state, None)).values()
    assert {state.at[who] for who in (RED, BLUE, YELLOW)} <= set(seen)
    assert state.at[GREEN] not in seen
    state.active = GREEN
    assert DOWN in GAME.legal(state, GREEN)


def test_the_pits_of_the_pit_fiend_lie_on_its_diagonals() -> None:
    from engine.games.night_cage.rules.tiles import is_pit

    state = state_of("pit_fiend")
    pits = {cell for cell, tile in enumerate(state.board) if is_pit(tile)}
    middle = cell_named(state, "C4", "")
    assert pits <= {middle, *state.grid.diagonals[middle]}
    assert all(lit_cells(state) >> cell & 1 for cell in pits)


def test_only_red_is_seen_by_the_pathless_and_three_are_struck() -> None:
    state = state_of("pathless")
    (seen,) = sight_lines(GAME.view(state, None)).values()
    assert [who for who in range(4) if state.at[who] in seen] == [RED]
    assert after("pathless", RIGHT).hits == ((RED, 5), (GREEN, 5), (YELLOW, 5))


def test_the_abyss_is_in_the_light_of_two() -> None:
    from engine.games.night_cage.rules.laying import dirge_cells

    state = state_of("dirge")
    abyss = cells(state, dirge_cells(state))
    assert len(abyss) == 9
    assert lit(state) & abyss == {"C4", "D5"}


def test_a_figure_that_is_wrong_is_noticed(tmp_path: Path) -> None:
    from app.games.night_cage.learning.figures import draw

    (tmp_path / "unknown.json").write_text("{}", encoding="utf-8")
    with pytest.raises(KeyError):
        draw(tmp_path / "unknown.json")
