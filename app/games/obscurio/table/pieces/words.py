"""Words of a scene: a label that keeps to its box, set in the largest letters that fit."""

from collections.abc import Iterable
from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.label import Label

from app.look.running import lanterne

MOST_KEPT = 2000
"""Measured texts that are kept: a caption tries many sizes, and asks again with every layout."""
SMALLEST = 15
"""No letters are smaller (sp)."""
ROOMY, LARGER = dp(700), 1.25
"""On a tablet, which lies further from the eyes, the words of a scene are so much larger."""


class Caption(Label):
    """One text in one box. `lay` gives it room; only another text or room makes another picture of it."""

    def __init__(
        self, text: str = "", font: str = "text", tone: str = "cream", spare: bool = False, **kwargs: object
    ) -> None:
        """`spare` words are left out where they find no room; what they say is seen elsewhere too."""
        super().__init__(text=text, font_name=font, size_hint=(None, None), **kwargs)
        self._spare = spare
        self.halign = kwargs.get("halign", "center")
        self.valign = kwargs.get("valign", "middle")
        self._tone = tone
        self.color = getattr(lanterne().theme, tone)

    def lay(self, x: float, y: float, width: float, height: float, size: str = "body") -> None:
        """Put it into a box, set in a size of the house or as much smaller as it must be."""
        theme = lanterne().theme
        self.pos, self.size = (x, y), (max(1.0, width), max(1.0, height))
        self.text_size = self.size
        self.color = getattr(theme, self._tone)
        self.font_size = self._fitting(getattr(theme, size) * larger())
        if self._spare:
            self.opacity = 1 if width > 1 and height > 1 and self._fits(self.font_size) else 0

    @property
    def depth(self) -> float:
        """How high its lines are together."""
        return depth_of(self.text, self.font_name, self.font_size, self.width)

    def say(self, text: str) -> None:
        """Say something else in the same box."""
        if self.text != text:  # type: ignore[has-type]
            self.text = text

    def _fitting(self, largest: float) -> float:
        """As large as fits; the smallest letters follow the text-size setting but in a small window."""
        size, least = float(largest), smallest()
        while size > least and not self._fits(size):
            size -= 1
        return max(size, least)

    def _fits(self, size: float) -> bool:
        deep = depth_of(self.text, self.font_name, size, self.width)
        return deep <= self.height and longest_word(self.text, self.font_name, size) <= self.width


def even(captions: Iterable[Caption]) -> None:
    """Set captions that stand beside each other in letters of one size, the smallest of theirs."""
    seen = [caption for caption in captions if caption.parent is not None]
    for caption in seen:
        caption.font_size = min(each.font_size for each in seen)


@lru_cache(MOST_KEPT)
def depth_of(text: str, font: str, size: float, width: float) -> float:
    """How high a text is that is set in letters of that size, in lines of that width."""
    label = CoreLabel(text=text, font_name=font, font_size=size, text_size=(width, None))
    label.refresh()
    return float(label.texture.height)


def longest_word(text: str, font: str, size: float) -> float:
    """How wide its longest word is."""
    return width_of(max(text.split() or [""], key=len), font, size)


@lru_cache(MOST_KEPT)
def width_of(text: str, font: str, size: float) -> float:
    """How wide it is in one line."""
    label = CoreLabel(text=text, font_name=font, font_size=size)
    label.refresh()
    return float(label.texture.width)


def larger() -> float:
    """By how much words are larger in this window than the house sets them."""
    return LARGER if min(Window.size) >= ROOMY else 1.0


def smallest() -> float:
    """The size of the smallest letters in this window."""
    label = float(lanterne().theme.label)
    return label if min(Window.size) >= dp(360) and Window.height >= dp(600) else float(sp(SMALLEST))
