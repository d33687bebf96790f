"""The accusation: what the doors hid is read before it, and whom it has shown stands above everything."""

from itertools import pairwise
from typing import Any

import pytest

from app.games.obscurio.table.accusation.fingers import HIGH
from engine import Session
from tests.app.every_screen.audit import LEAST_TYPE, audit
from tests.app.fingers import frames, settle
from tests.app.games.obscurio.table.hands import Hands, described, sit_down, wrong_door
from tests.app.sizes import DESKTOP, PHONE, TALL, WIDE

pytestmark = pytest.mark.ui


def to_the_debate(open_shell: Any, size: tuple[int, int] = PHONE, seats: int = 4, **settings: Any) -> Hands:
    app = open_shell(size, **settings)
    hands = Hands(app, sit_down(app, described(("none",), seats=seats, tokens=8)), wrong_door)
    hands.until("debate")
    frames(3)
    return hands


def vote(session: Session, suspect: int) -> None:
    """All point at one, who points at somebody else."""
    session.play(session.view(None)["grimoire"], ("time",))
    for seat in session.deciders:
        others = [action for action in session.legal(seat) if action[1] != seat]
        wished = ("accuse", suspect)
        session.play(seat, wished if wished in others else others[0])


def shown_again(hands: Hands) -> None:
    hands.page.eyes.follow()
    hands.page.refresh()
    frames(4)


def test_what_the_doors_hid_is_read_before_the_hunt_begins(open_shell: Any) -> None:
    hands = to_the_debate(open_shell)
    assert type(hands.scene).__name__ == "ResolutionScene"
    assert hands.scene.settlement.lost == 3
    hands.press("Accuse")
    assert type(hands.scene).__name__ == "AccusationScene"
    assert hands.scene.clock is not None
    assert hands.step == "debate", "reading is no move of the game"


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_traitor_is_named_with_all_votes_once_he_is_found(open_shell: Any, size: tuple[int, int]) -> None:
    hands = to_the_debate(open_shell, size)
    vote(hands.session, hands.session.state.traitor)
    shown_again(hands)
    scene = hands.scene
    assert scene.title == "Odo is the Traitor"
    odo = next(standing.person for standing in scene.line_up.children if standing.person.name == "Odo")
    assert (odo.face, odo.accused_by) == ("traitor", ("bone", "green"))
    hands.press("Next turn")
    assert hands.step == "traps"


def test_a_loyal_wizard_who_was_accused_is_named_before_all_talk_again(open_shell: Any) -> None:
    hands = to_the_debate(open_shell, seats=5)
    vote(hands.session, 3)
    shown_again(hands)
    scene = hands.scene
    assert hands.step == "debate"
    assert scene._facts.text == "Kasimir is loyal. Talk again, then point."
    faces = {standing.person.name: standing.person.face for standing in scene.line_up.children}
    assert faces == {"Odo": "", "Lene": "", "Kasimir": "loyal", "Bastien": ""}


def test_all_pawns_of_the_line_up_stand_on_one_line(open_shell: Any) -> None:
    hands = to_the_debate(open_shell, WIDE, seats=5)
    vote(hands.session, hands.session.state.traitor)
    shown_again(hands)
    feet = {round(standing._pawn.shape.pos[1]) for standing in hands.scene.line_up.children}
    assert len(feet) == 1


def test_on_a_tablet_all_talk_round_a_table_whose_grains_go_out(open_shell: Any) -> None:
    hands = to_the_debate(open_shell, WIDE, seats=5)
    hands.press("Accuse")
    scene = hands.scene
    assert (scene.round.opacity, scene.line_up.opacity) == (1, 0)
    assert [standing.person.name for standing in reversed(scene.round.children)] == [
        "Odo",
        "Lene",
        "Kasimir",
        "Bastien",
    ]
    hands.app.services.clock.go(15)
    settle(lambda: scene.round.glowing <= 45)
    assert scene.round.glowing >= 40


def test_at_a_tablet_every_voter_has_wells_that_a_finger_can_tell_apart(open_shell: Any) -> None:
    hands = to_the_debate(open_shell, TALL, seats=8)
    hands.press("Accuse")
    hands.press("Now point")
    for edge in hands.scene.fingers.edges:
        lefts = [edge.centre_of(suspect)[0] for suspect in edge.suspects]
        assert min(b - a for a, b in pairwise(lefts)) >= 48


def test_while_all_point_what_it_costs_stays_in_sight_beside_the_table(open_shell: Any) -> None:
    hands = to_the_debate(open_shell, WIDE, seats=7)
    hands.press("Accuse")
    hands.press("Now point")
    frames(4)
    scene, fingers = hands.scene, hands.scene.fingers
    assert (scene.watcher.opacity, scene.gauge.opacity, scene.round.opacity) == (1, 1, 0)
    panels = [holder.pos[1] for holder in fingers._turned], HIGH
    low, high = min(panels[0]) + panels[1], max(panels[0])
    for part in (scene.watcher, scene.gauge, scene._title, scene._facts):
        assert low <= part.y
        assert part.top <= high


def test_where_the_panels_leave_no_room_nothing_lies_under_the_fingers(open_shell: Any) -> None:
    hands = to_the_debate(open_shell, TALL, seats=8)
    hands.press("Accuse")
    hands.press("Now point")
    frames(4)
    scene = hands.scene
    assert {part.opacity for part in (scene.watcher, scene.gauge, scene._title, scene._facts)} == {0}


@pytest.mark.painted
@pytest.mark.parametrize(
    ("size", "language", "text_size"),
    [(WIDE, "en", 100), (WIDE, "fr", 150), (TALL, "en", 100), (TALL, "fr", 150), (DESKTOP, "fr", 100)],
)
def test_all_words_are_read_while_all_point(
    open_shell: Any, size: tuple[int, int], language: str, text_size: int
) -> None:
    """The panels are turned towards whoever is there; the audit looks at them as that person does."""
    hands = to_the_debate(open_shell, size, seats=7, language=language, text_size=text_size)
    hands.scene.dispatch("on_hunt")
    frames(4)
    hands.scene._begin()
    for holder in hands.scene.fingers._turned:
        holder.rotation = 0
    frames(4)
    assert audit(hands.app.root, least_type=LEAST_TYPE * text_size / 100) == []
