"""Nothing on the shared screen, in its pace or in its sounds tells who the Traitor is."""

from itertools import chain, repeat
from typing import Any

import pytest

from app.games.obscurio.companion.begin import BeginSheet
from engine.games.obscurio.companion import steps
from engine.games.obscurio.rules.pace import GRIMOIRE_SECONDS, LOOK_SECONDS
from tests.app.fingers import frames

pytestmark = pytest.mark.ui

WIZARDS = 5
ALL = tuple(range(WIZARDS))
FIRST_AND_LAST = (0, WIZARDS - 1)
"""Who is handed the device first and who last: whoever sits between them is left to `./check --all`."""
WRONG = (2, 3, 4, 5, 6)
"""Every pawn before another wrong door; the Exit is the first."""

SMALL_PHONE = (360, 600)
"""Not higher than the surface that the window was opened with: beyond it there is nothing to be read."""

AT_REST = 60
"""Frames after which nothing of a screen that was just opened moves any more."""


def whole_game(hand: Any, monkeypatch: pytest.MonkeyPatch, lot: int) -> dict[str, Any]:
    """Six people play with the box until the library has them: every touch but the Traitor's is the same.

    One of them looks at the role twice; a turn goes round by hands, the next with closed eyes and chimes.
    """
    numbers = chain((7, lot), repeat(0))
    monkeypatch.setattr(BeginSheet, "chance", staticmethod(lambda _count: next(numbers)))
    hand.tap(hand.find("Increase: Players"))
    hand.tap(hand.find("Expert"))
    hand.tap(hand.find("Passed around, on your honour"))
    hand.press()
    hand.press()
    roles = hand.learn_roles(again=3)
    traitor = hand.companion.state.traitor
    hand.app.services.speech.available = False

    def touches(seat: int) -> tuple[int, ...]:
        return (3, 7) if seat == traitor else (0, 5)

    for turn in (1, 2):
        hand.tell_traps(*(("dangerous",) if turn == 2 else ("dusk",)))
        hand.press()
        hand.press()
        if turn == 1:
            hand.hand_round(touches)
        else:
            with_closed_eyes(hand)
        hand.press()
        hand.press()
        hand.go(70)
        hand.stand(*WRONG)
        hand.press()
        if turn == 1:
            hand.show_exit(1)
            hand.press()
    return {"roles": roles, "traitor": traitor}


def with_closed_eyes(hand: Any) -> None:
    """The Traitor's step with chimes: the numbers light up for the two whose eyes are open."""
    hand.companion.setting = hand.companion.setting._replace(way="eyes")
    hand.view.refresh()
    hand.press()
    hand.go(14)
    hand.touch_places(hand.page.cover, 4)
    while hand.page.cover is not None:
        hand.go(1)


def forget(hand: Any) -> None:
    """Begin as if the companion had never been opened."""
    storage = hand.app.services.storage
    for name in storage.names("settings"):
        if "obscurio" in name:
            storage.remove("settings", name)


@pytest.mark.slow
@pytest.mark.painted
@pytest.mark.parametrize("lots", [FIRST_AND_LAST, pytest.param(ALL, marks=pytest.mark.thorough)])
def test_a_whole_game_looks_and_sounds_the_same_whoever_betrays(
    open_companion: Any,
    quick: None,
    public_frames: Any,
    monkeypatch: pytest.MonkeyPatch,
    lots: tuple[int, ...],
) -> None:
    games = []
    for lot in lots:
        forget(open_companion(SMALL_PHONE))
        hand = open_companion(SMALL_PHONE)
        hand.page.ids.scroll.bar_inactive_color = hand.page.ids.scroll.bar_color
        frames(AT_REST)
        seen = public_frames(lambda page=hand.page: getattr(page.cover, "private", False))
        found = whole_game(hand, monkeypatch, lot)
        public, services = list(seen), hand.app.services
        heard = (
            services.sound.played,
            services.haptics.felt,
            services.speech.said,
            services.privacy.switched,
        )
        hand.show_exit(1)
        assert hand.companion.step == steps.END
        games.append((found, public, [list(each) for each in heard]))
    assert len({found["traitor"] for found, _, _ in games}) == len(lots)
    assert all(found["roles"].count("You are the Traitor") == 1 for found, _, _ in games)
    first = games[0]
    assert len(first[1]) > 100
    for _, public, heard in games[1:]:
        assert public == first[1]
        assert heard == first[2]


