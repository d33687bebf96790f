"""Ways to the screens of Finstere Flure: its table, and its companion beside the box."""

from collections.abc import Callable
from typing import Any

from app.table.players import Player
from engine import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.companion.fortress import FortressCompanion
from engine.games.finstere_flure.rules.board import cell_at
from tests.app.every_screen.open.miniature import HUES, NAMES
from tests.app.fingers import frames
from tests.app.real_games import keep, offer

SEVEN = ("Mira", "Odo", "Lene", "Kim", "Ada", "Tim", "Rosa")
"""A large round; on the smallest phone a longer name is drawn smaller rather than cut."""


def flure(moves: int, seats: int = 4, **options: Any) -> Callable[[Any], None]:
    """A table of Finstere Flure, so many moves old."""

    def show(app: Any) -> None:
        offer(app, "finstere_flure")
        session = Session.new(GAME, seats, 5, **options)
        names = NAMES if seats == len(NAMES) else SEVEN[:seats]
        people = zip(names, (*HUES, "yellow", "plum", "rose"), strict=False)
        session.table = {"players": [Player(*each)._asdict() for each in people], "name": ""}
        for _ in range(moves):
            seat = session.deciders[0]
            session.play(seat, GAME.policy(session.state, seat, 7)[0])
        app.go("table", name=keep(app, session))

    return show


def a_route_in_the_fortress(app: Any) -> None:
    """Somebody considers a way, and the monster's way is shown in advance."""
    flure(100)(app)
    frames(3)
    presenter = app.navigator.page.presenter
    while not presenter.moving.routes:
        presenter.moving.next_pawn()
    presenter.moving.route = list(presenter.moving.routes.values())[-1]
    presenter.side_panel.dispatch("on_preview")


def a_walk_again(app: Any) -> None:
    """The monster's last walk, looked at step by step."""
    flure(100)(app)
    frames(3)
    app.navigator.page.presenter.stepping.start()
    app.navigator.page.presenter.stepping.go_to(1)


def fortress(mirrors: bool = True, layout: str = "basic", seats: int = 4) -> Callable[[Any], Any]:
    """The companion of Finstere Flure with a table under way; gives its page."""

    def show(app: Any) -> Any:
        offer(app, "finstere_flure")
        variant = "basic" if layout == "basic" else "advanced"
        companion = FortressCompanion.opened(
            seats, GAME.info.settle({"variant": variant}), layout, mirrors, True, 3
        )
        if mirrors:
            for pawn, place in ((0, (5, 3)), (6, (9, 7)), (4, (1, 4))):
                companion.move_pawn(pawn, cell_at(*place))
        hues = ("blue", "red", "bone", "green", "yellow", "plum", "slate")[:seats]
        data = companion.sealed({"hues": hues})
        app.services.storage.write("settings", "companion-finstere_flure.json", data)
        app.go("companion", key="finstere_flure")
        frames(3)
        return app.navigator.page._content

    return show


def the_board_of_the_box(app: Any) -> None:
    """The board as it lies on the table."""
    fortress()(app)


def a_walk_beside_the_box(app: Any) -> None:
    """A tombstone is turned up and its walk looked at."""
    page = fortress()(app)
    page.flip()
    page.view.stepping.go_to(2)


def a_pawn_in_the_hand(app: Any) -> None:
    """A pawn among those of seven players, in the second stage."""
    page = fortress(seats=7)(app)
    page.companion.set_turn(8)
    page.view.hand.hold(0)


def pieces_of_the_box(app: Any) -> None:
    """A bare board on which pieces are laid."""
    fortress(layout="empty")(app).view.lay_pieces()


def a_tombstone_beside_the_box(app: Any) -> None:
    """Only the tombstones, one of them turned up."""
    fortress(mirrors=False)(app).flip()


def correcting_the_fortress(app: Any) -> Any:
    """The sheet on which round, marker and tombstones are put right; gives the dialog."""
    fortress()(app).correct()
    return app.dialogs.top
