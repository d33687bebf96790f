"""The talk before a fight: one minute on the sand, before everybody's eyes, until all are ready.

It is a table option, and a curse can forbid it. When it is over the device goes to whoever commits first.
"""

import math
from typing import TYPE_CHECKING

from kivy.metrics import dp

from app.games.dead_cells.table.fight.buttons import PRIMARY, draw_button
from app.games.dead_cells.table.fight.naming import _
from app.games.dead_cells.table.paint.sketch import AMBER, WARNING, Sketch
from app.games.dead_cells.table.spot import Place
from app.look.running import lanterne
from app.services.pace import Pace
from app.table.desk.plan import Box
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from app.timer.hourglass import Hourglass
from engine.games.dead_cells.queries import may_talk
from engine.games.dead_cells.view import PrisonView

if TYPE_CHECKING:
    from app.games.dead_cells.table.fight.scene import FightScene

SECONDS = 60.0
HURRY = 10
"""Seconds from which on the digits warn."""
KEPT = "talked"
"""The name under which the table remembers the fight before which people have talked."""
SAME = ("place", "space", "boss_turn", "face")
"""By these a fight, or a turn of a boss, is known."""
BUTTON = 56.0


def is_talk(shown: Shown, desk: Desk) -> bool:
    """Whether the people at this table talk now: before the first card, once, if there are two of them."""
    view: PrisonView = shown.view
    begun = view["step"] != "commit" or any(view["active"])
    live = shown.audience.kind == "private" or bool(shown.legal)
    people = sum(player.is_person for player in desk.players)
    if begun or not live or people < 2 or not may_talk(view):
        return False
    return desk.table.get(KEPT) != _fight(view)


def _fight(view: PrisonView) -> list[int]:
    numbers: dict[str, int] = view  # type: ignore[assignment]
    return [numbers[name] for name in SAME]


class Talk:
    """The sand of one talk. It belongs to the scene of the fight."""

    def __init__(self, scene: "FightScene") -> None:
        self._scene = scene
        self._glass: Hourglass | None = None
        self._pace: Pace | None = None
        self._fight: list[int] = []
        self.left = 0
        """Whole seconds."""

    @property
    def open(self) -> bool:
        """Whether people talk."""
        return self._pace is not None

    def follow(self, shown: Shown) -> None:
        """Begin, go on, or be over."""
        if not is_talk(shown, self._scene.desk):
            self.put_away()
            return
        fight = _fight(shown.view)
        if self.open and fight == self._fight:
            return
        self.put_away()
        self._fight, self.left = fight, int(SECONDS)
        clock = lanterne().services.clock
        self._glass = Hourglass(size_hint=(None, None))
        self._glass.running = bool(self._scene.desk.duration(1.0))
        self._pace = Pace(clock, SECONDS, self._tick, self._time_is_up)

    def put_away(self) -> None:
        """Nobody talks."""
        if self._pace is not None:
            self._pace.stop()
            self._pace = None
        if self._glass is not None:
            self._scene.remove_widget(self._glass)
            self._glass = None

    def _tick(self, passed: float) -> None:
        if self._glass is not None:
            self._glass.share = max(0.0, 1.0 - passed / SECONDS)
        left = math.ceil(SECONDS - passed)
        if left != self.left:
            self.left = left
            if 0 < left <= 3:
                self._scene.desk.sound("tick")
            self._scene.draw()

    def _time_is_up(self) -> None:
        self._scene.desk.sound("end_of_time")
        self.close()

    def close(self) -> None:
        """All are ready: the first card is asked for."""
        self.put_away()
        self._scene.desk.table[KEPT] = self._fight
        self._scene.desk.go_on()

    def ask(self) -> Ask:
        """What everybody is asked."""
        return Ask(_("Talk it over: say what you need, not what your cards show."), to_all=True)

    def draw(self, zone: Box) -> list[Place]:
        """The glass, the seconds, and a button for when all are ready."""
        drawn = Sketch()
        high = min(BUTTON, zone.height)
        beside = zone.height < high + 60
        main = Box(zone.x + zone.width * 0.4, zone.y, zone.width * 0.6, high) if beside else zone
        box = Box(main.x, zone.y, main.width, high)
        words = _("We are ready")
        draw_button(drawn, box, words, look=PRIMARY)
        free = zone._replace(width=zone.width * 0.38) if beside else _above(zone, high)
        self._lay_glass(free, drawn)
        self._scene.back.lay("hand", Sketch())
        self._scene.back.lay("answers", drawn)
        return [Place("ready", box, words, self.close)]

    def _lay_glass(self, free: Box, drawn: Sketch) -> None:
        scene, glass = self._scene, self._glass
        if glass is None:
            return
        tall = min(free.height, 190.0)
        across = tall * 0.62
        x = free.x + free.width / 2 - (across + 64) / 2
        y = free.y + (free.height - tall) / 2
        if glass.parent is None:
            scene.add_widget(glass)
        glass.size = dp(across), dp(tall)
        glass.pos = scene.x + dp(x), scene.y + dp(y)
        tone = WARNING if self.left <= HURRY else AMBER
        drawn.words(str(self.left), x + across + 12, free.y + free.height / 2, 34, "number", tone)


def _above(zone: Box, high: float) -> Box:
    """What is left over a button."""
    return Box(zone.x, zone.y + high + 6, zone.width, zone.height - high - 6)
