"""Plays what happened, beat by beat: the spark runs, somebody acts, hearts tear, ranks close.

A touch ends it at once. Nothing is decided here: the view that follows is already true.
"""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from app.games.dead_cells.table.fight.beats import (
    LONGEST,
    TURN,
    TURNS,
    Beat,
    beats,
    is_unseen,
    together,
    turn_up,
)
from app.games.dead_cells.table.fight.columns import card_box
from app.games.dead_cells.table.fight.coming import Coming
from app.games.dead_cells.table.fight.curtain import CURTAIN
from app.games.dead_cells.table.fight.grid import spark_place
from app.games.dead_cells.table.fight.measures import Measures
from app.games.dead_cells.table.fight.naming import _
from app.games.dead_cells.table.fight.sheet import sheet_of
from app.games.dead_cells.table.fight.signs import STATES
from app.games.dead_cells.table.fight.stage import photo_box, tone
from app.games.dead_cells.table.prisoners.bag import GOODS
from app.table.desk.plan import Box
from app.table.presenter import Ask
from engine.core.event import Event
from engine.games.dead_cells.folding import fold
from engine.games.dead_cells.queries import is_boss
from engine.games.dead_cells.state import NOBODY, SLOTS
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words.text import ROUNDS

SOUNDS = {
    "hurt": "dc_hit",
    "blocked": "dc_block",
    "warded_off": "dc_ward",
    "shield": "dc_shield",
    "gold_shield": "dc_gold",
    "healed": "dc_heal",
    "died": "dc_death",
    "fell": "dc_lost",
    "skill": "dc_skill",
    "revealed": "dc_reveal",
    "picked_up": "dc_loot",
    "picked_items": "dc_item",
    "picked_prints": "dc_blueprint",
    "immune": "dc_immune",
    "frozen_row": "dc_frozen_row",
    "companion_hurt": "dc_companion",
    "joined": "dc_joined",
    "boss": "dc_boss",
    "flipped": "dc_flip",
    "moved": "dc_step",
}
BLOCKS = frozenset({"blocked", "warded_off"})
STATE_SOUNDS = ("dc_poison", "dc_bleed", "dc_fire", "dc_frost", "dc_mark")


POPS = {
    "hurt": "icon_heart_torn",
    "blocked": "icon_shield",
    "warded_off": "icon_gold_shield",
    "shield": "icon_shield",
    "gold_shield": "icon_gold_shield",
    "healed": "icon_heart",
    "froze": "icon_frost",
    "frozen_row": "icon_frost",
    "immune": "icon_ring",
}
"""What rises over a head."""


