"""The hunt for the Traitor: a minute of talk round what everybody has seen, then all point at once."""

from typing import Any

from kivy.app import App
from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.companion.atlas import LIBRARY
from app.games.obscurio.table.clock import DoorClock
from app.games.obscurio.table.fingers import Fingers
from app.games.obscurio.table.gauge import Gauge
from app.games.obscurio.table.part import WHITE, Part, Slab, bounds
from app.games.obscurio.table.pictures import TABLE
from app.games.obscurio.table.scene import GAP, Scene, words
from app.games.obscurio.table.words import Caption
from app.look.sentence import capital
from app.table.choices import Choice
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from engine.core.game import Action
from engine.core.text import N_, Phrase, Seat
from engine.games.obscurio.queries import zones
from engine.games.obscurio.rules.accusation import COST
from engine.games.obscurio.rules.clock import TIME
from engine.games.obscurio.state import NOBODY

DEBATE_SECONDS = 60.0
LOYAL = (0.5, 0.5, 0.55, 1.0)
"""What the pawn of somebody is dyed with who was shown to be loyal."""

LARGEST = dp(700)
"""A screen must be at least as wide for all to point at the same time."""

LARGEST_PAWN, LEAST_PERSON = dp(180), dp(76)
"""How high a pawn may be, and how wide the place is that every person needs."""


