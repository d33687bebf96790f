"""The map: every way is shown, whatever anybody holds; a touch tries it, another one goes."""

from typing import Any

import pytest

from app.games.dead_cells.table.way.chart import BOUNDS, along, chart_of, length_of, painted, scale_of, walked
from app.games.dead_cells.table.way.ways import exits_of, ways_of
from app.table.keeping.campaigns import LORE
from engine import Session
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES
from engine.games.dead_cells.cards.kinds import CODES
from tests.app.every_screen.open.dead_cells_way import castle
from tests.app.fingers import drag, frames, settle, tap_on, two_fingers
from tests.app.games.dead_cells.table.way.walking import (
    answer,
    at,
    bring_into_sight,
    card_of,
    scene_at,
    sit_down,
    step,
    tap_room,
)
from tests.app.sizes import LEAST_LOW, LOW, PHONE, SHORT, TALL, WIDE

pytestmark = pytest.mark.ui


def closed_by_the_hand(session: Session) -> bool:
    """A way that the First Player cannot pay for."""
    if session.state.todo[-1][0] != "choose_way":
        return False
    edges = BIOMES[session.state.place].board.edges[session.state.space]
    legal = session.legal(session.deciders[0])
    return any(edge.hand and ("go", place) not in legal for place, edge in enumerate(edges))


def open_by_the_hand(session: Session) -> bool:
    """The same way, for somebody who can pay for it."""
    if session.state.todo[-1][0] != "choose_way":
        return False
    edges = BIOMES[session.state.place].board.edges[session.state.space]
    legal = session.legal(session.deciders[0])
    return any(edge.hand for edge in edges) and len(legal) == len(edges)


def test_what_is_offered_does_not_tell_what_the_leader_holds() -> None:
    poor, rich = (at(2, fits).view(None) for fits in (closed_by_the_hand, open_by_the_hand))
    rich = rich | {"space": poor["space"], "runes": poor["runes"]}
    assert ways_of(poor, {11}) == ways_of(rich, {11})


def test_the_button_of_a_way_says_where_it_leads() -> None:
    view = at(2, closed_by_the_hand).view(None)
    rooms, doors = set(), {}
    for space in range(len(BIOMES[view["place"]].board.shapes)):
        for way in ways_of(view | {"space": space}, {view["place"]}):
            if way.picture == "exit_door":
                doors[way.title] = way.go
            else:
                rooms.add((way.title, way.go))
    assert ("Fight", "Go to the fight") in rooms
    assert len({title for title, _ in rooms}) == len({go for _, go in rooms})
    assert set(doors.values()) == {"Leave by the lower door", "Leave by the upper door"}


def test_a_way_without_a_card_for_it_looks_like_any_other_and_stays_shut(open_shell: Any) -> None:
    session = at(2, closed_by_the_hand)
    page = sit_down(open_shell(size=PHONE, animation="off"), session)
    scene = scene_at(page)
    edges = BIOMES[session.state.place].board.edges[session.state.space]
    assert len(scene.answers.cards) == len(edges)
    assert not any(card.dim for card, edge in zip(scene.answers.cards, edges, strict=True) if edge.hand)
    place = next(
        place
        for place, edge in enumerate(edges)
        if edge.hand and ("go", place) not in session.legal(session.deciders[0])
    )
    before = len(page.session.log)
    card = card_of(page, ("go", place))
    for _ in range(2):
        bring_into_sight(card)
        tap_on(card)
        frames(4)
    assert len(page.session.log) == before
    assert card.tried


def test_a_rune_that_is_missing_shuts_a_way_for_all_to_see(open_shell: Any) -> None:
    def at_a_rune(session: Session) -> bool:
        if session.state.todo[-1][0] != "choose_way":
            return False
        return any(edge.rune >= 0 for edge in BIOMES[session.state.place].board.edges[session.state.space])

    page = sit_down(open_shell(size=WIDE, animation="off"), at(3, at_a_rune))
    assert [card.dim for card in scene_at(page).answers.cards].count(True) == 1


@pytest.mark.parametrize("size", [PHONE, SHORT, LOW, LEAST_LOW, TALL, WIDE])
def test_a_tap_on_a_room_tries_its_way_and_another_goes(open_shell: Any, size: tuple[int, int]) -> None:
    page = sit_down(open_shell(size=size, animation="off"), at(4, step("choose_way")))
    scene, way = scene_at(page), page.session.legal(page.session.deciders[0])[0][1]
    tap_room(scene.rock, way)
    assert scene.rock.tried == way
    assert scene.answers.cards[way].tried
    before = len(page.session.log)
    tap_room(scene.rock, way)
    settle(lambda: len(page.session.log) > before)
    assert page.session.log[before][1] == ("go", way)


def test_the_group_walks_to_the_room_and_a_tap_hurries_it(open_shell: Any) -> None:
    page = sit_down(open_shell(size=PHONE, animation="normal"), at(2, step("choose_way")))
    scene, before = scene_at(page), len(page.session.log)
    way = page.session.legal(page.session.deciders[0])[0][1]
    for _ in range(2):
        tap_room(scene.rock, way)
    assert scene.moving
    assert len(page.session.log) == before
    tap_room(scene.rock, way)
    assert len(page.session.log) > before


def test_two_fingers_come_closer_and_one_moves_the_map(open_shell: Any) -> None:
    page = sit_down(open_shell(size=WIDE, animation="off"), at(2, step("choose_way")))
    rock = scene_at(page).rock
    before = rock.camera.scale
    x, y = rock.to_window(*rock.center)
    two_fingers(x, y, scale=1.8)
    assert rock.camera.scale > before * 1.3
    centre = rock.camera.centre
    drag((x, y), (x - 120, y))
    assert rock.camera.centre[0] > centre[0]
    scene_at(page).show_whole()
    assert rock.camera.zoom == 1.0


