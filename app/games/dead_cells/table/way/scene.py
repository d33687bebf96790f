"""The map as a scene: the biome, the ways out of the group's room, and the questions on the way."""

from collections.abc import Sequence
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import Metrics

from app.games.dead_cells.table.props.answer import Answer
from app.games.dead_cells.table.props.answers import NOTHING, Answers
from app.games.dead_cells.table.props.outlook import outlook
from app.games.dead_cells.table.props.party import Counted, Party, SignsPanel
from app.games.dead_cells.table.props.people import figure_of, people_of
from app.games.dead_cells.table.props.pictures import Pictures
from app.games.dead_cells.table.props.placed import Room, placed
from app.games.dead_cells.table.props.sign_row import Small
from app.games.dead_cells.table.scene import Scene
from app.games.dead_cells.table.spoils.questions import Question, question_of
from app.games.dead_cells.table.way.chart import Chart, chart_of, face_down
from app.games.dead_cells.table.way.rock import Rock, Sight
from app.games.dead_cells.table.way.ways import exits_of, goals_of, ways_of
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from app.table.surface import Ref
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.view import PrisonView

GOODS = ("icon_cell", "icon_tooth", "icon_potion")
FAINT = 0.16
PAN = 80.0
ZOOM = 1.3


class MapScene(Scene):
    """The way through a biome."""

    def __init__(self, desk: Desk, **kwargs: Any) -> None:
        super().__init__(desk, **kwargs)
        self.pictures = Pictures()
        self.rock = Rock(self.pictures, desk.duration)
        self.answers = Answers(self.pictures)
        self.party = Party(self.pictures)
        self.runes, self.down = SignsPanel(), SignsPanel()
        self._shown: Shown | None = None
        self._vain: set[Action] = set()
        """Ways on which no card was shown: everybody saw that."""
        self._arrange = Clock.create_trigger(self._lay, -1)
        for part in (self.rock, self.answers, self.party):
            part.size_hint = None, None
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)
        self.answers.bind(needed=self._arrange, on_try=self._tried, on_give=self._given)
        self.party.bind(needed=self._arrange)
        self.rock.bind(on_way=self._pointed)
        App.get_running_app().bind(form=self._arrange)

    # ---- a moment

    def show(self, shown: Shown) -> None:
        """The map, who stands where, and what can be answered."""
        self._take(shown)
        chart = chart_of(shown.view)
        if chart is not None:
            self.rock.show(self._sight(chart))
        self.rock.opacity = 1 if chart else 0

    def animate(self, events: list[Event], shown: Shown) -> None:
        """A tile that was come to turns over."""
        turned = any(event[0] == "turned" for event in events)
        chart = chart_of(shown.view)
        if not turned or chart is None:
            self.show(shown)
            return
        self._take(shown)
        self.desk.sound("dc_tile")
        self.rock.arrive(self._sight(chart))

    def ask(self, shown: Shown) -> Ask:
        """Where to, or what else is asked on the way."""
        question = self._question(shown)
        if question is not None:
            return Ask(question.sentence, question.hint)
        if shown.view["step"] == "choose_way":
            return Ask(str(Phrase("where to?")), str(Phrase("Choose a room that glows.")))
        return Ask("")

    def _take(self, shown: Shown) -> None:
        if self._shown is None or self._shown.view["space"] != shown.view["space"]:
            self._vain.clear()
        self._shown = shown
        self.desk.make_room(False, False)
        self.desk.offer([])
        self.answers.show(self._answers(shown))
        self._show_group()
        self._arrange()

    def _question(self, shown: Shown) -> Question | None:
        return question_of(shown.view, shown.actions)

    def _answers(self, shown: Shown) -> Sequence[Answer]:
        question = self._question(shown)
        if question is not None:
            return question.answers
        if shown.view["step"] == "choose_way" and shown.actions:
            return ways_of(shown.view, self._known(shown.view))
        return [
            Answer(action, self.desk.describe(action), go=self.desk.describe(action))
            for action in shown.actions
        ]

    def _known(self, view: PrisonView) -> set[int]:
        """The places that this group has been to."""
        return {view["place"]}

    def _sight(self, chart: Chart) -> Sight:
        shown = self._shown
        view: PrisonView = shown.view  # type: ignore[union-attr]
        asked = view["step"] == "choose_way" and bool(shown and shown.actions)
        goals = goals_of(view) if asked else {}
        return Sight(
            chart,
            f"map_{CODES[view['place']].lower()}.jpg",
            tuple(figure_of(view, fighter) for fighter in _standing(view)),
            goals,
            {way: str(way + 1) for way in goals},
            exits_of(view, self._known(view)),
        )

    def _show_group(self, after: PrisonView | None = None) -> None:
        view: PrisonView = self._shown.view  # type: ignore[union-attr]
        goods = [
            Counted(picture, now, then)
            for picture, now, then in zip(GOODS, view["bag"], (after or view)["bag"], strict=True)
        ]
        self._show_known(view)
        self.party.show(people_of(view, self._mark, after), goods, (self.runes, self.down))

    def _mark(self, fighter: int) -> str:
        players = self.desk.players
        return f"mark_{players[fighter].hue}" if fighter < len(players) else ""

    def _show_known(self, view: PrisonView) -> None:
        """Runes of the campaign, and what still lies face down by its shape."""
        tr, pictures = App.get_running_app().tr, self.pictures
        found = [bool(view["runes"] >> rune & 1) for rune in range(len(RUNES))]
        self.runes.heading = tr._("Runes")
        self.runes.aside = tr._("{count} of {all}").format(count=sum(found), all=len(found))
        self.runes.paper = pictures["panel_idle"]
        self.runes.signs = [
            Small(pictures[f"rune_{rune}" if has else "icon_unseen"], strength=1.0 if has else FAINT)
            for rune, has in enumerate(found)
        ]
        self.down.heading, self.down.paper = tr._("Face down"), pictures["panel_idle"]
        if chart_of(view) is not None:
            counts = face_down(view)
            self.down.aside = str(sum(counts))
            self.down.signs = [
                Small(pictures[f"tile_{shape}_down"]) for shape, count in enumerate(counts) for _ in range(count)
            ]

    # ---- fingers

    def _pointed(self, _rock: Any, way: int) -> None:
        self.answers.touch(way)

    def _tried(self, _answers: Any, place: int) -> None:
        """Show on the map and at the panels what this answer means."""
        answer = self.answers.answers[place]
        shown = self._shown
        if shown is None:
            return
        if answer.action[0] == "go":
            self.rock.tried = answer.action[1]
            self.rock.show_way(answer.action[1])
            if answer.shut:
                self.desk.say(answer.shut)
        else:
            self._show_group(outlook(shown.view, shown.actor or 0, answer.action))
        self.desk.reword()

    def _given(self, _answers: Any, place: int) -> None:
        answer = self.answers.answers[place]
        if self.rock.moving or self._shown is None:
            return
        if answer.action[0] != "go":
            self.desk.play(answer.action)
        elif answer.shut:
            self.desk.refuse(answer.shut)
        elif answer.action not in self._shown.actions:
            self._vain.add(answer.action)
            self.desk.refuse(str(Phrase("No card is shown. Choose another way.")))
        elif self.desk.welcomes([answer.action]):
            self.desk.sound("dc_step")
            self.rock.walk(answer.action[1], lambda: self.desk.play(answer.action))

    # ---- what shared screens ask

    @property
    def moving(self) -> bool:
        """Whether the group is on its way."""
        return self.rock.moving

    def finish_all(self) -> None:
        """Skip every animation."""
        self.rock.finish_all()

    def reset_view(self) -> None:
        """Show the whole biome."""
        self.rock.reset_view()

    def press(self, key: str) -> bool:
        """Numbers try and choose a way, the others move the map."""
        if key.isdigit() and 0 < int(key) <= len(self.answers.answers):
            self.answers.touch(int(key) - 1)
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

    @property
    def held(self) -> str:
        """Nothing is held but a look."""
        return self.answers.answers[self.answers.tried].title if self.answers.tried != NOTHING else ""

    def take_back(self) -> bool:
        """Look at nothing in particular again."""
        had = self.answers.let_go()
        self.rock.tried = -1
        if had:
            self._show_group()
            self.desk.reword()
        return had

    def leave(self) -> None:
        """Another scene comes."""
        super().leave()
        self.answers.let_go()
        self.rock.tried = -1

    # ---- layout

    def _lay(self, *_change: Any) -> None:
        app, unit = App.get_running_app(), Metrics.density
        room = Room(
            self.width / unit,
            self.height / unit,
            app.form,
            app.settings.text_size / 100,
            self.answers.needed / unit if self.answers.answers else 0,
            self.party.needed / unit,
        )
        plan = placed(room)
        self.party.chips, self.party.columns = plan.chips, plan.columns
        self.answers.across = "row" if plan.row else "stack"
        before = tuple(self.rock.size)
        for part, box in (
            (self.rock, plan.picture),
            (self.answers, plan.answers),
            (self.party, plan.group),
        ):
            part.pos = self.x + box.x * unit, self.y + box.y * unit
            part.size = max(0, box.width * unit), max(0, box.height * unit)
        if tuple(self.rock.size) != before:
            self.rock.seek()


def _standing(view: PrisonView) -> list[int]:
    """The group from back to front: whoever leads walks ahead."""
    order = [(view["first"] + step) % view["fighters"] for step in range(view["fighters"])]
    return [fighter for fighter in reversed(order) if not view["fallen"] >> fighter & 1]


KEYS = {
    "left": lambda rock: rock.pan(PAN, 0),
    "right": lambda rock: rock.pan(-PAN, 0),
    "up": lambda rock: rock.pan(0, -PAN),
    "down": lambda rock: rock.pan(0, PAN),
    "+": lambda rock: rock.zoom(ZOOM),
    "=": lambda rock: rock.zoom(ZOOM),
    "-": lambda rock: rock.zoom(1 / ZOOM),
    "0": Rock.reset_view,
}
