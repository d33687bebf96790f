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
                N_("Takes effect immediately, even during a game."),
                {"system": N_("Device language"), **{code: each.name for code, each in LANGUAGES.items()}},
            ),
            Entry("text_size", N_("Text size"), N_("Applies everywhere in the app.")),
        ),
    ),
    Group(
        N_("Sound and vibration"),
        "sound",
        (
            Entry("sound", N_("Sound"), N_("Also in every game's menu.")),
            Entry("effects_volume", N_("Sound effects"), N_("Tiles, dice and footsteps."), sample="place"),
            Entry("ambience_volume", N_("Ambience"), N_("Background sounds while you play.")),
            Entry(
                "vibration",
                N_("Vibration"),
                N_("Short for a move that is not allowed, long when time runs out."),
            ),
            Entry(
                "speech", N_("Narration"), N_("Read aloud by the device. The text always stays on screen.")
            ),
        ),
    ),
    Group(
        N_("Gameplay"),
        "dice",
        (
            Entry(
                "confirm",
                N_("Placing pieces"),
                N_("Confirm lets you rotate or move a piece before it counts."),
                {"tick": N_("Confirm"), "direct": N_("Instant")},
            ),
            Entry(
                "left_handed",
                N_("Left-handed"),
                N_("Pieces and buttons lie on the left during a game."),
            ),
            Entry(
                "undo_policy",
                N_("Undo"),
                N_("Fair: undo stops once something has been revealed."),
                {"fair": N_("Fair"), "free": N_("Always")},
            ),
            Entry(
                "animation",
                N_("Animations"),
                N_("When off, flames stop flickering too."),
                {"off": N_("Off"), "fast": N_("Fast"), "normal": N_("Normal")},
            ),
        ),
    ),
    Group(
        N_("Accessibility"),
        "eye",
        (
            Entry(
                "read_aloud",
                N_("Read aloud"),
                N_("Reads out what you are asked, what happened and the selected button. Never a secret."),
            ),
            Entry("high_contrast", N_("High contrast"), N_("Brighter text on dark panels.")),
            Entry(
                "patterns",
                N_("Colour patterns"),
                N_("Adds a pattern to each player colour, for colour-blind players."),
            ),
        ),
    ),
    Group(
        N_("Device"),
        "settings",
        (
            Entry("awake", N_("Keep screen on"), N_("The screen stays on while a game is open.")),
            Entry("full_screen", N_("Full screen"), N_("The app fills the whole screen.")),
        ),
    ),
)
"""What stands on the screen, in order. Every field of the settings stands here once."""

NEEDS: Mapping[str, Callable[[Any], bool]] = {
    "sound": lambda app: bool(app.services.sound.available),
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
