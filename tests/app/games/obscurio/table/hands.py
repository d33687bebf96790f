"""Hands at a table of Obscurio: they do what a person would do at each step, with fingers on the glass."""

from collections.abc import Callable, Sequence
from typing import Any

from app.widgets.paper import PaperButton
from engine import Session
from engine.games.obscurio import GAME
from tests.app.fingers import Finger, frames, settle, tap, tap_on
from tests.app.real_games import keep, offer

NAMES = ("Mira", "Odo", "Lene", "Kasimir", "Bastien", "Ada", "Noor", "Theo")
ABOVE_THE_PAWNS = 0.85
"""Where a card is free, however many stand before it on a small phone."""
HUES = ("blue", "red", "bone", "green", "yellow", "plum", "rose", "slate")


def players(seats: int, strengths: Sequence[str] = ()) -> list[dict[str, str]]:
    """So many people, some of them computer players."""
    given = [*strengths, *[""] * (seats - len(strengths))]
    return [
        {"name": name, "hue": hue, "strength": strength}
        for name, hue, strength in zip(NAMES, HUES, given, strict=False)
    ][:seats]


def sit_down(app: Any, session: Session, strengths: Sequence[str] = ()) -> Any:
    """Keep a session as a table and open it."""
    if "obscurio" not in app.catalogue:
        offer(app, "obscurio")
    session.table = {"players": players(session.seats, strengths), "name": ""}
    app.navigator.go("table", name=keep(app, session))
    frames(6)
    return app.navigator.page


def described(traps: Sequence[str] = ("none",), seats: int = 4, **more: Any) -> Session:
    """A turn with these traps; seat 0 is the Grimoire, seat 1 the Traitor."""
    return Session.scenario(GAME, {"players": seats, "traps": list(traps), **more})


