"""The end of a run as a scene: why, the last fight, then cells for upgrades and what they bring."""

from collections.abc import Callable, Sequence

from kivy.uix.widget import Widget

from app.games.dead_cells.table.paint.sketch import Sketch
from app.games.dead_cells.table.prisoners.prisoner import group_of
from app.games.dead_cells.table.props.answers import NOTHING
from app.games.dead_cells.table.props.asking_scene import AskingScene
from app.games.dead_cells.table.room import EDGE, PHONE, Room
from app.games.dead_cells.table.run_end.cause import Cause, Turning, cause_of
from app.games.dead_cells.table.run_end.decks import card_of, decks_of
from app.games.dead_cells.table.run_end.ledger import (
    BUYING,
    LOOKING,
    PLACING,
    UNTOLD,
    Ledger,
    draw_ledger,
    fields_of,
    parts_of,
)
from app.games.dead_cells.table.run_end.pockets import draw_pockets
from app.games.dead_cells.table.run_end.spending import answers_of, ask_of, became_of
from app.games.dead_cells.table.run_end.tally import rows_of
from app.games.dead_cells.table.run_end.why import action_at, frames_of, play_of, wick_of
from app.games.dead_cells.table.spot import LEAST, Place
from app.table.desk.plan import Box
from app.table.presenter import Ask
from app.table.shown import Shown
from engine.core.event import Event
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import BOSSES
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.rules.gaining import CELLS
from engine.games.dead_cells.view import PrisonView


class RunEndScene(AskingScene):
    """What a run leaves behind."""

    def make_picture(self) -> Widget:
        """Everything is drawn on the easel of the scene."""
        self._cause: Cause | None = None
        self._won = 0
        self._at = -1
        self._sheet = Box(0, 0, 0, 0)
        return Widget()

    def show(self, shown: Shown) -> None:
        """Why, and what can be bought."""
        if self._cause is None or shown.view["step"] == "last_look":
            self._cause, self._won = self._found(shown.view)
            self._at = -1
        self.take(shown, answers_of(shown.view, shown.actions))

    def animate(self, events: list[Event], shown: Shown) -> None:
        """A card comes out of its deck."""
        self.show(shown)
        if any(event[0] == "upgraded" for event in events):
            self.desk.sound("dc_flip")
        if any(event[0] == "ended" for event in events):
            self.desk.sound("dc_lost" if any(event[0] == "fell" for event in events) else "dc_won")

    def ask(self, shown: Shown) -> Ask:
        """One question at a time."""
        return ask_of(shown.view)

    def _found(self, view: PrisonView) -> tuple[Cause, int]:
        kind = "boss" if view["place"] in BOSSES else "placed"
        past = self.desk.since(kind) or self.desk.since("turned") or self.desk.since("entered")
        how = view["details"][0] if view["step"] == "last_look" else view["ended"]
        over = self.desk.recall("run_over")
        cells = over[0]["bag"][CELLS] if over and view["ended"] else view["bag"][CELLS]
        return cause_of(past, how, self.desk.voice.say), int(cells)

    def _draw_group(self) -> None:
        """The sheets of the end, instead of the prisoners."""
        drawn, view = Sketch(), self.view
        box = self._sheet
        after = self._after["bag"][CELLS] if self._after is not None else view["bag"][CELLS]
        card = self._last_card()
        shown = Ledger(
            self._cause or Cause("", "", "", "", (), False, 0),
            f"stage_{CODES[view['place']].lower()}.jpg",
            view["bag"][CELLS],
            after,
            self._won,
            tuple(decks_of(view)),
            self._stage(),
            self._lit(),
            card_of(card) if card else None,
            became_of(view, card) if card else "",
            rows_of(view),
            tuple(group_of(view, self.desk)),
            self._at,
        )
        draw_ledger(drawn, box, shown)
        if self.room.side.width and self._has_mutations:
            draw_pockets(drawn, self.room.side, view["pockets"])
        self.easel.lay("group", drawn)
        self.spots.lay(self._places(box))

    @property
    def _has_mutations(self) -> bool:
        """Whether the board holds anything: empty pockets are not worth a column."""
        return self._shown is not None and any(map(any, self.view["pockets"]))

    def _stage(self) -> int:
        if not self.view["ended"]:
            return LOOKING if self._cause and self._cause.blows else UNTOLD
        return PLACING if self.view["step"] in ("assign", "pocket", "purge") else BUYING

    def _lit(self) -> int:
        """The deck that is tried, or the one that the open question comes from."""
        if self.answers.tried != NOTHING:
            action = self.answers.answers[self.answers.tried].action
            if action[0] == "upgrade":
                return int(action[1])
        return -1

    def _last_card(self) -> int:
        """The card that was bought last."""
        if not self.view["ended"]:
            return 0
        if self.view["step"] in ("assign", "pocket"):
            return int(self.view["details"][0])
        found = self.desk.recall("upgraded")
        events = found[1] if found else []
        return next((event[4] for event in reversed(events) if event[0] == "upgraded"), 0)

    def _places(self, box: Box) -> list[Place]:
        parts, places = parts_of(box, self._stage()), []
        blows = self._cause.blows if self._cause else ()
        for blow, frame in zip(blows, frames_of(parts.why, len(blows)), strict=False):
            words = str(Phrase("Watch from here: {what}", what=blow.words))
            places.append(Place(("blow", frame.x), frame, words, self._watcher(blow.step)))
        places += self._wick_places(wick_of(parts.why, len(self._course)))
        if self.view["step"] == "buy_upgrade":
            by_deck = {
                answer.action[1]: place
                for place, answer in enumerate(self.answers.answers)
                if answer.action[0] == "upgrade"
            }
            for deck, field in enumerate(fields_of(parts.cells)):
                if deck in by_deck and min(field.width, field.height) >= LEAST:
                    title = self.answers.answers[by_deck[deck]].title
                    places.append(Place(("deck", deck), field, title, self._toucher(by_deck[deck])))
        return places

    @property
    def _course(self) -> Sequence[Turning]:
        return self._cause.course if self._cause else ()

    def _wick_places(self, wick: Box) -> list[Place]:
        """A finger along the wick looks through the fight; the button beside it opens the replay there."""
        if not wick.width:
            return []
        words = str(Phrase("The last fight"))
        return [
            Place("wick", wick, words, slid=lambda x, _y: self._scrub(action_at(wick, len(self._course), x))),
            Place("play", play_of(wick), str(Phrase("Watch from here")), self._play),
        ]

    def _scrub(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self._draw_group()

    def _play(self) -> None:
        """From what is looked at, or from the beginning of the fight."""
        course = self._course
        self.desk.look_back(course[self._at if self._at >= 0 else 0].step)

    def _watcher(self, step: int) -> Callable[[], None]:
        return lambda: self.desk.look_back(step)

    def _parts(self, room: Room) -> tuple[Box, Box]:
        main, answers = super()._parts(room)
        if room.handheld:
            chips = room.prisoners
            top = chips.y + chips.height if room.kind == PHONE else main.y + main.height
            main = Box(main.x, main.y, main.width, top - main.y)
        elif not room.side.width:
            base = room.prisoners.y
            shift = answers.y - base
            answers = Box(answers.x, base, answers.width, answers.height)
            main = Box(main.x, main.y - shift, main.width, main.height + shift)
        elif not self._has_mutations:
            wide = room.width - 2 * EDGE
            main, answers = main._replace(x=EDGE, width=wide), answers._replace(x=EDGE, width=wide)
        self._sheet = main
        return main, answers
