"""Ways to the screens of Dead Cells between its fights: map, market, spoils, the end of a run."""

from collections.abc import Callable
from typing import Any

from engine import Session
from engine.games.dead_cells.cards.catalogue import BIOMES
from tests.app.fingers import frames
from tests.app.games.dead_cells.table.way.test_run_end import with_full_pockets
from tests.app.games.dead_cells.table.way.walking import PEOPLE, asked, at
from tests.app.real_games import offer, open_table
from tests.engine.games.dead_cells.grown import grown

NOTHING_TRIED = -1


def moment(
    seats: int, fits: Callable[[Session], object], tried: int = NOTHING_TRIED, **options: Any
) -> Callable[[Any], None]:
    """A table at such a moment, with one of its answers tried."""

    def show(app: Any) -> None:
        offer(app, "dead_cells")
        sit(app, at(seats, fits, **options), tried)

    return show


def sit(app: Any, session: Session, tried: int = NOTHING_TRIED) -> None:
    """Open a session at a table and try an answer."""
    page = open_table(app, session, PEOPLE[: session.seats])
    if tried != NOTHING_TRIED:
        page.presenter.own_surface.scene.answers.touch(tried)
        frames(2)


def asks(seats: int, step: str, tried: int = NOTHING_TRIED, **options: Any) -> Callable[[Any], None]:
    """A table at which this is asked."""
    return moment(seats, lambda session: asked(session) == step, tried, **options)


def half_way(session: Session) -> bool:
    """Three rooms lie open, and there is a choice."""
    return asked(session) == "choose_way" and session.state.faceup.bit_count() > 2


def many_cells(session: Session) -> bool:
    """Enough cells for two upgrades."""
    return asked(session) == "buy_upgrade" and session.state.bag[0] >= 4


def full_pockets(app: Any) -> None:
    """A mutation for which another one must make room."""
    offer(app, "dead_cells")
    sit(app, with_full_pockets())


def setup_of_a_campaign(app: Any) -> None:
    """Who plays whom, and by which rules."""
    offer(app, "dead_cells")
    app.go("setup", key="dead_cells")


def castle(app: Any) -> None:
    """The double board of the last biome, some rooms into it."""
    campaign = grown(3, upgrades=60)
    session = campaign.run(3, 5, start=campaign.starts[2])
    for _ in range(400):
        state = session.state
        legal = session.legal(session.deciders[0])
        ways = len(BIOMES[state.place].board.edges[state.space]) if state.place in BIOMES else 0
        if state.todo[-1][0] == "choose_way" and state.faceup.bit_count() > 1 and len(legal) == ways:
            break
        session.play(session.deciders[0], legal[0])
    offer(app, "dead_cells")
    sit(app, session)
