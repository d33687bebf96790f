"""The Traitor is found: who pointed at whom, and what changes from now on."""

from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.table.accusation.line_up import LineUp
from app.games.obscurio.table.accusation.suspects import people, shown_loyal
from app.games.obscurio.table.pieces.gauge import Gauge
from app.games.obscurio.table.pieces.part import bounds
from app.games.obscurio.table.pieces.rooms import RoomTrack
from app.games.obscurio.table.pieces.words import Caption
from app.games.obscurio.table.scene import GAP, Scene, words
from app.look.sentence import capital
from app.table.desk.choices import Choice
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from engine.core.event import Event
from engine.core.text import N_, Phrase, Seat
from engine.games.obscurio.queries import zones
from engine.games.obscurio.rules.accusation import COST
from engine.games.obscurio.rules.turn import NEXT


class VerdictScene(Scene):
    """The name of the Traitor above all Wizards and their votes."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.gauge, self.rooms, self.line_up = Gauge(), RoomTrack(), LineUp()
        self._title = Caption(font="display", tone="flame")
        self._facts = Caption(tone="cream")
        for child in (self.gauge, self.rooms, self.line_up, self._title, self._facts):
            self.add_still(child)

    def animate(self, events: list[Event], shown: Shown) -> None:
        """The votes are opened with a sound."""
        if any(event[0] == "exposed" for event in events):
            self.desk.sound("win")
        self.show(shown)

    def refresh(self) -> None:
        """Who it is, what it cost to find out, and what the Traitor may still do."""
        view = self.view
        self._title.say(self.title)
        self._facts.say(" ".join(self._told()))
        self.line_up.show(people(self.desk, view))
        self.gauge.show(*zones(view))
        self.rooms.show(view["progress"])
        self.desk.offer([Choice(words(N_("Next turn")), lambda: self.go_on(NEXT), "right", "primary")])

    @property
    def title(self) -> str:
        """The name above everything."""
        return capital(self._say(Phrase("{who} is the Traitor", who=Seat(self.view["traitor"]))))

    def _told(self) -> list[str]:
        view = self.view
        loyal = len(shown_loyal(view)) * COST
        cost = Phrase("{count} tokens lost.", one="{count} token lost.", count=loyal)
        left = Phrase(
            "{who} no longer has a pawn or a say, and only adds false doors.", who=Seat(view["traitor"])
        )
        return [*([str(cost)] if loyal else []), capital(self._say(left))]

    def _say(self, phrase: Phrase) -> str:
        return self.desk.voice.say(phrase)

    def ask(self, shown: Shown) -> Ask:
        """The group goes on without him."""
        return Ask(words(N_("The Traitor is found. On with the search")), to_all=True)

    def arrange(self) -> None:
        """Words above, the Wizards in the middle, what is left below."""
        x, y, wide, high = bounds(self)
        low = high < dp(480) and wide > high
        gauge = 0.0 if low else min(dp(96), high * 0.14)
        self.gauge.pos, self.gauge.size = (x + GAP, y + GAP), (min(wide - 2 * GAP, dp(420)), gauge)
        self.gauge.opacity = 1 if gauge else 0
        self.rooms.size = (0, 0) if low or wide < dp(700) else (dp(240), dp(40))
        self.rooms.pos = x + wide - dp(240) - GAP, y + GAP + gauge / 2 - dp(20)
        title, facts = min(dp(70), high * 0.14), min(dp(84), high * 0.16)
        top = y + high - title
        self._title.lay(x + GAP, top, wide - 2 * GAP, title, "title")
        self._facts.lay(x + 2 * GAP, top - facts, wide - 4 * GAP, facts, "lead")
        foot = y + gauge + 2 * GAP
        self.line_up.size, self.line_up.pos = (wide - 2 * GAP, top - facts - foot - GAP), (x + GAP, foot)
