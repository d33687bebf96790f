"""The pile of tombstones: the one of this round as large as the glass, and what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app.board.glyphs import glyphs
from app.games.finstere_flure.drawing import course, gravestones  # noqa: F401  (used in the KV rule)
from app.games.finstere_flure.drawing.gravestones import (
    FONT,
    INK,
    NUMBER_AT,
    NUMBER_HEIGHT,
    NUMBERS,
    PALE,
    PROPORTION,
)
from app.games.finstere_flure.monster.portrait import sprites
from app.look.kv import load
from app.look.running import lanterne
from app.look.sentence import capital
from app.widgets.dialog import Answer, Dialog
from app.widgets.paper import Pressed
from engine.core.text import Phrase
from engine.games.finstere_flure.companion.moments import stone_name
from engine.games.finstere_flure.companion.view import CompanionView
from engine.games.finstere_flure.rules.tombstones import Tombstone
from engine.games.finstere_flure.state import LAST_TURN, TURNS_A_STAGE

if TYPE_CHECKING:
    from app.games.finstere_flure.companion.page import FortressPage

SHARP = dp(96)
"""Up to this height the numbers of the board are large enough; higher ones are drawn for their size."""

FAR = 1.35
"""How much larger a number is that is read from a metre away."""


def _large(words: str, height: float) -> Any:
    label = CoreLabel(text=words, font_name=FONT, font_size=height * 0.8, color=(1, 1, 1, 1))
    label.refresh()
    return label.texture


class StoneFace(Pressed, Widget):
    """One tombstone: open with what it says, its back, or faded where none of it is left."""

    stone: Any = ObjectProperty(None, allownone=True)
    """What it says; None is its back."""
    count = NumericProperty(-1)
    """How many like it are left; -1 if that is not the question."""
    number = NumericProperty(-1)
    """Which of the eight it is, where that matters."""
    faded = BooleanProperty(False)
    foot = NumericProperty(0)
    """Height of the line below it that tells the count."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._redraw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "stone", "faded", "foot"):
            self.fbind(name, self._redraw)
        self._redraw()

    def _draw(self, *_when: object) -> None:
        room = self.height - self.foot
        tall = min(room, self.width / PROPORTION)
        wide = tall * PROPORTION
        box = (self.center_x - wide / 2, self.y + self.foot + (room - tall) / 2, wide, tall)
        alpha = 0.35 if self.faded else 1.0
        self.canvas.before.clear()
        name = "tombstone_back" if self.stone is None else "tombstone_seen" if self.faded else "tombstone"
        self._picture(sprites()[name], *box, (1, 1, 1, alpha))
        if self.stone is not None and self.stone.prey:
            self._picture(sprites()[f"prey_{self.stone.prey}"], *box, (1, 1, 1, alpha))
        elif self.stone is not None:
            self._number(str(self.stone.steps), box, PALE if self.faded else INK)

    def _number(self, words: str, box: tuple[float, float, float, float], ink: Any) -> None:
        x, y, wide, tall = box
        high = tall * NUMBER_HEIGHT * (1.0 if tall < SHARP * 2 else FAR)
        texture = glyphs(NUMBERS, FONT)[words] if high < SHARP else _large(words, high)
        across = min(wide * 0.8, high * texture.width / texture.height)
        high = across * texture.height / texture.width
        self._picture(texture, x + wide / 2 - across / 2, y + tall * NUMBER_AT - high / 2, across, high, ink)

    def _picture(self, texture: Texture, x: float, y: float, wide: float, tall: float, ink: Any) -> None:
        self.canvas.before.add(Color(*ink))
        self.canvas.before.add(Rectangle(texture=texture, pos=(x, y), size=(wide, tall)))


