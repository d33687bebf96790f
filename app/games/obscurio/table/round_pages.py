"""The pages of one person while the device goes round: the same words, touches, light and time for all.

Nothing here moves and nothing sounds. What is touched counts only when the time is over.
"""

from collections.abc import Sequence
from typing import Any

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.board.pictures import Pictures
from app.games.obscurio.companion.roles import TOLD
from app.games.obscurio.companion.secret_pages import RolePage
from app.games.obscurio.table.book import Book
from app.games.obscurio.table.disc import Disc
from app.games.obscurio.table.part import Part, Slab, bounds
from app.games.obscurio.table.pictures import TABLE
from app.games.obscurio.table.scene import covers, words
from app.games.obscurio.table.words import Caption
from app.look.kv import load
from app.table.presenter import Desk
from app.table.private_page import PrivatePage
from app.table.shown import Shown
from app.widgets.paper import Pressed
from engine.core.game import Action
from engine.core.schedule import counted
from engine.core.text import N_, Phrase, Seat
from engine.games.obscurio.queries import owner, pawns, role
from engine.games.obscurio.rules.cards import HOLDER
from engine.games.obscurio.rules.opening import SEEN
from engine.games.obscurio.view import LibraryView

HUNCHES = (
    N_("a colour"),
    N_("a shape"),
    N_("a thing"),
    N_("a story"),
    N_("a mood"),
    N_("the left Page"),
    N_("the right Page"),
    N_("no idea yet"),
)
"""What a loyal Wizard may think that carries the clue: a real question, so that thinking takes as long."""

LIGHT = 0.56
"""How bright every disc of the page is, whoever looks at it."""


class LookAtRole(RolePage):
    """A loyalty card that shows itself while held; that one has looked is all that is played."""

    @property
    def deed(self) -> tuple[Action, ...]:
        """The card was seen."""
        return (SEEN,)


def role_page(seat: int, shown: Shown, desk: Desk) -> PrivatePage:
    """What this seat is."""
    kind = role(shown.view)
    title, told = TOLD[kind]
    line = Phrase(told, name=Seat(shown.view["traitor"])) if kind == "grimoire" else Phrase(told)
    return LookAtRole(face=kind, role=str(Phrase(title)), words=desk.voice.say(line))


