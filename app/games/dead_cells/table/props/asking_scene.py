"""A scene that asks with cards: a picture, the group beside it, the answers in a thumb's reach.

The first touch of an answer tries it: the engine plays it on an imagined table, and the panels of the
prisoners show what it would change. The second touch gives it.
"""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.games.dead_cells.table.paint.easel import Easel
from app.games.dead_cells.table.paint.sketch import Sketch
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.prisoners.bag import draw_bag
from app.games.dead_cells.table.prisoners.panel import draw_panel
from app.games.dead_cells.table.props.answer import Answer
from app.games.dead_cells.table.props.answers import NOTHING, Answers
from app.games.dead_cells.table.props.changes import after, group_after
from app.games.dead_cells.table.room import GAP, LOW, PHONE, TALL, WIDE, Room, sides
from app.games.dead_cells.table.scene import Scene
from app.games.dead_cells.table.spot import Place, Spots
from app.table.desk.plan import Box
from app.table.presenter import Desk
from app.table.shown import Shown
from app.widgets.cached_picture import CachedPicture
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.dead_cells.view import PrisonView

BRIEF_FROM = 1.2
"""From this text size on, a phone's cards say only their names until they are tried."""
WHOLE_ANSWER = 82.0
"""The height that an answer with its words takes, in dp."""
MOST_IN_MAIN = 0.44
"""The part of the main box that answers may take where they lie in it."""