class StoneGrid(GridLayout):
    """Each kind of tombstone with how many are left face down. Event: on_stone (number)."""

    __events__ = ("on_stone",)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._kinds: list[StoneFace] = []

    def show(self, table: CompanionView) -> None:
        """Show what is left; the faces stay, only the counts change."""
        kinds = list({_says(stone): stone for stone in table.stones}.values())
        while len(self._kinds) < len(kinds):
            face = StoneFace()
            face.bind(on_release=self._touched)
            self._kinds.append(face)
            self.add_widget(face)
        for face, stone in zip(self._kinds, kinds, strict=False):
            like = [number for number in table.left if _says(table.stones[number]) == _says(stone)]
            face.stone, face.count, face.faded = stone, len(like), not like
            face.number = like[0] if like else -1
            words = Phrase("{name}: {count} left", name=stone_name(stone), count=len(like))
            face.title = str(words)

    def on_stone(self, number: int) -> None:
        """Event: a tombstone that is left was touched."""

    def _touched(self, face: StoneFace) -> None:
        if face.number >= 0:
            self.dispatch("on_stone", int(face.number))


def _says(stone: Tombstone) -> tuple[int, int]:
    return stone.prey, stone.steps


class PileView(BoxLayout):
    """The whole companion where the board is not mirrored."""

    page: Any = ObjectProperty(None, rebind=True)
    stone: Any = ObjectProperty(None, allownone=True)
    stage = NumericProperty(1)
    turn = NumericProperty(0)
    words = StringProperty("")
    round_words = StringProperty("")
    cramped = BooleanProperty(False)
    """Whether large words leave no room for the tombstones seen before: the menu leads to them too."""
    low = BooleanProperty(False)
    """Whether the window is so low that everything stands closer."""
    may_flip = True
    """A shake always means the next tombstone."""

    def __init__(self, page: FortressPage) -> None:
        super().__init__(page=page)

    def refresh(self) -> None:
        """Show the tombstone of this round, and what is left."""
        table: CompanionView = self.page.companion.view()
        self.stone = table.waiting
        self.stage = table.stage
        self.turn = len(table.seen)
        self.words = _words(table.waiting)
        self.round_words = _round_words(table)
        self.ids.left.show(table)
        row = self.ids.seen
        row.seen, row.left = table.open_stones, len(table.left)

    def begin(self) -> None:
        """A fresh table: there is nothing to prepare."""

    def let_go(self) -> None:
        """There is nothing in the hand."""

    def turned_up(self) -> None:
        """Nothing more happens here: the tombstone is shown."""

    def back(self) -> bool:
        """There is nothing to close."""
        return False

    def close(self) -> None:
        """Nothing runs."""

    def answers(self) -> list[Answer]:
        """Nothing more for the menu."""
        return []

    def touched(self, number: int) -> None:
        """A kind was touched: the box gave it, unless the app turns them up."""
        if not self.page.draws:
            self.page.tell(number)


def _round_words(table: CompanionView) -> str:
    number = table.turn % TURNS_A_STAGE + 1
    if table.turn >= LAST_TURN:
        return str(Phrase("The game is over"))
    if number == TURNS_A_STAGE:
        return str(Phrase("Stage {stage}, last round", stage=table.stage))
    return str(
        Phrase(
            "Stage {stage}, round {number} of {count}", stage=table.stage, number=number, count=TURNS_A_STAGE
        )
    )


def _words(stone: Tombstone | None) -> str:
    if stone is None:
        return str(Phrase("All tombstones are face down."))
    if stone.prey:
        name = str(Phrase(stone.title))
        return capital(name)
    return str(Phrase("{count} steps", one="one step", count=stone.steps))


def pick_stone(page: FortressPage) -> None:
    """Ask which tombstone the box gave."""
    app = lanterne()
    grid = StoneGrid(
        cols=3, size_hint_y=None, row_default_height=dp(120), row_force_default=True, spacing=dp(8)
    )
    grid.bind(minimum_height=grid.setter("height"))
    grid.show(page.companion.view())
    dialog = Dialog([], grid, title=app.tr._("Which tombstone was revealed?"))

    def told(_grid: object, number: int) -> None:
        dialog.dismiss()
        page.tell(number)

    grid.bind(on_stone=told)
    app.dialogs.show(dialog)


load(__name__)
