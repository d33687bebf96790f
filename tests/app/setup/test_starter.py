"""Fingers on the dark table: who gathers, who is chosen, who is asked."""

from collections.abc import Callable
from typing import Any

import pytest

from app.setup.starter_draw import Run
from app.table.players import Player
from tests.app.every_screen.audit import audit
from tests.app.fingers import Finger, Mouse, frames, resize, settle, tap_on
from tests.app.sizes import DESKTOP, PHONE, TALL, WIDE

pytestmark = pytest.mark.ui

PLAYERS = [Player("Mira", "blue"), Player("Jo", "red"), Player("Otto", "bone", "easy")]
PLACES = [(200, 300), (600, 320), (420, 900)]


@pytest.fixture
def chosen() -> list[str]:
    return []


@pytest.fixture
def page(open_shell: Callable[..., Any], chosen: list[str]) -> Any:
    return open_starter(open_shell(TALL), chosen)


def open_starter(app: Any, chosen: list[str], players: list[Player] = PLAYERS) -> Any:
    app.navigator.transition.duration = 0.01
    app.go("starter", players=players, chosen=chosen.append)
    settle(lambda: not app.navigator.transition.is_active)
    page = app.navigator.page
    page.chance = lambda below: below - 1
    return page


def clock() -> Any:
    from kivy.app import App

    return App.get_running_app().services.clock


def lay(count: int = 2) -> list[Finger]:
    return [Finger(*place).down() for place in PLACES[:count]]


def looked(page: Any) -> None:
    """Let the screen look at its clock once."""
    page._frame(0)


def pass_time(page: Any, seconds: float) -> None:
    clock().go(seconds)
    looked(page)


def names(page: Any) -> list[Any]:
    return page.ids.names.children[::-1]


def test_every_finger_has_a_light_of_its_own(page: Any) -> None:
    lay(3)
    lights = page.ids.lights.lights
    assert len({light.shade for light in lights}) == 3
    assert {light.shade.hue for light in lights} == {""}, "no ring says whose it is before that is asked"
    for light, place in zip(sorted(lights, key=lambda light: light.place), sorted(PLACES), strict=True):
        assert light.place == pytest.approx(place, abs=1)


def test_a_light_follows_its_finger_and_goes_with_it(page: Any) -> None:
    finger = lay(1)[0].to(260, 380)
    assert page.ids.lights.lights[0].place == pytest.approx((260, 380), abs=1)
    finger.up()
    assert page.ids.lights.lights == []


def test_one_finger_chooses_nobody(page: Any) -> None:
    lay(1)
    pass_time(page, 10)
    assert page.stage == "waiting"


def test_two_still_fingers_choose_after_two_seconds(page: Any) -> None:
    lay(2)
    pass_time(page, 1.9)
    assert page.stage == "waiting"
    pass_time(page, 0.2)
    assert page.stage == "chosen"


def test_another_finger_starts_the_wait_again(page: Any) -> None:
    lay(2)
    pass_time(page, 1.9)
    late = Finger(*PLACES[2]).down()
    pass_time(page, 1.9)
    assert page.stage == "waiting"
    late.up()
    pass_time(page, 1.9)
    assert page.stage == "waiting"
    pass_time(page, 0.2)
    assert page.stage == "chosen"


def test_a_trembling_finger_does_not_start_the_wait_again(page: Any) -> None:
    first, _second = lay(2)
    pass_time(page, 1.0)
    first.to(215, 310)
    pass_time(page, 1.1)
    assert page.stage == "chosen"


def test_the_light_runs_before_it_stays(open_shell: Callable[..., Any], chosen: list[str]) -> None:
    app = open_shell(TALL, animation="normal")
    page = open_starter(app, chosen)
    lay(3)
    pass_time(page, 2.1)
    assert page.stage == "running"
    lit = set()
    for _ in range(200):
        pass_time(page, 0.04)
        lit |= {light.shade for light in page.ids.lights.lights if light.wished > 1}
        if page.stage == "chosen":
            break
    assert len(lit) == 3
    assert page.stage == "chosen"
    assert [name for name, _volume in app.services.sound.played].count("tick") >= Run(3, 2).hops