class Choosable(Pressed, Widget):
    """Something that can be marked: a card, a hunch, a door, a person."""

    def __init__(self, place: int, title: str, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.place, self.title = place, title
        self._ring = Part(TABLE("halo"), dye=(1, 1, 1, 0))
        self.canvas.after.add(self._ring)
        self.bind(pos=self._lay, size=self._lay)

    def mark(self, is_marked: bool) -> None:
        """Ring it, or not."""
        self._ring.dye((0.93, 0.86, 0.7, 0.8 if is_marked else 0.0))

    def _lay(self, *_change: Any) -> None:
        side = min(self.size) * 1.1
        self._ring.centre((self.x + self.width / 2), (self.y + self.height / 2), side, side)


class CardChoice(Choosable):
    """A card of the holder, or a hunch on a blurred ground: both equally bright."""

    def __init__(self, place: int, title: str, pictures: Pictures, card: int) -> None:
        super().__init__(place, title)
        self.disc = Disc(pictures)
        _show(self.disc, card, place)
        self.add_widget(self.disc)

    def _lay(self, *_change: Any) -> None:
        super()._lay()
        side = min(self.size)
        self.disc.size = side, side
        self.disc.pos = self.x + (self.width - side) / 2, self.y + (self.height - side) / 2


class MarkPage(PrivatePage):
    """A question, the Pages above, things to mark below. The last marks count."""

    question = StringProperty("")
    hint = StringProperty("")

    def __init__(self, touches: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.touches = touches
        self.choices: list[Choosable] = []
        self.captions: list[Caption] = []
        self.area = FloatLayout(pos_hint={"x": 0, "y": 0})
        self.ids.place.add_widget(self.area)
        self.area.bind(pos=self._lay, size=self._lay)
        self.book: Book | None = None
        self.spied: Disc | None = None
        self._named = True
        """Whether there is room for a word below each thing."""
        """Espionage: the Exit, or for everybody else one more blurred card."""

    def spy(self, pictures: Pictures, card: int) -> None:
        """Lay one more card beside the Pages."""
        self.spied = Disc(pictures)
        _show(self.spied, card, 1)
        self.area.add_widget(self.spied)

    def offer(self, choices: Sequence[Choosable], captions: Sequence[str]) -> None:
        """What can be marked, each with a word below it."""
        for choice, text in zip(choices, captions, strict=True):
            caption = Caption(text, "text", "parchment", spare=True)
            self.area.add_widget(choice)
            self.area.add_widget(caption)
            choice.bind(on_release=lambda button: self.touch(button.place))
            self.choices.append(choice)
            self.captions.append(caption)

    def show_pages(self, view: LibraryView, pictures: Pictures) -> None:
        """The Pages as all have seen them; nothing in a Dark Night but soot."""
        self.book = Book(pictures)
        self.book.show(view["pages"], view["butterflies"], covers(view))
        for disc in self.book.discs:
            disc.dim(1 - LIGHT)
        self.area.add_widget(self.book)

    def touch(self, place: int) -> None:
        """Mark a thing; touched again it is not marked any more."""
        marks = list(self.marks)
        if place in marks:
            marks.remove(place)
        else:
            marks.append(place)
        self.touched = marks[-self.touches :]
        for choice in self.choices:
            choice.mark(choice.place in self.touched)

    @property
    def marks(self) -> list[int]:
        """What is marked, in the order in which it was."""
        return [int(place) for place in self.touched]

    def _lay(self, *_change: Any) -> None:
        """The Pages give way where the things to mark would become too small for a finger."""
        for with_book, named in ((True, True), (False, True), (False, False)):
            self._named = named
            self._lay_all(with_book)
            if not self.choices or min(self.choices[0].size) >= dp(48):
                return

    def _lay_all(self, with_book: bool) -> None:
        x, y, wide, high = bounds(self.area)
        if self.book is not None:
            self.book.opacity = 1 if with_book else 0
        if not with_book:
            self._lay_spied(0, 0, 0)
            self._lay_choices(x, y, wide, high)
            return
        upright = high > wide * 1.1
        if self.book is not None:
            if upright:
                tall = min(wide * 0.46, high * 0.26)
                self.book.standing = False
                room = tall * (2.9 if self.spied else 2)
                tall *= min(1.0, wide / room)
                left = x + (wide - min(room, wide)) / 2
                self.book.size, self.book.pos = (tall * 2, tall), (left, y + high - tall)
                self._lay_spied(left + tall * 2.06, y + high - tall * 0.92, tall * 0.84)
                high -= tall + dp(8)
            else:
                across = min(wide * 0.26, high * 0.55)
                self.book.standing = True
                share = 0.72 if self.spied else 1.0
                self.book.size, self.book.pos = (across, high * share), (x, y + high * (1 - share))
                self._lay_spied(x + across * 0.2, y, min(across * 0.6, high * 0.27))
                x, wide = x + across + dp(10), wide - across - dp(10)
        self._lay_choices(x, y, wide, high)

    def _lay_spied(self, x: float, y: float, side: float) -> None:
        if self.spied is not None:
            self.spied.size, self.spied.pos = (side, side), (x, y)

    def _lay_choices(self, x: float, y: float, wide: float, high: float) -> None:
        count = max(1, len(self.choices))
        label = App.get_running_app().theme.label
        named = self._named and any(caption.text for caption in self.captions)
        line = label * (2.9 if label > sp(18) else 1.5) if named else 0.0
        columns = max(range(1, count + 1), key=lambda n: _side(n, count, wide, high, line))
        rows = -(-count // columns)
        side = _side(columns, count, wide, high, line)
        for number, (choice, caption) in enumerate(zip(self.choices, self.captions, strict=True)):
            row, column = divmod(number, columns)
            here = min(columns, count - row * columns)
            pitch = wide / columns
            left = x + (wide - here * pitch) / 2
            foot = y + high - (row + 1) * high / rows
            choice.size = side, side
            choice.center = left + (column + 0.5) * pitch, foot + high / rows / 2 + line / 2
            caption.lay(left + column * pitch, choice.y - line, pitch, line, "label")


def _side(columns: int, count: int, wide: float, high: float, line: float) -> float:
    rows = -(-count // columns)
    return min(wide / columns - dp(8), high / rows - line - dp(8))


class SecretPage(MarkPage):
    """Behind the curtain: the Traitor sees the holder, everybody else a question."""

    @property
    def deed(self) -> tuple[Action, ...]:
        """As many touches as everybody is asked for; a loyal Wizard's mean nothing."""
        return tuple(("touch", place) for place in counted(self.marks, self.touches))


def holder_page(seat: int, shown: Shown, desk: Desk, pictures: Pictures) -> PrivatePage:
    """The same page for every Wizard but for what lies in the eight places."""
    view: LibraryView = shown.view
    touches = shown.audience.touches or (4 if "dark_magic" in view["traps"] else 2)
    page = SecretPage(touches)
    page.question = words(N_("Behind the curtain"))
    page.hint = str(
        Phrase(
            "Mark up to {count}. They count when the sand is out.",
            one="Mark up to {count}. It counts when the sand is out.",
            count=touches,
        )
    )
    cards = view["holder"] if role(view) == "traitor" else []
    page.show_pages(view, pictures)
    choices = [
        CardChoice(place + 1, str(place + 1), pictures, cards[place] if cards else 0)
        for place in range(HOLDER)
    ]
    if "espionage" in view["traps"]:
        page.spy(pictures, view["exit"])
    page.offer(choices, [_under(place, bool(cards)) for place in range(HOLDER)])
    return page


def _show(disc: Disc, card: int, place: int) -> None:
    """A card of the holder or, for whoever may not see one, colours that are no card; equally bright."""
    if card:
        disc.show(card)
    else:
        disc.show_sprite(TABLE(f"hunch_{place}"))
    disc.dim(1 - LIGHT)


def _under(place: int, is_traitor: bool) -> str:
    return words(N_("card {number}"), number=place + 1) if is_traitor else words(HUNCHES[place])


class DoorChoice(Choosable):
    """A door of the room, as a card with its number."""

    def __init__(self, number: int, pictures: Pictures, card: int) -> None:
        super().__init__(number, words(N_("door {door}"), door=number))
        self.disc = Disc(pictures)
        self.disc.show(card, down=not card)
        self.add_widget(self.disc)
        self._key = Part(TABLE(f"key_{number}"))
        self.canvas.after.add(self._key)

    def _lay(self, *_change: Any) -> None:
        super()._lay()
        side = min(self.size)
        self.disc.size = side, side
        self.disc.pos = self.x + (self.width - side) / 2, self.y + (self.height - side) / 2
        key = max(dp(24), side * 0.2)
        self._key.centre((self.x + self.width / 2), (self.y + self.height) - key * 0.5, key, key * 1.16)


class WatchPage(MarkPage):
    """In silence: which door, for each pawn that is still in the middle."""

    def __init__(self, moving: Sequence[int], **kwargs: Any) -> None:
        super().__init__(len(moving), **kwargs)
        self._moving = list(moving)

    def touch(self, place: int) -> None:
        """A lone Wizard may send both pawns to one door."""
        self.touched = [*self.marks, place][-self.touches :]
        for choice in self.choices:
            choice.mark(choice.place in self.touched)

    @property
    def deed(self) -> tuple[Action, ...]:
        """One door for each pawn; with one touch for two pawns both go there."""
        doors = self.marks or []
        if not doors:
            return ()
        return tuple(
            ("door", pawn, doors[min(number, len(doors) - 1)]) for number, pawn in enumerate(self._moving)
        )


def watch_page(seat: int, shown: Shown, desk: Desk, pictures: Pictures) -> PrivatePage:
    """All doors, and the Pages beside them."""
    view: LibraryView = shown.view
    moving = [pawn for pawn in pawns(view) if owner(view, pawn) == seat and not view["pawns"][pawn]]
    page = WatchPage(moving)
    page.question = words(N_("Choose a door, in silence"))
    page.hint = words(N_("All pawns are placed together; until then you may change your mind."))
    page.show_pages(view, pictures)
    doors = [DoorChoice(number, pictures, card) for number, card in enumerate(view["doors"], start=1)]
    page.offer(doors, ["" for _ in doors])
    return page


class LockPage(MarkPage):
    """In silence: this door now, or never."""

    def __init__(self, moving: Sequence[int], **kwargs: Any) -> None:
        super().__init__(1, **kwargs)
        self._moving = list(moving)

    @property
    def deed(self) -> tuple[Action, ...]:
        """Whoever marks the door takes it; the others wait."""
        kind = "take" if self.marks else "wait"
        return tuple((kind, pawn) for pawn in self._moving)


def lock_page(seat: int, shown: Shown, desk: Desk, pictures: Pictures) -> PrivatePage:
    """The door that was turned last, beside the Pages."""
    view: LibraryView = shown.view
    moving = [pawn for pawn in pawns(view) if owner(view, pawn) == seat and not view["pawns"][pawn]]
    page = LockPage(moving)
    door = view["shown"]
    page.question = words(N_("Door {door}: take it now or never."), door=door)
    page.hint = words(N_("Mark it to take it; leave it to wait."))
    page.show_pages(view, pictures)
    page.offer([DoorChoice(door, pictures, view["doors"][door - 1])], [""])
    return page


class SuspectChoice(Choosable):
    """Somebody who can be accused, with the tokens that were lost by him."""

    def __init__(self, seat: int, name: str, hue: str) -> None:
        super().__init__(seat, name)
        self._slab = Slab(TABLE("well"))
        self._pawn = Part(TABLE(f"cloak_{hue}"))
        self.canvas.before.add(self._slab)
        self.canvas.before.add(self._pawn)

    def _lay(self, *_change: Any) -> None:
        super()._lay()
        side = min(self.size)
        self._slab.centre((self.x + self.width / 2), (self.y + self.height / 2), side * 0.94, side * 0.94)
        self._pawn.centre((self.x + self.width / 2), (self.y + self.height / 2), side * 0.5, side * 0.69)


class VotePage(MarkPage):
    """Who set the false doors?"""

    @property
    def deed(self) -> tuple[Action, ...]:
        """The last one that was touched."""
        return (("accuse", self.marks[-1]),) if self.marks else ()


def vote_page(seat: int, shown: Shown, desk: Desk, pictures: Pictures) -> PrivatePage:
    """Everybody who may be accused."""
    page = VotePage(1)
    page.question = words(N_("Who set the false doors?"))
    page.hint = words(N_("Mark one. Nothing is shown before all have pointed."))
    actions = [*shown.legal.get(seat, ()), *shown.changes.get(seat, ())]
    suspects = sorted({action[1] for action in actions if action[0] == "accuse"})
    choices = [SuspectChoice(each, desk.name_of(each), str(desk.players[each].hue)) for each in suspects]
    page.offer(choices, [_history(desk, shown.view, each) for each in suspects])
    return page


def _history(desk: Desk, view: LibraryView, seat: int) -> str:
    taken = Phrase("{count} wrong", one="{count} wrong", count=view["taken"][seat])
    return f"{desk.name_of(seat)}: {taken}"


PAGES = {
    "roles": lambda seat, shown, desk, pictures: role_page(seat, shown, desk),
    "holder": holder_page,
    "watch": watch_page,
    "watch_lock": lock_page,
    "vote": vote_page,
}
"""The page of each step that somebody answers alone."""

load(__name__)
