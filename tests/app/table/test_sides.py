"""People round a flat tablet: whoever is asked reads upright at their own edge, and fingers reach that."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from app.look.sides import BOTTOM, LEFT, RIGHT, SIDES, TOP, ahead
from app.table.desk.piece_view import LIFT
from app.table.players import Player
from engine import GAMES, Session
from tests.app.fingers import drag, frames, settle, tap_on
from tests.app.games.obscurio.table.hands import Hands, described
from tests.app.real_games import keep, offer
from tests.app.sizes import PHONE, TALL, WIDE
from tests.app.table.sitting import hold_seal, sit_down
from tests.miniature.rules import VOTE_SECONDS

pytestmark = pytest.mark.ui

HUES = ("blue", "red", "bone", "green")


def seat(app: Any, session: Session, sides: Sequence[int]) -> Any:
    """A table at which people sit at these sides."""
    key = session.game.info.key
    if key not in app.catalogue:
        offer(app, key)
    players = [
        {"name": name, "hue": hue, "strength": "", "side": side}
        for name, hue, side in zip(("Mira", "Odo", "Lene", "Kasimir"), HUES, sides, strict=False)
    ]
    session.table = {"players": players, "people": list(range(session.seats)), "name": ""}
    app.navigator.go("table", name=keep(app, session))
    frames(8)
    return app.navigator.page


def face(page: Any, side: int) -> None:
    """Whoever is asked sits at this side."""
    page.ids.desk.face(side)
    frames(4)


def upright_from(widget: Any) -> tuple[int, int]:
    """The direction in the window in which a reader of this widget looks up."""
    x, y = widget.to_window(*widget.center)
    up_x, up_y = widget.to_window(widget.center_x, widget.center_y + 10)
    return round((up_x - x) / 10), round((up_y - y) / 10)


def beside(one: Any, other: Any) -> bool:
    """Whether two widgets share no more than an edge."""
    apart = one.x >= other.right or other.x >= one.right
    return bool(apart or one.y >= other.top or other.y >= one.top)


def window_cell(page: Any, cell: int) -> tuple[float, float]:
    x, y = page.board.to_window(*page.board.place_of(cell))
    return float(x), float(y)


@pytest.mark.parametrize("side", SIDES)
def test_prompt_tray_and_curtain_stand_upright_at_the_edge_of_whoever_is_asked(
    open_shell: Callable[..., Any], side: int
) -> None:
    page = sit_down(open_shell(WIDE), ("", ""))
    page.tabletop.seat_at(0, side)
    page.refresh()
    assert upright_from(page.lowered.ids.seal) == ahead(side, 1)
    hold_seal(page)
    frames(3)
    strip = page.ids.desk.ids.strip
    assert upright_from(strip.strip) == upright_from(page.tray) == ahead(side, 1)
    near = {BOTTOM: strip.y, RIGHT: page.right - strip.right, TOP: page.top - strip.top, LEFT: strip.x}
    assert near[side] < 20


def test_the_board_stays_whoever_is_asked(open_shell: Callable[..., Any]) -> None:
    page = sit_down(open_shell(WIDE), ("", ""), voting=False)
    page.tabletop.seat_at(1, TOP)
    page.refresh()
    frames(4)
    hold_seal(page)
    before = tuple(page.board.pos), tuple(page.board.size), tuple(page.seats.pos)
    page.play(("roll",))
    settle(lambda: page.curtain_is_down)
    hold_seal(page)
    frames(4)
    assert page.ids.desk.facing == TOP
    assert (tuple(page.board.pos), tuple(page.board.size), tuple(page.seats.pos)) == before


def test_each_page_of_a_round_faces_its_reader(open_shell: Callable[..., Any]) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, ("", ""))
    for number, side in enumerate((LEFT, TOP)):
        page.tabletop.seat_at(number, side)
    page.refresh()
    for _ in range(2):
        hold_seal(page)
        page.play(("roll",))
        frames(3)
    for side in (LEFT, TOP):
        assert upright_from(page.lowered.ids.seal) == ahead(side, 1)
        hold_seal(page)
        answers = page.handover.sheet
        assert upright_from(answers.buttons[0]) == ahead(side, 1)
        tap_on(answers.buttons[1])
        assert answers.chosen == 1
        app.services.clock.go(VOTE_SECONDS)
        frames(3)
    assert page.handover is None


def test_the_button_of_the_prompt_seats_whoever_is_asked_and_that_is_kept(
    open_shell: Callable[..., Any],
) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, ("", "medium"))
    tap_on(page.ids.desk.ids.strip.strip.ids.turn)
    frames(3)
    assert page.players[0].side == page.ids.desk.facing == LEFT
    assert [player.side for player in app.saves.look(page.tabletop.name).players] == [LEFT, BOTTOM]


def test_a_phone_has_no_sides(open_shell: Callable[..., Any]) -> None:
    page = sit_down(open_shell(PHONE), ("", ""))
    page.tabletop.seat_at(0, TOP)
    page.refresh()
    frames(3)
    assert page.ids.desk.facing == page.ids.curtain_place.side == BOTTOM


def test_who_was_saved_without_a_side_sits_at_the_bottom() -> None:
    assert Player.from_plain({"name": "Mira", "hue": "blue"}).side == BOTTOM
    assert [Player.from_plain({"side": side}).side for side in (TOP, 4, -1, "1", True, None)] == [
        TOP,
        *[0] * 5,
    ]


def test_the_turn_is_seen_only_with_animations(open_shell: Callable[..., Any]) -> None:
    page = sit_down(open_shell(WIDE, animation="normal"), ("", "medium"))
    desk = page.ids.desk
    desk.face(TOP)
    assert abs(desk.ids.tray_place.swing) == 180
    settle(lambda: desk.ids.tray_place.swing == 0)
    page = sit_down(open_shell(WIDE), ("", "medium"))
    page.ids.desk.face(TOP)
    assert page.ids.desk.ids.tray_place.swing == 0


@pytest.mark.parametrize("side", [RIGHT, TOP, LEFT])
def test_a_tile_of_the_night_cage_is_dragged_out_of_a_turned_tray(
    open_shell: Callable[..., Any], side: int
) -> None:
    page = seat(open_shell(WIDE), Session.new(GAMES["night_cage"], 4, 5), [side] * 4)
    cell, piece = min(page.tray.placing.options), page.tray.ids.piece
    x, y = window_cell(page, cell)
    back = ahead(side, LIFT)
    drag(piece.to_window(*piece.center), (x - back[0], y - back[1]))
    assert page.tray.placing.cell == cell
    tap_on(page.tray.ids.tick)
    frames(2)
    assert page.session.log[0][1][:2] == ("start", cell)


@pytest.mark.parametrize(("size", "side"), [(WIDE, LEFT), (TALL, RIGHT)])
def test_a_turned_piece_lies_in_the_tray_as_it_would_on_the_board(
    open_shell: Callable[..., Any], size: tuple[int, int], side: int
) -> None:
    page = seat(open_shell(size), Session.new(GAMES["night_cage"], 4, 5), [side] * 4)
    piece = page.tray.ids.piece
    assert (piece._rotation.angle + 90 * page.ids.desk.ids.tray_place.side) % 360 == 0
    for part in (page.tray.ids.tick, page.tray.ids.left, page.tray.ids.right):
        x, y = part.to_window(*part.center)
        assert page.ids.desk.ids.tray_place.collide_point(x, y)
    tap_on(page.tray.ids.right)
    assert page.tray.placing.turns == 1


@pytest.mark.parametrize("side", [TOP, LEFT])
def test_a_stone_of_finstere_flure_is_dragged_off_a_turned_shelf(
    open_shell: Callable[..., Any], side: int
) -> None:
    session = Session.new(GAMES["finstere_flure"], 2, 5, variant="advanced")
    page = seat(open_shell(WIDE), session, [side] * 2)
    other = page.tray.ids.others.pieces[0]
    cell = sorted(page.tray.offers[0].options)[len(page.tray.offers[0].options) // 2]
    x, y = window_cell(page, cell)
    back = ahead(side, LIFT)
    drag(other.to_window(*other.center), (x - back[0], y - back[1]))
    assert page.tray.placing.cell is not None
    tap_on(page.tray.ids.tick)
    frames(2)
    assert len(page.session.log) > 0


def test_obscurio_is_played_on_curtains_pages_and_prompts_that_are_turned(
    open_shell: Callable[..., Any],
) -> None:
    app = open_shell(WIDE)
    page = seat(app, described(), [LEFT] * 4)
    Hands(app, page).until("choose")
    strip, surface = page.ids.desk.ids.strip, page.ids.desk.surface
    assert upright_from(strip.strip) == ahead(LEFT, 1)
    assert beside(strip, surface)


def test_a_turned_prompt_covers_nothing_of_dead_cells(open_shell: Callable[..., Any]) -> None:
    page = seat(open_shell(WIDE), Session.new(GAMES["dead_cells"], 2, 5), [TOP] * 2)
    strip, surface = page.ids.desk.ids.strip, page.ids.desk.surface
    assert strip.side == TOP
    assert beside(strip, surface)
    tap_on(strip.strip.ids.turn)
    assert page.players[page.asked].side == RIGHT


@pytest.mark.parametrize("side", SIDES)
def test_a_window_with_no_room_for_prompts_at_its_sides_comes_to_rest(
    open_shell: Callable[..., Any], side: int, caplog: pytest.LogCaptureFixture
) -> None:
    page = seat(open_shell((800, 600)), Session.new("night_cage", seats=4, seed=3), (BOTTOM,) * 4)
    face(page, side)
    assert "too much iteration" not in caplog.text
    assert page.ids.desk.flat is (side in (BOTTOM, TOP))