@pytest.mark.parametrize("picks", [(), (3,), (3, 7), (1, 2, 3, 4)])
def test_the_secret_step_takes_the_same_time_and_the_same_touches(table: Any, picks: tuple[int, ...]) -> None:
    """Ruling 36: the table must not feel how many cards are taken."""
    hand = table(step=steps.SECRET, traps=("dark_magic",))
    clock, traitor = hand.app.services.clock, hand.companion.state.traitor
    before, touched = clock.now(), []

    def touches(seat: int) -> tuple[int, ...]:
        chosen = picks if seat == traitor else ()
        touched.append(len((*chosen, *[0] * (4 - len(chosen)))))
        return (*chosen, *[0] * (4 - len(chosen)))

    read = hand.hand_round(touches)
    assert touched == [4] * WIZARDS
    assert clock.now() - before == pytest.approx(WIZARDS * LOOK_SECONDS + GRIMOIRE_SECONDS)
    assert hand.app.services.sound.names.count("curtain") == WIZARDS + 1
    assert hand.app.services.haptics.felt == []
    numbers = ", ".join(map(str, picks))
    assert (numbers in read[1]) if picks else ("any" in read[1])


def test_a_page_closes_only_with_its_time(table: Any) -> None:
    hand = table(step=steps.SECRET)
    hand.press()
    page = hand.lift()
    hand.touch_places(page, 1, 2)
    hand.go(LOOK_SECONDS - 0.5)
    assert hand.page.cover.private
    hand.go(0.6)
    assert not hand.page.cover.private


def test_everybody_reads_the_same_words_behind_the_curtain(table: Any) -> None:
    hand = table(step=steps.SECRET)
    hand.press()
    words = set()
    for _ in hand.companion.now.order:
        page = hand.lift()
        words.add((page.lead, page.more))
        hand.go(LOOK_SECONDS)
    assert len(words) == 1


def test_touches_make_neither_sound_nor_buzz(table: Any) -> None:
    hand = table(step=steps.SECRET)
    hand.press()
    page = hand.lift()
    before = list(hand.app.services.sound.names)
    hand.touch_places(page, 4, 6)
    assert page.touched == [4, 6]
    assert hand.app.services.sound.names == before
    assert hand.app.services.haptics.felt == []


def test_the_screen_is_shielded_while_the_device_goes_round(table: Any) -> None:
    hand = table(step=steps.SECRET)
    hand.press()
    assert hand.app.services.privacy.on
    hand.app.back()
    assert not hand.app.services.privacy.on
    assert hand.page.cover is None


def test_a_pause_takes_the_secret_off_the_glass(table: Any) -> None:
    hand = table(step=steps.ROLES)
    hand.press()
    hand.lift()
    assert hand.app.on_pause()
    assert hand.page.cover is None
    hand.app.on_resume()
    assert hand.companion.step == steps.ROLES


def test_with_the_cards_of_the_box_the_grimoire_reads_what_everybody_touched(table: Any) -> None:
    """The app does not know whose touches count; the Grimoire does."""
    hand = table(step=steps.SECRET, roles="cards")
    read = hand.hand_round(lambda seat: (seat, 8))
    assert [line for line in read if line.startswith("Lene: ")] == ["Lene: 2, 8"]
    assert len(read) == 2 + 1 + WIZARDS


def test_the_grimoire_may_look_again_before_the_doors(table: Any) -> None:
    hand = table(step=steps.SECRET)
    read = hand.hand_round(lambda seat: (2, 6))
    hand.tap(hand.find("Show the Grimoire again"))
    assert list(hand.lift().lines) == read
    hand.go(GRIMOIRE_SECONDS)
    hand.press()
    assert hand.companion.step == steps.DOORS


def test_what_was_touched_is_never_written_down(table: Any) -> None:
    hand = table(step=steps.SECRET)
    before = hand.app.services.storage.read("settings", "companion-obscurio.json")
    hand.hand_round(lambda seat: (seat, 8))
    assert hand.app.services.storage.read("settings", "companion-obscurio.json") == before


def test_an_exposed_traitor_takes_the_device_alone(table: Any) -> None:
    hand = table(step=steps.TRAPS, lot=2)
    companion = hand.companion
    state = companion.state
    state.exposed = 1
    companion.set_traps(())
    companion.go_on()
    companion.go_on()
    hand.page.changed()
    assert hand.companion.now.order == (state.traitor,)
    read = hand.hand_round(lambda seat: (5, 0))
    assert "5" in read[1]


def test_a_card_of_the_holder_is_taken_only_once(table: Any) -> None:
    """Ruling 21: a place that is touched twice still gives one card."""
    hand = table(step=steps.SECRET)
    hand.press()
    page = hand.lift()
    hand.touch_places(page, 4, 4)
    assert page.touched == [4]
    hand.touch_places(page, 6, 4)
    assert page.touched == [6, 4]


def test_the_usual_way_gives_nobody_the_holder_and_passing_it_is_called_a_matter_of_trust(
    open_companion: Any,
) -> None:
    hand = open_companion()
    assert hand.view.setting().way == "eyes"
    hand.tap(hand.find("Passed around, on your honour"))
    assert "trust" in hand.view.way_note
    hand.app.services.speech.available = False
    hand.tap(hand.find("Eyes closed, with a voice"))
    assert "no voice" in hand.view.way_note
