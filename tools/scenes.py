"""The scenes that tools/pictures draws: how each is found in a game, and where it is shown."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from app.places import ROOT
from engine import Session
from engine.core import dice
from engine.core.game import Action
from engine.night_cage import GAME
from engine.night_cage.queries import consequences
from engine.night_cage.tiles import KEEPER, kind_of

SIZES = {"phone": (360, 780), "tablet": (1280, 800)}
PEOPLE = (("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"), ("Kasimir", "green"))
QUALITY = 86
"""Of the jpg files: soot and candlelight want a little more than the usual 75."""

MOVING = "cage_moving"
"""The name of the one picture that moves."""

MOST_SEEDS = 400
"""A scene that no game of so many has is not to be had."""


class Found(NamedTuple):
    """A moment worth a picture, and an action to preview there."""

    session: Session
    preview: Action | None = None


def draw_all(folder: Path, names: list[str]) -> None:
    """Draw the named scenes, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    stage = Stage(folder)
    for name, draw in SCENES.items():
        if not names or name in names:
            draw(stage, name)
            print(f"{name}: {', '.join(SIZES)} in {folder.relative_to(ROOT)}")
    if not names or MOVING in names:
        from tools.moving import draw_moving

        draw_moving(stage, folder / f"{MOVING}.webp")
        print(f"{MOVING}: {(folder / f'{MOVING}.webp').stat().st_size / 1e6:.1f} MB")


class Stage:
    """The app in a window that nobody sees."""

    def __init__(self, folder: Path) -> None:
        from kivy.base import EventLoop

        from app.shell import Lanterne

        EventLoop.ensure_window()
        self._folder, self._idle = folder, EventLoop.idle
        self.app = Lanterne()
        self.app.settings.animation = "off"
        self.app.settings.language = "en"
        self.app._run_prepare()

    def frames(self, count: int = 8) -> None:
        """Let the app settle."""
        for _ in range(count):
            self._idle()

    def draw(self, name: str) -> None:
        """One picture per size of screen."""
        from kivy.core.window import Window

        for form, size in SIZES.items():
            Window.size = size
            self.frames()
            raw = self._folder / "raw.png"
            self.app.root.export_to_png(str(raw))
            Image.open(raw).convert("RGB").save(self._folder / f"{name}_{form}.jpg", quality=QUALITY)
            raw.unlink()

    def sit_down(self, found: Found) -> Any:
        """Show a moment at its table."""
        players = [{"name": name, "hue": hue} for name, hue in PEOPLE]
        found.session.table = {"players": players, "people": [0, 1, 2, 3], "name": ""}
        name = self.app.keeper.fresh_name(found.session)
        self.app.keeper.save(name, found.session)
        self.app.navigator.home()
        self.app.navigator.go("table", name=name)
        self.frames()
        if found.preview is not None:
            self.app.navigator.page.presenter._pick(found.preview)
        return self.app.navigator.page


def moments(**options: Any) -> Iterator[Session]:
    """Every moment of many games, played by the game's own quick policy."""
    for seed in range(MOST_SEEDS):
        session, luck = Session.new(GAME, 4, seed, **options), dice.seeded(seed, stream=9)
        while session.deciders:
            yield session
            seat = session.deciders[0]
            action, luck = session.game.policy(session.state, seat, luck)
            session.play(seat, action)


def first(fits: Callable[[Session], Any], **options: Any) -> Found:
    """The first moment that fits; what `fits` gives is previewed if it is an action."""
    for session in moments(**options):
        answer = fits(session)
        if answer:
            return Found(session, answer if isinstance(answer, tuple) else None)
    raise LookupError("no game has such a moment")


def _asked(session: Session) -> str:
    return str(session.state.todo[-1][0]) if session.state.todo else ""


def starting(session: Session) -> bool:
    """The third prisoner looks for his place."""
    return _asked(session) == "start" and len(session.log) > 4


def in_the_middle(session: Session) -> bool:
    """A tile to place, keys in hand, half the candle burnt."""
    state: Any = session.state
    return (
        _asked(session) == "place" and sum(state.key) > 0 and 25 < len(state.deck) < 45 and min(state.at) >= 0
    )


def about_to_be_hit(session: Session) -> Action | None:
    """A step that two would pay for."""
    state: Any = session.state
    if _asked(session) != "choose" or len(state.deck) > 60:
        return None
    view = session.view(session.deciders[0])
    for action in session.legal(session.deciders[0]):
        if action[0] == "move" and len(consequences(view, action).hits) > 1:
            return action
    return None


def flickering(session: Session) -> bool:
    """The stack is empty and a tile must go."""
    return _asked(session) == "snuff"


def expert_turn(session: Session) -> bool:
    """Keepers on the board, somebody to move."""
    state: Any = session.state
    keepers = sum(kind_of(tile) == KEEPER for tile in state.board)
    return _asked(session) == "choose" and keepers > 1


def under_the_dirge(session: Session) -> Any:
    """The Dirge looks for its place."""
    return session.legal(session.deciders[0])[0] if _asked(session) == "dirge" else None


def _home(stage: Stage, name: str) -> None:
    found = first(in_the_middle)
    stage.sit_down(found)
    stage.app.navigator.home()
    stage.draw(name)


def _screen(screen: str, **details: Any) -> Callable[[Stage, str], None]:
    def draw(stage: Stage, name: str) -> None:
        stage.app.navigator.home()
        stage.app.navigator.go(screen, **details)
        stage.frames()
        stage.draw(name)

    return draw


def _cage(fits: Callable[[Session], Any], **options: Any) -> Callable[[Stage, str], None]:
    def draw(stage: Stage, name: str) -> None:
        stage.sit_down(first(fits, **options))
        stage.draw(name)

    return draw


SCENES: dict[str, Callable[[Stage, str], None]] = {
    "home": _home,
    "setup": _screen("setup", key="night_cage"),
    "rules": _screen("rules", game="night_cage", anchor="37"),
    "settings": _screen("settings"),
    "cage_start": _cage(starting),
    "cage_turn": _cage(in_the_middle),
    "cage_hit": _cage(about_to_be_hit),
    "cage_flickers": _cage(flickering),
    "cage_expert": _cage(expert_turn, variant="expert"),
    "cage_dirge": _cage(under_the_dirge, dirge=True),
}
