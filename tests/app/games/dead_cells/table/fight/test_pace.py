"""How long what happens by itself lasts: six seconds at most, and nobody waits for less."""

from typing import Any

import pytest

from app.games.dead_cells.table.fight.beats import LONGEST, TURN, TURNS, beats
from engine import Session
from engine.core.event import EVERYONE, seen_by
from engine.games.dead_cells.view import UNSEEN
from tests.app.fingers import FRAME, frames
from tests.app.games.dead_cells.table.fight.fighting import at_step, is_fighting, scene_at, sit_down
from tests.app.sizes import PHONE

pytestmark = pytest.mark.ui

PATIENCE = 0.5
"""Seconds that the frames between two beats may take in all."""


def fights(seats: int, count: int) -> list[list[Any]]:
    """What followed from each action of some random runs, where anything did."""
    found = []
    for seed in range(count):
        session = Session.new("dead_cells", seats=seats, seed=seed)
        for number in range(150):
            if not session.deciders:
                break
            legal = session.legal(session.deciders[0])
            found.append(session.play(session.deciders[0], legal[(seed + number) % len(legal)]))
    return found


@pytest.mark.parametrize("seats", [1, 3])
def test_no_stretch_of_a_random_fight_is_planned_for_more_than_six_seconds(seats: int) -> None:
    planned = [sum(beat.seconds for beat in beats(events)) for events in fights(seats, 12)]
    assert max(planned) <= LONGEST + 0.01
    assert max(planned) > 1.0


def test_many_events_are_told_faster_than_few() -> None:
    few = [("hurt", EVERYONE, "", 2, 1)] * 3
    many = [("hurt", EVERYONE, "", 2, 1)] * 60
    assert beats(many)[0].seconds < beats(few)[0].seconds
    assert sum(beat.seconds for beat in beats(many)) == pytest.approx(LONGEST)


@pytest.mark.parametrize("seed", range(4))
def test_a_stretch_on_the_stage_is_over_within_six_seconds_of_frames(open_shell: Any, seed: int) -> None:
    app = open_shell(size=PHONE, animation="normal", confirm="direct")
    page = sit_down(app, at_step(1, "commit", lambda state: state.dice % 4 == seed))
    longest = 0
    for number in range(10):
        if not is_fighting(page) or not page.session.deciders:
            break
        legal = page.session.legal(0)
        page.play(legal[(seed + number) % len(legal)])
        count = 0
        while is_fighting(page) and scene_at(page).moving:
            frames(1)
            count += 1
            assert count * FRAME <= LONGEST + PATIENCE
        longest = max(longest, count)
    assert longest * FRAME > 0.5


def test_the_next_question_is_asked_when_all_before_it_has_been_seen(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="normal", confirm="direct")
    page = sit_down(app, at_step(1, "victim", lambda state: state.round == 2))
    strip = page.ids.desk.ids.strip
    page.play(page.session.legal(0)[0])
    frames(2)
    assert scene_at(page).moving
    assert strip.sentence.startswith("Round ")
    scene_at(page).finish_all()
    frames(2)
    assert not strip.sentence.startswith("Round ")


def test_cards_turn_over_one_after_the_other_for_whoever_did_not_see_them(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="normal")
    session = at_step(3, "commit")
    page = sit_down(app, session)
    scene = scene_at(page)
    before = session.view(None)
    events: list[Any] = []
    for _ in range(3):
        seat = session.deciders[0]
        events += seen_by(None, session.play(seat, session.legal(seat)[0]))
    cut = next(place for place, event in enumerate(events) if event[0] == "revealed")
    turned: list[float] = []
    scene.cast.turn_over = lambda box, seconds: turned.append(box.x)
    scene.playing.begin(before, events[: cut + 1], lambda: None)
    unseen = []
    while scene.playing.running:
        unseen.append(sum(row.count(UNSEEN) for row in before["active"]))
        frames(1)
    assert turned == sorted(turned)
    assert len(set(turned)) == 3
    assert [count for count in (2, 1, 0) if count in unseen] == [2, 1, 0]
    assert before["active"] == [list(row) for row in events[cut][3]]


def test_a_turn_is_made_for_every_card_that_is_revealed() -> None:
    revealed = ("revealed", EVERYONE, "", ((107,), (113, 101), ()), 1)
    turns = [beat for beat in beats([revealed]) if beat.events[0][0] == TURNS]
    assert [beat.events[0][3:5] for beat in turns] == [(0, 0), (1, 0), (1, 1)]
    assert all(beat.seconds == TURN for beat in turns)
