"""The options of a game as rows on paper: built from what the game declares, whatever it is."""

from collections.abc import Callable, Iterable, Mapping

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.running import lanterne
from app.widgets.choice import Choice, Item  # noqa: F401  (Choice is used in the KV rule)
from app.widgets.paper import Pressed, Sheet
from app.widgets.stepper import Stepper  # noqa: F401  (used in the KV rule)
from engine.core.game import Option, Value

Choose = Callable[[str, Value], None]


class OptionRow(BoxLayout):
    """One option: its title, a note, and a control. A kind of option has its row in `ROWS`."""

    key = StringProperty("")
    title = StringProperty("")
    note = StringProperty("")
    value = ObjectProperty(None)

    def __init__(self, option: Option, value: Value, **kwargs: object) -> None:
        self.option = option
        tr = lanterne().tr
        super().__init__(
            key=option.key,
            title=tr._(option.title) if option.title else option.key,
            note=tr._(option.note) if option.note else "",
            value=value,
            **kwargs,
        )


class FlagRow(OptionRow):
    """An option that is on or off."""


class NumberRow(OptionRow):
    """A number from a range."""


class ChoiceRow(OptionRow):
    """An option with a few named choices."""

    def __init__(self, option: Option, value: Value, **kwargs: object) -> None:
        super().__init__(option, value, **kwargs)
        tr = lanterne().tr
        self.ids.choice.items = [Item(each, tr._(option.label(each))) for each in option.allowed]


ROWS: Mapping[str, type[OptionRow]] = {"flag": FlagRow, "number": NumberRow, "choice": ChoiceRow}


class GroupHead(Pressed, BoxLayout):
    """The name of a group, which a tap opens and closes."""

    text = StringProperty("")
    note = StringProperty("")
    folded = BooleanProperty(False)
    folds = BooleanProperty(True)


class OptionGroup(Sheet):
    """The options of one group; a named group stays folded until somebody wants it."""

    name = StringProperty("")
    heading = StringProperty("")
    folded = BooleanProperty(False)

    def __init__(
        self, options: list[Option], values: Mapping[str, Value], choose: Choose, **kwargs: object
    ) -> None:
        super().__init__(**kwargs)
        self._options, self._values, self._choose = options, dict(values), choose
        tr = lanterne().tr
        self.heading = tr._(self.name) if self.name else tr._("Options")
        self.fbind("folded", self._fold)
        self.folded = bool(self.name)
        self._fold(self, self.folded)
        self._recount()

    def _fold(self, _group: object, folded: bool) -> None:
        """Folded rows do not exist: they cost nothing and no finger can find them."""
        rows = self.ids.rows
        rows.clear_widgets()
        for option in () if folded else self._options:
            row = ROWS[option.kind](option, self._values[option.key])
            row.bind(value=self._changed)
            rows.add_widget(row)

    def _changed(self, row: OptionRow, value: Value) -> None:
        value = type(row.option.default)(value)
        self._values[row.key] = value
        self._recount()
        self._choose(row.key, value)

    def _recount(self) -> None:
        """Say in the head how many options differ from the usual."""
        count = sum(self._values[option.key] != option.default for option in self._options)
        words = lanterne().tr.ngettext("{count} changed", "{count} changed", count)
        self.ids.head.note = words.format(count=count) if count and self.name else ""


def grouped(options: Iterable[Option]) -> dict[str, list[Option]]:
    """The options by their group, in the order in which groups are first named; "" holds the ungrouped."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    return groups


load(__name__)
