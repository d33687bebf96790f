"""Three, two, one over the whole screen, for everybody at once."""

from collections.abc import Callable

from kivy.input.motionevent import MotionEvent
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from app.look.kv import load
from app.look.running import lanterne
from app.services.pace import Pace

FROM = 3


class Countdown(FloatLayout):
    """Counts down in seconds, then says so once."""

    digit = StringProperty("")

    def __init__(self, done: Callable[[], object], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._told = 0
        self._services = lanterne().services
        self._pace = Pace(self._services.clock, FROM, self._tick, self._over(done))

    def end(self) -> None:
        self._pace.stop()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Nothing below is touched meanwhile."""
        return True

    def _tick(self, passed: float) -> None:
        left = FROM - int(min(passed, FROM - 0.001))
        if left != self._told:
            self._told = left
            self.digit = str(left)
            self._services.sound.play("beat")

    def _over(self, done: Callable[[], object]) -> Callable[[], None]:
        def finish() -> None:
            self._services.sound.play("chime_1")
            done()

        return finish


load(__name__)
