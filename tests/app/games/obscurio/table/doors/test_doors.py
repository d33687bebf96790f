"""The doors: pawns tapped and dragged, cards lifted, the sand, locked and concealed doors, spoken lines."""

from itertools import pairwise
from typing import Any

import pytest

from engine import Session
from engine.games.obscurio.rules.traps import LOCKED
from tests.app.fingers import Finger, drag, frames, press_and_hold, settle, tap, tap_on, wait
from tests.app.games.obscurio.table.hands import Hands, described, sit_down
from tests.app.sizes import LOW, PHONE, TALL, WIDE

pytestmark = pytest.mark.ui


def to_doors(session: Session) -> Session:
    """Play on to the doors."""
    for action in (("butterfly", 0, 50), ("show",), ("go_on",)):
        if action in session.legal(0) or action[0] == "butterfly":
            session.play(0, action)
    while session.view(None)["step"] == "holder":
        session.play(session.deciders[0], ("touch", 0))
    return session


def at_the_doors(
    open_shell: Any, *traps: str, size: tuple[int, int] = WIDE, strengths: tuple[str, ...] = (), **more: Any
) -> Hands:
    app = open_shell(size)
    session = to_doors(described(traps or ("none",), **more))
    hands = Hands(app, sit_down(app, session, strengths))
    hands.arranged()
    return hands


@pytest.mark.parametrize("size", [PHONE, LOW, TALL, WIDE])
def test_a_pawn_is_dragged_to_a_door(open_shell: Any, size: tuple[int, int]) -> None:
    hands = at_the_doors(open_shell, size=size)
    pawn, arch = hands.scene.pawns[2], hands.scene.arches[4]
    drag(pawn.to_window(*pawn.center), arch.to_window(*arch.disc.center))
    frames(2)
    assert hands.session.view(None)["pawns"] == [0, 0, 5, 0]


def test_a_chosen_pawn_goes_to_the_door_that_is_tapped_and_may_move_again(open_shell: Any) -> None:
    hands = at_the_doors(open_shell)
    scene = hands.scene
    tap(*scene.pawns[3].to_window(*scene.pawns[3].center))
    frames(2)
    assert scene.chosen == 3
    tap_on(scene.arches[0].disc)
    settle(lambda: not scene.moving)
    assert hands.session.view(None)["pawns"][3] == 1
    tap(*scene.pawns[3].to_window(*scene.pawns[3].center))
    frames(2)
    tap_on(scene.arches[5].disc)
    assert hands.session.view(None)["pawns"][3] == 6


def test_two_pawns_are_carried_by_two_fingers_at_once(open_shell: Any) -> None:
    hands = at_the_doors(open_shell)
    scene = hands.scene
    fingers = [Finger(*scene.pawns[pawn].to_window(*scene.pawns[pawn].center)) for pawn in (1, 2)]
    goals = [scene.arches[door].to_window(*scene.arches[door].disc.center) for door in (0, 3)]
    for finger in fingers:
        finger.down()
    for finger, goal in zip(fingers, goals, strict=True):
        finger.to(*goal)
    for finger in fingers:
        finger.up()
    frames(2)
    assert hands.session.view(None)["pawns"][1:3] == [1, 4]


def test_whoever_is_sure_may_still_move(open_shell: Any) -> None:
    hands = at_the_doors(open_shell)
    session = hands.session
    session.play(1, ("door", 1, 2))
    session.play(1, ("confirm",))
    hands.page.refresh()
    hands.scene.put(1, 3)
    frames(2)
    assert session.view(None)["pawns"][1] == 3
    assert 1 in session.deciders


def test_the_seal_sleeps_until_every_person_has_a_door(open_shell: Any) -> None:
    hands = at_the_doors(open_shell)
    assert not hands.scene.seal.awake
    for pawn in (1, 2, 3):
        hands.scene.put(pawn, 2)
        frames(1)
    assert hands.scene.seal.awake
    hands.hold(hands.scene.seal, lambda: hands.step != "choose")
    assert hands.step in ("aftermath", "debate", "")


