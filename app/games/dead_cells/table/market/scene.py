"""The market as a scene: booths on a wick, answers below, the purse beside it."""

from collections.abc import Sequence

from kivy.metrics import dp

from app.games.dead_cells.table.market.booths import Fair, fair_of
from app.games.dead_cells.table.market.counters import divided, draw_sheets, lit_place
from app.games.dead_cells.table.market.offers import offers_of
from app.games.dead_cells.table.market.stalls import Stalls
from app.games.dead_cells.table.paint.sketch import AMBER, CREAM, Sketch, faded, inside
from app.games.dead_cells.table.prisoners.prisoner import group_of
from app.games.dead_cells.table.props.answer import Answer
from app.games.dead_cells.table.props.asking_scene import AskingScene
from app.games.dead_cells.table.room import TALL, Room
from app.games.dead_cells.table.run_end.spending import KEEPING, answers_of, ask_of
from app.table.desk.plan import Box
from app.table.presenter import Ask
from app.table.shown import Shown
from engine.core.event import Event
from engine.core.text import Phrase
from engine.games.dead_cells.cards.people import COLLECTOR, MERCHANT
from engine.games.dead_cells.rules.gaining import TEETH

TOOTH = 28.0
MOST_TEETH = 14
SHEET_EDGE, ROOM_FOR_GOODS = 8.0, 270.0


class MarketScene(AskingScene):
    """Healer, merchant, collector; or a merchant alone in his room."""

    extra = 104.0
    stalls: Stalls
    fair: Fair | None = None
    """The market as it stands; None before anybody has come."""

    def make_picture(self) -> Stalls:
        """The booths."""
        self.stalls = Stalls(self.wardrobe, self.desk.duration)
        return self.stalls

    def show(self, shown: Shown) -> None:
        """Who sells what now."""
        self.fair = fair_of(shown.view)
        self.take(shown, self._answers(shown))
        self.stalls.show(self.fair)
        self._arrange()

    def _answers(self, shown: Shown) -> Sequence[Answer]:
        question = offers_of(shown.view, shown.actions)
        if question is not None:
            return question.answers
        if shown.view["step"] in KEEPING:
            return answers_of(shown.view, shown.actions)
        return self.described(shown.actions)

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Blueprints fly onto the deck before the merchant draws from it."""
        self.show(shown)
        sheets = [event for event in events if event[0] == "on_top"]
        for number, _ in enumerate(sheets):
            self.stalls.fly("icon_blueprint", COLLECTOR, MERCHANT, number)
        if sheets:
            self.desk.sound("dc_flip")
        if any(event[0] in ("bought_item", "sold") for event in events):
            self.desk.sound("dc_buy")

    def ask(self, shown: Shown) -> Ask:
        """What is sold now."""
        question = offers_of(shown.view, shown.actions)
        if question is None and shown.view["step"] in KEEPING:
            return ask_of(shown.view)
        if question is None:
            return Ask(str(Phrase("what do you choose?")) if shown.actions else "")
        return Ask(question.sentence, question.hint)

    def give(self, answer: Answer) -> None:
        """Buy it, if it can be had."""
        if answer.shut:
            self.desk.refuse(answer.shut)
        else:
            self.desk.play(answer.action)

    @property
    def moving(self) -> bool:
        """Whether a sheet is in the air."""
        return bool(self.stalls.motions)

    def finish_all(self) -> None:
        """Let everything land."""
        self.stalls.motions.finish_all()

    def _parts(self, room: Room) -> tuple[Box, Box]:
        """On a tablet answers lie on the sheet of whoever is asked; on all three where nobody is."""
        if room.handheld or self.fair is None:
            return super()._parts(room)
        picture, sheets = divided(self._area(room), self.fair)
        place = lit_place(self.fair)
        if place is None:
            first, last = sheets[0], sheets[-1]
            return picture, first._replace(width=last.x + last.width - first.x)
        return picture, inside(sheets[place], SHEET_EDGE)

    def _area(self, room: Room) -> Box:
        """What booths and sheets share."""
        main, low = room.main, room.answers.y if room.kind == TALL else 0.0
        return Box(main.x, low, main.width, main.y + main.height - low)

    @property
    def stacks(self) -> bool:
        """Answers stand below each other on the sheet of one person, too."""
        return self.room.handheld or (self.fair is not None and lit_place(self.fair) is not None)

    @property
    def shows_goods(self) -> bool:
        """Where a sheet is broad there is room for pictures of what is sold."""
        return not self.room.handheld and self.answers.width >= dp(ROOM_FOR_GOODS) * self.room.text

    def draw_frame(self, drawn: Sketch) -> None:
        """The sheets below the booths."""
        if self.fair is None or self.room.handheld or lit_place(self.fair) is None:
            return
        sheets = divided(self._area(self.room), self.fair)[1]
        draw_sheets(drawn, sheets, self.fair, group_of(self.view, self.desk))

    def draw_extra(self, drawn: Sketch, box: Box) -> None:
        """The teeth in the bag, one by one; those that would go are ringed."""
        if box.height < 80:
            return
        drawn.patch("panel_choice", box)
        now = self.view["bag"][TEETH]
        then = self._after["bag"][TEETH] if self._after is not None else now
        top = box.y + box.height - 22
        drawn.words(
            str(Phrase("Teeth in the bag")), box.x + 14, top, 20, "display", CREAM, room=box.width - 28
        )
        step = min(TOOTH + 2, (box.width - 28) / max(1, min(now, MOST_TEETH)))
        for place in range(min(now, MOST_TEETH)):
            x, y = box.x + 14 + step * (place + 0.5), top - 30
            goes = place >= then
            drawn.picture(
                "icon_tooth", x, y, TOOTH - 4, (1, 1, 1, 1) if not goes else faded((1, 1, 1, 1), 0.55)
            )
            if goes:
                drawn.picture("icon_ring", x, y, TOOTH + 4, AMBER)
        told = (
            Phrase("{now} now, {then} stay", now=now, then=then)
            if now != then
            else Phrase("{now} now", now=now)
        )
        drawn.words(str(told), box.x + 14, top - 58, 16, "text", AMBER, room=box.width - 28)
