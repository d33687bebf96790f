"""Random play for tests: the same luck always plays the same actions."""

from engine import Session
from engine.core import dice
from engine.core.game import Action
from tests.miniature import MINIATURE

GAMES = {"embers": MINIATURE}
"""What a test hands to `Session.load`, since the miniature is not registered."""


def embers(seats: int = 3, seed: int = 7, **options: object) -> Session:
    """A fresh table of the miniature."""
    return Session.new(MINIATURE, seats, seed, **options)


def chosen(session: Session, luck: int) -> tuple[int, Action, int]:
    """A random decider, one of its actions, and the luck that is left."""
    seat, luck = dice.pick(luck, session.deciders)
    action, luck = dice.pick(luck, session.legal(seat))
    return seat, action, luck


def play_on(session: Session, count: int, luck: int = 1) -> Session:
    """Play so many random actions, fewer if the game ends before."""
    luck = dice.seeded(luck, stream=9)
    for _ in range(count):
        if not session.deciders:
            break
        seat, action, luck = chosen(session, luck)
        session.play(seat, action)
    return session