def test_a_card_is_lifted_while_a_finger_rests_on_it(open_shell: Any) -> None:
    hands = at_the_doors(open_shell)
    scene = hands.scene
    arch = scene.arches[2]
    x, y = arch.to_window(*arch.disc.center)
    press_and_hold(x, y, lambda: scene.lifted.up)
    frames(2)
    assert not scene.lifted.up
    assert hands.session.view(None)["pawns"] == [0, 0, 0, 0]


def test_a_page_is_lifted_with_its_butterflies_and_its_film(open_shell: Any) -> None:
    hands = at_the_doors(open_shell, "dusk", "mist")
    scene = hands.scene
    disc = scene.book.discs[0]
    tap(*disc.to_window(*disc.point_at(-0.6, 0.5)))
    frames(2)
    assert scene.lifted.disc.card == hands.session.state.pages[0]
    assert scene.lifted.disc.cover.film
    assert scene.lifted.disc.cover.sheet == 0
    assert scene.lifted.butterflies[0].parent is scene.lifted


def test_the_sand_runs_by_itself_and_plays_its_minutes(open_shell: Any) -> None:
    hands = at_the_doors(open_shell)
    assert hands.scene.keeper.clock.running
    hands.app.services.clock.go(61)
    settle(lambda: hands.session.view(None)["minute"] == 1)
    hands.app.services.clock.go(120)
    settle(lambda: hands.step != "choose")
    assert hands.session.view(None)["penalty"] == 2


def test_held_sand_covers_the_doors(open_shell: Any) -> None:
    hands = at_the_doors(open_shell)
    scene = hands.scene
    hands.app.services.clock.go(5)
    frames(2)
    scene.keeper.clock.press()
    frames(2)
    assert all(arch.disc.card == 0 and arch.disc.down for arch in scene.arches)
    scene.keeper.clock.press()
    frames(2)
    assert [arch.disc.card for arch in scene.arches] == list(hands.session.state.doors)


def test_the_sand_is_kept_with_the_table(open_shell: Any) -> None:
    hands = at_the_doors(open_shell)
    hands.app.services.clock.go(25)
    frames(2)
    hands.scene.put(1, 1)
    name = hands.page.tabletop.name
    hands.app.navigator.home()
    frames(4)
    hands.app.navigator.go("table", name=name)
    frames(6)
    left = hands.page.presenter.scene.keeper.clock.sand.left(hands.app.services.clock)
    assert left == pytest.approx(155, abs=3)


def test_a_concealed_door_lies_face_down(open_shell: Any) -> None:
    hands = at_the_doors(open_shell, "concealed")
    assert [arch.disc.down for arch in hands.scene.arches] == [False, False, False, True, False, False]


def test_a_great_room_has_seven_doors(open_shell: Any) -> None:
    hands = at_the_doors(open_shell, "great", size=PHONE)
    assert len(hands.scene.arches) == 7


def test_in_a_dark_night_only_soot_is_left_of_the_pages(open_shell: Any) -> None:
    hands = at_the_doors(open_shell, "dark_night")
    assert all(disc.cover.soot and not disc.card for disc in hands.scene.book.discs)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_locked_doors_are_taken_or_left_one_by_one(open_shell: Any, size: tuple[int, int]) -> None:
    hands = at_the_doors(open_shell, "locked", size=size)
    assert hands.session.state.traps & LOCKED
    assert [arch.disc.down for arch in hands.scene.arches] == [False, *[True] * 5]
    tap_on(hands.scene.arches[0].disc)
    frames(2)
    assert hands.session.view(None)["pawns"][1] == 1
    hands.press("Next door")
    assert hands.session.view(None)["shown"] == 2
    pawn = hands.scene.pawns[3]
    tap(*pawn.to_window(*pawn.center))
    tap_on(hands.scene.arches[1].disc)
    frames(2)
    assert hands.session.view(None)["pawns"] == [0, 1, 0, 2]
    for _ in range(3):
        hands.press("Next door")
    hands.press("Next door")
    hands.press("Nobody else")
    assert hands.session.view(None)["shown"] == 6
    assert hands.step != "lock"


