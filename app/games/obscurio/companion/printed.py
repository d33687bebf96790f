"""What only the box tells for certain: the time track, the Evanescent Room, the expert row."""

from collections.abc import Callable
from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.obscurio.companion.correcting import CountRow
from app.look.kv import load
from app.look.running import lanterne
from app.widgets import stepper  # noqa: F401  (used in the KV rule)
from app.widgets.dialog import Answer, Dialog
from app.widgets.paper import PaperButton
from engine.core.text import N_, Phrase
from engine.games.obscurio.companion import Setting
from engine.games.obscurio.companion.setting import EXPERT, MOST_COST, MOST_SPACES, MOST_TOKENS, costs

Choose = Callable[[str, Any], None]

TRACKS = {"track": N_("Time track"), "tile": N_("Evanescent Room")}
"""What is entered space by space."""


class Space(PaperButton):
    """One space of a track; a tap changes what it costs."""

    cost = NumericProperty(0)


class PrintedTrack(BoxLayout):
    """A track as it is printed: how many spaces it has, and what each costs in traps."""

    key = StringProperty("")
    words = StringProperty("")
    track = StringProperty("0")
    spaces = NumericProperty(1)
    most = NumericProperty(MOST_SPACES)
    choose: Any = ObjectProperty(None, allownone=True)

    def on_kv_post(self, _base: object) -> None:
        """Follow the track from now on: its row is there."""
        self.bind(track=self._lay)
        self._lay()

    def _lay(self, *_change: object) -> None:
        """A button for each space."""
        found = costs(self.track)
        self.spaces = len(found)
        row = self.ids.spaces
        while len(row.children) > len(found):
            row.remove_widget(row.children[0])
        while len(row.children) < len(found):
            row.add_widget(self._space(len(row.children)))
        for place, (space, cost) in enumerate(zip(reversed(row.children), found, strict=True)):
            space.cost, space.text = cost, told(cost)
            space.title = str(Phrase("{track}, space {number}", track=self.words, number=place + 1))

    def lengthen(self, direction: int) -> None:
        """One space more, as dear as the last one, or one less."""
        found = costs(self.track)
        self._take([*found, found[-1]] if direction > 0 else found[:-1])

    def _space(self, place: int) -> Space:
        space = Space(size_hint_x=1)
        space.bind(on_release=lambda _space: self._dearer(place))
        return space

    def _dearer(self, place: int) -> None:
        found = costs(self.track)
        found[place] = (found[place] + 1) % (MOST_COST + 1)
        self._take(found)

    def _take(self, found: list[int]) -> None:
        self.track = "-".join(map(str, found))
        self.choose(self.key, self.track)


class PrintedList(BoxLayout):
    """Everything that is worth a look into the box."""


def told(cost: int) -> str:
    """What a space costs, as it is printed."""
    return f"+{cost}" if cost else "0"


def summary(setting: Setting) -> str:
    """The two tracks in one line each."""
    return "\n".join(
        str(Phrase("{track}: {costs}", track=Phrase(title), costs=", ".join(map(told, costs(track)))))
        for title, track in zip(TRACKS.values(), (setting.track, setting.tile), strict=True)
    )


def show(setting: Setting, choose: Choose) -> None:
    """Let the table enter what its box prints; each change counts at once."""
    app, box = lanterne(), PrintedList()
    for (key, title), track in zip(TRACKS.items(), (setting.track, setting.tile), strict=True):
        box.ids.rows.add_widget(PrintedTrack(key=key, words=str(Phrase(title)), track=track, choose=choose))
    if setting.options["difficulty"] == EXPERT:
        box.ids.rows.add_widget(_expert(setting, choose))
    done = [Answer(app.tr._("Done"), None, "primary", "tick")]
    app.dialogs.show(Dialog(done, content=box, title=app.tr._("Printed in your box")))


def _expert(setting: Setting, choose: Choose) -> CountRow:
    words = str(Phrase("Tokens at Expert level, {count} players", count=setting.seats))
    row = CountRow(words=words, value=setting.tokens, least=setting.dark + 1, most=MOST_TOKENS)

    def change(direction: int) -> None:
        row.value += direction
        choose("expert", int(row.value))

    row.change = change
    return row


load(__name__)
