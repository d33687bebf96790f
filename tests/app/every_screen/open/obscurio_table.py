"""Ways to the screens of Obscurio's table: every scene of a turn, and the pages behind the curtain."""

from collections.abc import Callable
from typing import Any

from app.games.obscurio.table.pieces.book import Spot
from app.table.players import Player
from engine import Session
from engine.core import dice
from engine.games.obscurio import GAME
from tests.app.every_screen.open.obscurio import PEOPLE
from tests.app.fingers import frames
from tests.app.real_games import keep, offer

STRENGTHS_OF_A_WIZARD_ALONE = ("medium", "medium", "medium", "", "medium", "medium")
STRENGTHS_OF_A_GRIMOIRE_ALONE = ("", "medium", "medium", "medium", "medium", "medium")


def table(step: str, *traps: str, strengths: tuple[str, ...] = (), **more: Any) -> Callable[[Any], Any]:
    """A table of six whose turn has come to a step."""

    def show(app: Any) -> Any:
        offer(app, "obscurio")
        data = {"players": 6, "traps": list(traps) or ["none"], "exit": 5, "pages": [20, 33], **more}
        session = played(Session.scenario(GAME, data), step)
        given = [*strengths, *[""] * 6]
        players = [
            Player(name, hue, strength)._asdict()
            for (name, hue), strength in zip(PEOPLE, given, strict=False)
        ]
        session.table = {"players": players, "name": ""}
        app.go("table", name=keep(app, session))
        frames(4)
        return app.navigator.page

    return show


def played(session: Session, step: str) -> Session:
    """Play on until the table waits at a step."""
    for _ in range(400):
        if not session.deciders or session.view(None)["step"] == step:
            break
        seat = session.deciders[0]
        session.play(seat, _usual(session, seat))
    return session


def _usual(session: Session, seat: int) -> Any:
    actions, state = session.legal(seat), session.state
    here = session.view(None)["step"]
    if here == "riddle":
        shown = ("show",) in actions and len(state.butterflies) == 2
        return (
            ("show",) if shown else next(action for action in actions[30:] + actions if action != ("show",))
        )
    if here == "choose":
        return ("confirm",) if state.pawns[seat] else ("door", seat, seat)
    return actions[0]


def the_traps(app: Any) -> None:
    """All five strips of a hard turn."""
    page = table("riddle", "plus_two", "dusk", "dark_magic", "concealed", "locked")(app)
    page.session.state.todo = [("traps",)]
    page.eyes.follow()
    page.refresh()
    frames(3)


def the_riddle(*traps: str) -> Callable[[Any], None]:
    """A Grimoire who plays with computer Wizards, one butterfly placed: nobody has to hide anything."""

    def show(app: Any) -> None:
        page = table("riddle", *traps, strengths=STRENGTHS_OF_A_GRIMOIRE_ALONE)(app)
        page.presenter.scene.settle(Spot(0, 0.2, -0.6))
        frames(3)

    return show


def answering_alone(step: str, *traps: str, **more: Any) -> Callable[[Any], Any]:
    """The page that a Wizard answers, as somebody sees it who plays with computer players only."""
    return table(step, *traps, strengths=STRENGTHS_OF_A_WIZARD_ALONE, **more)


def the_hunt(app: Any) -> None:
    """What the doors hid has been read: all talk."""
    page = table("debate", tokens=9)(app)
    page.presenter.scene.dispatch("on_hunt")
    frames(3)


def accused(suspect: int) -> Callable[[Any], None]:
    """All but one have pointed at somebody: the Traitor sits in seat 1."""

    def show(app: Any) -> None:
        page = table("debate", tokens=9)(app)
        session = page.session
        session.play(0, ("time",))
        for seat in session.deciders:
            wished = ("accuse", suspect)
            session.play(seat, wished if wished in session.legal(seat) else session.legal(seat)[0])
        page.eyes.follow()
        page.refresh()
        frames(3)

    return show


def the_album(app: Any) -> None:
    """The third leaf of a game that somebody played at random, with the words of all that happened."""
    offer(app, "obscurio")
    session, luck = Session.new(GAME, 6, 3, difficulty="expert"), dice.seeded(3, stream=9)
    while session.deciders:
        action, luck = GAME.policy(session.state, session.deciders[0], luck)
        session.play(session.deciders[0], action)
    session.table = {"players": [Player(name, hue)._asdict() for name, hue in PEOPLE], "name": ""}
    app.go("obscurio_album", name=keep(app, session))
    frames(3)
    app.navigator.page.open(1)
    frames(3)
