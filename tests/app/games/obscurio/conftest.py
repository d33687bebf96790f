"""The companion of Obscurio in the running app, and a hand that plays with it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from kivy.uix.behaviors import ToggleButtonBehavior
from kivy.uix.scrollview import ScrollView

from app.table.players import Player
from engine.games.obscurio import GAME
from engine.games.obscurio.companion import LibraryCompanion, Setting, steps
from engine.games.obscurio.rules.pace import GRIMOIRE_SECONDS, LOOK_SECONDS, ROLE_SECONDS
from tests.app.every_screen.audit import ancestors
from tests.app.fingers import Finger, frames, settle, tap_on
from tests.app.real_games import offer
from tests.app.sizes import PHONE

PEOPLE = (
    ("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"), ("Kasimir", "green"),
    ("Ada", "yellow"), ("Bastien", "plum"), ("Noor", "rose"), ("Theo", "slate"),
)  # fmt: skip

TAP_FRAMES = 12
"""After so many frames of 1/60 s a page that scrolls has passed a tap on."""


class Hand:
    """Somebody at the table with a finger on the glass."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.page = app.navigator.page._content

    @property
    def companion(self) -> Any:
        return self.page.companion

    @property
    def view(self) -> Any:
        return self.page.view

    def tap(self, widget: Any) -> None:
        """Touch something, after scrolling to it, and let everything settle."""
        reach(widget)
        tap_on(widget)
        if isinstance(widget, ToggleButtonBehavior):
            frames(TAP_FRAMES)
        settle(lambda: isinstance(widget, ToggleButtonBehavior) or widget.state == "normal")
        frames(2)

    def press(self) -> None:
        """The big button, held as long as it wants."""
        button = self.page.ids.go
        before = self.companion.now if self.companion else None
        if not button.holds:
            self.tap(button)
            return
        finger = Finger(*button.to_window(*button.center)).down()
        settle(lambda: self.companion.now is not before)
        finger.up()
        frames(2)

    def find(self, text: str, root: Any = None) -> Any:
        """The control that says this."""
        found = [
            widget
            for widget in (root or self.page).walk()
            if text in (getattr(widget, "text", ""), getattr(widget, "title", ""))
            and hasattr(widget, "state")
        ]
        assert found, text
        return found[0]

    def answer(self, text: str) -> None:
        """An answer of the open dialog."""
        dialog = self.app.dialogs.top
        button = self.find(text, dialog)
        reach(button)
        tap_on(button)
        settle(lambda: dialog.parent is None)
        frames(2)

    def go(self, seconds: float) -> None:
        """Let time pass."""
        self.app.services.clock.go(seconds)
        frames(3)

    def lift(self) -> Any:
        """Hold the seal until the curtain rises; gives the page behind it."""
        seal = self.page.cover.sheet.ids.seal
        finger = Finger(*seal.to_window(*seal.center)).down()
        settle(lambda: self.page.cover.private)
        finger.up()
        frames(2)
        return self.page.cover.sheet

    def touch_places(self, secret_page: Any, *places: int) -> None:
        """Touch places of the holder, 0 for none."""
        targets = {int(target.place): target for target in secret_page.ids.targets.children}
        for place in places:
            tap_on(targets[place])
            frames(1)

    def learn_roles(self, again: int | None = None) -> list[str]:
        """Hand the device round for the loyalties, then go on; gives what the cards showed.

        One seat may look again.
        """
        self.press()
        faces = []
        while self.page.cover is not None:
            faces.append(self.look_at_role())
        if again is not None:
            self.tap(self.view.ids.again.children[::-1][again])
            self.look_at_role()
        self.press()
        return faces

    def look_at_role(self) -> str:
        """One person lifts the curtain and holds the card until the time is over."""
        page = self.lift()
        card = page.ids.card
        finger = Finger(*card.to_window(*card.center)).down()
        frames(2)
        face = str(page.role)
        finger.up()
        self.go(ROLE_SECONDS)
        return face

    def hand_round(self, touches: Callable[[int], tuple[int, ...]]) -> list[str]:
        """The Traitor's step from hand to hand; gives what the Grimoire read."""
        order = self.companion.now.order
        self.press()
        for seat in order:
            self.touch_places(self.lift(), *touches(seat))
            self.go(LOOK_SECONDS)
        read = list(self.lift().lines)
        self.go(GRIMOIRE_SECONDS)
        return read

    def stand(self, *doors: int) -> None:
        """Every pawn to its door, by touch."""
        plates = {int(plate.number): plate for plate in self.view.ids.board.ids.doors.children}
        for door in doors:
            self.tap(plates[door])

    def show_exit(self, door: int) -> None:
        """The Grimoire reveals the Exit."""
        plates = {int(plate.number): plate for plate in self.view.ids.board.ids.doors.children}
        self.tap(plates[door])
        self.press()

    def tell_traps(self, *keys: str) -> None:
        """Enter the tokens that the bag of the box gave."""
        button = next(w for w in self.view.walk() if getattr(w, "icon", "") == "pencil")
        self.tap(button)
        settle(lambda: self.app.dialogs.top is not None)
        frames(12)
        dialog = self.app.dialogs.top
        for tile in [w for w in dialog.walk() if getattr(w, "key", "") in keys and hasattr(w, "drawn")]:
            reach(tile)
            tap_on(tile)
            frames(TAP_FRAMES)
        self.answer("These were drawn")


