"""A turn with an accusation, told again for every Traitor: nothing that is for all gives a hint of him.

Everybody marks the same in the secret step, stands at the same doors and points at the same loyal Wizard, so
that only the seat of the Traitor differs.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine import Session
from tests.app.fingers import frames
from tests.app.games.obscurio.table.hands import Hands, described, sit_down, wrong_door
from tests.app.games.obscurio.table.witness import Witness
from tests.app.sizes import WIDE

pytestmark = pytest.mark.ui

TRAITORS = (1, 2, 3)
ACCUSED = 4
SMALL_PHONE = (360, 600)
"""Not higher than the surface that the window was opened with: beyond it there is nothing to be read."""

TOLD = (
    "words", "cards", "pawns", "curtain", "sounds", "buzzes", "speech", "pace",
    "undo titles", "share code", "log", "title of the kept table", "preview of the kept table",
)  # fmt: skip
SECRET_STEPS = ("roles", "holder", "watch", "vote")


class Loyal(Hands):
    """All do as the others do, and point at the same one."""

    def suspect(self, others: Sequence[int]) -> int:
        return ACCUSED if ACCUSED in others else others[0]


def fresh(open_shell: Any, size: tuple[int, int], **settings: Any) -> Any:
    """The app without the table of the game before."""
    app = open_shell(size, **settings)
    for name in app.saves.names():
        app.saves.remove(name)
    return app


def position(traitor: int, **more: Any) -> Session:
    fixed = {"exit": 5, "pages": [20, 33], "tokens": 9, "traps": ["none"], **more}
    return described(fixed.pop("traps"), 5, traitor=traitor, **fixed)


def is_private(page: Any) -> bool:
    """Whether only one pair of eyes looks at the glass."""
    if page.handover is not None:
        return bool(page.handover.private)
    return page.eyes.holder is not None


def hunted(app: Any, traitor: int, look: Callable[[Any], object], **more: Any) -> Hands:
    """From the riddle to a loyal Wizard who was accused."""
    hands = Loyal(app, sit_down(app, position(traitor, **more)), wrong_door)
    for _ in range(60):
        if hands.session.view(None)["cleared"]:
            break
        if not is_private(hands.page):
            look(hands.page)
        hands.go_on()
    assert hands.session.view(None)["cleared"] == [ACCUSED]
    look(hands.page)
    return hands


@pytest.fixture(scope="module")
def games() -> dict[int, dict[str, list[Any]]]:
    """What a witness noted, by Traitor: the games are played once for all tests of this module."""
    return {}


@pytest.fixture
def told(open_shell: Any, games: dict[int, dict[str, list[Any]]]) -> dict[int, dict[str, list[Any]]]:
    for traitor in TRAITORS if not games else ():
        app = fresh(open_shell, WIDE, read_aloud=True)
        witness = Witness(app)
        hands = hunted(app, traitor, witness.look)
        witness.read_log(hands.page)
        witness.listen()
        witness.look_at_shelf()
        games[traitor] = dict(witness.notes)
    return games


@pytest.mark.slow
@pytest.mark.parametrize("notes", TOLD)
def test_the_same_is_told_to_all_whoever_is_the_traitor(told: Any, notes: str) -> None:
    first, *others = (told[traitor][notes] for traitor in TRAITORS)
    assert first or notes == "buzzes"
    for other in others:
        assert other == first


@pytest.mark.slow
def test_a_witness_of_all_sees_every_step_of_the_hunt(told: Any) -> None:
    seen = told[TRAITORS[0]]
    assert {step for step, *_ in seen["pace"]} == {"riddle", "study", "holder", "choose", "debate"}
    assert set(seen["curtain"]) == {"", "Mira", "Odo", "Lene", "Kasimir", "Bastien"}
    assert len(seen["sounds"]) > 5
    assert len(seen["speech"]) > 5
    assert any("Bastien is loyal" in str(lines) for lines in seen["log"])


@pytest.mark.slow
@pytest.mark.painted
def test_every_public_frame_of_a_turn_is_the_same_whoever_is_the_traitor(
    open_shell: Any, public_frames: Any
) -> None:
    games = []
    for traitor in TRAITORS[::2]:
        app = fresh(open_shell, SMALL_PHONE)
        seen = public_frames(lambda app=app: is_private(app.navigator.page))
        hunted(app, traitor, lambda _page: frames(2))
        games.append(list(seen))
    assert len(games[0]) > 40
    assert games[0] == games[1]


@pytest.mark.parametrize("step", SECRET_STEPS)
def test_a_table_left_in_a_secret_step_is_kept_alike_whoever_is_the_traitor(
    open_shell: Any, step: str
) -> None:
    shelves = []
    for traitor in TRAITORS[::2]:
        app = fresh(open_shell, WIDE)
        sit_down(app, halfway(step, traitor))
        witness = Witness(app)
        witness.look_at_shelf()
        shelves.append(dict(witness.notes))
    assert shelves[0] == shelves[1]
    assert any("to play" in text for words, _ in shelves[0]["title of the kept table"] for text in words)


def halfway(step: str, traitor: int) -> Session:
    """A table at which the first of those who are asked has answered."""
    if step == "roles":
        games = (Session.new("obscurio", 5, seed) for seed in range(99))
        session = next(each for each in games if each.state.traitor == traitor)
    else:
        session = position(traitor, **({"progress": 6, "tokens": 18} if step == "watch" else {}))
    while session.view(None)["step"] != step:
        seat = session.deciders[0]
        session.play(seat, usual(session, seat))
    session.play(session.deciders[0], session.legal(session.deciders[0])[0])
    return session


def usual(session: Session, seat: int) -> Any:
    """One butterfly, no card, a pawn at the door after its seat."""
    actions = session.legal(seat)
    if session.view(None)["step"] == "choose":
        return ("confirm",) if session.state.pawns[seat] else ("door", seat, seat)
    return ("show",) if ("show",) in actions else actions[0]
