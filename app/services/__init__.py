"""What the app may ask of the device, one file per service.

Each service has a protocol, an implementation for devices that is quiet where the device lacks something,
and a scripted one for tests. Nothing is looked for before it is needed: `Services.for_device` costs next
to nothing, and `available` tells a screen what to hide.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.services.awake import Awake, WindowAwake
from app.services.clock import Clock, DeviceClock
from app.services.exchange import Exchange, find_exchange
from app.services.haptics import Haptics, PlyerHaptics
from app.services.motion import Motion, PlyerMotion
from app.services.privacy import Privacy, find_privacy
from app.services.probe import ANDROID
from app.services.room_light import PlyerRoomLight, RoomLight
from app.services.sound import MixerSound, Sound
from app.services.speech import Speech, find_speech
from app.services.storage import Storage, StorageTrouble

if TYPE_CHECKING:
    from app.services.scripted import ScriptedServices

__all__ = ["Services", "StorageTrouble"]


@dataclass(frozen=True)
class Services:
    """What the app asks of its device: storage, sound, motion, clock and more; real, quiet or scripted."""

    sound: Sound
    speech: Speech
    haptics: Haptics
    motion: Motion
    room_light: RoomLight
    awake: Awake
    clock: Clock
    storage: Storage
    privacy: Privacy
    exchange: Exchange
    """Files that people carry to another device and back."""

    @classmethod
    def for_device(cls, storage: Storage, sounds: Path) -> Services:
        """The services of this machine, with the app's files in `storage` and its sounds in `sounds`."""
        return cls(
            sound=MixerSound(sounds),
            speech=find_speech(),
            haptics=PlyerHaptics(),
            motion=PlyerMotion(),
            room_light=PlyerRoomLight(),
            awake=WindowAwake(),
            clock=DeviceClock(),
            storage=storage,
            privacy=find_privacy(),
            exchange=find_exchange(ANDROID),
        )

    @staticmethod
    def scripted(folder: Path) -> ScriptedServices:
        """Services for a test, with their files in a folder of the test."""
        from app.services.scripted import ScriptedServices

        return ScriptedServices.in_folder(folder)

    def follow(self, settings: Any) -> None:
        """Do as the settings say about sound, speech, vibration and sleep, now and whenever they change."""
        for name, heed in _HEEDED.items():
            settings.bind(**{name: lambda _settings, value, heed=heed: heed(self, value)})
            heed(self, getattr(settings, name))
        for name in ("speech", "read_aloud"):
            settings.bind(**{name: lambda settings, _value: self._speak(settings)})
        self._speak(settings)

    def _speak(self, settings: Any) -> None:
        """Speak if narrations or everything else is to be heard."""
        self.speech.enabled = settings.speech or settings.read_aloud
        if not self.speech.enabled:
            self.speech.stop()

    def pause(self) -> None:
        """Fall silent and let the sensors sleep: the app goes into the background."""
        self.sound.muted = True
        self.speech.stop()
        self.motion.pause()
        self.room_light.pause()

    def resume(self) -> None:
        """Go on where `pause` stopped."""
        self.sound.muted = False
        self.motion.resume()
        self.room_light.resume()


def _effects(services: Services, percent: float) -> None:
    services.sound.effects_volume = percent / 100


def _ambience(services: Services, percent: float) -> None:
    services.sound.ambience_volume = percent / 100


def _vibration(services: Services, on: bool) -> None:
    services.haptics.enabled = on


def _sound(services: Services, on: bool) -> None:
    services.sound.silent = not on


def _awake(services: Services, on: bool) -> None:
    services.awake.allowed = on


_HEEDED = {
    "effects_volume": _effects,
    "ambience_volume": _ambience,
    "vibration": _vibration,
    "sound": _sound,
    "awake": _awake,
}
