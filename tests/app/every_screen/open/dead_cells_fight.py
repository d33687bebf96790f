"""Ways to the fight of Dead Cells: what it asks, for one to four people, and the boss."""

from collections.abc import Callable
from typing import Any

from engine import Session
from tests.app.fingers import frames
from tests.app.games.dead_cells.table.fight.fighting import PEOPLE, anything, at_step, sit_down
from tests.app.real_games import keep, offer

Fits = Callable[[Any], bool]


def asked(seats: int, step: str, fits: Fits = anything, **options: Any) -> Callable[[Any], None]:
    """The first fight that asks this."""

    def show(app: Any) -> None:
        sit_down(app, at_step(seats, step, fits, **options))

    return show


def hand(seats: int, **options: Any) -> Callable[[Any], None]:
    """An open hand with a card chosen."""

    def show(app: Any) -> None:
        page = sit_down(app, at_step(seats, "commit", **options))
        frames(3)
        scene = page.presenter.surface.scene
        scene.choosing.pick(scene.choosing.cards[0])
        scene.redraw_hand()

    return show


def first_card_laid(seats: int, **options: Any) -> Callable[[Any], Any]:
    """One card lies on the table and can be taken back; gives the curtain where it is down."""

    def show(app: Any) -> Any:
        session = at_step(seats, "commit", **options)
        session.play(session.deciders[0], session.legal(session.deciders[0])[0])
        page = sit_down(app, session)
        frames(3)
        return page.lowered

    return show


def tried(seats: int, step: str) -> Callable[[Any], None]:
    """An answer that is tried and not played yet."""

    def show(app: Any) -> None:
        page = sit_down(app, at_step(seats, step))
        frames(3)
        scene = page.presenter.surface.scene
        scene.choose(scene.answers[0].action)

    return show


def boss(app: Any) -> None:
    """The Concierge in his second turn, with a Fire strike beside him."""
    data = {"players": 3, "place": "C1", "fighters": [{"tracks": [1, 2, 0]}] * 3, "seed": 1}
    session = Session.scenario("dead_cells", data)
    for _ in range(200):
        if session.state.boss_turn > 1 and session.state.todo[-1][0] == "victim":
            break
        session.play(session.deciders[0], session.legal(session.deciders[0])[0])
    sit_down(app, session)


def twice_three(state: Any) -> bool:
    """Three enemies in a late round."""
    return sum(map(bool, state.foes)) > 2 and state.round > 1


def replay(app: Any) -> None:
    """A run looked at again, in the middle of a fight."""
    offer(app, "dead_cells")
    session = at_step(3, "victim")
    people = [{"name": name, "hue": hue} for name, hue in PEOPLE[:3]]
    session.table = {"players": people, "name": ""}
    app.navigator.go("replay", name=keep(app, session), step=len(session.log))