class Hands:
    """Everybody round one device."""

    def __init__(self, app: Any, page: Any, door: Callable[[Session], int] | None = None) -> None:
        self.app, self.page = app, page
        self._door = door or exit_door

    @property
    def session(self) -> Session:
        return self.page.session

    @property
    def step(self) -> str:
        return str(self.session.view(None)["step"])

    @property
    def scene(self) -> Any:
        return self.page.presenter.scene

    def hold(self, widget: Any, until: Callable[[], object]) -> None:
        """Lay a finger on something until it is done."""
        finger = Finger(*widget.to_window(*widget.center)).down()
        settle(until)
        finger.up()
        frames(2)

    def take_device(self) -> None:
        """The right person holds the seal of the curtain."""
        self.hold(self.page.lowered.ids.seal, lambda: not self.page.curtain_is_down)

    def press(self, words: str = "") -> None:
        """The button of the prompt or of the tray; the first one unless it is named."""
        desk = self.page.ids.desk
        frames(2)
        places = (desk.ids.choices, desk.ids.strip)
        buttons = [each for place in places for each in place.walk() if isinstance(each, PaperButton)]
        chosen = [button for button in buttons if words in button.title and not button.disabled]
        tap_on(chosen[0])
        frames(3)

    def point(self, page: int = 0, x: float = 0.1, y: float = -0.2) -> None:
        """Tap a place of a Page: the next butterfly settles there."""
        self.arranged()
        tap(*self.scene.to_window(*self.scene.book.discs[page].point_at(x, y)))
        frames(3)

    def whole(self, page: int) -> None:
        """Tap the ledge below a Page."""
        self.arranged()
        x, y, _wide, _high = self.scene.book._ledge_box(page)
        tap(*self.scene.to_window(x, y))
        frames(3)

    def arranged(self) -> None:
        """Let the scene be laid out."""
        frames(3)

    def give_clue(self) -> None:
        """Point, and close the book."""
        traps = self.session.view(None)["traps"]
        if "bottom" in traps:
            self.whole(0)
        else:
            self.point()
        if "united" in traps:
            self.point(0, -0.5, 0.1) if len(self.scene.clue) < 2 else None
        places = iter([(0.5, 0.4), (-0.4, -0.5), (0.0, 0.6), (-0.8, 0.0), (0.8, 0.0)])
        while not self.scene.seal.awake:
            self.point(0, *next(places))
        self.hold(self.scene.seal, lambda: self.step != "riddle")

    def answer(self) -> None:
        """What somebody marks behind the curtain, then the time passes."""
        page = self.page.handover.sheet
        span = self.session.audience.seconds
        if self.step == "watch":
            self.mark(page, self._door(self.session))
        elif self.step == "vote":
            self.mark(page, self.suspect([choice.place for choice in page.choices]))
        elif self.step == "holder":
            self.mark(page, 3)
        self.app.services.clock.go(span)
        frames(3)

    def suspect(self, others: Sequence[int]) -> int:
        """The Traitor, if somebody may mean him."""
        traitor = self.session.state.traitor
        return int(traitor if traitor in others else others[0])

    def hunt(self) -> None:
        """Read on and talk; where all point at once, every finger lies on its well when the time is over."""
        fingers = getattr(self.scene, "fingers", None)
        if fingers is None:
            self.press()
            return
        self.arranged()
        for edge in fingers.edges:
            tap(*fingers.to_window(*fingers.window_point(edge, self.suspect(edge.suspects))))
        self.app.services.clock.go(fingers.left + 0.1)
        settle(lambda: getattr(self.scene, "fingers", None) is None)

    def pick_openly(self) -> None:
        """The Traitor whom all know marks a card without a curtain round."""
        self.mark(self.scene.page, 3)
        self.press("Done")

    def mark(self, page: Any, place: int) -> None:
        """Touch a thing of a secret page."""
        frames(3)
        tap_on(next(choice for choice in page.choices if choice.place == place))
        frames(2)

    def choose_doors(self) -> None:
        """Every person sends a pawn through a door by tapping it; then the seal is held."""
        self.arranged()
        for _ in range(20):
            if not self.scene._unplaced:
                break
            disc = self.scene.arches[self._door(self.session) - 1].disc
            tap(*disc.to_window(disc.center_x, disc.y + disc.height * ABOVE_THE_PAWNS))
            frames(2)
        self.hold(self.scene.seal, lambda: self.step != "choose")

    def choose_locked(self) -> None:
        """All who want this door take it, the others wait for the next."""
        self.arranged()
        door = self.session.view(None)["shown"]
        while door == self._door(self.session) and self.step == "lock" and self.scene._unplaced:
            tap_on(self.scene.arches[door - 1].disc)
            frames(2)
        if self.step == "lock" and self.session.view(None)["shown"] == door:
            self.press()

    def go_on(self) -> None:
        """Do whatever is asked now."""
        page = self.page
        if page.handover is not None and page.handover.curtain is None:
            self.answer()
        elif page.curtain_is_down:
            self.take_device()
        else:
            DEEDS[self.step](self)
        frames(2)

    def until(self, step: str, most: int = 400) -> None:
        """Go on until the table waits at a step."""
        for _ in range(most):
            if self.step == step:
                return
            self.go_on()
        raise AssertionError(f"{step} was not reached; the table waits at {self.step}")


def exit_door(session: Session) -> int:
    """The right one."""
    state: Any = session.state
    return int(list(state.doors).index(state.exit) + 1)


def wrong_door(session: Session) -> int:
    """Another one."""
    return exit_door(session) % 6 + 1


DEEDS: dict[str, Callable[[Hands], None]] = {
    "traps": lambda hands: hands.press(),
    "riddle": Hands.give_clue,
    "study": lambda hands: hands.press(),
    "holder": Hands.pick_openly,
    "choose": Hands.choose_doors,
    "lock": Hands.choose_locked,
    "aftermath": lambda hands: hands.press(),
    "debate": Hands.hunt,
}
