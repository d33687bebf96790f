"""Which settings there are for people: their groups, their words, and what they ask of a device."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kivy.utils import platform

from app.look.languages import LANGUAGES
from engine.core.text import N_

DESKTOPS = ("linux", "win", "macosx")


class Entry(NamedTuple):
    """How one setting is shown: in words, and what its choices are called."""

    field: str
    title: str
    note: str
    labels: Mapping[str, str] = {}
    sample: str = ""
    """The sound that tells how loud it is now."""


class Group(NamedTuple):
    """Settings that belong together."""

    title: str
    icon: str
    entries: tuple[Entry, ...]


GROUPS = (
    Group(
        N_("Language and text"),
        "language",
        (
            Entry(
                "language",
                N_("Language"),
                N_("Everything changes at once, open tables too."),
                {"system": N_("As the device"), **{code: each.name for code, each in LANGUAGES.items()}},
            ),
            Entry("text_size", N_("Text size"), N_("Of every word in the app.")),
        ),
    ),
    Group(
        N_("Sound and vibration"),
        "sound",
        (
            Entry("effects_volume", N_("Effects"), N_("Tiles, dice and footsteps."), sample="place"),
            Entry("ambience_volume", N_("Ambience"), N_("What the dark sounds like while you play.")),
            Entry("vibration", N_("Vibration"), N_("A tick for a refused touch, a buzz at the end of time.")),
            Entry("speech", N_("Voice"), N_("Reads narrations aloud; the words are on the screen as well.")),
        ),
    ),
    Group(
        N_("Play"),
        "dice",
        (
            Entry(
                "confirm",
                N_("Placing a piece"),
                N_("With the tick you can still turn it and take it back."),
                {"tick": N_("With the tick"), "direct": N_("At once")},
            ),
            Entry(
                "undo_policy",
                N_("Undo"),
                N_("Fair undo stops where somebody has learned something new."),
                {"fair": N_("Fair"), "free": N_("Always")},
            ),
            Entry(
                "animation",
                N_("Animation"),
                N_("Off also stops flames from flickering."),
                {"off": N_("Off"), "fast": N_("Fast"), "normal": N_("Normal")},
            ),
        ),
    ),
    Group(
        N_("Sight"),
        "eye",
        (
            Entry("high_contrast", N_("Stronger contrast"), N_("Brighter words on the dark paper.")),
            Entry(
                "patterns",
                N_("Patterns"),
                N_("Over the colours of players, for eyes that cannot tell them apart."),
            ),
        ),
    ),
    Group(
        N_("Device"),
        "settings",
        (
            Entry("awake", N_("Stay awake"), N_("The screen does not go dark while a table is open.")),
            Entry("full_screen", N_("Full screen"), N_("The app fills the whole screen.")),
        ),
    ),
)
"""What stands on the screen, in order. Every field of the settings stands here once."""

NEEDS: Mapping[str, Callable[[Any], bool]] = {
    "effects_volume": lambda app: bool(app.services.sound.available),
    "ambience_volume": lambda app: bool(app.services.sound.available),
    "vibration": lambda app: bool(app.services.haptics.available),
    "speech": lambda app: bool(app.services.speech.available),
    "full_screen": lambda app: platform in DESKTOPS,
}
"""Settings that make no sense on every device, and what they ask of it."""

STRIDES = {"text_size": 1, "effects_volume": 10, "ambience_volume": 10}
"""How many steps one touch of minus or plus goes."""

LATE = ("text_size",)
"""Settings that would move the slider away under the finger: they take effect when it is let go."""
