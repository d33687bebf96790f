"""Speech on a desktop: a program of the system that speaks what it reads.

The text goes through standard input, so that no quote, dash or dollar in a name can be taken for an
option or a command.
"""

import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from kivy.utils import platform

from app.look.languages import LANGUAGES, SOURCE

NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""Windows would flash a console for every line."""

SAPI = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8;"
    "Add-Type -AssemblyName System.Speech;"
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$tongue = New-Object Globalization.CultureInfo '{language}';"
    "$voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $tongue);"
    "$voice.Speak([Console]::In.ReadToEnd())"
)


@dataclass(frozen=True)
class Program:
    """A program that speaks its standard input, and what each language is called there."""

    name: str
    arguments: tuple[str, ...]
    tongues: Mapping[str, str]

    def command(self, language: str) -> list[str]:
        """The line that starts it; a language unknown to it is read as that of the program."""
        tongue = self.tongues.get(language, self.tongues[SOURCE])
        return [self.name, *(argument.replace("{language}", tongue) for argument in self.arguments)]


def _program(name: str, *arguments: str) -> Program:
    return Program(name, arguments, {code: each.voices[name] for code, each in LANGUAGES.items()})


ESPEAK_NG = _program("espeak-ng", "-v", "{language}", "--stdin")
ESPEAK = _program("espeak", "-v", "{language}", "--stdin")
SAY = _program("say", "-v", "{language}", "-f", "-")
POWERSHELL = _program("powershell", "-NoProfile", "-Command", SAPI)

PROGRAMS: Mapping[str, Sequence[Program]] = {
    "linux": (ESPEAK_NG, ESPEAK),
    "macosx": (SAY, ESPEAK_NG),
    "win": (POWERSHELL,),
}


class CommandSpeech:
    """A voice that is a program; it runs beside the app and never makes it wait."""

    def __init__(self, programs: Sequence[Program] | None = None) -> None:
        self.enabled = True
        self._programs = PROGRAMS.get(platform, ()) if programs is None else programs
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def available(self) -> bool:
        """Whether one of the programs is installed."""
        return self._program is not None

    @property
    def speaking(self) -> bool:
        """Whether the program has not ended yet."""
        return self._running is not None and self._running.poll() is None

    def say(self, text: str, language: str) -> None:
        """Begin to speak a line and return at once."""
        self.stop()
        if self.enabled and self._program is not None and text.strip():
            self._start(self._program.command(language), text)

    def stop(self) -> None:
        """Be silent at once."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._running = None

    @cached_property
    def _program(self) -> Program | None:
        return next((program for program in self._programs if shutil.which(program.name)), None)

    def _start(self, command: list[str], text: str) -> None:
        quiet = subprocess.DEVNULL
        try:
            self._running = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, creationflags=NO_WINDOW
            )
            with self._running.stdin as line:  # type: ignore[union-attr]  # it is a pipe
                line.write(text.encode())
        except OSError:  # gone, or ended before it had read: the subtitle is on the screen
            return
