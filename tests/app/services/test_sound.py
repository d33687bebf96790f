import wave
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.services.sound import AMBIENCE, VOICES, MixerSound, ScriptedSound


class Voice:
    """Stands for a sound object of SDL's mixer, one channel each."""

    made: list["Voice"] = []
    length = 0.2

    def __init__(self, source: str) -> None:
        self.name, self.volume, self.loop, self.state, self.plays = Path(source).stem, 1.0, False, "stop", 0
        Voice.made.append(self)

    def play(self) -> None:
        self.state, self.plays = "play", self.plays + 1

    def stop(self) -> None:
        self.state = "stop"


def voices(name: str) -> list[Voice]:
    """Those made to be heard; the first of all was only made to try the device."""
    return [voice for voice in Voice.made[1:] if voice.name == name]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("ambience", "place", "tap", "win"):
        with wave.open(str(tmp_path / f"{name}.ogg"), "wb") as file:
            file.setparams((1, 2, 22050, 0, "NONE", ""))
            file.writeframes(bytes(8820))
    return tmp_path


@pytest.fixture
def sound(folder: Path, later: "Frames", monkeypatch: pytest.MonkeyPatch) -> MixerSound:
    from kivy.core.audio import audio_sdl2

    monkeypatch.setattr(audio_sdl2, "SoundSDL2", Voice)
    monkeypatch.setattr(Voice, "made", [])
    monkeypatch.setattr(Voice, "length", 0.2)
    return MixerSound(folder, later)


@pytest.fixture
def later() -> "Frames":
    return Frames()


class Frames:
    """Stands for Kivy's clock: `go` lets frames pass until nothing waits."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[float], None]] = []
        self.passed = 0

    def __call__(self, call: Callable[[float], None]) -> None:
        self.waiting.append(call)

    def go(self) -> None:
        while self.waiting:
            self.passed += 1
            self.waiting.pop(0)(0.0)


def opened(sound: MixerSound, later: Frames) -> None:
    sound.play("tap", 0.01)
    later.go()


def test_no_frame_waits_for_the_device(sound: MixerSound, later: Frames) -> None:
    sound.play("tap")
    sound.start_ambience()
    sound.ambience_volume = 0.5
    assert Voice.made == []
    assert len(later.waiting) == 1


def test_the_frequent_effects_are_read_one_a_frame(sound: MixerSound, later: Frames) -> None:
    opened(sound, later)
    assert later.passed == 1 + len(VOICES) + 1
    assert len(voices("tap")) == VOICES["tap"]
    assert len(voices("place")) == VOICES["place"]


def test_a_player_who_wants_no_sound_never_opens_the_device(sound: MixerSound, later: Frames) -> None:
    sound.effects_volume = 0.0
    sound.play("tap")
    assert later.waiting == []


def test_a_frequent_effect_can_be_heard_several_times_at_once(sound: MixerSound, later: Frames) -> None:
    opened(sound, later)
    for _ in range(VOICES["place"]):
        sound.play("place")
    assert [voice.plays for voice in voices("place")] == [1] * VOICES["place"]
    sound.play("place")
    assert sum(voice.plays for voice in voices("place")) == VOICES["place"] + 1


def test_a_rare_effect_is_loaded_when_it_is_first_wanted(sound: MixerSound, later: Frames) -> None:
    opened(sound, later)
    assert voices("win") == []
    sound.play("win")
    sound.play("win")
    assert [voice.plays for voice in voices("win")] == [2]


def test_loudness_is_that_of_the_effect_times_that_of_the_player(sound: MixerSound, later: Frames) -> None:
    opened(sound, later)
    sound.effects_volume = 0.5
    sound.play("win", 0.5)
    assert voices("win")[0].volume == 0.25
    sound.play("win", 8.0)
    assert voices("win")[0].volume == 1.0


def test_no_effect_is_heard_at_volume_nothing_or_when_muted(sound: MixerSound, later: Frames) -> None:
    opened(sound, later)
    sound.effects_volume = 0.0
    sound.play("win")
    sound.effects_volume, sound.muted = 1.0, True
    sound.play("win")
    assert voices("win") == []


def test_an_unknown_sound_is_silence(sound: MixerSound, later: Frames) -> None:
    opened(sound, later)
    sound.play("nowhere")
    assert voices("nowhere") == []


def test_ambience_wanted_early_begins_when_the_device_is_open(sound: MixerSound, later: Frames) -> None:
    sound.start_ambience()
    sound.ambience_volume = 0.3
    later.go()
    (music,) = voices("ambience")
    assert (music.state, music.loop, music.volume) == ("play", True, 0.3)


def test_ambience_falls_silent_in_the_background_and_comes_back(sound: MixerSound, later: Frames) -> None:
    opened(sound, later)
    sound.start_ambience()
    (music,) = voices("ambience")
    sound.muted = True
    assert music.state == "stop"
    sound.muted = False
    assert music.state == "play"
    sound.ambience_volume = 0.0
    assert music.state == "stop"
    sound.ambience_volume = 0.2
    sound.stop_ambience()
    assert music.state == "stop"


def test_turning_the_volume_does_not_start_the_ambience_anew(sound: MixerSound, later: Frames) -> None:
    opened(sound, later)
    sound.start_ambience()
    for percent in range(1, 50):
        sound.ambience_volume = percent / 100
    assert [music.plays for music in voices("ambience")] == [1]


def test_without_a_device_all_is_silent(
    sound: MixerSound, later: Frames, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Voice, "length", 0)
    opened(sound, later)
    sound.play("tap")
    sound.start_ambience()
    sound.stop_ambience()
    assert not sound.available
    assert len(Voice.made) == 1


def test_without_files_all_is_silent(tmp_path: Path, later: Frames) -> None:
    sound = MixerSound(tmp_path / "none", later)
    opened(sound, later)
    sound.play("tap")
    sound.start_ambience()
    assert not sound.available


def test_the_real_mixer_plays(folder: Path, later: Frames, capfd: Any) -> None:
    sound = MixerSound(folder, later)
    opened(sound, later)
    sound.play("tap")
    sound.start_ambience()
    sound.stop_ambience()
    assert sound.available
    assert capfd.readouterr() == ("", "")


def test_a_scripted_one_notes_what_can_be_heard() -> None:
    scripted = ScriptedSound()
    scripted.play("tap")
    scripted.effects_volume = 0.5
    scripted.play("win", 0.5)
    scripted.muted = True
    scripted.play("lose")
    assert scripted.played == [("tap", 1.0), ("win", 0.25)]
    assert scripted.names == ["tap", "win"]


def test_every_frequent_effect_has_its_file() -> None:
    sounds = Path(__file__).resolve().parents[3] / "assets" / "sounds"
    assert [name for name in (*VOICES, AMBIENCE) if not (sounds / f"{name}.ogg").is_file()] == []


def test_another_ambience_takes_the_place_of_the_first(
    sound: MixerSound, later: Frames, folder: Path
) -> None:
    (folder / "cellar.ogg").write_bytes((folder / "ambience.ogg").read_bytes())
    sound.start_ambience()
    later.go()
    (house,) = voices("ambience")
    sound.start_ambience("cellar")
    (cellar,) = voices("cellar")
    assert (house.state, cellar.state, cellar.loop) == ("stop", "play", True)
    sound.stop_ambience()
    sound.start_ambience()
    assert cellar.state == "play"


def test_an_ambience_that_is_not_there_leaves_the_usual_one(sound: MixerSound, later: Frames) -> None:
    sound.start_ambience("nowhere")
    later.go()
    assert [music.state for music in voices("ambience")] == ["play"]
