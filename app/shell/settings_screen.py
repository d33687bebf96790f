"""The settings: every field of `app.shell.settings`, with a title and a note, and at work at once."""

from collections.abc import Mapping
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.running import lanterne
from app.shell.backing_up import back_up_all
from app.shell.setting_groups import GROUPS, LATE, NEEDS, STRIDES, Entry, Group
from app.shell.settings import FIELDS
from app.widgets import slider  # noqa: F401 - its rules are used by the KV file
from app.widgets.dialog import Answer
from app.widgets.page import Page
from app.widgets.paper import Chip, Pressed
from engine.core.text import N_


class SettingRow(BoxLayout):
    """One setting. Its words follow the language, its control follows the value and the other way round."""

    entry = ObjectProperty(Entry("", "", ""))
    value = ObjectProperty(None, allownone=True)

    def put(self, value: Any) -> None:
        """Set it, if it is something else than before."""
        settings = lanterne().settings
        if getattr(settings, self.entry.field) != value:
            setattr(settings, self.entry.field, value)


class SettingSwitch(Pressed, SettingRow):
    """On or off; the whole row is the switch."""

    active = BooleanProperty(False)

    def on_release(self) -> None:
        self.put(not self.value)


class SettingChoice(SettingRow):
    """One of a few."""

    def on_kv_post(self, _base: object) -> None:
        """Lay out a chip per choice."""
        for value in FIELDS[self.entry.field].allowed:
            chip = Chip(group=f"setting {self.entry.field}")
            chip.value = value
            chip.bind(on_release=lambda chip: self.put(chip.value))
            self.ids.chips.add_widget(chip)
        lanterne().tr.bind(language=self._retold)
        self._retold()
        self.on_value(self, self.value)

    def on_value(self, _row: object, value: Any) -> None:
        """Press the chip of the value, without telling anybody."""
        for chip in self.ids.chips.children if self.ids else ():
            chip.state = "down" if chip.value == value else "normal"

    def _retold(self, *_change: object) -> None:
        for chip in self.ids.chips.children:
            chip.text = lanterne().tr._(self.entry.labels[chip.value])


class SettingNumber(SettingRow):
    """A number on a slider."""

    least = NumericProperty(0)
    most = NumericProperty(100)
    step = NumericProperty(1)
    stride = NumericProperty(1)
    shown = NumericProperty(0)
    """The number under the finger, which may not be set yet."""

    def on_value(self, _row: object, value: float) -> None:
        """Show what is set, whoever has set it."""
        self.shown = value

    def slide(self, value: float) -> None:
        self.shown = round(value)
        if self.entry.field not in LATE:
            self.put(round(value))

    def settle(self, value: float) -> None:
        """The finger has left: now it is set for certain, and can be heard."""
        self.put(round(value))
        if self.entry.sample:
            lanterne().services.sound.play(self.entry.sample)


ROWS: Mapping[str, type[SettingRow]] = {
    "switch": SettingSwitch,
    "choice": SettingChoice,
    "number": SettingNumber,
}


class GroupSheet(BoxLayout):
    """A group on a sheet of its own."""

    heading = StringProperty("")
    icon = StringProperty("")


class BackupSheet(GroupSheet):
    """Everything in one file, and back."""

    def back_up(self) -> None:
        """Send everything that is kept here as one file."""
        back_up_all()


class SettingsScreen(Page):
    """All of them, in one column or two."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._sheets = [sheet for sheet in map(self._sheet, GROUPS) if sheet is not None]
        self._sheets.append(BackupSheet(heading=N_("Backup"), icon="share"))
        lanterne().bind(form=self._deal)
        self._deal()

    def ask_to_reset(self) -> None:
        """Make sure that nobody loses their settings by a stray touch."""
        app = lanterne()
        _ = app.tr._
        app.dialogs.ask(
            _("Reset all settings?"),
            _("All settings go back to their defaults. Your saved games are kept."),
            [Answer(_("Reset"), app.settings.reset, "primary"), Answer(_("Cancel"))],
        )

    def _sheet(self, group: Group) -> GroupSheet | None:
        app = lanterne()
        entries = [entry for entry in group.entries if NEEDS.get(entry.field, lambda _app: True)(app)]
        if not entries:
            return None
        sheet = GroupSheet(heading=group.title, icon=group.icon)
        for entry in entries:
            sheet.add_widget(self._row(entry))
        return sheet

    def _row(self, entry: Entry) -> SettingRow:
        settings, field = lanterne().settings, FIELDS[entry.field]
        details: dict[str, Any] = {"entry": entry, "value": getattr(settings, entry.field)}
        if field.kind == "number":
            allowed: Any = field.allowed
            details |= {"least": allowed[0], "most": allowed[-1], "step": allowed.step}
            details |= {"stride": STRIDES[entry.field], "shown": details["value"]}
        row = ROWS[field.kind](**details)
        settings.bind(**{entry.field: row.setter("value")})
        return row

    def _deal(self, *_change: object) -> None:
        """Share the sheets out: all in the left column, or the shorter column gets the next."""
        columns = (self.ids.left, self.ids.right)
        for sheet in self._sheets:
            if sheet.parent:
                sheet.parent.remove_widget(sheet)
        wide = lanterne().form == "wide"
        lengths = [0, 0]
        for sheet in self._sheets:
            column = lengths.index(min(lengths)) if wide else 0
            columns[column].add_widget(sheet)
            lengths[column] += len(sheet.children) + 1


load(__name__)
