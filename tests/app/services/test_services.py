import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.services import Services
from app.services.scripted import ScriptedServices
from app.shell.settings import Settings

ROOT = Path(__file__).resolve().parents[3]

EVERYTHING = """
import os, sys
from pathlib import Path
import kivy.config
os.write(2, b"BEGIN")
from app.services import Services
from app.services.language import Translator
from app.services.storage import FolderStorage
from app.shell.settings import Settings

services = Services.for_device(FolderStorage(Path(sys.argv[1])), Path(sys.argv[2]))
settings = Settings.load(services.storage)
services.follow(settings)
Translator(Path("assets/locale")).follow(settings)
heard = [].append
services.sound.play("tap")
services.sound.start_ambience()
from kivy.clock import Clock
for frame in range(20):
    Clock.tick()
services.sound.play("tap")
services.speech.say("Bonsoir", "fr")
services.haptics.tap()
services.haptics.buzz((0.0, 0.1))
services.motion.listen(heard)
services.room_light.listen(heard)
services.awake.hold("test")
services.privacy.hold("test")
services.pause()
services.resume()
settings.text_size = 120
settings.save()
found = [getattr(services, name).available for name in ("sound", "speech", "haptics", "motion", "room_light")]
if "kivy.core.window" in sys.modules:
    raise SystemExit("a window was opened")
"""


@pytest.fixture
def services(tmp_path: Path) -> ScriptedServices:
    return Services.scripted(tmp_path)


@pytest.mark.parametrize("audio", ["", "dummy"])
@pytest.mark.parametrize("optimised", [[], ["-OO"]])
def test_a_machine_that_has_nothing_is_served_in_silence(
    tmp_path: Path, folder_of_sounds: Path, audio: str, optimised: list[str]
) -> None:
    environment = {
        **os.environ,
        "SDL_AUDIODRIVER": audio,
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_CONFIG": "1",
        "KIVY_NO_FILELOG": "1",
        "KCFG_KIVY_LOG_LEVEL": "warning",
        "PYTHONPATH": str(ROOT),
    }
    python = [sys.executable, *optimised]
    done = subprocess.run(
        [*python, "-c", EVERYTHING, str(tmp_path), str(folder_of_sounds)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    _of_kivy_itself, _, ours = done.stderr.partition("BEGIN")
    assert (done.stdout, ours, done.returncode) == ("", "", 0)
    assert (tmp_path / "settings" / "settings.json").exists()


@pytest.fixture
def folder_of_sounds(tmp_path: Path) -> Path:
    import wave

    folder = tmp_path / "sounds"
    folder.mkdir()
    for name in ("tap", "ambience"):
        with wave.open(str(folder / f"{name}.ogg"), "wb") as file:
            file.setparams((1, 2, 22050, 0, "NONE", ""))
            file.writeframes(bytes(8820))
    return folder


def test_the_services_do_as_the_settings_say(services: ScriptedServices) -> None:
    settings = Settings()
    services.follow(settings)
    assert services.sound.effects_volume == settings.effects_volume / 100
    settings.effects_volume = 20
    settings.ambience_volume = 0
    settings.vibration = False
    settings.awake = False
    services.speech.say("Bonsoir", "fr")
    settings.speech = False
    services.awake.hold("table")
    assert services.sound.effects_volume == 0.2
    assert services.sound.ambience_volume == 0.0
    assert not services.haptics.enabled
    assert not services.speech.speaking
    assert not services.awake.on
    settings.awake = True
    assert services.awake.on


def test_in_the_background_all_is_silent(services: ScriptedServices) -> None:
    services.speech.say("Bonsoir", "fr")
    services.pause()
    assert services.sound.muted
    assert not services.speech.speaking
    services.resume()
    assert not services.sound.muted


def test_a_scripted_set_keeps_its_files_in_its_folder(services: ScriptedServices, tmp_path: Path) -> None:
    services.storage.write("tables", "a.json", b"x")
    assert (tmp_path / "tables" / "a.json").read_bytes() == b"x"


def test_a_full_disk_does_not_stop_the_settings(services: ScriptedServices) -> None:
    settings = Settings.load(services.storage)
    services.storage.refuse = errno.ENOSPC
    settings.text_size = 150
    settings.save()
    assert settings.text_size == 150
    assert settings.notice
