"""Nothing that all can see, hear or feel tells the Traitor, the Exit or a secret choice."""

from typing import Any

import pytest
from kivy.clock import Clock
from kivy.uix.label import Label

from app.games import catalogue
from app.games.obscurio.table.pieces.disc import Disc
from app.games.obscurio.table.pieces.pawn import Pawn
from app.games.obscurio.table.secret.holder_page import SecretPage
from app.setup.plan import Plan
from app.table.keeping.codes import Code
from app.table.log import replayed
from tests.app.fingers import frames, picture, settle
from tests.app.games.obscurio.table.hands import Hands, described, sit_down
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui

STEPS = ("traps", "riddle", "study", "holder", "choose", "aftermath")


class Witness:
    """Somebody beside the table who writes down everything that can be seen and heard."""

    def __init__(self, app: Any, monkeypatch: Any) -> None:
        self.heard: list[str] = []
        monkeypatch.setattr(app.services.sound, "play", lambda name, *_how: self.heard.append(name))
        monkeypatch.setattr(app.services.haptics, "tap", lambda: self.heard.append("buzz"))
        self.seen: list[Any] = []

    def look(self, page: Any) -> None:
        """What is on the glass for all: words, cards, pawns, the curtain, undo, the log."""
        desk, surface = page.ids.desk, page.presenter.own_surface
        texts = [widget.text for widget in surface.walk() if isinstance(widget, Label) and widget.opacity]
        texts = [text for text in texts if ":" not in text or len(text) > 5]
        cards = [
            (widget.card, widget.down, widget.cover) for widget in surface.walk() if isinstance(widget, Disc)
        ]
        pawns = [(widget.number, widget.hue) for widget in surface.walk() if isinstance(widget, Pawn)]
        curtain = page.lowered.name if page.lowered is not None else ""
        log = [line.title for line in replayed(page.session, None)]
        self.seen.append(
            (page.presenter.own_surface.playing, texts, cards, pawns, curtain, desk.undo_title, log)
        )


def public_game(open_shell: Any, monkeypatch: Any, traitor: int, exit_: int = 5) -> Witness:
    """One turn as it looks to all, with this Traitor, who adds no card."""
    app = open_shell(WIDE)
    session = described(("none",), traitor=traitor, exit=exit_, pages=[20, 33])
    hands = Hands(app, sit_down(app, session), lambda session: 2)
    hands.mark = lambda page, place: frames(3)  # type: ignore[method-assign]
    witness = Witness(app, monkeypatch)
    for _ in range(40):
        if hands.step == "aftermath":
            break
        private = page_is_private(hands.page)
        if not private:
            witness.look(hands.page)
        hands.go_on()
    return witness


def page_is_private(page: Any) -> bool:
    """Whether only one pair of eyes looks at the glass."""
    if page.handover is not None:
        return bool(page.handover.private)
    return page.eyes.holder is not None


def secret_of(page: Any) -> Any:
    """What lies behind the curtain, whichever way it faces."""
    return next(widget for widget in page.handover.walk() if isinstance(widget, SecretPage))


def test_what_all_see_and_hear_is_the_same_whoever_is_the_traitor(open_shell: Any, monkeypatch: Any) -> None:
    first = public_game(open_shell, monkeypatch, 1)
    second = public_game(open_shell, monkeypatch, 3)
    assert len(first.seen) >= 6
    assert first.seen == second.seen
    assert first.heard == second.heard


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_secret_page_has_the_same_parts_and_words_for_everybody(
    open_shell: Any, size: tuple[int, int]
) -> None:
    app = open_shell(size)
    page = sit_down(app, described(("espionage",)))
    hands = Hands(app, page)
    hands.until("holder")
    pages = {seat: page.secrecy.page_of(seat) for seat in (1, 2, 3)}
    shapes = {seat: [(type(widget).__name__) for widget in each.walk()] for seat, each in pages.items()}
    assert shapes[1] == shapes[2] == shapes[3]
    assert {each.question for each in pages.values()} == {"Behind the curtain"}
    assert len({each.hint for each in pages.values()}) == 1
    assert {len(each.choices) for each in pages.values()} == {8}
    assert [choice.disc.card for choice in pages[1].choices] == list(hands.session.state.holder)
    assert all(choice.disc.card == 0 for choice in pages[2].choices)
    assert pages[1].spied.card == hands.session.state.exit
    assert pages[2].spied.card == 0
    discs = [disc for each in pages.values() for disc in (each.spied, *(one.disc for one in each.choices))]
    assert len({tuple(disc._face._colour.rgba) for disc in discs}) == 1, "no page shines more than another"