def test_with_direct_touches_one_tap_goes(open_shell: Any) -> None:
    page = sit_down(open_shell(size=PHONE, animation="off", confirm="direct"), at(2, step("choose_way")))
    before = len(page.session.log)
    tap_on(card_of(page, page.session.legal(page.session.deciders[0])[0]))
    settle(lambda: len(page.session.log) > before)


def test_undo_lets_go_of_what_is_tried(open_shell: Any) -> None:
    page = sit_down(open_shell(size=PHONE, animation="off"), at(2, step("choose_way")))
    scene, before = scene_at(page), len(page.session.log)
    tap_on(scene.answers.cards[0])
    assert page.ids.desk.undo_title
    tap_on(page.ids.desk.ids.undo)
    frames(2)
    assert scene.rock.tried == -1
    assert len(page.session.log) == before


def test_footprints_lead_through_every_room_that_lies_open() -> None:
    session = at(3, lambda session: session.state.faceup.bit_count() > 3 and step("choose_way")(session))
    view = session.view(None)
    path = walked(view)
    assert path[0] == 0
    assert path[-1] == view["space"]
    assert {space for space in path if space} == {n for n in range(20) if view["faceup"] >> n & 1}


def test_no_exit_is_named_before_somebody_was_behind_it(open_shell: Any) -> None:
    view = at(2, step("choose_way")).view(None)
    assert all(not told for _, told, _ in exits_of(view, {view["place"]}))
    behind = {*BOSSES, *BIOMES}
    assert all(told for _, told, _ in exits_of(view, behind))
    page = sit_down(open_shell(size=PHONE, animation="off"), at(2, step("choose_way")))
    assert page.table[LORE] == [page.session.state.place]


def test_the_painted_map_has_a_place_for_every_room_and_way() -> None:
    chart = chart_of(at(2, step("choose_way")).view(None))
    assert chart is not None
    assert painted(11) is not None
    for room in chart.rooms:
        assert BOUNDS.meets(*room.at)
    for corridor in chart.corridors:
        assert length_of(corridor.path) > 0.3
        assert along(corridor.path, 0.0)[0] == pytest.approx(corridor.path[0])
        assert along(corridor.path, 1.0)[0] == pytest.approx(corridor.path[-1])


def test_keys_choose_a_way_by_its_number(open_shell: Any) -> None:
    page = sit_down(open_shell(size=WIDE, animation="off"), at(2, step("choose_way")))
    scene = scene_at(page)
    assert scene.press("1")
    assert scene.answers.tried == 0
    assert not scene.press("9")


def test_an_answer_on_the_way_is_given_with_two_taps(open_shell: Any) -> None:
    page = sit_down(open_shell(size=PHONE, animation="off"), at(4, step("choose_first")))
    before = len(page.session.log)
    answer(page, ("first", 2))
    assert page.session.log[before][1] == ("first", 2)
    assert page.session.state.first == 2


def test_a_phone_shows_the_whole_biome_as_a_strip_and_a_finger_on_it_moves_the_map(open_shell: Any) -> None:
    page = sit_down(open_shell(size=PHONE, animation="off"), at(2, step("choose_way")))
    rock = scene_at(page).rock
    strip = rock.overview
    assert strip.parent is rock
    assert strip.width >= 48
    assert strip.height >= 48
    before = rock.camera.centre
    drag((strip.x + 20, strip.y + 12), (strip.right - 16, strip.y + 12))
    assert rock.camera.centre[0] > before[0] + 1
    assert rock.tried == -1
    rock.show_whole()
    assert strip.parent is None


@pytest.mark.parametrize("size", [WIDE, LOW])
def test_where_most_of_the_biome_is_seen_there_is_no_strip(open_shell: Any, size: tuple[int, int]) -> None:
    page = sit_down(open_shell(size=size, animation="off"), at(2, step("choose_way")))
    assert scene_at(page).rock.overview.parent is None


def test_rooms_are_small_only_where_they_lie_close_together() -> None:
    sizes = {CODES[place]: scale_of(place) for place in BIOMES}
    assert sizes.pop("B7") < 0.7
    assert set(sizes.values()) == {1.0}


@pytest.mark.parametrize("size", [SHORT, LOW])
def test_what_goes_there_comes_into_sight_on_a_small_screen(open_shell: Any, size: tuple[int, int]) -> None:
    session = at(
        2, lambda each: each.state.todo[-1][0] == "choose_way" and len(each.legal(each.deciders[0])) > 1
    )
    scene = scene_at(sit_down(open_shell(size=size, animation="off", text_size=130), session))
    scene.answers.touch(len(scene.answers.cards) - 1)
    frames(6)
    last, scroll = scene.answers.cards[-1], scene.answers.ids.scroll
    assert last.height < scroll.height
    assert last.to_window(*last.pos)[1] >= scroll.to_window(*scroll.pos)[1] - 1


def test_on_a_phone_what_a_way_asks_has_the_width_of_its_card(open_shell: Any) -> None:
    page = sit_down(open_shell(size=PHONE, animation="off"), at(2, open_by_the_hand))
    asks = next(card for card in scene_at(page).answers.cards if card.signs)
    assert asks.ids.words.right == pytest.approx(asks.right - asks.padding[2], abs=1)


def test_small_rooms_of_a_double_board_are_seen_from_nearer_on_a_phone(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    first = scene_at(sit_down(app, at(3, step("choose_way")))).rock
    seen = first.camera.scale * first.sight.chart.scale
    castle(app)
    frames(8)
    rock = scene_at(app.navigator.page).rock
    assert rock.camera.scale * rock.sight.chart.scale > 0.8 * seen
