"""Services for tests: they note what was asked, and a test can push input into them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.services import Services
from app.services.awake import ScriptedAwake
from app.services.clock import ScriptedClock
from app.services.exchange import ScriptedExchange
from app.services.haptics import ScriptedHaptics
from app.services.motion import ScriptedMotion
from app.services.privacy import ScriptedPrivacy
from app.services.room_light import ScriptedRoomLight
from app.services.sound import ScriptedSound
from app.services.speech import ScriptedSpeech
from app.services.storage import ScriptedStorage


@dataclass(frozen=True)
class ScriptedServices(Services):
    """One scripted service of each kind."""

    sound: ScriptedSound
    speech: ScriptedSpeech
    haptics: ScriptedHaptics
    motion: ScriptedMotion
    room_light: ScriptedRoomLight
    awake: ScriptedAwake
    clock: ScriptedClock
    storage: ScriptedStorage
    privacy: ScriptedPrivacy
    exchange: ScriptedExchange

    @classmethod
    def in_folder(cls, folder: Path) -> ScriptedServices:
        """Fresh ones, with real files below this folder."""
        return cls(
            sound=ScriptedSound(),
            speech=ScriptedSpeech(),
            haptics=ScriptedHaptics(),
            motion=ScriptedMotion(),
            room_light=ScriptedRoomLight(),
            awake=ScriptedAwake(),
            clock=ScriptedClock(),
            storage=ScriptedStorage(folder),
            privacy=ScriptedPrivacy(),
            exchange=ScriptedExchange(folder / "Documents" / "Lanterne"),
        )