def reach(widget: Any) -> None:
    """Scroll to a widget, wherever it lies."""
    for scroll in ancestors(widget):
        if isinstance(scroll, ScrollView) and scroll.viewport_size[1] > scroll.height:
            scroll.scroll_to(widget, padding=10, animate=False)
            frames(2)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long presses that last one frame: their length is tested elsewhere."""
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.0)
    monkeypatch.setattr("app.widgets.hold_button.HOLD_SECONDS", 0.0)


@pytest.fixture
def open_companion(open_shell: Callable[..., Any]) -> Callable[..., Hand]:
    """Give open_companion(size, **settings): the page as it opens by itself."""

    def start(size: tuple[int, int] = PHONE, **settings: Any) -> Hand:
        app = open_shell(size, **settings)
        offer(app, "obscurio")
        app.navigator.go("companion", key="obscurio")
        frames(4)
        return Hand(app)

    return start


@pytest.fixture
def table(open_companion: Callable[..., Hand], quick: None) -> Callable[..., Hand]:
    """Give table(seats, step, traps, ...): a table of the box at a step of its first turn."""

    def lay(
        seats: int = 6,
        step: str = steps.TRAPS,
        traps: tuple[str, ...] = (),
        size: tuple[int, int] = PHONE,
        roles: str = "device",
        way: str = "round",
        lot: int = 0,
        counts: tuple[tuple[str, int], ...] = (),
        **options: Any,
    ) -> Hand:
        hand = open_companion(size)
        setting = Setting(seats, GAME.info.settle(options), roles, way)
        companion = LibraryCompanion.opened(setting, 4, lot)
        if companion.step == steps.ROLES and step != steps.ROLES:
            companion.go_on()
        for name, value in counts:
            companion.correct(name, value)
        if traps:
            companion.set_traps(traps)
        while companion.step != step:
            companion.go_on()
        hand.page.open(companion, [Player(*each) for each in PEOPLE[:seats]])
        frames(4)
        return hand

    return lay


@pytest.fixture
def public_frames(window: Any) -> Iterator[Callable[[Callable[[], object]], list[bytes]]]:
    """Give public_frames(is_private): every picture that is shown from now on while the device is public."""
    from hashlib import blake2b

    from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

    watching: list[Callable[..., None]] = []

    def watch(is_private: Callable[[], object]) -> list[bytes]:
        seen: list[bytes] = []

        def look(*_event: Any) -> None:
            if is_private():
                return
            pixels = glReadPixels(0, 0, window.width, window.height, GL_RGBA, GL_UNSIGNED_BYTE)
            digest = blake2b(pixels, digest_size=12).digest()
            if not seen or seen[-1] != digest:
                seen.append(digest)

        window.bind(on_flip=look)
        watching.append(look)
        return seen

    yield watch
    for look in watching:
        window.unbind(on_flip=look)
