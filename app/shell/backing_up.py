"""Everything in one file, and back: the questions, and how far it has come."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock

from app.look.running import lanterne
from app.services.exchange import ENDING
from app.shell.archive import pack
from app.shell.restoring import Restored, Restoring
from app.table.keeping.sending import dated, send
from app.widgets.dialog import Answer, Dialog
from engine.core.text import Phrase

if TYPE_CHECKING:
    from app.shell.shell import Lanterne


def back_up_all() -> None:
    """Send everything that is kept here as one file."""
    app, whole = lanterne(), list[bytes]()
    app.settings.save()
    if app.keep(lambda: whole.append(pack(app.services.storage))):
        send(
            dated("Lanterne") + ENDING,
            whole[0],
            app.tr._("It holds your games, campaigns, record and settings."),
        )


def ask_to_restore(data: bytes) -> None:
    """Say what a backup does before it is brought back; SaveError if it is none."""
    app = lanterne()
    _ = app.tr._
    Restoring(app, data)
    answers = [
        Answer(_("Games and record"), partial(restore, data, settings=False), "primary", "tick"),
        Answer(_("Settings too"), partial(restore, data, settings=True), icon="settings"),
        Answer(_("Cancel")),
    ]
    body = _("Everything in it is added to what you have. Nothing is overwritten or duplicated.")
    app.dialogs.ask(_("Restore this backup?"), body, answers)


def restore(data: bytes, settings: bool) -> None:
    """Bring a backup back while a sheet says how far it is."""
    app = lanterne()
    restoring = Restoring(app, data, settings)
    sheet = Dialog(title=app.tr._("Restoring"), auto_dismiss=False)
    app.dialogs.show(sheet)
    _Progress(restoring, sheet).go_on()


class _Progress:
    """One file in each frame."""

    def __init__(self, restoring: Restoring, sheet: Dialog) -> None:
        self._steps: Iterator[Restored] = restoring.steps()
        self._restoring, self._sheet, self._done = restoring, sheet, 0

    def go_on(self) -> None:
        """Bring back the next file, or say how it went."""
        app, step = lanterne(), list[Restored | None]()
        if not app.keep(lambda: step.append(next(self._steps, None))):
            self._sheet.dismiss()
            return
        if step[0] is None:
            self._close(app)
            return
        self._done += 1
        words = app.tr._("{done} of {all} files")
        self._sheet.body = words.format(done=self._done, all=len(self._restoring))
        Clock.schedule_once(lambda _dt: self.go_on())  # Kivy alone would not keep this alive

    def _close(self, app: "Lanterne") -> None:
        self._sheet.dismiss()
        app.navigator.home()
        app.dialogs.ask(app.tr._("Restored"), told(self._restoring.done), [Answer(app.tr._("Got it"))])


def told(done: Restored) -> str:
    """How it went, in a sentence or three."""
    new = Phrase("{count} games restored.", one="{count} game restored.", count=done.new)
    same = Phrase("{count} already here.", count=done.same)
    refused = Phrase("{count} could not be read.", one="{count} could not be read.", count=done.refused)
    counts = ((new, True), (same, done.same), (refused, done.refused))
    return " ".join(str(words) for words, counted in counts if counted)
