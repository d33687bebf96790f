"""Fights at a table as fingers play them: sit down, answer what is asked by touching what is lit."""

from collections.abc import Callable
from typing import Any

from app.games.dead_cells.table.scenes import FIGHT, scene_of
from engine import Session
from tests.app.device import hold_seal
from tests.app.fingers import frames, settle, tap, tap_on
from tests.app.real_games import offer, open_table

PEOPLE = (("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"), ("Kasimir", "green"))


def anything(_state: Any) -> bool:
    """Any moment will do."""
    return True


def at_step(seats: int, step: str, fits: Callable[[Any], bool] = anything, **options: Any) -> Session:
    """The first moment of some run at which a fight asks this."""
    for seed in range(200):
        session = Session.new("dead_cells", seats=seats, seed=seed, **options)
        for count in range(400):
            if not session.deciders:
                break
            state = session.state
            if state.todo[-1][0] == step and scene_of(session.view(None)) == FIGHT and fits(state):
                return session
            legal = session.legal(session.deciders[0])
            session.play(session.deciders[0], legal[(seed + count) % len(legal)])
    raise LookupError(step)


def sit_down(app: Any, session: Session) -> Any:
    """Open this moment at a table; gives its page."""
    offer(app, "dead_cells")
    return open_table(app, session, PEOPLE[: session.seats])


def scene_at(page: Any) -> Any:
    """The scene on stage."""
    return page.presenter.own_surface.scene


def is_fighting(page: Any) -> bool:
    """Whether the fight is on stage."""
    return bool(page.presenter.own_surface.playing == FIGHT)


def come_to_rest(page: Any) -> None:
    """Take the device where it is handed over, and hurry what still moves."""
    frames(2)
    while page.curtain_is_down or (is_fighting(page) and scene_at(page).moving):
        if page.curtain_is_down:
            hold_seal(page)
        else:
            scene = scene_at(page)
            tap(*scene.to_window(scene.center_x, scene.top - 30))
        frames(2)


def answer_with_fingers(page: Any) -> None:
    """Answer the present question by touching: a card and the main button, or what is lit, twice."""
    come_to_rest(page)
    scene = scene_at(page)
    before = len(page.session.log)
    if scene.hand_open:
        card = scene.choosing.cards[0]
        tap_on(scene.spots["hand", card])
        assert scene.choosing.card == card
        tap_on(scene.spots["main"])
    else:
        answer = scene.answers[0]
        spot = spot_of(scene, answer.ref)
        tap_on(spot)
        assert scene.tried == answer.action
        assert scene.held
        tap_on(spot_of(scene, answer.ref))
    settle(lambda: len(page.session.log) > before)


def spot_of(scene: Any, ref: Any) -> Any:
    """The place that stands for an answer: its big card in the thumb's zone, its panel, or the figure."""
    for wanted in (("card", ref), ("panel", ref[1]) if ref[0] == "fighter" else ref, ref):
        if wanted in scene.spots:
            return scene.spots[wanted]
    raise LookupError(ref)
