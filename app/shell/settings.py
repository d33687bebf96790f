"""What a player may set once for all tables; kept in one file, saved by itself.

`FIELDS` is the one table of what there is. The fields are Kivy properties, so that KV rules follow them:
`font_size: app.settings.sp(18)`, `opacity: 1 if app.settings.patterns else 0`.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from kivy.event import EventDispatcher
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    BoundedNumericProperty,
    OptionProperty,
    StringProperty,
)

from app.look.languages import LANGUAGES
from app.services.json_file import JsonFile, an_object
from app.services.storage import Storage, StorageTrouble
from engine.core.text import N_

FILE = "settings.json"
SAVE_DELAY = 0.5
"""Seconds of peace before a change is written: a slider moves through many values."""

UNREADABLE = N_("Some settings could not be read and were reset to their defaults. The old file was kept.")
NOT_SAVED = N_("Your settings could not be saved on this device.")

PACE = {"off": 0.0, "fast": 0.5, "normal": 1.0}
"""How long an animation lasts, as a part of its usual time."""


@dataclass(frozen=True)
class Field:
    """One setting: what kind it is, how it starts, and what it may be."""

    kind: Literal["choice", "number", "switch"]
    default: Any
    allowed: Collection[Any] = (False, True)

    def fits(self, value: Any) -> bool:
        """Whether the value could stand here; True is no number and 1 is no switch."""
        return type(value) is type(self.default) and value in self.allowed

    def kivy_property(self) -> Any:
        """The Kivy property that holds it and refuses what may not be."""
        if self.kind == "switch":
            return BooleanProperty(self.default)
        if self.kind == "choice":
            return OptionProperty(self.default, options=list(self.allowed))
        return BoundedNumericProperty(self.default, min=min(self.allowed), max=max(self.allowed))


FIELDS: dict[str, Field] = {
    "language": Field("choice", "system", ("system", *LANGUAGES)),
    "text_size": Field("number", 100, range(85, 151, 5)),
    "high_contrast": Field("switch", False),
    "patterns": Field("switch", False),
    "animation": Field("choice", "normal", tuple(PACE)),
    "sound": Field("switch", True),
    "effects_volume": Field("number", 80, range(101)),
    "ambience_volume": Field("number", 40, range(101)),
    "vibration": Field("switch", True),
    "speech": Field("switch", True),
    "read_aloud": Field("switch", False),
    "confirm": Field("choice", "tick", ("tick", "direct")),
    "left_handed": Field("switch", False),
    "undo_policy": Field("choice", "fair", ("fair", "free")),
    "awake": Field("switch", True),
    "full_screen": Field("switch", False),
}


class Settings(EventDispatcher):
    """The settings in force. Every change is saved after a moment, and at once with `save`."""

    language = FIELDS["language"].kivy_property()
    """"system", or the language to speak whatever the device says."""
    text_size = FIELDS["text_size"].kivy_property()
    """Percent of the designed size."""
    high_contrast = FIELDS["high_contrast"].kivy_property()
    patterns = FIELDS["patterns"].kivy_property()
    """Patterns over colours, for players who cannot tell these apart."""
    animation = FIELDS["animation"].kivy_property()
    sound = FIELDS["sound"].kivy_property()
    """Whether anything is heard at all; the volumes stay as they are."""
    effects_volume = FIELDS["effects_volume"].kivy_property()
    ambience_volume = FIELDS["ambience_volume"].kivy_property()
    vibration = FIELDS["vibration"].kivy_property()
    speech = FIELDS["speech"].kivy_property()
    """Whether narrations of a game are spoken."""
    read_aloud = FIELDS["read_aloud"].kivy_property()
    """Whether prompts, news of a table and the focused control are spoken; narrations are then, too."""
    confirm = FIELDS["confirm"].kivy_property()
    """"tick": a placement waits for the tick; "direct": it counts at once."""
    left_handed = FIELDS["left_handed"].kivy_property()
    """Tray and buttons of a table lie at the other side."""
    undo_policy = FIELDS["undo_policy"].kivy_property()
    """"fair": undo stops where something was revealed; "free": it does not."""
    awake = FIELDS["awake"].kivy_property()
    full_screen = FIELDS["full_screen"].kivy_property()

    notice = StringProperty("")
    """One line about trouble with the file, as a message id; empty when all is well."""

    def __init__(self, storage: Storage | None = None, later: Callable[..., Any] | None = None) -> None:
        super().__init__()
        self._file = None if storage is None else _file(storage)
        self._unknown: dict[str, Any] = {}
        self._trigger = (later or _on_kivy_clock)(self.save, SAVE_DELAY)
        for name in FIELDS:
            self.fbind(name, self._changed)

    @classmethod
    def load(cls, storage: Storage, later: Callable[..., Any] | None = None) -> "Settings":
        """The saved settings. What cannot be read keeps its default; see `notice`."""
        settings, file = cls(None, later), _file(storage)
        if not settings._take(file.load()):
            file.set_aside()
            settings.notice = UNREADABLE
        elif file.broken:
            settings.notice = UNREADABLE
        settings._file = file
        return settings

    def save(self, *_when: object) -> None:
        """Write the file now, as on pause. Trouble becomes the `notice`, nothing is raised."""
        self._trigger.cancel()
        if self._file is None:
            return
        try:
            self._file.save(self._plain())
        except StorageTrouble:
            self.notice = NOT_SAVED
        else:
            self.notice = "" if self.notice == NOT_SAVED else self.notice

    def take(self, saved: Any) -> None:
        """Do as these settings of another device say; what makes no sense is left as it is."""
        self._take(an_object(saved))
        self.save()

    def reset(self) -> None:
        """Back to the defaults."""
        for name, field in FIELDS.items():
            setattr(self, name, field.default)

    def _get_duration(self) -> Callable[[float], float]:
        return partial(_product, PACE[self.animation])

    def _get_sp(self) -> Callable[[float], float]:
        return partial(_scaled, self.text_size / 100)

    duration = AliasProperty(_get_duration, None, bind=["animation"])
    """`duration(seconds)`: how long an animation of that length lasts now; 0 when they are off."""
    sp = AliasProperty(_get_sp, None, bind=["text_size"])
    """`sp(size)`: a text size in pixels, scaled for the display and by `text_size`."""

    def _take(self, saved: dict[str, Any]) -> bool:
        """Take what was saved; False if some of it makes no sense."""
        self._unknown = {name: value for name, value in saved.items() if name not in FIELDS}
        known = {name: value for name, value in saved.items() if name in FIELDS}
        fitting = {name: value for name, value in known.items() if FIELDS[name].fits(value)}
        for name, value in fitting.items():
            setattr(self, name, value)
        return fitting == known

    def _plain(self) -> dict[str, Any]:
        return self._unknown | {name: getattr(self, name) for name in FIELDS}

    def _changed(self, *_what: object) -> None:
        if self._file is not None:
            self._trigger.cancel()
            self._trigger()


def _file(storage: Storage) -> JsonFile[dict[str, Any]]:
    return JsonFile(storage, "settings", FILE, an_object, dict)


def _product(factor: float, seconds: float) -> float:
    return factor * seconds


def _scaled(factor: float, size: float) -> float:
    from kivy.metrics import sp

    return float(sp(size)) * factor


def _on_kivy_clock(call: Callable[..., Any], delay: float) -> Any:
    from kivy.clock import Clock

    return Clock.create_trigger(call, delay)
