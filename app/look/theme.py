"""Colours, type and measures of the house: cut paper and candle soot, warm light on near-black.

`Theme` is reached from KV as `app.look.theme`. Its sizes follow the text-size setting and its colours the
high-contrast setting, so that every rule written against it follows too.
"""

from typing import Any

from kivy.core.text import LabelBase
from kivy.event import EventDispatcher
from kivy.metrics import dp, sp
from kivy.properties import ColorProperty, NumericProperty

from app.look.places import asset
from app.look.telling import telling_everybody

Colour = tuple[float, float, float, float]


def colour(hexed: str, alpha: float = 1.0) -> Colour:
    """A colour of the palette from its six hexadecimal digits."""
    red, green, blue = (int(hexed[place : place + 2], 16) / 255 for place in (0, 2, 4))
    return red, green, blue, alpha


GOLD: Colour = (1.0, 0.78, 0.36, 1.0)
"""The light in which the app points at something."""

SOOT = colour("080605")
INK = colour("2A1206")

FONTS = {
    "display": "Almendra_700Bold.ttf",
    "text": "Grenze_500Medium.ttf",
    "strong": "Grenze_600SemiBold.ttf",
    "number": "Amarante_400Regular.ttf",
}
"""Font names used in KV and their files. Big numbers want Amarante: its figures stand on the line."""

SIZES = {"label": 15, "body": 17, "lead": 20, "name": 24, "heading": 29, "title": 38, "digits": 46}
"""Text sizes in sp at 100 %."""

PLAIN = {
    "cream": "F7E8C8",
    "parchment": "DDBB7C",
    "muted": "D9B67E",
    "faint": "B8955F",
    "flame": "FFC65C",
    "warning": "FFB492",
}
CONTRAST = {
    "cream": "FFFFFF",
    "parchment": "FFE9B8",
    "muted": "FFE9C6",
    "faint": "F0D7A8",
    "flame": "FFD98C",
    "warning": "FFC8AE",
}

HOUSE_ACCENT = colour("F2A33A")
"""The accent of the house; each game has its own in its kit."""

SMALL_HEIGHT, SMALL_WIDTH = 560, 340
"""A window that is lower or narrower than this has no room for the largest words."""
MOST_IN_SMALL = 115
"""The largest text size, in percent, that a small window shows: more would cut words or push buttons out."""

CARD_RATIO = 600 / 900
"""Width by height of a game's picture."""


def register_fonts() -> None:
    """Make the shipped fonts known under their role."""
    for name, file in FONTS.items():
        LabelBase.register(name, asset("fonts", file))


class Theme(EventDispatcher):
    """The look in force."""

    paper = ColorProperty((1, 1, 1, 1))
    """What the paper of a table is tinted with: each game may have its own."""
    cream = ColorProperty(PLAIN["cream"])
    parchment = ColorProperty(PLAIN["parchment"])
    muted = ColorProperty(PLAIN["muted"])
    faint = ColorProperty(PLAIN["faint"])
    flame = ColorProperty(PLAIN["flame"])
    warning = ColorProperty(PLAIN["warning"])
    ink = ColorProperty(INK)
    soot = ColorProperty(SOOT)

    label = NumericProperty(SIZES["label"])
    body = NumericProperty(SIZES["body"])
    lead = NumericProperty(SIZES["lead"])
    name = NumericProperty(SIZES["name"])
    heading = NumericProperty(SIZES["heading"])
    title = NumericProperty(SIZES["title"])
    digits = NumericProperty(SIZES["digits"])

    percent = NumericProperty(100)
    """The text size in force: that of the settings, or less in a small window."""
    most = NumericProperty(150)
    """The largest text size that the window has room for."""

    def fit(self, width: float, height: float) -> None:
        """Let large words give way in a small window, so that nothing there is cut."""
        small = height < dp(SMALL_HEIGHT) or width < dp(SMALL_WIDTH)
        self.most = MOST_IN_SMALL if small else 150

    def follow(self, settings: Any) -> None:
        """Do as the settings say about text size and contrast, now and whenever they change."""
        settings.bind(text_size=self._resize, high_contrast=self._recolour)
        self.fbind("most", lambda _theme, _most: self._resize(settings, settings.text_size))
        self._resize(settings, settings.text_size)
        self._recolour(settings, settings.high_contrast)

    def _resize(self, _settings: object, percent: float) -> None:
        with telling_everybody():
            self.percent = min(percent, self.most)
            for name, size in SIZES.items():
                setattr(self, name, sp(size) * self.percent / 100)

    def _recolour(self, _settings: object, high: bool) -> None:
        with telling_everybody():
            for name, hexed in (CONTRAST if high else PLAIN).items():
                setattr(self, name, hexed)
