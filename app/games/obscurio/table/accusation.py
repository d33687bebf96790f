"""The hunt for the Traitor: a minute of talk round what everybody has seen, then all point at once."""

from typing import Any

from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.table.clock import DoorClock
from app.games.obscurio.table.fingers import Fingers
from app.games.obscurio.table.gauge import Gauge
from app.games.obscurio.table.line_up import LineUp
from app.games.obscurio.table.part import bounds
from app.games.obscurio.table.scene import GAP, Scene, words
from app.games.obscurio.table.suspects import people, shown_loyal
from app.games.obscurio.table.words import Caption
from app.look.sentence import capital
from app.table.choices import Choice
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from engine.core.game import Action
from engine.core.text import N_, Listed, Phrase, Seat
from engine.games.obscurio.queries import zones
from engine.games.obscurio.rules.accusation import COST
from engine.games.obscurio.rules.clock import TIME

DEBATE_SECONDS = 60.0
LARGEST = dp(700)
"""A screen must be at least as wide for all to point at the same time."""


class AccusationScene(Scene):
    """What every Wizard has cost so far, sand for the talk, and fingers."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.gauge, self.line_up = Gauge(), LineUp()
        self._title = Caption(font="display", tone="cream")
        self._facts = Caption(tone="cream")
        self.clock: DoorClock | None = None
        self.fingers: Fingers | None = None
        self._key: tuple[Any, ...] = ()
        for child in (self.gauge, self.line_up, self._title, self._facts):
            self.add_still(child)

    def refresh(self) -> None:
        """Everybody's history, the price, and what the accusation before has shown."""
        view = self.view
        self._title.say(words(N_("Who added the false doors?")))
        self._facts.say(self._shown_loyal() or self._price())
        self.gauge.show(*zones(view))
        self.line_up.show(people(self.desk, view))
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
        self.line_up.size, self.line_up.pos = (wide - 2 * GAP, row), (x + GAP, low_y)
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
        self._facts.lay(left, low_y + row + GAP, inner, max(dp(20), rest), "lead")
        if self.fingers is not None:
            self.fingers.pos, self.fingers.size = self.pos, self.size

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
