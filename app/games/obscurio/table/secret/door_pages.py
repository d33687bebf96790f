"""Doors chosen in silence while the Watcher is awake: one of all, or this one now or never."""

from collections.abc import Sequence

from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.disc import Disc
from app.games.obscurio.table.pieces.part import Part
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.scene import words
from app.games.obscurio.table.secret.marking import Choosable, MarkPage
from app.table.presenter import Desk
from app.table.secret.private_page import PrivatePage
from app.table.shown import Shown
from engine.core.game import Action
from engine.core.text import N_
from engine.games.obscurio.queries import owner, pawns
from engine.games.obscurio.view import LibraryView


class DoorChoice(Choosable):
    """A door of the room, as a card with its number."""

    def __init__(self, number: int, pictures: Pictures, card: int) -> None:
        super().__init__(number, words(N_("door {door}"), door=number))
        self.disc = Disc(pictures)
        self.disc.show(card, down=not card)
        self.add_widget(self.disc)
        self._key = Part(TABLE(f"key_{number}"))
        self.canvas.after.add(self._key)

    def _lay(self, *_change: object) -> None:
        super()._lay()
        side = min(self.size)
        self.disc.size = side, side
        self.disc.pos = self.x + (self.width - side) / 2, self.y + (self.height - side) / 2
        key = max(dp(24), side * 0.2)
        self._key.centre((self.x + self.width / 2), (self.y + self.height) - key * 0.5, key, key * 1.16)


class WatchPage(MarkPage):
    """In silence: which door, for each pawn that is still in the middle."""

    def __init__(self, moving: Sequence[int], **kwargs: object) -> None:
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

    def __init__(self, moving: Sequence[int], **kwargs: object) -> None:
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
