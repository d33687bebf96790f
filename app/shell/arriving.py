"""Files that come to the app: chosen, dropped on the window, or handed over by another program."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from app.companion import taking_in
from app.look.running import lanterne
from app.services.exchange import Incoming
from app.shell.archive import ARCHIVE
from app.shell.backing_up import ask_to_restore
from app.shell.file_list import FileList
from app.table.keeping.taking_in import Intake
from app.widgets.dialog import Answer, Dialog
from engine.core.store import unseal_any

if TYPE_CHECKING:
    from app.shell.shell import Lanterne


def ask_for_file() -> None:
    """Let somebody choose a file: in the list of the system, or among those in the folder."""
    app = lanterne()
    exchange, lying = app.services.exchange, list[Incoming]()
    if exchange.asks:
        app.keep(lambda: exchange.ask(arrive))
    elif app.keep(lambda: lying.extend(exchange.lying())):
        _show(app, lying)


def _show(app: "Lanterne", lying: list[Incoming]) -> None:
    _ = app.tr._
    words = (
        _("Files in the folder {place}. Nothing here is overwritten.")
        if lying
        else _("Put a Lanterne file in the folder {place} and come back here, or drop it on this window.")
    )
    files = FileList(lying)
    body = words.format(place=app.services.exchange.place)
    dialog = Dialog([Answer(_("Close"))], files, title=_("Open a file"), body=body)

    def chosen(_list: Any, incoming: Incoming) -> None:
        dialog.dismiss()
        arrive(incoming)

    files.bind(on_chosen=chosen)
    app.dialogs.show(dialog)


def arrive(incoming: Incoming) -> None:
    """Take a file in and show what it was; what is wrong with it is said in one line."""
    app, data = lanterne(), list[bytes]()
    if app.keep(lambda: data.append(incoming.read())):
        app.keep(lambda: _taken_in(app, data[0])())


def _taken_in(app: "Lanterne", data: bytes) -> Callable[[], object]:
    """Keep what the bytes hold, and give the way to it; SaveError or StorageTrouble if that cannot be."""
    if data.startswith(ARCHIVE):
        return partial(ask_to_restore, data)
    kind, _envelope = unseal_any(data)
    return TAKERS[kind](app, data)


def _table(app: "Lanterne", data: bytes) -> Callable[[], object]:
    taken = Intake(app.saves, app.campaigns, app.catalogue).table(data)
    over = app.saves.open(taken.name).outcome is not None
    return partial(
        _go,
        "" if taken.new else app.tr._("You already have this game."),
        "result" if over else "table",
        name=taken.name,
    )


def _campaign(app: "Lanterne", data: bytes) -> Callable[[], object]:
    taken = Intake(app.saves, app.campaigns, app.catalogue).campaign(data)
    hub = app.catalogue[taken.name.partition("-")[0]].kit.hub
    words = app.tr._("Campaign added.") if taken.new else app.tr._("You already have this campaign.")
    return partial(_go, words, hub, name=taken.name) if hub else partial(_go, words, "tables")


def _companion(app: "Lanterne", data: bytes) -> Callable[[], object]:
    table = taking_in.read(data)
    return partial(taking_in.open_beside, table, partial(_show_companion, table.game))


def _show_companion(game: str) -> None:
    navigator = lanterne().navigator
    navigator.home()
    if navigator.has_screen("companion"):
        navigator.get_screen("companion").forget()
    _go("", "companion", key=game)


def _go(words: str, screen: str, **details: Any) -> None:
    """Open the screen from home: where the file was chosen is no place to come back to."""
    app = lanterne()
    app.navigator.home()
    app.go(screen, **details)
    if words:
        app.say(words)


TAKERS: Mapping[str, Callable[[Any, bytes], Callable[[], object]]] = {
    "table": _table,
    "campaign": _campaign,
    "companion": _companion,
}
"""By the kind of an envelope."""
