"""Scenes of Obscurio at its table and beside its box, and of the sand timer."""

from collections.abc import Callable, Sequence
from typing import Any

from app.games.obscurio.table.pieces.book import Spot
from app.services.clock import Deadline
from app.table.players import Player
from app.timer.memory import TimerMemory, TimerSetting
from app.timer.sand import Sand
from engine import Session
from engine.core.game import Action
from engine.games.obscurio import GAME
from engine.games.obscurio.companion import LibraryCompanion, Setting, steps
from tools.scenes.stage import PEOPLE, Stage

EIGHT = (
    *PEOPLE,
    ("Bastien", "yellow"),
    ("Ada", "plum"),
    ("Noor", "rose"),
    ("Theo", "slate"),
)
SIX = (*PEOPLE, ("Bastien", "yellow"), ("Ada", "plum"))
SPANS = (60.0, 60.0, 60.0)
LEFT = 108.0
"""Seconds of sand above in the picture of the timer."""


def described(traps: Sequence[str], seats: int = 7, **more: Any) -> Session:
    """A turn of a table of people, at the riddle."""
    data = {"players": seats, "traps": list(traps), "exit": 5, "pages": [20, 33], **more}
    return Session.scenario(GAME, data)


def walked(session: Session, step: str) -> Session:
    """Play on to a step: a clue of two butterflies, two false doors, Wizards who spread over the doors."""
    while session.deciders and session.view(None)["step"] != step:
        seat: int = session.deciders[0]
        state: Any = session.state
        here = session.view(None)["step"]
        if here == "riddle":
            clue: list[Action] = [("butterfly", 0, 25), ("butterfly", 1, 66), ("show",)]
            session.play(seat, clue[len(state.butterflies)])
        elif here == "holder":
            place = (3, 5)[state.answers[seat]] if seat == state.traitor else 0
            session.play(seat, ("touch", place))
        elif here == "choose":
            moved = state.pawns[seat]
            session.play(seat, ("confirm",) if moved else ("door", seat, (1, 1, 3, 5, 5, 3)[seat - 1]))
        else:
            session.play(seat, session.legal(seat)[0])
    return session


def at_the_doors(session: Session) -> bool:
    """Everybody chooses."""
    return str(session.view(None)["step"]) == "choose"


def _sit_down(stage: Stage, session: Session, strengths: Sequence[str] = ()) -> Any:
    given = [*strengths, *[""] * session.seats]
    players = [
        {"name": name, "hue": hue, "strength": strength}
        for (name, hue), strength in zip(EIGHT, given, strict=False)
    ]
    session.table = {"players": players[: session.seats], "name": ""}
    name = stage.app.saves.fresh_name(session)
    stage.app.saves.save(name, session)
    stage.app.navigator.home()
    stage.app.navigator.go("table", name=name)
    stage.frames()
    return stage.app.navigator.page


def _traps_at_the_table(stage: Stage, name: str) -> None:
    session = described(("dusk", "dark_magic", "concealed"))
    session.state.todo = [("traps",)]
    _sit_down(stage, session)
    stage.draw(name)


def _grimoire(stage: Stage, name: str) -> None:
    page = _sit_down(stage, described(("bottom", "none")))
    page.secrecy.lift(0)
    stage.frames()
    scene = page.presenter.scene
    scene.settle(Spot(0, 0.5, -0.3))
    scene._show_exit(True)
    stage.frames()
    stage.draw(name, keep=lambda: _keep_exit(stage, page))


def _keep_exit(stage: Stage, page: Any) -> None:
    """Another size lowers the curtain: lift it, and hold the Exit again."""
    if page.curtain_is_down:
        page.secrecy.lift(0)
        stage.frames()
    page.presenter.scene._show_exit(True)
    stage.frames()


def _doors(stage: Stage, name: str) -> None:
    session = walked(described(("dangerous", "none")), "choose")
    for seat, door in ((1, 1), (2, 1), (3, 3), (4, 5), (5, 5)):
        session.play(seat, ("door", seat, door))
    _sit_down(stage, session)
    stage.draw(name)


def _solo(stage: Stage, name: str) -> None:
    session = walked(described(("none",), seats=5, options={"clock": "none"}), "choose")
    _sit_down(stage, session, ("", "medium", "medium", "medium", "medium"))
    stage.frames(200)
    stage.draw(name)


def _reveal(stage: Stage, name: str) -> None:
    _sit_down(stage, walked(described(("dangerous", "none")), "aftermath"))
    stage.draw(name)


def _accusation(stage: Stage, name: str) -> None:
    _sit_down(stage, walked(described(("none",), tokens=9), "debate"))
    stage.app.navigator.page.presenter.scene.dispatch("on_hunt")
    stage.frames()
    stage.draw(name)


def _table(stage: Stage, step: str, traps: Sequence[str]) -> Any:
    """A table of six at a step of its turn."""
    stage.app.navigator.home()
    stage.app.go("companion", key=GAME.info.key)
    stage.frames()
    stage.app.dialogs.close_top()
    companion = LibraryCompanion.opened(Setting(6, GAME.info.settle({}), "device", "round"), 4, 1)
    companion.go_on()
    companion.set_traps(traps)
    while companion.step != step:
        if companion.step == steps.DOORS:
            for place, pawn in enumerate(companion.view().pawns):
                companion.place(pawn, 1 + place % 3)
        companion.go_on()
    page = stage.app.navigator.page._content
    page.open(companion, [Player(name, hue) for name, hue in SIX])
    stage.frames()
    return page


def _traps(stage: Stage, name: str) -> None:
    _table(stage, steps.TRAPS, ("dusk", "espionage", "evanescent", "dangerous"))
    stage.draw(name)


def _resolution(stage: Stage, name: str) -> None:
    page = _table(stage, steps.EXIT, ("dangerous", "great"))
    page.view.touch_door(1)
    page.press()
    stage.frames()
    stage.draw(name)


def _curtain(stage: Stage, name: str) -> None:
    page = _table(stage, steps.SECRET, ("dark_magic",))
    page.press()
    stage.frames()
    stage.draw(name)


def _timer(stage: Stage, name: str) -> None:
    """The sand in the middle of its second layer, held so that the picture is the same every time."""
    services = stage.app.services
    sand = Sand(SPANS, Deadline(sum(SPANS), LEFT), told=1)
    TimerMemory(services.storage, services.clock).remember(TimerSetting(60, len(SPANS)), sand)
    stage.app.navigator.home()
    stage.app.go("timer")
    stage.frames()
    stage.draw(name)


SCENES: dict[str, Callable[[Stage, str], None]] = {
    "obscurio_traps": _traps_at_the_table,
    "obscurio_grimoire": _grimoire,
    "obscurio_doors": _doors,
    "obscurio_solo": _solo,
    "obscurio_reveal": _reveal,
    "obscurio_accusation": _accusation,
    "library_traps": _traps,
    "library_resolution": _resolution,
    "library_curtain": _curtain,
    "timer": _timer,
}
