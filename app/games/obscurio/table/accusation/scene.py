"""The hunt for the Traitor: a minute of talk round what everybody has seen, then all point at once."""

from typing import Any

from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.table.accusation.fingers import Fingers
from app.games.obscurio.table.accusation.line_up import LineUp
from app.games.obscurio.table.accusation.round_table import RoundTable
from app.games.obscurio.table.accusation.suspects import people, shown_loyal
from app.games.obscurio.table.accusation.watcher import WatcherPanel
from app.games.obscurio.table.pieces.clock import DoorClock
from app.games.obscurio.table.pieces.gauge import Gauge
from app.games.obscurio.table.pieces.part import Rect, Slab, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.words import Caption
from app.games.obscurio.table.scene import GAP, Scene, words
from app.look.sentence import capital
from app.table.desk.choices import Choice
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from engine.core.game import Action
from engine.core.text import N_, Listed, Phrase, Seat
from engine.games.obscurio.queries import zones
from engine.games.obscurio.rules.accusation import COST
from engine.games.obscurio.rules.clock import TIME

DEBATE_SECONDS = 60.0
CLOCK_AT = 1.06
"""Where the middle of the clock is on the table, from below: votes for those who are near stand under it."""
LEAST_GLASS = dp(230)
"""On a table with a smaller radius the glass stands beside the time."""
LEAST_SIDE, BROADEST = (dp(240), dp(300)), dp(340)
"""What the words beside the fingers need, and how broad their panels are at most."""
LARGEST = dp(700)
"""A screen must be at least as wide for all to point at the same time."""