class AskingScene(Scene):
    """What the map and the market have in common."""

    extra = 0.0
    """The height that it wants below the prisoners in a shared column, in dp."""

    def __init__(self, desk: Desk, wardrobe: Wardrobe, **kwargs: object) -> None:
        super().__init__(desk, wardrobe, **kwargs)
        self.easel = Easel(wardrobe)
        self.answers = Answers(wardrobe)
        self.picture = self.make_picture()
        self.spots = Spots(self)
        self._shown: Shown | None = None
        self._after: PrisonView | None = None
        self._arrange = self.soon(self._lay)
        for part in (self.easel, self.picture, self.answers):
            part.size_hint = None, None
            self.add_widget(part)
        self._resting = CachedPicture()
        self.canvas.remove(self.answers.canvas)
        self._resting.hold(self.answers.canvas)
        self.canvas.add(self._resting)
        self.bind(pos=self._arrange, size=self._arrange)
        self.answers.bind(needed=self._want, on_try=self._tried, on_give=self._given)

    def make_picture(self) -> Widget:
        """What is in its middle."""
        raise NotImplementedError

    def fit(self, room: Room) -> None:
        """Take another frame."""
        super().fit(room)
        self._arrange()

    def take(self, shown: Shown, answers: Sequence[Answer]) -> None:
        """Be about this moment from now on."""
        self._shown, self._after = shown, None
        self.desk.make_room(False, False)
        self.desk.offer([])
        self.answers.show(answers)
        self.answers.let_go()
        self._arrange()

    def described(self, actions: Sequence[Action]) -> list[Answer]:
        """Answers to a question that has no cards of its own here, in the words of the engine."""
        go = str(Phrase("Take this"))
        return [Answer(action, self.desk.describe(action), go=go) for action in actions]

    @property
    def view(self) -> PrisonView:
        """The view that is shown."""
        if self._shown is None:
            raise LookupError("nothing is shown yet")
        view: PrisonView = self._shown.view
        return view

    def point_at(self, answer: Answer) -> None:
        """Show in the picture what an answer means."""

    def give(self, answer: Answer) -> None:
        """Play an answer."""
        self.desk.play(answer.action)

    def _tried(self, _answers: object, place: int) -> None:
        answer = self.answers.answers[place]
        if self.desk.direct:
            self._given(self.answers, place)
            return
        self.point_at(answer)
        if self._shown is not None and answer.action in self._shown.actions and answer.action[0] != "go":
            self._after = after(self.view, answer.action)
            self._draw_group()
        self.desk.reword()

    def _given(self, _answers: object, place: int) -> None:
        if not self.moving:
            self.give(self.answers.answers[place])

    @property
    def held(self) -> str:
        """What is looked at."""
        return self.answers.answers[self.answers.tried].title if self.answers.tried != NOTHING else ""

    def take_back(self) -> bool:
        """Look at nothing in particular again."""
        if not self.answers.let_go():
            return False
        self._after = None
        self._draw_group()
        self.desk.reword()
        return True

    def press(self, key: str) -> bool:
        """A number tries and gives the answer of that number."""
        if not (key.isdigit() and 0 < int(key) <= len(self.answers.answers)):
            return False
        self.answers.touch(int(key) - 1)
        return True

    def leave(self) -> None:
        """Another scene comes."""
        super().leave()
        self.answers.let_go()

    def _want(self, *_change: object) -> None:
        """On a phone the answers have what they need, so far as there is room."""
        wanted = self.answers.needed / dp(1) + 8.0
        if self.room.kind == PHONE and abs(wanted - self.wanted) > 1:
            self.wanted = wanted
            self.desk.replan()
        self._arrange()

    def _lay(self) -> None:
        room = self.room
        main, answers = self._parts(room)
        self.answers.across = "stack" if self.stacks else "row"
        self.answers.close = room.kind == LOW
        self.answers.brief = self._is_brief(room, answers)
        self.answers.slim = self.is_slim()
        self._put(self.easel, Box(0, 0, self.width / dp(1), self.height / dp(1)))
        self._put(self.picture, main)
        self._put(self.answers, answers)
        self.answers.large = self.shows_goods
        self._resting.fit(self.x + self.width, self.y + self.height)
        self._resting.crop(*self.answers.pos, *self.answers.size)
        if self._shown is not None:
            self._draw_group()

    @property
    def stacks(self) -> bool:
        """Whether answers stand below each other."""
        return self.room.handheld

    @property
    def shows_goods(self) -> bool:
        """Whether answers have large pictures."""
        return False

    def is_slim(self) -> bool:
        """Whether the answers are only buttons, their words said elsewhere."""
        return False

    def _is_brief(self, room: Room, box: Box) -> bool:
        """Whether cards say only their names: large letters on a phone, or many answers on one that lies."""
        if room.kind == LOW:
            return room.text > BRIEF_FROM or len(self.answers.answers) * WHOLE_ANSWER > box.height
        return room.kind == PHONE and room.text > BRIEF_FROM

    def _parts(self, room: Room) -> tuple[Box, Box]:
        """Where the picture and the answers lie."""
        if room.handheld:
            box = room.answers
            return room.main, Box(box.x, 4.0, box.width, box.y + box.height - 6.0)
        main = room.main
        low = room.answers.y if room.kind == TALL else 0.0
        needed = self.answers.needed / dp(1) if self.answers.answers else 0.0
        high = min(needed, (main.y + main.height - low) * MOST_IN_MAIN)
        top = low + high + (GAP if high else 0.0)
        return Box(main.x, top, main.width, main.y + main.height - top), Box(main.x, low, main.width, high)

    def _put(self, part: Any, box: Box) -> None:
        pos = self.x + dp(box.x), self.y + dp(box.y)
        size = max(1.0, dp(box.width)), max(1.0, dp(box.height))
        if tuple(part.pos) != pos:
            part.pos = pos
        if tuple(part.size) != size:
            part.size = size

    def _draw_group(self) -> None:
        """The panels of the prisoners and the bag, as they would be after what is tried."""
        drawn, view, places = Sketch(), self.view, []
        self.draw_frame(drawn)
        people = group_after(view, self._after, self.desk)
        side = sides(self.room, len(people), self.extra if self.room.kind == WIDE else 0.0)
        choices = self._by_fighter()
        for seen, box in zip(people, side.prisoners, strict=True):
            draw_panel(drawn, box, seen._replace(choice=seen.fighter in choices))
            if seen.fighter in choices:
                place = choices[seen.fighter]
                places.append(Place(("prisoner", seen.fighter), box, seen.name, self._toucher(place)))
        tried = self._after or view
        draw_bag(drawn, side.bag, tried, lit=tried["bag"] != view["bag"])
        if self.room.kind == WIDE:
            self.draw_extra(drawn, side.answers)
        self.easel.lay("group", drawn)
        self.spots.lay(places)

    def draw_frame(self, drawn: Sketch) -> None:
        """What lies behind the picture."""

    def draw_extra(self, drawn: Sketch, box: Box) -> None:
        """What stands below the prisoners where they share a column."""

    def _by_fighter(self) -> dict[int, int]:
        """Answers that are given by touching a prisoner."""
        return {
            answer.action[1]: place
            for place, answer in enumerate(self.answers.answers)
            if answer.action[0] in ("give", "wound", "first", "heal", "drink")
        }

    def _toucher(self, place: int) -> Any:
        return lambda: self.answers.touch(place)
