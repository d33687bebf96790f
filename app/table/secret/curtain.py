"""The curtain: the device goes from hand to hand, and nothing secret is on the glass meanwhile.

It does not cover private widgets: whoever lowers it takes them away first. It rises while somebody holds
the seal long enough, so that no stray touch can raise it; Enter or Space held does the same.
"""

from kivy.animation import Animation
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from app.look.kv import load
from app.look.running import lanterne
from app.widgets.hidden import Hidden
from app.widgets.paper import Pressed

HOLD_SECONDS = 0.6
"""How long the seal is held before the curtain rises, whatever the animation setting."""


LOW = dp(520)
"""A curtain that is lower has no room for a button below the seal."""


class Seal(Pressed, FloatLayout):
    """The mark of the player who may look; hold it."""

    hue = StringProperty("blue")
    held = NumericProperty(0.0)
    """How much of the time has been held, from 0 to 1."""

    def on_state(self, _seal: object, state: str) -> None:
        """Fill the ring while held, empty it when let go."""
        Animation.cancel_all(self, "held")
        if state == "down":
            Animation(held=1.0, duration=HOLD_SECONDS * (1 - self.held)).start(self)
        else:
            Animation(held=0.0, duration=0.15).start(self)


class Curtain(Hidden, FloatLayout):
    """Covers the table until the right player takes the device."""

    low = BooleanProperty(False)
    """Whether there is no room for a button below the seal."""

    name = StringProperty("")
    hue = StringProperty("blue")
    task = StringProperty("")
    """What the player will be asked, without any secret."""
    lifted = ObjectProperty(None, allownone=True)
    """Called when the curtain has risen."""
    change = StringProperty("")
    """What whoever answered last can still do about it, without any secret; empty for nothing."""
    changed = ObjectProperty(None, allownone=True)
    """Called when that is done."""

    def on_kv_post(self, _base: object) -> None:
        self.ids.seal.bind(held=self._holding)

    def on_height(self, _curtain: object, height: float) -> None:
        """On a phone that lies the button stands beside the seal."""
        self.low = height < LOW

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Nothing below is touched while the curtain is down."""
        if self.disabled:
            return False
        super().on_touch_down(touch)
        return True

    def do_change(self) -> None:
        """The answer before is replaced; the curtain then waits for somebody else."""
        if self.change and self.changed is not None:
            self.changed()

    def _holding(self, seal: Seal, held: float) -> None:
        if held >= 1.0 and self.lifted is not None:
            seal.held = 0.0
            lifted, self.lifted = self.lifted, None
            lanterne().services.sound.play("curtain")
            lifted()


load(__name__)
