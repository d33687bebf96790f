"""Somebody beside the table who notes all that can be seen, heard and felt, and what the device tells."""

from collections import defaultdict
from typing import Any

from kivy.uix.label import Label

from app.games.obscurio.table.pieces.disc import Disc
from app.games.obscurio.table.pieces.pawn import Pawn
from app.table.keeping.codes import Code
from app.table.log import replayed
from tests.app.fingers import frames


class Witness:
    """Notes by what they are about; two games that tell no secret give the same notes."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.notes: dict[str, list[Any]] = defaultdict(list)
        app.services.speech.said.clear()

    def look(self, page: Any) -> None:
        """Look at the table while all may, and ask the device for what it tells about the game."""
        surface, session = page.presenter.own_surface, page.session
        self.notes["words"].append((words_of(surface), surface.playing))
        self.notes["cards"].append([(disc.card, disc.down, disc.cover) for disc in every(surface, Disc)])
        self.notes["pawns"].append([(pawn.number, pawn.hue) for pawn in every(surface, Pawn)])
        self.notes["curtain"].append(page.lowered.name if page.lowered is not None else "")
        step = session.view(None)["step"]
        self.notes["pace"].append((step, round(self.app.services.clock.now(), 3), len(session.log)))
        taken_back = [(deed.seat, deed.title) for deed in page.tabletop.earlier(page.viewer, 99)]
        self.notes["undo titles"].append((page.ids.desk.undo_title, taken_back))
        self.notes["share code"].append(None if session.lot else Code.of(session) is not None)
        self.notes["log"].append([str(line.title) for line in replayed(session, None)])

    def listen(self) -> None:
        """All that was heard and felt until now."""
        services = self.app.services
        self.notes["sounds"] = list(services.sound.played)
        self.notes["buzzes"] = list(services.haptics.felt)
        self.notes["speech"] = list(services.speech.said)

    def read_log(self, page: Any) -> None:
        """The log as it is written on the screen."""
        page.open_log()
        frames(8)
        self.notes["log"].append(words_of(self.app.dialogs.top))
        self.app.dialogs.close_top()
        frames(4)

    def look_at_shelf(self) -> None:
        """What home and the list say about the kept table, and how they show it."""
        for screen, notes in (("home", "preview of the kept table"), ("tables", "title of the kept table")):
            self.app.navigator.home()
            if screen != "home":
                self.app.go(screen)
            frames(40)
            page = self.app.navigator.page
            pictures = [str(getattr(widget, "picture", "")) for widget in page.walk()]
            self.notes[notes].append((words_of(page), [each for each in pictures if each]))


def every(root: Any, kind: type) -> list[Any]:
    """All widgets of a kind, the first laid first."""
    return [widget for widget in root.walk() if isinstance(widget, kind)]


def words_of(root: Any) -> list[str]:
    """All that is written, but for the running digits of the sand."""
    texts = [label.text for label in every(root, Label) if label.opacity and label.text]
    return [text for text in texts if ":" not in text or len(text) > 5]
