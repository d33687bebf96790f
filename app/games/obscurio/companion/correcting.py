"""Every count of the table in one dialog, each between a minus and a plus."""

from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.running import lanterne
from app.widgets import stepper  # noqa: F401  (used in the KV rule)
from app.widgets.dialog import Answer, Dialog
from engine.games.obscurio.companion import CompanionView, steps
from engine.games.obscurio.companion.checking import MOST_COUNT
from engine.games.obscurio.companion.titles import count_name
from engine.games.obscurio.state import LAST_SPACE

if TYPE_CHECKING:
    from app.games.obscurio.companion.page import LibraryPage

LIMITS = {"progress": (1, LAST_SPACE), "turn": (1, MOST_COUNT)}
"""Counts that do not run from nothing to as many as one likes."""


class CountRow(BoxLayout):
    """A number that lies on the table."""

    words = StringProperty("")
    value = NumericProperty(0)
    least = NumericProperty(0)
    most = NumericProperty(MOST_COUNT)
    change: Any = ObjectProperty(None, allownone=True)


class CountList(BoxLayout):
    """Every count of the table with its buttons."""


def show(page: "LibraryPage") -> None:
    """Open the counts over the table; each change is saved at once."""
    app, box = lanterne(), CountList()
    for name, seat, value in counts(page.companion.view()):
        least, most = LIMITS.get(name, (0, MOST_COUNT))
        row = CountRow(words=page.voice.say(count_name(name, seat)), value=value, least=least, most=most)
        row.change = partial(_change, page, row, name, seat)
        box.add_widget(row)
    done = [Answer(app.tr._("Done"), None, "primary", "tick")]
    app.dialogs.show(Dialog(done, content=box, title=app.tr._("Correct the numbers")))


def counts(table: CompanionView) -> list[tuple[str, int, int]]:
    """What can be corrected now: its name, whose it is, and what it is."""
    found = [("light", 0, table.light)]
    if table.dark_total:
        found.append(("dark", 0, table.dark))
    found += [("progress", 0, table.room), ("turn", 0, table.turn), ("penalty", 0, table.penalty)]
    if table.step == steps.EXIT and table.seconds:
        found.append(("minute", 0, table.minute))
    return found + [("taken", seat, table.taken[seat]) for seat in table.wizards]


def _change(page: "LibraryPage", row: CountRow, name: str, seat: int, direction: int) -> None:
    row.value += direction
    page.companion.correct(name, int(row.value), seat)
    page.changed()


load(__name__)
