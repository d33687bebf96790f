"""What the tables of the benchmark say on each of the two pages, and how the page writes a number."""

from collections.abc import Mapping
from typing import NamedTuple


class PageWords(NamedTuple):
    """The words of one language."""

    speed_head: tuple[str, ...]
    app_head: tuple[str, ...]
    first_frame: str
    memory: str
    busy_board: str
    bare: str
    how: str
    titles: Mapping[str, str] = {}
    """Games that have another title there."""
    thousands: str = ","
    point: str = "."
    between: str = ", "
    microseconds: str = "us"
    megabytes: str = "MB"
    octets: tuple[str, str] = ("B", "kB")

    def number(self, value: float, places: int = 0) -> str:
        """A number as that language writes it."""
        whole, point, rest = f"{value:,.{places}f}".partition(".")
        return whole.replace(",", self.thousands) + (self.point if point else "") + rest

    def ratio(self, ours: float, bare: float, unit: str) -> str:
        """How much more we need than a bare home."""
        return f"{self.number(ours / bare, 2)} x {self.bare} ({ours:.0f} / {bare:.0f} {unit})"


ENGLISH = PageWords(
    speed_head=("game", "actions/s", "legal per step", "copy", "save", "undo"),
    app_head=("app", "measured", "target"),
    first_frame="home, first frame",
    memory="home, memory",
    busy_board="busy board, CPU per frame",
    bare="a bare KivyMD home",
    how="One run, Python {python}. A step lists every legal action, takes one at random, applies it. "
    "The engine's figures are scaled to a machine whose spin loop takes {reference} ns (here {here} ns); "
    "the app's are not. A save is the position as JSON, log and disk apart. "
    "An undo also says what was taken back, in words that the table has put together already; "
    "python-chess's says nothing.",
)
FRENCH = PageWords(
    speed_head=("jeu", "actions/s", "actions possibles", "copie", "sauvegarde", "annulation"),
    app_head=("application", "mesuré", "visé"),
    first_frame="accueil, première image",
    memory="accueil, mémoire",
    busy_board="plateau chargé, processeur par image",
    bare="un accueil KivyMD nu",
    how="Une seule mesure, Python {python}. Un pas énumère toutes les actions possibles, en prend une au "
    "hasard et l'applique. Les chiffres du moteur sont ramenés à une machine dont la boucle vide prend "
    "{reference} ns (ici {here} ns), ceux de l'application non. Une sauvegarde est la position en JSON, "
    "sans le journal ni le disque. Une annulation dit aussi ce qui est repris, en mots "
    "que la table a déjà formés ; celle de python-chess ne dit rien.",
    titles={"The Night Cage": "Piège obscur"},
    thousands="\u202f",
    point=",",
    between=" ; ",
    microseconds="µs",
    megabytes="Mo",
    octets=("o", "ko"),
)
PAGES = {"README.md": ENGLISH, "README.fr.md": FRENCH}
