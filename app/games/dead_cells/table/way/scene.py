"""The map as a scene: the biome, the ways out of the group's room, and the questions on the way."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp

from app.games.dead_cells.table.around import around, in_words
from app.games.dead_cells.table.paint.sketch import CREAM, LABEL, Sketch, faded
from app.games.dead_cells.table.prisoners.prisoner import figure_of
from app.games.dead_cells.table.props.answer import Answer
from app.games.dead_cells.table.props.answers import NOTHING
from app.games.dead_cells.table.props.asking_scene import AskingScene
from app.games.dead_cells.table.room import Room
from app.games.dead_cells.table.run_end.spending import KEEPING, answers_of, ask_of
from app.games.dead_cells.table.spoils.questions import Question, question_of
from app.games.dead_cells.table.way.chart import Chart, chart_of, face_down
from app.games.dead_cells.table.way.drawing import Sight
from app.games.dead_cells.table.way.rock import Rock
from app.games.dead_cells.table.way.ways import exits_of, goals_of, ways_of
from app.look.sentence import capital
from app.table.desk.plan import Box
from app.table.keeping.campaigns import LORE
from app.table.presenter import Ask
from app.table.shown import Shown
from app.table.surface import Ref
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names

PAN = 80.0
ZOOM = 1.3
SIGN = 34.0


class MapScene(AskingScene):
    """The way through a biome."""

    extra = 158.0
    rock: Rock

    def make_picture(self) -> Rock:
        """The map."""
        self.rock = Rock(self.wardrobe, self.desk.duration)
        self.rock.bind(on_way=lambda _rock, way: self.answers.touch(way), size=self._sized)
        return self.rock

    def fit(self, room: Room) -> None:
        """Take another frame; on a phone the header has no room for the place."""
        super().fit(room)
        self.rock.named = room.handheld

    def show(self, shown: Shown) -> None:
        """The map, who stands where, and what can be answered."""
        self.take(shown, self._answers(shown))
        self.rock.tried = -1
        chart = chart_of(shown.view)
        self.rock.opacity = 1 if chart else 0
        if chart is not None:
            self.rock.show(self._sight(chart))

    def animate(self, events: list[Event], shown: Shown) -> None:
        """A tile that was come to turns over."""
        self.show(shown)
        if self.rock.opacity and any(event[0] == "turned" for event in events):
            self.desk.sound("dc_tile")
            self.rock.turn_over()

    def ask(self, shown: Shown) -> Ask:
        """Where to, or what else is asked on the way."""
        question = question_of(shown.view, shown.actions)
        if question is not None:
            return self._asked(question)
        if shown.view["step"] in KEEPING:
            return ask_of(shown.view)
        if shown.view["step"] == "choose_way":
            return Ask(str(Phrase("where to?")), self._of_the_way())
        return Ask(str(Phrase("what do you choose?")) if shown.actions else "")

    def _of_the_way(self) -> str:
        """What lies behind the way that is looked at, where its button says only its name; else what holds in
        this place."""
        if not self.answers.slim or self.answers.tried == NOTHING:
            return "; ".join(in_words(around(self.view, fighting=False)))
        answer = self.answers.answers[self.answers.tried]
        return capital(str(Phrase("{name}: {words}", name=answer.title, words="; ".join(answer.lines))))

    def _asked(self, question: Question) -> Ask:
        """A small screen leaves hints out, so what must be known stands in the sentence there."""
        if question.about and self.room.handheld:
            return Ask(f"{question.sentence} {question.about}", question.hint)
        return Ask(question.sentence, question.about or question.hint)

    def _answers(self, shown: Shown) -> Sequence[Answer]:
        question = question_of(shown.view, shown.actions)
        if question is not None:
            return question.answers
        if shown.view["step"] == "choose_way" and shown.actions:
            return ways_of(shown.view, self._known(shown.view))
        if shown.view["step"] in KEEPING:
            return answers_of(shown.view, shown.actions)
        return self.described(shown.actions)

    def is_slim(self) -> bool:
        """A tablet has the map for the rooms and the prompt for the words: a way is a button."""
        return not self.room.handheld and bool(self._shown) and self.view["step"] == "choose_way"

    def _known(self, view: PrisonView) -> set[int]:
        """The places that this group has been to, in this run or an earlier one of its campaign."""
        lore = self.desk.table.get(LORE)
        seen = [each for each in lore if isinstance(each, int)] if isinstance(lore, list) else []
        if view["place"] not in seen:
            self.desk.table[LORE] = seen = [*seen, view["place"]]
        return set(seen)

    def _sight(self, chart: Chart) -> Sight:
        view = self.view
        asked = view["step"] == "choose_way" and bool(self._shown and self._shown.actions)
        goals = goals_of(view) if asked else {}
        return Sight(
            chart,
            f"map_{CODES[view['place']].lower()}.jpg",
            tuple(figure_of(view["prisoners"][each], view["serenade"][0]) for each in _standing(view)),
            goals,
            {way: str(way + 1) for way in goals},
            exits_of(view, self._known(view)),
            name=str(names.place(view["place"])),
            things=tuple(around(view, fighting=False)),
        )

    def point_at(self, answer: Answer) -> None:
        """Light the way that is tried."""
        if answer.action[0] == "go":
            self.rock.tried = answer.action[1]
            self.rock.show_way(answer.action[1])

    def give(self, answer: Answer) -> None:
        """Walk there first, if that is the answer; whoever has no card to show finds that out by trying."""
        if answer.action[0] != "go":
            self.desk.play(answer.action)
        elif answer.shut:
            self.desk.refuse(answer.shut)
        elif self._shown is None or answer.action not in self._shown.actions:
            self.desk.refuse(str(Phrase("No card is shown. Choose another way.")))
        elif self.desk.welcomes([answer.action]):
            self.desk.sound("dc_step")
            self.rock.walk(answer.action[1], lambda: self.desk.play(answer.action))

    @property
    def moving(self) -> bool:
        """Whether the group is on its way."""
        return self.rock.moving

    def finish_all(self) -> None:
        """Skip every animation."""
        self.rock.finish_all()

    def show_whole(self) -> None:
        """Show the whole biome."""
        self.rock.show_whole()

    def press(self, key: str) -> bool:
        """Numbers choose, the others move the map."""
        if super().press(key):
            return True
        move = KEYS.get(key)
        if move:
            move(self.rock)
        return move is not None

    def flash(self, refs: Sequence[Ref], seek: bool = False, lasting: bool = False) -> None:
        """Look at the way that is spoken of."""
        for ref in refs:
            if isinstance(ref, int) and self.rock.sight and ref in self.rock.sight.goals:
                self.rock.tried = ref
                self.rock.show_way(ref)

    def point_out(self, action: Action) -> Sequence[Ref]:
        """The way of a hint."""
        return [action[1]] if action[0] == "go" else []

    def take_back(self) -> bool:
        """Look at no way in particular again."""
        self.rock.tried = -1
        return super().take_back()

    def draw_frame(self, drawn: Sketch) -> None:
        """A rim of paper round the rock."""
        x, y = (self.rock.x - self.x) / dp(1), (self.rock.y - self.y) / dp(1)
        drawn.patch(
            "panel_idle", Box(x - 4, y - 4, self.rock.width / dp(1) + 8, self.rock.height / dp(1) + 8)
        )

    def draw_extra(self, drawn: Sketch, box: Box) -> None:
        """Runes of the campaign, and what still lies face down by its shape."""
        high = (box.height - 6.0) / 2
        if high < 60:
            return
        self._draw_runes(drawn, Box(box.x, box.y + high + 6.0, box.width, high))
        if chart_of(self.view) is not None:
            self._draw_face_down(drawn, Box(box.x, box.y, box.width, high))

    def _draw_runes(self, drawn: Sketch, box: Box) -> None:
        drawn.patch("panel_idle", box)
        found = [bool(self.view["runes"] >> rune & 1) for rune in range(len(RUNES))]
        top = box.y + box.height - 20
        drawn.words(str(Phrase("Runes")), box.x + 14, top, 20, "display", CREAM)
        count = Phrase("{count} of {all}", count=sum(found), all=len(found))
        drawn.words(str(count), box.x + box.width - 14, top, 16, "text", LABEL, 1.0)
        step = (box.width - 24) / len(RUNES)
        for rune, has in enumerate(found):
            x, y = box.x + 12 + step * (rune + 0.5), box.y + (box.height - 30) / 2
            name = f"rune_{rune}" if has else "icon_unseen"
            drawn.picture(name, x, y, min(SIGN, step), (1, 1, 1, 1) if has else faded((1, 1, 1, 1), 0.35))

    def _draw_face_down(self, drawn: Sketch, box: Box) -> None:
        drawn.patch("panel_idle", box)
        counts = [(shape, count) for shape, count in enumerate(face_down(self.view)) if count]
        top = box.y + box.height - 20
        drawn.words(
            str(Phrase("Still face down")), box.x + 14, top, 20, "display", CREAM, room=box.width - 28
        )
        step = (box.width - 20) / max(1, len(counts))
        for place, (shape, count) in enumerate(counts):
            x, y = box.x + 10 + step * (place + 0.32), box.y + (box.height - 30) / 2
            drawn.picture(f"tile_{shape}_down", x, y, min(SIGN, step * 0.6))
            drawn.words(str(count), x + min(SIGN, step * 0.6) / 2 + 4, y, 18, "number", CREAM)

    def _sized(self, *_change: object) -> None:
        self.rock.seek()


def _standing(view: PrisonView) -> list[int]:
    """The group from back to front: whoever leads walks ahead."""
    order = [(view["first"] + step) % view["fighters"] for step in range(view["fighters"])]
    return [fighter for fighter in reversed(order) if not view["fallen"] >> fighter & 1]


KEYS: dict[str, Callable[[Rock], object]] = {
    "left": lambda rock: rock.pan(PAN, 0),
    "right": lambda rock: rock.pan(-PAN, 0),
    "up": lambda rock: rock.pan(0, -PAN),
    "down": lambda rock: rock.pan(0, PAN),
    "+": lambda rock: rock.zoom(ZOOM),
    "=": lambda rock: rock.zoom(ZOOM),
    "-": lambda rock: rock.zoom(1 / ZOOM),
    "0": Rock.show_whole,
}
