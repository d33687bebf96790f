"""The sand timer on its own, for any game: the glass, how long it runs, and nothing else."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty

from app.look.kv import load
from app.look.running import lanterne
from app.timer.memory import LONGEST, MOST_LAYERS, SHORTEST, STEP, TimerMemory, TimerSetting
from app.timer.sand_clock import SandClock
from app.timer.sand_hall import SandHall  # noqa: F401  (used in the KV rule)
from app.timer.sand_setting import SandSetting
from app.timer.sand_shape import FRAME
from app.widgets.dialog import Answer, Dialog
from app.widgets.page import Page


class Timer(Page):
    """Sand that runs on whatever happens: another screen, a pause, a kill of the app."""

    setting = ObjectProperty(TimerSetting())
    quiet = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = lanterne()
        self._memory = TimerMemory(app.services.storage, app.services.clock)
        self._shown = False
        self.setting, sand = self._memory.recall()
        self.clock.spans = self.setting.spans
        if sand is not None:
            self.clock.sand = sand
        self.clock.ids.glass.bind(pos=self._stand, size=self._stand)
        self._lay_tools()
        app.bind(on_stop=lambda _app: self.clock.close())

    @property
    def clock(self) -> SandClock:
        return self.ids.clock

    def arrive(self, **_details: object) -> None:
        """Show the true time; what has ended since the last visit is told now, once."""
        self._shown = True
        self.clock.open()

    def leave(self) -> None:
        """The sand runs on and will be heard."""
        self._shown = False
        self.clock.leave()

    def pause(self) -> None:
        """Keep what runs: the system may end a sleeping app."""
        self.save()

    def resume(self) -> None:
        """Catch up with the time."""
        self.clock.look()

    def save(self) -> None:
        """Keep setting and sand; where the device will not, the sand runs on unkept."""
        lanterne().keep(lambda: self._memory.remember(self.setting, self.clock.sand))

    def tell_end(self) -> None:
        """Say it in words where the glass is not seen."""
        if not self._shown:
            app = lanterne()
            app.say(app.tr._("Time's up!"))

    def ask_setting(self) -> None:
        """Lay out how long and how many; fresh sand is laid only if something was changed."""
        app = lanterne()
        _ = app.tr._
        content = SandSetting(
            seconds=self.setting.seconds,
            layers=self.setting.layers,
            shortest=SHORTEST,
            longest=LONGEST,
            step=STEP,
            most_layers=MOST_LAYERS,
            presets={
                _("As in {game}").format(game=_(kit.credit.title)): kit.timer for kit in _timed(app.kits)
            },
        )
        answers = [Answer(_("Set timer"), partial(self._set, content), "primary"), Answer(_("Cancel"))]
        app.dialogs.show(Dialog(answers, content, title=_("Sand timer")))

    def told_setting(self, setting: TimerSetting, _language: str) -> str:
        """How it is set, in one glance."""
        length = str(lanterne().tr._("{count} s").format(count=setting.seconds))
        return length if setting.layers == 1 else f"{setting.layers} \u00d7 {length}"

    def _set(self, content: SandSetting) -> None:
        setting = TimerSetting(int(content.seconds), int(content.layers))
        if setting == self.setting:
            return
        self.setting = setting
        self.clock.spans = setting.spans
        self.clock.reset()

    def _lay_tools(self) -> None:
        """Under the clock's own buttons, where a thumb reaches them in every form."""
        tools = self.ids.tools
        tools.parent.remove_widget(tools)
        self.clock.ids.panel.add_widget(tools)

    def _stand(self, *_change: object) -> None:
        glass = self.clock.ids.glass
        self.ids.hall.foot = glass.center_x, glass.center_y - FRAME[1] * glass.unit


def _timed(kits: Mapping[str, Any]) -> list[Any]:
    """The kits of the games that play against the sand."""
    return [kit for kit in kits.values() if kit.timer is not None]


load(__name__)
