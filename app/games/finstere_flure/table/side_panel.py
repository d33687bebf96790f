"""What stands beside the board: tombstones, the stage and its turns, who begins, what the monster sees.

On a phone there is only room for the tombstones that may come next; its round stands beside the way back.
"""

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from app.games.finstere_flure.drawing import course  # noqa: F401  (used in the KV rule)
from app.games.finstere_flure.drawing.gravestones import row_of
from app.games.finstere_flure.table.asking import number_of
from app.look.kv import load
from engine.core.text import N_, Phrase, Seat, Voice
from engine.games.finstere_flure.queries import NOBODY, Glance, next_stones
from engine.games.finstere_flure.rules.look import TIE
from engine.games.finstere_flure.rules.tombstones import Tombstone, meaning
from engine.games.finstere_flure.state import TURNS_A_STAGE
from engine.games.finstere_flure.view import FlureView

EDGE, GAP, BUTTON = dp(10), dp(6), dp(50)
ONE_LINE = dp(560)
"""From this width on everything stands in one line."""

LEDGE = dp(96)
"""Below this height there is no room for words."""
STONE, CAPTION = dp(48), dp(190)
"""Height of the tombstones on a ledge; what its buttons take, and the words how likely each of them is."""
SQUARE = dp(200)
"""Below this width buttons stand below the tombstones."""

SEES_NOBODY = N_("Sees nobody")
HESITATES = N_("Hesitates between two pawns")


