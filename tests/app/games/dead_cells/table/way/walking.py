"""The way of a run as fingers walk it: the engine's quick player says where to, fingers do it."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from app.games.dead_cells.table.scenes import FIGHT
from app.games.dead_cells.table.way.rock import Rock
from engine import Session
from engine.core import dice
from engine.core.game import Action
from engine.games.dead_cells import GAME
from tests.app.device import hold_seal
from tests.app.fingers import drag, frames, settle, tap, tap_on
from tests.app.real_games import offer, open_table

PEOPLE = (("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"), ("Kasimir", "green"))
MOST_SEEDS = 900
LUCK = 9
"""The stream of the quick player's own dice."""


def asked(session: Session) -> str:
    """What is on top of the stack of what is still to happen."""
    return str(session.state.todo[-1][0]) if session.state.todo else ""


def course(session: Session, seed: int) -> Iterator[tuple[int, Action]]:
    """What the quick player does, action by action; whoever asks plays it."""
    luck = dice.seeded(seed, stream=LUCK)
    while session.deciders:
        seat = session.deciders[0]
        action, luck = GAME.policy(session.state, seat, luck)
        yield seat, action


def at(seats: int, fits: Callable[[Session], object], **options: Any) -> Session:
    """The first moment of some run that fits."""
    for seed in range(MOST_SEEDS):
        session = Session.new(GAME, seats, seed, **options)
        for seat, action in course(session, seed):
            if fits(session):
                return session
            session.play(seat, action)
    raise LookupError("no run has such a moment")


def step(name: str) -> Callable[[Session], bool]:
    """Whether this is asked now."""
    return lambda session: asked(session) == name


@cache
def run_through(seats: int, wanted: frozenset[str], **options: Any) -> int:
    """The seed of a run in which all of this is asked."""
    for seed in range(MOST_SEEDS):
        session, seen = Session.new(GAME, seats, seed, **options), set()
        for seat, action in course(session, seed):
            seen.add(asked(session))
            session.play(seat, action)
        if wanted <= seen:
            return seed
    raise LookupError("no run goes through all of it")


def sit_down(app: Any, session: Session) -> Any:
    """Open this moment at a table; gives its page."""
    offer(app, "dead_cells")
    page = open_table(app, session, PEOPLE[: session.seats])
    settle(lambda: not app.navigator.transition.is_active)
    take_the_device(page)
    return page


def scene_at(page: Any) -> Any:
    """The scene on stage."""
    return page.presenter.own_surface.scene


def take_the_device(page: Any) -> None:
    """Where it is handed over, and wait for what still moves."""
    frames(2)
    while page.curtain_is_down:
        hold_seal(page)
        frames(4)
    settle(lambda: page.presenter is None or not scene_at(page).moving)


def card_of(page: Any, action: Action) -> Any:
    """The card that stands for an action."""
    answers = scene_at(page).answers
    place = next(place for place, answer in enumerate(answers.answers) if answer.action == action)
    return answers.cards[place]


def bring_into_sight(card: Any) -> None:
    """Scroll with a finger until a card can be touched."""
    scroll = card.parent.parent
    for _ in range(60):
        low, high = card.to_window(0, card.y)[1], card.to_window(0, card.top)[1]
        bottom, top = scroll.to_window(0, scroll.y)[1], scroll.to_window(0, scroll.top)[1]
        if low >= bottom - 1 and high <= top + 1:
            return
        x, middle = scroll.to_window(scroll.center_x, scroll.center_y)
        way = min(scroll.height * 0.4, 120) * (1 if low < bottom else -1)
        drag((x, middle - way / 2), (x, middle + way / 2))
        frames(30)
    raise AssertionError("the card cannot be brought into sight")


def answer(page: Any, action: Action) -> None:
    """Try an answer with one tap, give it with the next."""
    card = card_of(page, action)
    bring_into_sight(card)
    before = len(page.session.log)
    tap_on(card)
    frames(2)
    if len(page.session.log) == before and not scene_at(page).moving:
        bring_into_sight(card)
        tap_on(card)
    settle(lambda: len(page.session.log) > before or page.session.outcome is not None)
    take_the_device(page)


def walk(page: Any, seed: int) -> set[str]:
    """Play a whole run: fights by the quick player, everything else by fingers; gives what was asked."""
    seen = set()
    for seat, action in course(page.session, seed):
        seen.add(asked(page.session))
        if page.presenter.own_surface.playing == FIGHT:
            page.play(action, seat=seat)
            page.presenter.surface.finish_all()
            take_the_device(page)
        else:
            answer(page, action)
    return seen


def tap_room(rock: Rock, way: int) -> None:
    """Tap the room behind a way on the map."""
    tap(*rock.place_of(way))
    frames(2)