class AccusationScene(Scene):
    """What every Wizard has cost so far, sand for the talk, and fingers."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.gauge, self.line_up, self.round, self.watcher = Gauge(), LineUp(), RoundTable(), WatcherPanel()
        self._panel = Slab(TABLE("slab_violet"))
        self.ground.add(self._panel)
        self._title = Caption(font="display", tone="cream")
        self._facts = Caption(tone="cream")
        self.clock: DoorClock | None = None
        self.fingers: Fingers | None = None
        self._key: tuple[Any, ...] = ()
        for child in (self.gauge, self.line_up, self.round, self.watcher, self._title, self._facts):
            self.add_still(child)

    def refresh(self) -> None:
        """Everybody's history, the price, and what the accusation before has shown."""
        view = self.view
        self._title.say(words(N_("Who added the false doors?")))
        self._facts.say(self._shown_loyal() or self._price())
        self.gauge.show(*zones(view))
        for table in (self.line_up, self.round):
            table.show(people(self.desk, view))
        self.watcher.show(view["progress"])
        key = (view["turn"], tuple(view["cleared"]))
        if key != self._key:
            self._key = key
            self._lay_clock()
        self._offer()

    def _price(self) -> str:
        return str(
            Phrase(
                "The light zone is empty. Each loyal Wizard who is accused costs {count} tokens.",
                one="The light zone is empty. Each loyal Wizard who is accused costs {count} token.",
                count=COST,
            )
        )

    def _shown_loyal(self) -> str:
        names = Listed(tuple(Seat(seat) for seat in shown_loyal(self.view)))
        if not names.parts:
            return ""
        told = Phrase(
            "{names} are loyal. Talk again, then point.",
            one="{names} is loyal. Talk again, then point.",
            names=names,
            count=len(names.parts),
        )
        return capital(self.desk.voice.say(told))

    def _lay_clock(self) -> None:
        self._put_clock_away()
        self.clock = DoorClock(spans=[DEBATE_SECONDS])
        self.clock.words = [words(N_("talk"))]
        self.clock.size_hint = None, None
        self.clock.bind(progress=self._burn)
        self.add_widget(self.clock)
        if self._live:
            self.clock.open()
            self.clock.start()

    @property
    def _live(self) -> bool:
        return self.view["step"] == "debate" and any(player.is_person for player in self.desk.players)

    @property
    def _voters(self) -> list[int]:
        """People who point: not the Grimoire."""
        view = self.view
        return [
            seat
            for seat, player in enumerate(self.desk.players)
            if player.is_person and seat != view["grimoire"] and self._suspects(seat)
        ]

    def _suspects(self, voter: int) -> list[int]:
        view = self.view
        return [
            seat
            for seat in range(view["seats"])
            if seat not in (voter, view["grimoire"]) and seat not in view["cleared"]
        ]

    def _offer(self) -> None:
        if self.fingers is not None:
            self.desk.offer([])
            return
        self.desk.offer([Choice(words(N_("Now point")), self._begin, "hand", "primary")])

    def _begin(self) -> None:
        """At once where the screen is large enough for all hands, else one after the other."""
        if len(self._voters) > 1 and min(self.size) >= dp(560) and self.width >= LARGEST:
            self._point()
        else:
            self.go_on(TIME)

    def _point(self) -> None:
        """All lay a finger on the one they mean; at zero every finger counts."""
        self._put_clock_away()
        voters = [
            (seat, self.desk.name_of(seat), self.hue(seat), self._suspects(seat)) for seat in self._voters
        ]
        hues = {seat: self.hue(seat) for seat in range(self.view["seats"])}
        self.fingers = Fingers(voters, hues, self._pointed, size_hint=(1, 1))
        self.add_widget(self.fingers)
        self._soon()
        self._offer()
        self.desk.reword()

    def _pointed(self, votes: dict[int, int]) -> None:
        self._end_fingers()
        accusing: list[tuple[int, Action]] = [(seat, ("accuse", vote)) for seat, vote in votes.items()]
        self.desk.moderate((self.view["grimoire"], TIME), *accusing)

    def ask(self, shown: Shown) -> Ask:
        """Talk, then point."""
        if self.fingers is not None:
            return Ask(
                words(N_("Lay a finger on the one you mean")),
                words(N_("at zero every finger counts")),
                to_all=True,
            )
        return Ask(
            words(N_("Talk for a minute: who is the Traitor?")),
            words(N_("the Grimoire is silent")),
            to_all=True,
        )

    def _burn(self, clock: DoorClock, progress: float) -> None:
        """A grain goes out every second."""
        if self.round.burn(1.0 - progress):
            self._still.renew()

    def arrange(self) -> None:
        """All round a table where there is room, else in a row; while all point, beside the fingers."""
        box, pointing = self._box_of_the_table(), self.fingers is not None
        around = RoundTable.has_room(box[2] / 2, people(self.desk, self.view))
        self.round.opacity = self.watcher.opacity = 1 if around and not pointing else 0
        self.line_up.opacity = 0 if around or pointing else 1
        self._title.opacity = self._facts.opacity = 1
        if self.fingers is not None:
            self._arrange_pointing(self.fingers)
        elif not around:
            self._arrange_row()
        elif self.upright:
            self._arrange_tall(box)
        else:
            self._arrange_wide(box)

    def _box_of_the_table(self) -> Rect:
        """A square: in the middle of a tablet that lies, in the lower half of an upright screen."""
        x, y, wide, high = bounds(self)
        if self.upright:
            gauge = self._gauge_height()
            side = min(wide - 2 * GAP, high * 0.66)
            return x + (wide - side) / 2, y + gauge + 2 * GAP, side, side
        side = min(high - 2 * GAP, wide * 0.52)
        return x + (wide - side) / 2, y + (high - side) / 2, side, side

    def _gauge_height(self) -> float:
        return float(min(dp(90), self.height * 0.13))

    def _lay_table(self, box: Rect) -> None:
        self.round.pos, self.round.size = box[:2], box[2:]
        self._panel.hide()
        if self.clock is not None:
            self.clock.on_slab = False
            radius = box[2] / 2
            small = radius < LEAST_GLASS
            self.clock.size = (radius * 0.88, radius * 0.48) if small else (radius * 0.5, radius * 0.72)
            self.clock.center = box[0] + radius, box[1] + radius * (1.0 if small else CLOCK_AT)
            self.clock.lying = False

    def _arrange_wide(self, box: Rect) -> None:
        """What it costs at the left of the table, what lies ahead at its right."""
        self._lay_table(box)
        self._lay_sides((self.width - box[2]) / 2 - 2 * GAP, min(self.height - 2 * GAP, dp(420)))

    def _arrange_pointing(self, fingers: Fingers) -> None:
        """What it costs and what lies ahead stay in sight where the panels leave room for them."""
        fingers.pos, fingers.size = self.pos, self.size
        column, tall = min(fingers.beside[0] - 2 * GAP, BROADEST), fingers.beside[1] - 2 * GAP
        if column >= LEAST_SIDE[0] and tall >= LEAST_SIDE[1]:
            self.watcher.opacity = 1
            self._lay_sides(column, tall)
            return
        self._panel.hide()
        for part in (self._title, self._facts, self.gauge):
            part.opacity = 0

    def _lay_sides(self, column: float, tall: float) -> None:
        """Two panels at the edges, half-way up."""
        x, y, wide, high = bounds(self)
        foot = y + (high - tall) / 2
        self.watcher.pos, self.watcher.size = (x + wide - column - GAP, foot), (column, tall)
        self._panel.lay(x + GAP, foot, column, tall)
        left, inner = x + 2 * GAP, column - 2 * GAP
        title, gauge = tall * 0.28, min(dp(34) * (self.gauge.rows + 0.5), tall * 0.3)
        self._title.lay(left, foot + tall - title - GAP, inner, title, "heading")
        self.gauge.pos, self.gauge.size, self.gauge.opacity = (left, foot + GAP), (inner, gauge), 1
        self._facts.lay(left, foot + gauge + 2 * GAP, inner, tall - title - gauge - 4 * GAP, "lead")

    def _arrange_tall(self, box: Rect) -> None:
        """Words above the table, what is left below it."""
        x, y, wide, high = bounds(self)
        self._lay_table(box)
        gauge = self._gauge_height()
        self.gauge.pos, self.gauge.size, self.gauge.opacity = (x + GAP, y + dp(4)), (wide - 2 * GAP, gauge), 1
        top = high - gauge - box[3] - 3 * GAP
        beside = wide > LARGEST
        panel = min(dp(300), wide * 0.4) if beside else 0.0
        self.watcher.opacity = 1 if beside else 0
        self.watcher.size = panel, top - GAP
        self.watcher.pos = x + wide - panel - GAP, box[1] + box[3] + GAP
        inner = wide - panel - 2 * GAP - GAP * bool(panel)
        title = top * 0.48
        self._title.lay(x + GAP, y + high - title, inner, title, "title")
        self._facts.lay(x + GAP, box[1] + box[3] + GAP / 2, inner, top - title - GAP / 2, "lead")

    def _arrange_row(self) -> None:
        """People in a row, the clock and the facts above."""
        x, y, wide, high = bounds(self)
        low = high < dp(480) and wide > high
        foot = dp(4)
        gauge = 0.0 if low else self._gauge_height()
        self._panel.hide()
        self.gauge.pos, self.gauge.size = (x + GAP, y + foot), (min(wide - 2 * GAP, dp(420)), gauge)
        self.gauge.opacity = 1 if gauge else 0
        row = high * (0.5 if self.upright else 0.42)
        low_y = y + gauge + foot + GAP
        self.line_up.size, self.line_up.pos = (wide - 2 * GAP, row), (x + GAP, low_y)
        top = high - gauge - row - foot - 2 * GAP
        beside = not self.upright and not low
        left = x + GAP
        clock = min(wide * 0.3, dp(240)) if beside or low else wide * 0.36
        if self.clock is not None:
            self.clock.on_slab = True
            self.clock.size, self.clock.pos = (clock, top - GAP), (x + wide - clock - GAP, low_y + row + GAP)
            self.clock.lying = clock > top
        inner = wide - clock - 3 * GAP
        title = min(dp(64), top * 0.34)
        self._title.lay(left, y + high - title, inner, title, "title" if not low else "name")
        rest = top - title - GAP
        self._facts.lay(left, low_y + row + GAP, inner, max(dp(20), rest), "lead")

    def _put_clock_away(self) -> None:
        if self.clock is not None:
            self.clock.close()
            self.remove_widget(self.clock)
            self.clock = None

    def _end_fingers(self) -> None:
        if self.fingers is not None:
            self.fingers.end()
            self.remove_widget(self.fingers)
            self.fingers = None
            self._soon()

    def leave(self) -> None:
        """Nothing runs on."""
        self._put_clock_away()
        self._end_fingers()
        self._key = ()
