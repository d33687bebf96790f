"""A slip of paper with what a butterfly meant: in large letters what is shared, below it by which things."""

from kivy.metrics import dp

from app.games.obscurio.table.pieces.laid import Laid
from app.games.obscurio.table.pieces.part import Slab, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.words import Caption
from app.look.running import lanterne

PAD = dp(7)
LARGE = dp(200)
"""A slip as wide has larger letters."""


class Slip(Laid):
    """Without words, or where they find no room, it is not there; the log has them too."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._paper = Slab(TABLE("spoken"), 12)
        self.canvas.before.add(self._paper)
        self.what = Caption(font="display", tone="ink", spare=True)
        self.between = Caption(font="text", tone="ink", spare=True)
        for caption in (self.what, self.between):
            self.add_widget(caption)

    def say(self, what: str, between: str) -> None:
        """Tell this, or nothing."""
        self.what.say(what)
        self.between.say(between)
        self.relay()

    def relay(self) -> None:
        """Put every part into its place."""
        x, y, wide, high = bounds(self)
        if not self.what.text or wide <= 2 * PAD:
            self._hide()
            return
        theme, large = lanterne().theme, wide > LARGE
        inner, room = wide - 2 * PAD, high - 2 * PAD
        self.what.lay(x + PAD, y, inner, room, "name" if large else "lead")
        head = min(self.what.depth, room)
        self.between.lay(x + PAD, y, inner, max(1.0, room - head), "body" if large else "label")
        foot = self.between.depth if self.between.opacity else 0.0
        if not self.what.opacity:
            self._hide()
            return
        slip = min(high, head + foot + 2 * PAD + theme.label * 0.2)
        low = y + (high - slip) / 2
        self._paper.lay(x, low, wide, slip)
        self.between.lay(x + PAD, low + PAD, inner, max(1.0, foot), "body" if large else "label")
        self.what.lay(x + PAD, low + PAD + foot, inner, slip - 2 * PAD - foot, "name" if large else "lead")

    def _hide(self) -> None:
        self._paper.hide()
        self.what.opacity = self.between.opacity = 0
