"""A table beside the box that comes from elsewhere: a game has one, so what is here is put by first."""

from collections.abc import Callable
from typing import Any, NamedTuple

from app.companion.file import CompanionFile, Kept
from app.look.lazy import named
from app.look.running import lanterne
from app.services.exchange import ENDING
from app.table.keeping.sending import dated
from app.widgets.dialog import Answer
from engine import SaveError
from engine.core.companion import Companion
from engine.core.store import unseal
from engine.core.text import Phrase


class Beside(NamedTuple):
    """A table beside a box, as it came and as it is here."""

    game: str
    file: CompanionFile[Any]
    coming: Kept[Any]
    here: Kept[Any]

    @property
    def same(self) -> bool:
        """Whether what comes is here already."""
        return _plain(self.coming) == _plain(self.here)

    def put_by(self, kept: Kept[Any]) -> None:
        """Put one of the two into the folder for files; StorageTrouble if that cannot be."""
        app, companion = lanterne(), kept.companion
        if companion is not None:
            name = dated(app.tr._(app.catalogue[self.game].info.title)) + ENDING
            app.services.exchange.put(name, companion.sealed(kept.table))

    def take_over(self) -> None:
        """Keep what came; StorageTrouble if that cannot be."""
        if self.coming.companion is not None:
            self.file.write(self.coming.companion, self.coming.table)


def read(data: bytes) -> Beside:
    """The table in these bytes beside the one that is here; SaveError says what is wrong with them."""
    app = lanterne()
    kind = kind_of(unseal(data, "companion")["game"])
    file = CompanionFile(app.services.storage, kind)
    return Beside(kind.game, file, Kept(*kind.unsealed(data)), file.read())


def kind_of(game: object) -> type[Companion[Any]]:
    """What keeps the tables beside the box of a game; SaveError if this version has none for it."""
    playable = lanterne().catalogue.get(game) if isinstance(game, str) else None
    if playable is None or not playable.kit.companion:
        raise SaveError(
            Phrase("the file is for a game that this version does not have: {key}", key=repr(game))
        )
    kind: type[Companion[Any]] = named(playable.kit.companion).kind
    return kind


def open_beside(table: Beside, opened: Callable[[], object]) -> None:
    """Open a table that came; one that is under way here is put into a file first, after asking."""
    app = lanterne()
    _ = app.tr._
    if table.here.companion is None or table.same:
        _open(table, opened)
        return
    place = app.services.exchange.place
    body = _(
        "You have a game with this box under way here. It is saved to a file first, in the folder {place}."
    )
    answers = [
        Answer(_("Open"), lambda: _open(table, opened, put_by=True), "primary", "tick"),
        Answer(_("Cancel")),
    ]
    app.dialogs.ask(_("Open this game?"), body.format(place=place), answers)


def _open(table: Beside, opened: Callable[[], object], put_by: bool = False) -> None:
    app = lanterne()
    if put_by and not app.keep(lambda: table.put_by(table.here)):
        return
    if app.keep(table.take_over):
        opened()


def _plain(kept: Kept[Any]) -> Any:
    companion = kept.companion
    return None if companion is None else (companion.plain(), dict(kept.table))
