"""The languages of the app, in one table: settings, catalogues, lessons, rulebooks and voices go by it.

What else a new language needs is files, and a test asks for each of them: see docs/translating.md.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Language(NamedTuple):
    """A language that the app speaks."""

    name: str
    """As those who speak it call it."""
    english_name: str
    voices: Mapping[str, str]
    """What each program that reads aloud calls it (app/services/speech_command.py)."""


SOURCE = "en"
"""The language of the program itself: its message ids are the text, so it has no catalogue."""

LANGUAGES: Mapping[str, Language] = {
    "en": Language(
        "English",
        "English",
        {"espeak-ng": "en-gb", "espeak": "en", "say": "Samantha", "powershell": "en-GB"},
    ),
    "fr": Language(
        "Français",
        "French",
        {"espeak-ng": "fr-fr", "espeak": "fr", "say": "Thomas", "powershell": "fr-FR"},
    ),
}

TRANSLATED = tuple(code for code in LANGUAGES if code != SOURCE)
"""The languages that have catalogues."""
