"""Effects and ambience. Sound is never the only way to learn something, so silence is always allowed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import cycle
from pathlib import Path
from typing import Any, Protocol

from app.services.probe import hushed

AMBIENCE = "ambience"

VOICES = {"place": 3, "turn": 3, "tap": 3, "flip": 4, "tick": 2, "hit": 3, "crumble": 3, "draw": 3}
"""How many of a frequent effect can be heard at once; of any other, one."""


class Sound(Protocol):
    """What the app may ask. Volumes are parts of 1."""

    effects_volume: float

    @property
    def available(self) -> bool:
        """Whether anything can be heard at all."""

    @property
    def ambience_volume(self) -> float:
        """How loud the ambience is."""

    @ambience_volume.setter
    def ambience_volume(self, volume: float) -> None: ...

    @property
    def muted(self) -> bool:
        """Whether all is silent for the moment."""

    @muted.setter
    def muted(self, muted: bool) -> None: ...

    @property
    def silent(self) -> bool:
        """Whether somebody has switched sound off."""

    @silent.setter
    def silent(self, silent: bool) -> None: ...

    def play(self, name: str, volume: float = 1.0) -> None:
        """Let an effect be heard, or nothing when there is no such sound."""

    def start_ambience(self, name: str = "") -> None:
        """Let an ambience be heard, over and over: this one, or the one that was heard before."""

    def stop_ambience(self) -> None:
        """End the ambience."""


@dataclass
class _Voices:
    """Several copies of one effect, used in turn: one sound object is one channel."""

    copies: list[Any]
    turn: Any = field(init=False)

    def __post_init__(self) -> None:
        self.turn = cycle(self.copies)

    def play(self, volume: float) -> None:
        voice = next(self.turn, None)
        if voice is not None:
            voice.volume = volume
            voice.play()


Later = Callable[[Callable[[float], None]], Any]
"""Make this call in the next frame: Kivy's `Clock.schedule_once`, or a test's own."""


def in_the_next_frame(call: Callable[[float], None]) -> Any:
    """The schedule of the running app."""
    from kivy.clock import Clock

    return Clock.schedule_once(call)


class MixerSound:
    """SDL's mixer, which Kivy carries along.

    Opening it takes about 0.1 s, so the first wish for a sound only asks for it: it is opened in the next
    frame, the frequent effects are read one a frame after that, and the ambience comes last. An effect
    played before is not heard.
    """

    def __init__(self, folder: Path, later: Later = in_the_next_frame) -> None:
        self._folder = folder
        self._later = later
        self._unread = list(VOICES)
        self._warming = False
        self._voices: dict[str, _Voices] = {}
        self._open = False
        self._ambient = False
        self._ambience = AMBIENCE
        """Which ambience is heard."""
        self._muted = self._silent = False
        self._ambience_volume = 1.0
        self.effects_volume = 1.0

    @property
    def available(self) -> bool:
        """Whether there are sounds and a device; asking opens the device."""
        return self._mixer is not None

    @property
    def ambience_volume(self) -> float:
        """How loud the ambience is."""
        return self._ambience_volume

    @ambience_volume.setter
    def ambience_volume(self, volume: float) -> None:
        self._ambience_volume = volume
        self._settle_ambience()

    @property
    def muted(self) -> bool:
        """Whether all is silent for the moment, as while the app is in the background."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        self._settle_ambience()

    @property
    def silent(self) -> bool:
        """Whether somebody has switched sound off."""
        return self._silent

    @silent.setter
    def silent(self, silent: bool) -> None:
        self._silent = silent
        self._settle_ambience()

    def play(self, name: str, volume: float = 1.0) -> None:
        """Let an effect be heard."""
        loudness = volume * self.effects_volume
        if self._muted or self._silent or loudness <= 0.0:
            return
        if self._open:
            self._voices_of(name).play(min(1.0, loudness))
        else:
            self._ask()

    def start_ambience(self, name: str = "") -> None:
        """Let an ambience be heard, over and over; one that is not there leaves that of the house."""
        if name and name != self._ambience:
            for music in self._voices.pop(self._ambience, _Voices([])).copies:
                music.stop()
            self._ambience = name if (self._folder / f"{name}.ogg").is_file() else AMBIENCE
        self._ambient = True
        self._settle_ambience()
        self._ask()

    def stop_ambience(self) -> None:
        self._ambient = False
        self._settle_ambience()

    def _ask(self) -> None:
        if not self._warming:
            self._warming = True
            self._later(self._warm_up)

    def _warm_up(self, _dt: float) -> None:
        if not self._open:
            self._open = self.available
        elif self._unread:
            self._voices_of(self._unread.pop(0))
        else:
            self._settle_ambience()
            return
        if self._open:
            self._later(self._warm_up)

    @cached_property
    def _mixer(self) -> Any | None:
        """The class that loads a file, or None where nothing can be heard.

        Not Kivy's SoundLoader: on Android it prefers MediaPlayer, of which a device allows about thirty
        and which starts late.
        """
        probes = sorted(self._folder.glob("*.ogg"), key=lambda path: path.stat().st_size)[:1]
        with hushed():
            try:
                from kivy.core.audio.audio_sdl2 import SoundSDL2

                heard = all(SoundSDL2(source=str(path)).length > 0 for path in probes)
            except Exception:  # SDL without its mixer
                return None
        return SoundSDL2 if probes and heard else None

    def _voices_of(self, name: str) -> _Voices:
        if name not in self._voices:
            self._voices[name] = _Voices(self._load(name))
        return self._voices[name]

    def _load(self, name: str) -> list[Any]:
        path = self._folder / f"{name}.ogg"
        if self._mixer is None or not path.is_file():
            return []
        with hushed():
            return [self._mixer(source=str(path)) for _ in range(VOICES.get(name, 1))]

    def _settle_ambience(self) -> None:
        if not self._open or self._unread:
            return
        hushed = self._muted or self._silent
        wanted = self._ambient and not hushed and self._ambience_volume > 0.0
        if not wanted and self._ambience not in self._voices:
            return
        for music in self._voices_of(self._ambience).copies:
            music.loop = True
            music.volume = self._ambience_volume
            if wanted != (music.state == "play"):
                (music.play if wanted else music.stop)()


class ScriptedSound:
    """For tests: notes what would be heard, as (name, loudness) in `played`."""

    def __init__(self) -> None:
        self.available = True
        self.effects_volume = 1.0
        self.ambience_volume = 1.0
        self.muted = False
        self.silent = False
        self.ambient = False
        self.ambience = AMBIENCE
        self.played: list[tuple[str, float]] = []

    @property
    def names(self) -> list[str]:
        """The names alone of what was played, in order."""
        return [name for name, _ in self.played]

    def play(self, name: str, volume: float = 1.0) -> None:
        """Note the effect, unless it could not be heard."""
        if not (self.muted or self.silent) and volume * self.effects_volume > 0.0:
            self.played.append((name, volume * self.effects_volume))

    def start_ambience(self, name: str = "") -> None:
        """Note that an ambience is wanted."""
        self.ambient, self.ambience = True, name or self.ambience

    def stop_ambience(self) -> None:
        """Note that it is not."""
        self.ambient = False
