"""The language of the app: catalogues, the wish of the player, and the switch at run time.

KV rules say `text: app.tr._("Settings")`. Since `_` is a Kivy property, every such rule is evaluated
again when the language changes. English needs no catalogue: its message ids are the text.
"""

import ctypes
import locale
import os
import struct
import subprocess
from collections.abc import Callable, Mapping
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty, StringProperty
from kivy.utils import platform

from app.look.languages import LANGUAGES, SOURCE
from app.look.telling import telling_everybody

HOUSE_DOMAIN = "shell"
"""The catalogue that is asked first; each game has one of its own beside it."""

Listener = Callable[[NullTranslations], None]


class Translator(EventDispatcher):
    """Translates into the chosen language and tells everybody when that changes."""

    language = StringProperty("en")
    _ = ObjectProperty(NullTranslations().gettext)
    ngettext = ObjectProperty(NullTranslations().ngettext)

    def __init__(self, folder: Path, wish: str = "system", **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._folder = folder
        self._listeners: list[Listener] = []
        self.translations = NullTranslations()
        self.choose(wish)

    def choose(self, wish: str) -> None:
        """Speak the language of this code, or with "system" what the device speaks."""
        self.language = system_language() if wish == "system" else wish

    def follow(self, settings: Any) -> None:
        """Do as the language setting says, now and whenever it changes."""
        settings.bind(language=lambda _settings, wish: self.choose(wish))
        self.choose(settings.language)

    def listen(self, listener: Listener) -> None:
        """Hand this listener the catalogue, now and after every change: `tr.listen(text.use)`."""
        self._listeners.append(listener)
        listener(self.translations)

    def on_language(self, _translator: "Translator", language: str) -> None:
        """Load the catalogues; listeners first, so that KV rules meet a world that has changed."""
        self.translations = load_catalogues(self._folder, language)
        for listener in self._listeners:
            listener(self.translations)
        with telling_everybody():
            self.ngettext = self.translations.ngettext
            self._ = self.translations.gettext


def load_catalogues(folder: Path, language: str) -> NullTranslations:
    """All catalogues of a language as one. A missing or broken file leaves its part in English."""
    chain = NullTranslations()
    for domain in reversed(domains(folder, language)):
        catalogue = _load(folder / language / "LC_MESSAGES" / f"{domain}.mo")
        if catalogue is not None:
            catalogue.add_fallback(chain)
            chain = catalogue
    return chain


def domains(folder: Path, language: str) -> list[str]:
    """The catalogues of a language by name; what the first does not know the next is asked."""
    found = sorted(path.stem for path in (folder / language / "LC_MESSAGES").glob("*.mo"))
    return sorted(found, key=lambda domain: domain != HOUSE_DOMAIN)


def _load(path: Path) -> GNUTranslations | None:
    try:
        with path.open("rb") as file:
            return GNUTranslations(file)
    except (OSError, ValueError, LookupError, struct.error):
        return None


def system_language() -> str:
    """The language of the device, if the app speaks it; English otherwise."""
    spoken = ASK.get(platform, _from_environment)
    try:
        return _known(spoken())
    except Exception:  # a wish, not a need: any failure means English
        return "en"


def _known(name: str) -> str:
    code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in LANGUAGES else SOURCE


def _from_environment() -> str:
    """The POSIX rule: LANGUAGE is a list and counts unless the locale is C."""
    chosen = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    wishes = os.environ.get("LANGUAGE", "")
    return wishes.split(":")[0] if wishes and chosen.split(".")[0] not in ("C", "POSIX") else chosen


def _from_android() -> str:
    from jnius import autoclass

    return str(autoclass("java.util.Locale").getDefault().getLanguage())


def _from_mac() -> str:
    """A bundle has no LANG: the system's own preference counts."""
    asked = subprocess.run(
        ["defaults", "read", "-g", "AppleLocale"], capture_output=True, text=True, timeout=2, check=True
    )
    return asked.stdout.strip()


def _from_windows() -> str:
    windll: Any = vars(ctypes)["windll"]
    return locale.windows_locale.get(windll.kernel32.GetUserDefaultUILanguage(), "en")


ASK: Mapping[str, Callable[[], str]] = {
    "android": _from_android,
    "macosx": _from_mac,
    "win": _from_windows,
}
