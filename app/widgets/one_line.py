"""Words that grow smaller rather than being cut or wrapped: names, on panels and over screens."""

from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.label import Label


class OneLine(Label):
    """One line as large as there is room for. Smaller than `least` of the largest size it wraps instead."""

    largest = NumericProperty(17)
    """The size it has where there is room."""
    least = NumericProperty(0.1)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("text", "width", "largest", "font_name"):
            self.fbind(name, self._fit)

    def _fit(self, *_change: object) -> None:
        wanted = CoreLabel(font_name=self.font_name, font_size=self.largest).get_extents(self.text)[0]
        room = self.width * 0.97 - dp(2)
        self.font_size = self.largest * min(1.0, max(self.least, room / max(1, wanted)))