class SidePanel(Widget):
    """The side box of the table: a column on a wide screen, a strip of one or two lines on others.

    Events: on_walk, on_preview, on_ask (what is left face down).
    """

    stage = NumericProperty(1)
    turn = NumericProperty(0)
    starter = StringProperty("")
    monster = StringProperty("")
    """What the monster is called."""
    words = StringProperty("")
    walked = BooleanProperty(False)
    """Whether there is a walk to look at again."""
    previewing = BooleanProperty(False)
    chance = NumericProperty(0)
    """How likely each tombstone comes next, in percent, where there is room for nothing else; else 0."""

    __events__ = ("on_walk", "on_preview", "on_ask")

    def __init__(self, **kwargs: object) -> None:
        self._coming: list[Tombstone] = []
        super().__init__(**kwargs)
        self._lay = Clock.create_trigger(self._arrange, -1)
        self.bind(pos=self._lay, size=self._lay)
        self.ids.words.bind(texture_size=self._lay)
        self.ids.name.bind(texture_size=self._lay)
        self.ids.next.bind(texture_size=self._lay)
        self._arrange()

    def show(self, view: FlureView, starter: str, words: str) -> None:
        self.stage, self.turn = view["stage"], view["turn"] % TURNS_A_STAGE
        self.starter, self.words = starter, words
        stones = self.ids.stones
        stones.seen = [meaning(number, view["triple"]) for number in view["seen"]]
        stones.left = len(view["left"])
        self._coming = next_stones(view)
        self._lay()
        self.walked = view["turn"] > 0 or bool(view["ended"])

    def _arrange(self, *_change: object) -> None:
        """Put every part into its place."""
        plan = self._plan()
        small = plan in ("ledge", "square")
        self.ids.words.opacity = self.ids.course.opacity = 0 if small else 1
        self.ids.stones.coming = self._coming if small else []
        said = plan == "ledge" and bool(self._coming)
        said = said and STONE * row_of(len(self._coming)) <= self.width - CAPTION
        self.chance = 100 / len(self._coming) if said else 0
        PLANS[plan](self, self.ids)

    def _plan(self) -> str:
        if self.width < SQUARE:
            return "square"
        if self.height > self.width * 0.55 and self.height >= LEDGE:
            return "column"
        return "strip" if self.width > ONE_LINE else "ledge" if self.height < LEDGE else "two lines"

    def _column(self, ids: Any) -> None:
        left, width = self.x + EDGE, self.width - 2 * EDGE
        ids.words.width = ids.name.width = width
        ids.words.pos = left, self.y + EDGE
        ids.name.pos = left, ids.words.top
        ids.name.opacity = 1
        line = ids.name.top + dp(2)
        beside = ids.course.width + 2 * (BUTTON + GAP) <= width
        ids.course.pos = left, line + ((BUTTON - ids.course.height) / 2 if beside else 0)
        base = line + (BUTTON if beside else ids.course.height) + GAP
        if beside:
            self._buttons(ids, self.right - EDGE - 2 * BUTTON - GAP, line)
        else:
            ids.preview.pos = self.right - EDGE - BUTTON, base
            ids.walk.pos = self.right - EDGE - BUTTON, base + BUTTON + GAP / 2
        ids.stones.pos = left, base
        ids.stones.size = width - (0 if beside else BUTTON + GAP), max(BUTTON, self.top - EDGE - base)

    def _strip(self, ids: Any) -> None:
        middle = self.center_y
        self._buttons(ids, self.right - EDGE - 2 * BUTTON - GAP, middle - BUTTON / 2)
        aside = max(ids.course.width, self.width * 0.34)
        left = ids.walk.x - aside - 2 * GAP
        ids.words.width = ids.name.width = aside
        ids.course.pos = left, self.top - EDGE - ids.course.height
        ids.words.pos = left, self.y + EDGE
        ids.name.pos = left, ids.words.top
        ids.name.opacity = 1 if ids.name.top <= ids.course.y + GAP else 0
        ids.stones.pos = self.x + EDGE, self.y + EDGE
        ids.stones.size = left - self.x - EDGE - GAP, self.height - 2 * EDGE

    def _ledge(self, ids: Any) -> None:
        """What may come next, the buttons beside it."""
        ids.name.opacity = 0
        self._buttons(ids, self.right - GAP - 2 * BUTTON, self.center_y - BUTTON / 2)
        ids.next.pos = self.x + EDGE, self.center_y - ids.next.height / 2
        left = ids.next.right + GAP
        ids.stones.size = ids.walk.x - left - GAP, STONE
        ids.stones.pos = left, self.center_y - STONE / 2

    def _square(self, ids: Any) -> None:
        """What may come next, the buttons below it."""
        ids.name.opacity = 0
        gap = (self.width - 2 * BUTTON) / 3
        ids.walk.pos = self.x + gap, self.y + GAP / 2
        ids.preview.pos = self.x + 2 * gap + BUTTON, self.y + GAP / 2
        ids.stones.size = self.width - 2 * EDGE, STONE
        ids.stones.pos = self.x + EDGE, self.top - GAP - ids.stones.height

    def _two_lines(self, ids: Any) -> None:
        left = self.x + EDGE
        ids.name.opacity = 0
        ids.words.width = self.width - 2 * EDGE - ids.course.width - GAP
        line = max(ids.words.height, ids.course.height)
        ids.course.pos = left, self.y + EDGE / 2 + (line - ids.course.height) / 2
        ids.words.pos = ids.course.right + GAP, self.y + EDGE / 2 + (line - ids.words.height) / 2
        base = self.y + EDGE / 2 + line
        room = max(BUTTON, self.top - EDGE / 2 - base)
        self._buttons(ids, self.right - EDGE - 2 * BUTTON - GAP, base + (room - BUTTON) / 2)
        ids.stones.pos = left, base + GAP / 2
        ids.stones.size = ids.walk.x - left - GAP, max(BUTTON, room - GAP)

    @staticmethod
    def _buttons(ids: Any, x: float, y: float) -> None:
        ids.walk.pos, ids.preview.pos = (x, y), (x + BUTTON + GAP, y)

    def on_walk(self) -> None:
        """Event: look at the last walk again."""

    def on_preview(self) -> None:
        """Event: show or hide where the monster would go."""

    def on_ask(self) -> None:
        """Event: what lies face down?"""


def monster_line(view: FlureView, seen: Glance, voice: Voice) -> str:
    """What the monster makes of what it sees now."""
    if seen.prey != NOBODY:
        words = Phrase(
            "Hunts {who} {number}, {count} cells away",
            one="Hunts {who} {number}, one cell away",
            who=Seat(seen.prey >> 2),
            number=number_of(view, seen.prey),
            count=seen.distance,
        )
        return voice.say(words)
    return str(Phrase(HESITATES if seen.why == TIE else SEES_NOBODY))


def what_is_left(view: FlureView) -> str:
    """The tombstones that lie face down, in words, the most frequent first."""
    counts: dict[str, int] = {}
    for number in view["left"]:
        stone = meaning(number, view["triple"])
        name = str(Phrase(stone.title)) if stone.prey else str(stone.steps)
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in counts.items())  # noqa: RUF001


PLANS = {
    "column": SidePanel._column,
    "strip": SidePanel._strip,
    "ledge": SidePanel._ledge,
    "square": SidePanel._square,
    "two lines": SidePanel._two_lines,
}

load(__name__)