class Playing:
    """One stretch at a time."""

    def __init__(self, scene: Any) -> None:
        self._scene = scene
        self._beats: list[Beat] = []
        self._done: Callable[[], object] | None = None
        self._view: PrisonView
        self._begun, self._planned = 0.0, 0.0
        """When the stretch began, and how much of it is over by plan."""
        self._fallen = 0.0
        """Where the last enemy fell, in dp."""
        self._falls = False
        """Whether the curtain is still to fall."""

    @property
    def running(self) -> bool:
        """Whether something is still shown."""
        return self._done is not None

    def begin(self, view: Any, events: list[Event], done: Callable[[], object], falls: bool = False) -> None:
        """Show these events from a view on, and the curtain if it falls; then do what is to be done."""
        self.stop()
        self._view, self._beats, self._done = view, beats(events, view["first"]), done
        self._falls = falls and sum(beat.seconds for beat in self._beats) + CURTAIN <= LONGEST
        self._begun, self._planned = Clock.get_boottime(), 0.0
        scene = self._scene
        scene.view, scene.legal, scene.answers, scene.ahead = view, [], [], Coming()
        scene.choosing.follow(view, [])
        scene.desk.offer([])
        scene.draw()
        self._next()

    def ask(self) -> Ask:
        """Nothing is asked yet: which round it is, and that a touch skips the rest."""
        number = self._view["round"]
        words = _("Round {round}", round=ROUNDS[number]) if number > 0 else _("Before the first round")
        return Ask(words, _("Tap to hurry."), to_all=True)

    def stop(self) -> None:
        """Show nothing more, and do nothing."""
        self._done, self._beats = None, []
        self._scene.cast.finish_all()

    def finish(self) -> None:
        """Jump to the end."""
        done = self._done
        if done is None:
            return
        for beat in self._beats:
            for event in beat.events:
                self._fold(event)
        self.stop()
        done()

    def _fold(self, event: Event) -> None:
        if event[0] == TURNS:
            turn_up(self._view, event)
            return
        self._scene.memory.note(self._view, event)
        fold(self._view, event)

    def _next(self) -> None:
        if self._done is None:
            return
        if not self._beats and not self._falls:
            self.finish()
            return
        if not self._beats:
            self._falls = False
            self._scene.drop_curtain(self._view)
            self._scene.cast.motions.start("beat", CURTAIN, lambda share: None, done=self._next)
            return
        beat = self._next_beat()
        before = {slot: self._place(("foe", slot)) for slot in range(SLOTS)}
        for event in beat.events:
            self._leave(event)
            self._fold(event)
        self._paint(beat)
        for event in beat.events:
            self._move(event, before)
        if any(event[0] == "round" for event in beat.events):
            self._scene.desk.reword()
        self._scene.cast.motions.start("beat", beat.seconds, lambda share: None, done=self._next)

    def _next_beat(self) -> Beat:
        """The next beat; where frames have taken longer than planned, with those that are due already."""
        beat = self._beats.pop(0)
        while self._beats and (self._is_known(beat) or self._due(beat) <= 0):
            beat = together(beat, self._beats.pop(0))
        seconds = self._due(beat)
        self._planned += beat.seconds
        return beat._replace(seconds=seconds)

    def _is_known(self, beat: Beat) -> bool:
        """A card that turns over and lies open already is no sight."""
        return (
            len(beat.events) == 1 and beat.events[0][0] == TURNS and not is_unseen(self._view, beat.events[0])
        )

    def _due(self, beat: Beat) -> float:
        """How long a beat may last if the whole is to end when it should."""
        pace = self._scene.desk.duration(1.0) or 1.0
        passed = (Clock.get_boottime() - self._begun) / pace
        return max(0.0, self._planned + beat.seconds - passed)

    def _place(self, ref: Any) -> float:
        figure = self._scene.cast.figures.get(ref)
        return figure.stand.x if figure is not None else 0.0

    def _leave(self, event: Event) -> None:
        """Whoever dies is seen falling before the stage forgets him."""
        if event[0] == "moved":
            self._scene.cast.rename(("foe", event[3]), ("foe", event[4]))

    def _paint(self, beat: Beat) -> None:
        scene, view = self._scene, self._view
        sheet = sheet_of(view, Coming(foes=(tuple(view["foes"]),) * 5), scene.memory.met)
        at = scene.measures(view, sheet)
        old = scene.cast.figures.copy()
        scene.paint(view, sheet, at)
        scene.beside.draw(view)
        self._keep_dying(beat, old)
        if view["round"] != NOBODY and any(event[0] == "spark" for event in beat.events):
            scene.cast.spark(*spark_place(sheet, at), seconds=beat.seconds)

    def _keep_dying(self, beat: Beat, old: dict[Any, Any]) -> None:
        """The dead stay for as long as they fall."""
        cast = self._scene.cast
        for event in beat.events:
            ref = {"died": ("foe", event[3] if len(event) > 3 else 0)}.get(event[0])
            if event[0] == "fell":
                ref = ("fighter", event[3])
            if ref is not None and ref in old and ref not in cast.figures:
                cast.linger(ref, old[ref])

    def _move(self, event: Event, before: dict[int, float]) -> None:
        cast, kind = self._scene.cast, event[0]
        if kind in SOUNDS:
            self._scene.desk.sound(SOUNDS[kind])
        elif kind == "afflicted":
            self._scene.desk.sound(STATE_SOUNDS[event[4]])
        if kind == TURNS:
            self._turn(event)
        elif kind == "flipped":
            cast.flare(self._round_boss(), tone(self._view["place"], "spark", "FFB27A"))
        elif kind == "acts":
            cast.act(("foe", event[3]))
        elif kind == "hurt":
            cast.hit(_ref(event[3]))
            self._strike(event[3])
        elif kind in BLOCKS:
            cast.block(_ref(event[3]))
        elif kind == "moved":
            cast.slide(("foe", event[4]), before[event[3]])
        elif kind == "bag" and event[4] > 0:
            self._scene.pay(GOODS[event[3]], self._fallen)
        elif kind == "died":
            self._fallen = before[event[3]]
        sign = STATES[event[4]] if kind == "afflicted" else POPS.get(kind)
        if sign:
            cast.pop(sign, _ref(event[3]))

    def _round_boss(self) -> Box:
        """As large as the stage, with the boss in its middle."""
        stage, figures = photo_box(self._at()), self._scene.cast.figures
        places = [figures["foe", slot].stand.x for slot in range(SLOTS) if self._is_boss(slot)]
        middle = places[0] if places else stage.x + stage.width / 2
        return stage._replace(x=middle - stage.width / 2)

    def _is_boss(self, slot: int) -> bool:
        return ("foe", slot) in self._scene.cast.figures and is_boss(self._view, slot)

    def _at(self) -> Measures:
        sheet = sheet_of(self._view, Coming(), self._scene.memory.met)
        return self._scene.measures(self._view, sheet)

    def _turn(self, event: Event) -> None:
        """The card that was face down turns about its middle; its face is painted below it already."""
        sheet = sheet_of(self._view, Coming(), self._scene.memory.met)
        at = self._scene.measures(self._view, sheet)
        for place, card in enumerate(sheet.cards):
            if (card.fighter, card.which) == event[3:5]:
                self._scene.desk.sound("flip")
                self._scene.cast.turn_over(card_box(at, place), TURN)

    def _strike(self, body: int) -> None:
        """A prisoner whose turn it is steps towards the enemy that he hurts."""
        view = self._view
        if body < SLOTS and view["round"] != NOBODY and view["cursor"] == 1 and view["turn"]:
            fighter = (view["first"] + view["turn"] - 1) % view["fighters"]
            self._scene.cast.act(("fighter", fighter))


def _ref(body: int) -> tuple[str, int]:
    return ("fighter", body - SLOTS) if body >= SLOTS else ("foe", body)
