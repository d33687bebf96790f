"""The market as a scene: booths on a wick, answers below, the purse beside it."""

from app.games.dead_cells.table.market.booths import fair_of
from app.games.dead_cells.table.market.offers import offers_of
from app.games.dead_cells.table.market.stalls import Stalls
from app.games.dead_cells.table.paint.sketch import AMBER, CREAM, Sketch, faded
from app.games.dead_cells.table.props.answer import Answer
from app.games.dead_cells.table.props.asking_scene import AskingScene
from app.table.desk.plan import Box
from app.table.presenter import Ask
from app.table.shown import Shown
from engine.core.event import Event
from engine.core.text import Phrase
from engine.games.dead_cells.cards.people import COLLECTOR, MERCHANT
from engine.games.dead_cells.rules.gaining import TEETH

TOOTH = 28.0
MOST_TEETH = 14


class MarketScene(AskingScene):
    """Healer, merchant, collector; or a merchant alone in his room."""

    extra = 104.0
    stalls: Stalls

    def make_picture(self) -> Stalls:
        """The booths."""
        self.stalls = Stalls(self.wardrobe, self.desk.duration)
        return self.stalls

    def show(self, shown: Shown) -> None:
        """Who sells what now."""
        question = offers_of(shown.view, shown.actions)
        self.take(shown, question.answers if question else self.described(shown.actions))
        self.stalls.show(fair_of(shown.view))

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