def _rows_of_people(count: int, wide: float, high: float) -> tuple[int, float]:
    """How many stand side by side, so that their pawns are largest, and how large those are."""
    found = [(1, 0.0)]
    for rows in (1, 2, 3):
        columns = -(-max(1, count) // rows)
        pawn = min(high / rows * 0.46, wide / columns * 0.9, LARGEST_PAWN)
        if wide / columns >= LEAST_PERSON:
            found.append((columns, pawn))
    return max(found, key=lambda each: each[1])


class AccusationScene(Scene):
    """What every Wizard has cost so far, sand for the talk, and fingers."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.gauge = Gauge()
        self._slab = Slab(TABLE("slab_violet"))
        self._people: list[tuple[int, Part, Caption, list[Part]]] = []
        self.ground.add(self._slab)
        self._title = Caption(font="display", tone="cream")
        self._facts = Caption(tone="cream")
        self._last = Caption(font="strong", tone="flame")
        self.clock: DoorClock | None = None
        self.fingers: Fingers | None = None
        self._key: tuple[Any, ...] = ()
        for child in (self.gauge, self._title, self._facts, self._last):
            self.add_still(child)

    def refresh(self) -> None:
        """Everybody's history, the price, and what the accusation before has shown."""
        view = self.view
        self._title.say(words(N_("Who set the false doors?")))
        self._facts.say(
            str(
                Phrase(
                    "The light zone is empty. Each loyal Wizard who is accused costs {count} tokens.",
                    one="The light zone is empty. Each loyal Wizard who is accused costs {count} token.",
                    count=COST,
                )
            )
        )
        self._last.say(self._shown_loyal())
        self.gauge.show(*zones(view))
        self._show_people()
        key = (view["turn"], tuple(view["cleared"]))
        if key != self._key:
            self._key = key
            self._lay_clock()
        self._offer()

    def _shown_loyal(self) -> str:
        names = [
            self.desk.voice.say(Phrase("{who} is loyal", who=Seat(seat))) for seat in self.view["cleared"]
        ]
        return capital(", ".join(names))

    def _show_people(self) -> None:
        view = self.view
        for _, part, caption, tokens in self._people:
            for each in (part, *tokens):
                self.ground.remove(each)
            self.remove_still(caption)
        self._people = []
        for seat in range(view["seats"]):
            if seat == view["grimoire"]:
                continue
            hue = self.hue(seat)
            part = Part(TABLE(f"cloak_{hue}"), dye=LOYAL if seat in view["cleared"] else WHITE)
            tokens = [Part(LIBRARY("cohesion_lit")) for _ in range(view["taken"][seat])]
            caption = Caption(self.desk.name_of(seat), "strong")
            for each in (part, *tokens):
                self.ground.add(each)
            self.add_still(caption)
            self._people.append((seat, part, caption, tokens))

    def _lay_clock(self) -> None:
        self._put_clock_away()
        self.clock = DoorClock(spans=[DEBATE_SECONDS])
        self.clock.words = [words(N_("talk"))]
        self.clock.size_hint = None, None
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
        self.fingers.pos, self.fingers.size = self.pos, self.size
        self.add_widget(self.fingers)
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
                words(N_("Lay a finger on the one you mean.")),
                words(N_("At zero every finger counts.")),
                to_all=True,
            )
        return Ask(
            words(N_("Talk for a minute: who is the Traitor?")),
            words(N_("The Grimoire is silent.")),
            to_all=True,
        )

    def arrange(self) -> None:
        """People in a row, the clock and the facts above."""
        x, y, wide, high = bounds(self)
        low = high < dp(480) and wide > high
        foot = dp(4)
        gauge = 0.0 if low else min(dp(90), high * 0.13)
        self.gauge.pos, self.gauge.size = (x + GAP, y + foot), (min(wide - 2 * GAP, dp(420)), gauge)
        self.gauge.opacity = 1 if gauge else 0
        row = high * (0.5 if self.upright else 0.42)
        low_y = y + gauge + foot + GAP
        self._slab.lay(x + GAP, low_y, wide - 2 * GAP, row)
        self._lay_people(x + 2 * GAP, low_y, wide - 4 * GAP, row)
        top = high - gauge - row - foot - 2 * GAP
        beside = not self.upright and not low
        left = x + GAP
        clock = min(wide * 0.3, dp(240)) if beside or low else wide * 0.36
        if self.clock is not None:
            self.clock.size, self.clock.pos = (clock, top - GAP), (x + wide - clock - GAP, low_y + row + GAP)
            self.clock.lying = clock > top
        inner = wide - clock - 3 * GAP
        title = min(dp(64), top * 0.34)
        self._title.lay(left, y + high - title, inner, title, "title" if not low else "name")
        rest = top - title - GAP
        last = min(dp(50), rest * 0.36) if self._last.text else 0
        self._facts.lay(left, low_y + row + GAP + last, inner, max(dp(20), rest - last), "lead")
        self._last.lay(left, low_y + row + GAP, inner, max(1, last), "body")
        self._last.opacity = 1 if last else 0
        if self.fingers is not None:
            self.fingers.pos, self.fingers.size = self.pos, self.size

    def _lay_people(self, x: float, y: float, wide: float, high: float) -> None:
        columns, pawn = _rows_of_people(len(self._people), wide, high)
        rows = -(-max(1, len(self._people)) // columns)
        each, tall = wide / columns, high / rows
        line = App.get_running_app().theme.body * 1.6
        side = min(dp(24), each / 5)
        most = max((-(-len(tokens) // 4) for _, _, _, tokens in self._people), default=0)
        spare = max(0.0, tall - pawn - line - most * side - dp(12)) / 2
        for number, (_, part, caption, tokens) in enumerate(self._people):
            row, column = divmod(number, columns)
            middle = x + (column + 0.5) * each
            foot = y + high - (row + 1) * tall + spare
            caption.lay(middle - each / 2, foot + dp(4), each, line, "body")
            part.lay(middle - pawn * 0.36, foot + line + dp(8) + most * side, pawn * 0.72, pawn)
            for place, token in enumerate(tokens):
                r, c = divmod(place, 4)
                here = min(4, len(tokens) - r * 4)
                token.centre(
                    middle + (c - (here - 1) / 2) * side,
                    foot + line + dp(6) + (r + 0.5) * side,
                    side * 0.9,
                    side * 0.9,
                )

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

    def leave(self) -> None:
        """Nothing runs on."""
        self._put_clock_away()
        self._end_fingers()
        self._key = ()


def accused(ballot: list[int]) -> list[int]:
    """Whom the most point at."""
    counts = {seat: ballot.count(seat) for seat in ballot if seat != NOBODY}
    most = max(counts.values(), default=0)
    return sorted(seat for seat, count in counts.items() if count == most)
