"""The voice that reads a narration aloud. Every spoken line also stands on the screen."""

from typing import Protocol

from app.services.probe import ANDROID


class Speech(Protocol):
    """What the app may ask. A new line cuts off the one before."""

    enabled: bool

    @property
    def available(self) -> bool:
        """Whether there is a voice; if not, the screens show subtitles only."""

    @property
    def speaking(self) -> bool:
        """Whether a line is being spoken."""

    def say(self, text: str, language: str) -> None:
        """Begin to speak a line in a language of app.look.languages and return at once."""

    def stop(self) -> None:
        """Be silent."""


class ScriptedSpeech:
    """For tests: notes (text, language) in `said`; `finish` ends the line being spoken."""

    def __init__(self) -> None:
        self.enabled = True
        self.available = True
        self.speaking = False
        self.said: list[tuple[str, str]] = []

    def say(self, text: str, language: str) -> None:
        if self.enabled and text.strip():
            self.said.append((text, language))
            self.speaking = True

    def stop(self) -> None:
        self.speaking = False

    def finish(self) -> None:
        """Come to the end of the line."""
        self.speaking = False


def find_speech() -> Speech:
    """The voice of this device; it is looked for when it is first needed."""
    if ANDROID:
        from app.services.speech_android import AndroidSpeech

        return AndroidSpeech()
    from app.services.speech_command import CommandSpeech

    return CommandSpeech()
