"""The Exit is revealed: where everybody stood, what it cost, and what the butterflies meant."""

from kivy.animation import Animation
from kivy.properties import NumericProperty

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.arch import DoorArch
from app.games.obscurio.table.pieces.pawn import Pawn
from app.games.obscurio.table.resolution.room import ResolutionRoom
from app.games.obscurio.table.resolution.settlement import finders, settled
from app.games.obscurio.table.scene import covers, words
from app.look.sentence import capital
from app.table.desk.choices import Choice
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from engine.core.event import Event
from engine.core.text import N_
from engine.games.obscurio.players.speech import found_again
from engine.games.obscurio.queries import pawns, zones
from engine.games.obscurio.rules.turn import NEXT

REVEAL_SECONDS = 0.7


class ResolutionScene(ResolutionRoom):
    """Everything lies open."""

    __events__ = ("on_hunt",)
    lit = NumericProperty(1.0)
    """How far the Exit has opened, from 0 to 1."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.bind(lit=lambda *_change: self._light())

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Candles go out, then the Exit opens."""
        if any(event[0] == "revealed" for event in events):
            self.settlement = settled(events)
            self.show(shown)
            Animation.cancel_all(self, "lit")
            seconds = self.desk.duration(REVEAL_SECONDS)
            self.lit = 0.0 if seconds else 1.0
            if seconds:
                Animation(lit=1.0, duration=seconds, transition="out_cubic").start(self)
            self.desk.sound("win" if self.settlement.room else "refuse")
        else:
            self.show(shown)

    def refresh(self) -> None:
        """Doors, pawns, numbers, words."""
        view = self.view
        recalled = self.desk.recall("revealed")
        if recalled is not None:
            self.settlement = settled(recalled[1])
        self.book.show(view["pages"], view["butterflies"], covers(view))
        self._show_doors()
        self._show_pawns()
        self.gauge.show(*zones(view))
        self.rooms.show(view["progress"])
        self.bill.show(self.settlement)
        self._show_meaning()
        self._light()
        self.offer()

    def offer(self) -> None:
        """The way on: the next turn, or the accusation if the light zone is empty."""
        if self.view["step"] == "debate":
            hunt = Choice(words(N_("Accuse")), lambda: self.dispatch("on_hunt"), "hand", "primary")
            self.desk.offer([hunt])
        else:
            self.desk.offer([Choice(words(N_("Next turn")), lambda: self.go_on(NEXT), "right", "primary")])

    def on_hunt(self) -> None:
        """All have read what the doors hid, and want to know who added false ones."""

    def _show_doors(self) -> None:
        view = self.view
        while len(self.arches) > len(view["doors"]):
            self.remove_widget(self.arches.pop())
        while len(self.arches) < len(view["doors"]):
            arch = DoorArch(self.pictures, len(self.arches) + 1)
            self.arches.append(arch)
            self.add_widget(arch, index=len(self.children))
        self.right_name.say(words(N_("Right")))
        self.wrong_name.say(words(N_("Wrong")))
        for arch, card in zip(self.arches, view["doors"], strict=True):
            is_exit = card == view["exit"]
            arch.disc.show(card)
            arch.disc.dim(0.0 if is_exit else 0.5)
            arch.bar(not is_exit)
            arch.light(is_exit)

    def _show_pawns(self) -> None:
        for pawn in self.pawns.values():
            self.remove_widget(pawn)
        self.pawns = {number: Pawn(number, self.hue(number)) for number in pawns(self.view)}
        for pawn in self.pawns.values():
            self.add_widget(pawn)

    def _show_meaning(self) -> None:
        found = found_again(self.view)
        self.meant = [each.thing and (each.thing.x, each.thing.y) for each in found]
        told = list(dict.fromkeys((str(each.what), str(each.between)) for each in found))
        for number, slip in enumerate(self.slips):
            slip.say(*(map(capital, told[number]) if number < len(told) else ("", "")))

    def _light(self) -> None:
        for arch in self.arches:
            if arch.disc.card == self.view["exit"]:
                arch.light(True, self.lit)

    def ask(self, shown: Shown) -> Ask:
        """How many found it, and where the group goes."""
        view, done = shown.view, self.settlement
        found = finders(done, len(pawns(view)))
        if view["step"] == "debate":
            on = words(N_("the light zone is empty"))
        elif done.room:
            on = words(N_("on to room {number}"), number=done.room)
        else:
            on = words(N_("the group stays in room {number}"), number=view["progress"])
        return Ask(str(found), on, to_all=True)

    @property
    def moving(self) -> bool:
        """While the Exit opens."""
        return bool(self.lit < 1.0)

    def finish_all(self) -> None:
        """The Exit is open."""
        Animation.cancel_all(self, "lit")
        self.lit = 1.0

    def leave(self) -> None:
        """No picture is kept."""
        self.finish_all()
        self.book.clear()
        for arch in self.arches:
            arch.disc.clear()
