"""The scene of a fight: what the view says and what is foreseen, drawn; what is touched, answered.

How it looks is painted.py's business. Nothing here decides a rule.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from kivy.input.motionevent import MotionEvent

from app.games.dead_cells.table.fight import asking, explaining
from app.games.dead_cells.table.fight.answers import BUTTON, Answer, answers
from app.games.dead_cells.table.fight.coming import coming
from app.games.dead_cells.table.fight.naming import _
from app.games.dead_cells.table.fight.painted import PaintedFight
from app.games.dead_cells.table.fight.playing import Playing
from app.games.dead_cells.table.fight.talk import Talk
from app.games.dead_cells.table.fight.touching import Touching
from app.games.dead_cells.table.hand.choosing import Choosing
from app.games.dead_cells.table.hand.table import HandTable
from app.games.dead_cells.table.hand.taking_back import Laid, laid_last, take_back
from app.games.dead_cells.table.paint.sketch import Sketch
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.room import LOW, PHONE, Room, with_low_answers
from app.games.dead_cells.table.spot import Spots
from app.look.sentence import capital
from app.table.desk.choices import Choice
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from app.table.surface import Ref
from engine.core.event import Event
from engine.core.game import Action
from engine.games.dead_cells.queries import FIGHT_IS_OVER
from engine.games.dead_cells.state import NOBODY
from engine.games.dead_cells.view import PrisonView

SAME_FIGHT = ("place", "space", "boss_turn", "first")
"""By these a moment is known to be of the same fight."""


class FightScene(PaintedFight):
    """One fight after another."""

    def __init__(self, desk: Desk, wardrobe: Wardrobe, **kwargs: object) -> None:
        super().__init__(desk, wardrobe, **kwargs)
        self.spots = Spots(self)
        self.choosing = Choosing()
        self.hand = HandTable(self)
        self.playing = Playing(self)
        self.touching, self.talk = Touching(self), Talk(self)
        self.legal: list[Action] = []
        self.answers: list[Answer] = []
        self.tried: Action | None = None
        self.laid: Laid | None = None
        """The card that can still be taken back."""
        self._shown: Shown | None = None
        self._hinted: tuple[Ref, ...] = ()
        self._covered = False
        """Whether the curtain is down: nothing below it can be touched."""

    def show(self, shown: Shown) -> None:
        """Show this moment at once; what was revealed behind the curtain is played first."""
        missed = self._missed(shown)
        if missed is not None:
            before, events = missed
            self.view = before
            self.animate(events, shown)
            return
        self.playing.stop()
        begins = self.view is None
        self._take(shown)
        if begins:
            self._open_curtain()

    def _open_curtain(self) -> None:
        """A fight begins: the curtain goes apart. One that is looked at again stands open."""
        view = self.view
        if view is not None and view["round"] == NOBODY and not self._covered and not self.hand_open:
            self.part_curtain(view)

    def _missed(self, shown: Shown) -> tuple[PrisonView, list[Event]] | None:
        """The cards were turned up by somebody who looked alone: nobody has seen yet what followed."""
        view: Any = shown.view
        before = self.view
        fresh = before is not None and before["step"] in ("commit", "redraw") and not before["shown"]
        if not fresh or not view["shown"] or not self.desk.duration(1.0):
            return None
        recalled: Any = self.desk.recall("revealed")
        if recalled is None or any(recalled[0][name] != view[name] for name in SAME_FIGHT):
            return None
        return recalled[0], recalled[1]

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Go there step by step."""
        if self.view is None or not self.desk.duration(1.0):
            self._take(shown)
            return
        self._forget_choice()
        self._shown = shown
        self.playing.begin(deepcopy(self.view), events, lambda: self._arrive(shown))

    def _arrive(self, shown: Shown) -> None:
        """All of it has been seen: now it is asked what follows."""
        self._take(shown)
        self.desk.reword()

    def play_out(self, events: list[Event], done: Callable[[], object]) -> bool:
        """The end of the fight is seen before the map comes."""
        ends = [place for place, event in enumerate(events) if event[0] in FIGHT_IS_OVER]
        if self.view is None or not ends or not self.desk.duration(1.0):
            return False
        self._forget_choice()
        self.playing.begin(deepcopy(self.view), events[: ends[0]], done, falls=True)
        return True

    def _take(self, shown: Shown) -> None:
        """The moment is this one, and somebody is asked."""
        view: Any = shown.view
        self._forget_choice()
        self.talk.follow(shown)
        self._shown, self.view = shown, view
        self.legal = [] if self.talk.open else shown.actions
        self._covered = shown.audience.kind == "private" and not shown.legal and not self.talk.open
        self.laid = laid_last(view, shown)
        self.memory.follow(view)
        self.choosing.follow(view, self.legal)
        self.answers = answers(view, self.legal, self.desk)
        self._foresee()
        self.draw()
        self._offer()
        self.cast.wake(bool(self.desk.duration(1.0)))

    def _forget_choice(self) -> None:
        self.tried, self.opened = None, None
        self.choosing.clear()
        self._hinted = ()

    def _foresee(self) -> None:
        if self.view is not None:
            self.ahead = coming(self.view, self.legal, self.tried)

    def _offer(self) -> None:
        """The question mark of this very step, at the end of the prompt."""
        mark = Choice("?", self.explain_step, kind="chip")
        self.desk.offer([mark] if self.room.kind != LOW and self.has_rule else [])

    @property
    def has_rule(self) -> bool:
        """Whether somebody is asked something that has a rule."""
        return self.view is not None and bool(self.legal) and bool(asking.rule_of(self.view))

    def leave(self) -> None:
        """Another scene comes."""
        self.playing.stop()
        self.talk.put_away()
        self._forget_choice()
        self.view = None
        self.memory.clear()
        self.spots.lay([])
        self.clear_stage()
        self.cast.wake(False)
        self.desk.offer([])

    def ask(self, shown: Shown) -> Ask:
        """What is asked now."""
        view: Any = shown.view
        if self.talk.open:
            return self.talk.ask()
        if self.playing.running:
            return self.playing.ask()
        asked = asking.question(view, self.tried is not None)
        return Ask(asked.sentence, asked.hint)

    def fit(self, room: Room) -> None:
        """Take another frame."""
        other = room.kind != self.room.kind
        super().fit(with_low_answers(room))
        self._relaid()
        if other and self.view is not None:
            self._offer()

    @property
    def private(self) -> bool:
        """Whether what is shown is for the eyes of one player."""
        return self._shown is not None and self._shown.audience.kind == "private"

    @property
    def hand_open(self) -> bool:
        """Whether a hand lies open before whoever looks on."""
        return self.choosing.open

    def draw(self) -> None:
        """Draw the present moment with everything that can be touched."""
        if self.view is None:
            return
        if self.hand_open and self.room.kind == PHONE:
            self.hand.draw_alone(self.view)
            return
        sheet = self.sheet
        at = self.measures(self.view, sheet)
        self.paint(self.view, sheet, at)
        side = self.beside.draw(self.view)
        places = [] if self.playing.running or self._covered else self.touching.places(at, side)
        if self.talk.open:
            places += self.talk.draw(side.answers)
        elif self.hand_open:
            places += self.hand.draw(at, side.answers)
        else:
            self.back.lay("hand", Sketch())
            self.beside.draw_answers(side.answers)
        self.spots.lay(places)
        self.cast.light(self._lit())

    @property
    def talks(self) -> bool:
        """Before the first card, where the table has a minute for it."""
        return self.talk.open

    @property
    def hint_hides(self) -> bool:
        """On a phone that lies a hint stands where the answers are."""
        return bool(self._hinted) and self.room.kind == LOW

    def explain_bag(self) -> None:
        """What the group has, in words."""
        if self.view is not None:
            self.desk.explain(_("The bag"), explaining.bag_words(self.view))

    def _lit(self) -> list[Ref]:
        """Figures that can be chosen breathe; a hint leaves only its own."""
        if self._hinted:
            return list(self._hinted)
        if self.playing.running or self.hand_open:
            return []
        return [answer.ref for answer in self.answers if answer.kind != BUTTON]

    def choose(self, action: Action) -> None:
        """Try an answer; the same one again is played. With direct touches it is played at once."""
        if self.playing.running:
            self.playing.finish()
            return
        if self.desk.direct or self.tried == action:
            self.tried = None
            self.desk.play(action)
            return
        self.tried = action
        self._foresee()
        self.draw()
        self.desk.sound("tap")
        self.desk.reword()

    def commit(self) -> None:
        """Play what is chosen from the hand."""
        action = self.choosing.action
        if action is not None:
            self.desk.play(action)

    def redraw_hand(self) -> None:
        """Something else is chosen from the hand."""
        self.draw()
        self.desk.reword()

    @property
    def held(self) -> str:
        """What is tried and not played yet."""
        if self.tried is not None:
            return self.desk.describe(self.tried)
        if self.choosing.action is not None:
            return _("your choice")
        return self.laid.words if self.laid is not None and self.hand_open else ""

    def take_back(self) -> bool:
        """Put the choice back; where there is none, the card that was laid last."""
        if not self.held:
            return False
        if self.tried is None and self.choosing.action is None and self.laid is not None:
            return take_back(self.desk, self.laid)
        self._forget_choice()
        self._foresee()
        self.draw()
        self.desk.reword()
        return True

    def press(self, key: str) -> bool:
        """Enter plays what is tried."""
        if key in ("enter", "numpadenter") and self.tried is not None:
            self.choose(self.tried)
            return True
        if key in ("enter", "numpadenter") and self.choosing.action is not None:
            self.commit()
            return True
        return False

    def explain(self, ref: Any) -> None:
        """Read a figure's card."""
        if self.view is not None:
            title, body = explaining.words_of(self.view, ref)
            if title:
                self.desk.explain(title, body)

    def explain_step(self) -> None:
        """The rule of the present question."""
        if self.view is not None:
            asked = asking.question(self.view, False)
            title, rule = capital(asked.sentence), asking.rule_of(self.view)
            self.desk.explain(title, rule, asking.anchor_of(self.view))

    def flash(self, refs: Sequence[Ref], seek: bool = False, lasting: bool = False) -> None:
        """Let these figures breathe; none gives the light back to those who can be chosen."""
        self._hinted = tuple(refs) if lasting or refs else ()
        if self.view is not None and not self.playing.running:
            self.draw()
        if not lasting:
            self._hinted = ()

    def point_out(self, action: Action) -> Sequence[Ref]:
        """The figure that an action meets; the card that it commits."""
        for answer in self.answers:
            if answer.action == action:
                return [answer.ref]
        if action[0] in ("commit", "drop") and self.choosing.pick(action[1]):
            self.choosing.announce(action)
            self.draw()
            return [("hand", action[1])]
        return []

    def cells_of(self, event: Event) -> Sequence[Ref]:
        """The figure that an event speaks of."""
        return explaining.figures_of(event)

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        return self.playing.running

    def finish_all(self) -> None:
        """Skip to the end."""
        self.playing.finish()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A touch hurries what moves, and nothing else."""
        if self.playing.running and self.collide_point(*touch.pos):
            self.playing.finish()
            return True
        return bool(super().on_touch_down(touch))