def pace(open_shell: Any, monkeypatch: Any, traitor: int) -> tuple[list[tuple[str, int]], list[str]]:
    """From the study to the doors among computer Wizards, frame by frame: how far it is, what is heard."""
    app = open_shell(WIDE)
    session = described(("none",), traitor=traitor, exit=5, pages=[20, 33])
    hands = Hands(app, sit_down(app, session, ("", "medium", "medium", "medium")))
    hands.until("study")
    witness, seen = Witness(app, monkeypatch), []
    every_frame = Clock.schedule_interval(lambda _dt: seen.append((hands.step, len(hands.session.log))), 0)
    hands.go_on()
    settle(lambda: hands.step == "choose")
    every_frame.cancel()
    return seen, witness.heard


def test_computer_wizards_take_the_same_time_whichever_of_them_is_the_traitor(
    open_shell: Any, monkeypatch: Any
) -> None:
    first, third = pace(open_shell, monkeypatch, 1), pace(open_shell, monkeypatch, 3)
    steps = [step for step, _ in first[0]]
    assert steps.count("holder") >= 6
    assert first == third


@pytest.mark.parametrize(("trap", "touches"), [("none", 2), ("dark_magic", 4)])
def test_every_wizard_plays_as_many_touches_whatever_was_marked(
    open_shell: Any, trap: str, touches: int
) -> None:
    app = open_shell(PHONE)
    page = sit_down(app, described((trap,)))
    Hands(app, page).until("holder")
    for picks in range(5):
        for seat in (1, 2, 3):
            secret = page.secrecy.page_of(seat)
            for place in range(1, picks + 1):
                secret.touch(place)
            assert len(secret.deed) == touches
            assert {action[0] for action in secret.deed} == {"touch"}


def test_a_mark_is_taken_back_by_a_second_touch(open_shell: Any) -> None:
    app = open_shell(PHONE)
    page = sit_down(app, described(("none",)))
    Hands(app, page).until("holder")
    secret = page.secrecy.page_of(1)
    secret.touch(4)
    secret.touch(4)
    assert secret.deed == (("touch", 0), ("touch", 0))


@pytest.mark.parametrize(
    ("trap", "seconds", "marked"), [("none", 12.0, (0, 2, 1)), ("dark_magic", 20.0, (4, 0, 3))]
)
def test_the_pages_of_a_round_last_equally_long(
    open_shell: Any, trap: str, seconds: float, marked: tuple[int, ...]
) -> None:
    app = open_shell(PHONE)
    page = sit_down(app, described((trap,)))
    hands = Hands(app, page)
    hands.until("holder")
    for picks in marked:
        hands.take_device()
        for place in range(1, picks + 1):
            secret_of(page).touch(place)
        app.services.clock.go(seconds - 0.1)
        frames(2)
        assert page.handover.private
        app.services.clock.go(0.2)
        frames(3)
        assert page.handover is None or not page.handover.private
    assert hands.step == "choose"


def test_a_game_that_was_set_up_here_has_no_share_code() -> None:
    plan = Plan.fresh(catalogue()["obscurio"].game, None, lambda _below: 3)
    assert Code.of(plan.begin(str, lambda _below: 3)) is None


def test_no_title_of_a_running_game_tells_what_was_touched(open_shell: Any) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, described(("none",)))
    hands = Hands(app, page)
    hands.until("choose")
    secret = [line.title for line in replayed(hands.session, None)][: len(hands.session.log)]
    assert not any("card 3" in title for title in secret)


def test_the_exit_is_on_no_public_glass_before_it_is_revealed(open_shell: Any) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, described(("none",), exit=5))
    hands = Hands(app, page)
    for step in ("study", "holder"):
        hands.until(step)
        cards = [widget.card for widget in page.presenter.own_surface.walk() if isinstance(widget, Disc)]
        assert 5 not in cards
    hands.until("choose")
    frames(3)
    assert not any(arch._gold for arch in hands.scene.arches)


def test_who_set_a_door_is_shown_only_after_the_end(open_shell: Any) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, described(("none",), progress=5))
    hands = Hands(app, page)
    hands.until("aftermath")
    frames(3)
    assert all(part.shape.size == (0, 0) for part in hands.scene._origins)


@pytest.mark.painted
def test_the_doors_look_the_same_to_the_last_dot_whoever_is_the_traitor(
    open_shell: Any, tmp_path: Any
) -> None:
    shots = []
    for traitor in (1, 3):
        app = open_shell(WIDE)
        app.settings.animation = "off"
        session = described(("none",), traitor=traitor, exit=5, pages=[20, 33], options={"clock": "none"})
        for action in (("butterfly", 0, 50), ("show",), ("go_on",)):
            session.play(0, action)
        while session.view(None)["step"] == "holder":
            session.play(session.deciders[0], ("touch", 0))
        page = sit_down(app, session)
        frames(8)
        shot = tmp_path / f"{traitor}.png"
        picture(page.presenter.own_surface, str(shot))
        shots.append(shot.read_bytes())
    assert shots[0] == shots[1]