def test_a_computer_wizard_says_what_it_sees_and_is_not_moved_by_fingers(open_shell: Any) -> None:
    hands = at_the_doors(open_shell, strengths=("", "", "medium", "medium"))
    settle(lambda: len(hands.scene.speech.lines) == 2)
    line = hands.scene.speech.lines[0]
    assert line.words
    assert line.door == hands.session.view(None)["pawns"][2]
    before = hands.session.view(None)["pawns"][2]
    hands.scene.put(2, before % 6 + 1)
    assert hands.session.view(None)["pawns"][2] == before


def test_a_grimoire_alone_reads_the_lines_before_the_exit_is_revealed(open_shell: Any) -> None:
    hands = at_the_doors(open_shell, strengths=("", "medium", "medium", "medium"))
    settle(lambda: all(hands.session.view(None)["pawns"][1:]))
    wait(4)
    assert hands.step == "choose"
    assert len(hands.scene.speech.lines) == 3
    hands.press()
    settle(lambda: hands.step != "choose")


def test_a_hint_rings_the_door_it_speaks_of(open_shell: Any) -> None:
    hands = at_the_doors(open_shell, strengths=("strong", "medium", "", "medium"))
    hands.page.hint()
    settle(lambda: hands.page.hints.given is not None)
    action = hands.page.hints.given.action
    assert hands.page.presenter.point_out(action) == [("door", action[2])]


def test_a_table_shows_at_most_a_dozen_cards_and_lets_go_of_them(open_shell: Any) -> None:
    hands = at_the_doors(open_shell, "great")
    assert len(hands.page.presenter.pictures) <= 12
    pictures = hands.page.presenter.pictures
    hands.app.navigator.home()
    settle(lambda: not hands.app.navigator.transition.is_active)
    hands.page.put_away()
    assert len(pictures) == 0


def test_the_cards_of_six_doors_are_as_large_as_a_phone_allows(open_shell: Any) -> None:
    """At 72 dp people could not tell what is on them without lifting every card."""
    hands = at_the_doors(open_shell, size=PHONE)
    assert min(arch.disc.width for arch in hands.scene.arches) >= 90


@pytest.mark.parametrize("size", [PHONE, LOW])
def test_the_strip_of_the_sand_tells_what_every_minute_costs(open_shell: Any, size: tuple[int, int]) -> None:
    hands = at_the_doors(open_shell, size=size)
    costs = hands.scene.keeper.clock._costs
    assert costs.parent is not None
    assert costs.opacity == 1
    assert [seal.text for seal in costs.labels] == ["0", "+1", "+2"]
    assert min(seal.width for seal in costs.labels) >= 20


@pytest.mark.parametrize("size", [PHONE, LOW, TALL, WIDE])
def test_a_lifted_card_leaves_the_pages_in_sight(open_shell: Any, size: tuple[int, int]) -> None:
    hands = at_the_doors(open_shell, size=size)
    scene = hands.scene
    finger = Finger(*scene.to_window(*scene.arches[4].disc.center)).down()
    settle(lambda: scene.lifted.share == 1.0)
    lifted = scene.lifted.disc
    assert lifted.width > 1.7 * scene.arches[4].disc.width
    for page in scene.book.discs:
        apart = abs(page.center_x - lifted.center_x), abs(page.center_y - lifted.center_y)
        assert max(apart) + 1 >= page.radius + lifted.radius
    finger.up()


@pytest.mark.parametrize(("traps", "in_a_row"), [(("none",), 3), (("great",), 4)])
def test_the_doors_take_the_whole_width_of_a_phone(open_shell: Any, traps: Any, in_a_row: int) -> None:
    scene = at_the_doors(open_shell, *traps, size=PHONE).scene
    row = scene.arches[:in_a_row]
    assert row[0].x - scene.x <= 12
    assert scene.right - row[-1].right <= 12
    for one, other in pairwise(row):
        assert 0 <= other.x - one.right <= 12
