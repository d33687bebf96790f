"""A card lifted to be looked at closely: large, over everything, until it is put back."""

from kivy.animation import Animation
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.butterfly import Butterfly, hanging
from app.games.obscurio.table.pieces.disc import Cover, Disc
from engine.games.obscurio.rules.butterflies import BELOW, centre

SECONDS = 0.18
GOLD = (0.97, 0.82, 0.5, 0.9)


class Lifted(FloatLayout):
    """One card in the hand. Its film, sheet and butterflies come with it."""

    share = NumericProperty(0.0)
    """How far it has come up, from 0 to 1."""

    def __init__(self, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        with self.canvas.before:
            self._shade = Color(0.02, 0.01, 0.05, 0)
            self._dark = Rectangle()
        self.disc = Disc(pictures)
        self.butterflies = [Butterfly(), Butterfly()]
        self._spots: list[int] = []
        self._from = (0.0, 0.0, 0.0)
        self.add_widget(self.disc)
        self.bind(share=self._lay, pos=self._lay, size=self._lay)

    @property
    def up(self) -> bool:
        """Whether a card is in the hand."""
        return self.disc.card != 0

    def lift(self, disc: Disc, spots: list[int], seconds: float) -> None:
        """Take a card up from where it lies, with the butterflies on these spots of it."""
        if not disc.card or disc.down:
            return
        self.disc.show(disc.card, disc.cover)
        self.disc.ring(GOLD)
        self._from = (disc.center_x, disc.center_y, 2 * disc.radius)
        self._spots = [spot for spot in spots if spot != BELOW]
        for number, butterfly in enumerate(self.butterflies):
            if butterfly.parent is not None:
                self.remove_widget(butterfly)
            if number < len(self._spots):
                self.add_widget(butterfly)
        Animation.cancel_all(self, "share")
        self.share = 0.0 if seconds else 1.0
        if seconds:
            Animation(share=1.0, duration=seconds, transition="out_quad").start(self)
        self._lay()

    def put_back(self) -> None:
        """Lay it down again."""
        Animation.cancel_all(self, "share")
        self.disc.show(0, Cover())
        self.disc.ring(None)
        self._spots = []
        for butterfly in self.butterflies:
            if butterfly.parent is not None:
                self.remove_widget(butterfly)
        self.share = 0.0
        self._lay()

    def _lay(self, *_change: object) -> None:
        share = self.share if self.up else 0.0
        self._shade.a = 0.62 * share
        self._dark.pos, self._dark.size = self.pos, self.size
        x, y, wide = self._from
        side = wide + (min(self.width - dp(24), self.height - dp(24), dp(560)) - wide) * share
        middle = x + ((self.x + self.width / 2) - x) * share, y + ((self.y + self.height / 2) - y) * share
        self.disc.size, self.disc.center = (side, side), middle
        for butterfly, spot in zip(self.butterflies, self._spots, strict=False):
            butterfly.point(
                *self.disc.point_at(*centre(spot)), max(dp(40), side * 0.26), hanging(*centre(spot))
            )