def test_a_finger_that_leaves_while_the_light_runs_stays_in_the_draw(
    open_shell: Callable[..., Any], chosen: list[str]
) -> None:
    page = open_starter(open_shell(TALL, animation="normal"), chosen)
    fingers = lay(2)
    pass_time(page, 2.1)
    for finger in fingers:
        finger.up()
    assert len(page.ids.lights.lights) == 2
    late = Finger(*PLACES[2]).down()
    assert len(page.ids.lights.lights) == 2
    late.up()
    pass_time(page, 30)
    assert page.stage == "chosen"


def test_chance_decides_which_light_stays(page: Any) -> None:
    page.chance = lambda below: 0
    lay(3)
    pass_time(page, 2.1)
    lights = page.ids.lights.lights
    assert [light.wished > 1 for light in lights] == [True, False, False]


def test_only_people_are_asked_whose_finger_it_was(page: Any) -> None:
    lay(2)
    pass_time(page, 2.1)
    assert page.answer == "Whose finger was it?"
    assert [tile.name for tile in names(page)] == ["Mira", "Jo"]


def test_one_tap_on_a_name_goes_back_with_the_starter(page: Any, chosen: list[str]) -> None:
    lay(2)
    pass_time(page, 2.1)
    frames(3)
    tap_on(names(page)[1])
    settle(lambda: page.manager.current == "home")
    assert chosen == ["red"]


def test_the_question_does_not_cover_the_light(page: Any) -> None:
    for low in (True, False):
        page.again()
        for place in ((300, 200), (500, 200)) if low else ((300, 1000), (500, 1000)):
            page.ids.lights.kindle(place, place)
        pass_time(page, 2.1)
        frames(3)
        sheet = page.ids.sheet
        light = max(page.ids.lights.lights, key=lambda light: light.wished)
        assert not sheet.collide_point(*light.place)


def test_once_more_begins_in_the_dark(page: Any) -> None:
    fingers = lay(2)
    pass_time(page, 2.1)
    for finger in fingers:
        finger.up()
    frames(3)
    tap_on(page.ids.again)
    assert page.stage == "waiting"
    assert page.ids.lights.lights == []


def test_without_fingers_the_candles_are_drawn_and_nobody_is_asked(page: Any, chosen: list[str]) -> None:
    tap_on(page.ids.spin)
    looked(page)
    frames(3)
    assert page.answer == "Otto starts"
    tap_on(names(page)[0])
    assert chosen == ["bone"]


def test_eight_candles_find_room_on_a_phone(open_shell: Callable[..., Any], chosen: list[str]) -> None:
    from app.look.player_colours import HUES
    from app.widgets.finger_light import RING

    page = open_starter(open_shell(PHONE), chosen, [Player(hue, hue) for hue in HUES])
    page.spin()
    places = [light.place for light in page.ids.lights.lights]
    assert len(places) == 8
    reach = RING * page.ids.lights.lights[0].scale
    assert all(reach <= x <= 360 - reach and reach <= y <= 780 - reach for x, y in places)
    apart = min(abs(complex(*one) - complex(*other)) for one in places for other in places if one != other)
    assert apart >= 1.6 * reach


def test_turning_the_device_draws_anew(page: Any) -> None:
    page.spin()
    resize(*WIDE)
    assert (page.stage, page.ids.lights.lights) == ("waiting", [])


def test_the_wheel_of_a_mouse_is_no_finger(page: Any) -> None:
    Mouse(*PLACES[0], "scrollup").down()
    assert page.ids.lights.lights == []


def test_a_ninth_finger_gets_no_light(page: Any) -> None:
    for finger in range(9):
        Finger(100 + 60 * finger, 300).down()
    assert len(page.ids.lights.lights) == 8


def test_leaving_lets_the_lights_go_out(page: Any) -> None:
    lay(2)
    page.leave()
    assert page.ids.lights.lights == []


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE, DESKTOP], ids=["phone", "tall", "wide", "desktop"])
def test_the_question_is_good_to_see_and_to_touch(
    open_shell: Callable[..., Any], chosen: list[str], size: tuple[int, int]
) -> None:
    app = open_shell(size)
    page = open_starter(app, chosen)
    for place in ((100, 200), (220, 260)):
        page.ids.lights.kindle(place, place)
    pass_time(page, 2.1)
    for text_size in (100, 150):
        app.settings.text_size = text_size
        frames(4)
        assert audit(app.root, with_ink=False) == []
