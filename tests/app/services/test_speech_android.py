import sys
from types import ModuleType
from typing import Any

import pytest

from app.services.speech_android import AndroidSpeech


class Engine:
    """Stands for android.speech.tts.TextToSpeech."""

    made: list["Engine"] = []
    languages = ("en", "fr")

    def __init__(self, activity: Any, listener: Any) -> None:
        self.listener, self.spoken, self.language, self.stopped = listener, list[Any](), "", 0
        Engine.made.append(self)

    def setLanguage(self, locale: str) -> int:
        self.language = locale
        return 0 if locale in self.languages else -2

    def speak(self, text: str, queue: int, bundle: None, name: str) -> int:
        self.spoken.append((text, self.language, queue))
        return 0

    def isSpeaking(self) -> bool:
        return bool(self.spoken)

    def stop(self) -> None:
        self.stopped += 1


@pytest.fixture(autouse=True)
def java(monkeypatch: pytest.MonkeyPatch) -> None:
    classes: dict[str, Any] = {
        "org.kivy.android.PythonActivity": type("PythonActivity", (), {"mActivity": object()}),
        "android.speech.tts.TextToSpeech": Engine,
        "java.util.Locale": str,
    }
    jnius = ModuleType("jnius")
    vars(jnius).update(
        autoclass=classes.__getitem__, PythonJavaClass=object, java_method=lambda signature: lambda f: f
    )
    monkeypatch.setitem(sys.modules, "jnius", jnius)
    monkeypatch.setattr(Engine, "made", [])


def started(speech: AndroidSpeech, status: int = 0) -> Engine:
    assert speech.available
    Engine.made[0].listener.onInit(status)
    return Engine.made[0]


def test_a_line_said_while_the_engine_starts_is_spoken_when_it_can_be() -> None:
    speech = AndroidSpeech()
    speech.say("Un", "fr")
    speech.say("Deux", "fr")
    assert speech.speaking
    assert Engine.made[0].spoken == []
    assert started(speech).spoken == [("Deux", "fr", 0)]


def test_the_voice_has_the_language_of_the_app() -> None:
    speech = AndroidSpeech()
    engine = started(speech)
    speech.say("Bonsoir", "fr")
    speech.say("Good evening", "en")
    assert engine.spoken == [("Bonsoir", "fr", 0), ("Good evening", "en", 0)]
    assert speech.speaking


def test_a_language_without_a_voice_is_left_to_the_subtitles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Engine, "languages", ("en",))
    speech = AndroidSpeech()
    engine = started(speech)
    speech.say("Bonsoir", "fr")
    assert engine.spoken == []


def test_an_engine_that_cannot_start_is_not_available() -> None:
    speech = AndroidSpeech()
    speech.say("Hello", "en")
    started(speech, status=-1)
    assert not speech.available
    assert not speech.speaking


def test_a_device_without_any_engine_is_not_available(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "jnius")
    monkeypatch.setitem(sys.modules, "jnius", None)
    speech = AndroidSpeech()
    speech.say("Hello", "en")
    assert not speech.available


def test_an_engine_that_dies_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_how: Any) -> int:
        raise RuntimeError("DeadObjectException")

    speech = AndroidSpeech()
    started(speech)
    monkeypatch.setattr(Engine, "setLanguage", die)
    speech.say("Hello", "en")
    assert not speech.available


def test_stop_silences_what_is_spoken_and_what_waits() -> None:
    speech = AndroidSpeech()
    speech.say("Hello", "en")
    speech.stop()
    engine = started(speech)
    assert engine.spoken == []
    speech.stop()
    assert engine.stopped == 1


def test_only_one_engine_is_ever_started() -> None:
    speech = AndroidSpeech()
    started(speech)
    speech.say("Hello", "en")
    assert speech.available
    assert len(Engine.made) == 1


def test_nothing_is_said_when_the_player_wants_silence() -> None:
    speech = AndroidSpeech()
    speech.enabled = False
    speech.say("Hello", "en")
    assert Engine.made == []
