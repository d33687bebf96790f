"""About: what Lanterne is, whose games these are, and whose letters and libraries it stands on."""

from typing import NamedTuple

from kivy.metrics import dp
from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app import VERSION
from app.look.kv import load
from app.look.places import FONTS
from app.look.running import lanterne
from app.look.theme import HOUSE_ACCENT
from app.widgets.dialog import Answer, Dialog
from app.widgets.page import Page
from app.widgets.paper import Note


class Face(NamedTuple):
    """A typeface that is shipped, and the file with its licence."""

    name: str
    maker: str
    licence: str


FACES = (
    Face("Almendra", "Ana Sanfelippo", "OFL_Almendra.txt"),
    Face("Amarante", "Sorkin Type Co", "OFL_Amarante.txt"),
    Face("Grenze", "The Grenze Project Authors", "OFL_Grenze.txt"),
)

LIBRARIES = (
    ("Python", "PSF License"),
    ("Kivy", "MIT"),
    ("KivyMD", "MIT"),
    ("plyer", "MIT"),
    ("SDL 2", "zlib"),
)
"""What the app is built with, and under which licence."""


class GameCredit(BoxLayout):
    """One game with its people."""

    name = StringProperty("")
    authors = StringProperty("")
    publisher = StringProperty("")
    remark = StringProperty("")
    accent = ListProperty(HOUSE_ACCENT)


class FaceLine(BoxLayout):
    """One typeface with the way to its licence."""

    name = StringProperty("")
    maker = StringProperty("")
    licence = StringProperty("")

    def read(self) -> None:
        """Lay the licence over the screen, word for word.

        Each paragraph is a label of its own: one texture for the whole would be too high for some devices.
        """
        app = lanterne()
        column = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(10))
        column.bind(minimum_height=column.setter("height"))
        for paragraph in licence_paragraphs(self.licence):
            column.add_widget(Note(text=paragraph))
        app.dialogs.show(Dialog([Answer(app.tr._("Close"))], content=column, title=self.name))


class LibraryLine(BoxLayout):
    """One library with its licence."""

    name = StringProperty("")
    licence = StringProperty("")


class About(Page):
    """Lanterne, its games with their authors, its typefaces and libraries."""

    version = StringProperty(VERSION)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = lanterne()
        for kit in app.kits.values():
            credit = GameCredit(name=kit.credit.title, authors=kit.credit.authors, accent=kit.colour)
            self.ids.games.add_widget(credit)
        for face in FACES:
            self.ids.faces.add_widget(FaceLine(name=face.name, maker=face.maker, licence=face.licence))
        for name, licence in LIBRARIES:
            self.ids.libraries.add_widget(LibraryLine(name=name, licence=licence))
        app.tr.bind(language=self._retold)
        self._retold()

    def _retold(self, *_change: object) -> None:
        app = lanterne()
        _ = app.tr._
        for kit, shown in zip(app.kits.values(), reversed(self.ids.games.children), strict=True):
            credit = kit.credit
            shown.publisher = _("Published by {publisher}").format(publisher=credit.publisher)
            shown.remark = _(credit.remark).format(**credit.fields) if credit.remark else ""


def licence_paragraphs(file: str) -> list[str]:
    """The headings and paragraphs of a licence, their lines joined so that they wrap to the screen."""
    paragraphs = [""]
    for line in (FONTS / file).read_text(encoding="utf-8").splitlines():
        words = line.strip("- ")
        if words.isupper() or not words:
            paragraphs += [words, ""]
        else:
            paragraphs[-1] = f"{paragraphs[-1]} {words}".strip()
    return [paragraph for paragraph in paragraphs if paragraph]


load(__name__)
