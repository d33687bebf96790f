import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from app.look.languages import LANGUAGES
from app.services.speech import ScriptedSpeech, find_speech
from app.services.speech_command import PROGRAMS, CommandSpeech, Program

PATIENCE = 60
"""Seconds after which a test gives up on another program."""


def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.005)


@pytest.fixture
def heard(tmp_path: Path) -> Path:
    return tmp_path / "heard"


@pytest.fixture
def speech(heard: Path) -> CommandSpeech:
    """A voice that writes down what it is to say."""
    script = (
        "import sys, os, pathlib; path = pathlib.Path(sys.argv[2]);"
        "path.with_suffix('.part').write_bytes(sys.argv[1].encode() + b'|' + sys.stdin.buffer.read());"
        "os.replace(path.with_suffix('.part'), path)"
    )
    return CommandSpeech([Program(sys.executable, ("-c", script, "{language}", str(heard)), TONGUES)])


@pytest.fixture
def slow() -> CommandSpeech:
    """A voice that speaks for an hour."""
    script = "import sys, time; sys.stdin.read(); time.sleep(3600)"
    return CommandSpeech([Program(sys.executable, ("-c", script), TONGUES)])


TONGUES = {"en": "en-gb", "fr": "fr-fr"}


@pytest.mark.parametrize("text", ["Éteignez la lumière\N{NO-BREAK SPACE}!", "--help $(rm) `x` 'y' \"z\""])
def test_a_line_is_spoken_as_it_stands(speech: CommandSpeech, heard: Path, text: str) -> None:
    speech.say(text, "fr")
    until(heard.exists)
    assert heard.read_text(encoding="utf-8") == f"fr-fr|{text}"
    until(lambda: not speech.speaking)


def test_an_unknown_language_is_read_as_english(speech: CommandSpeech, heard: Path) -> None:
    speech.say("Hello", "de")
    until(heard.exists)
    assert heard.read_text() == "en-gb|Hello"


def test_speaking_never_makes_the_app_wait(slow: CommandSpeech) -> None:
    """The voice would speak for an hour: that this test comes to its end is the proof."""
    slow.say("one", "en")
    slow.say("two", "en")
    assert slow.speaking
    slow.stop()
    assert not slow.speaking


def test_nothing_is_said_when_the_player_wants_silence(slow: CommandSpeech) -> None:
    slow.enabled = False
    slow.say("Hello", "en")
    assert not slow.speaking


def test_an_empty_line_is_not_said(slow: CommandSpeech) -> None:
    slow.say("  ", "en")
    assert not slow.speaking


def test_without_a_program_there_is_no_voice() -> None:
    speech = CommandSpeech([Program("no-such-program-anywhere", (), TONGUES)])
    speech.say("Hello", "en")
    speech.stop()
    assert not speech.available
    assert not speech.speaking


def test_a_program_that_ends_before_it_has_read_is_started_again_for_the_next_line(heard: Path) -> None:
    script = "import os, sys; os.close(0); os.write(os.open(sys.argv[1], 1089), b'.')"  # appended
    speech = CommandSpeech([Program(sys.executable, ("-c", script, str(heard)), TONGUES)])
    for lines in range(1, 4):
        speech.say("x" * 200_000, "en")
        until(lambda: not speech.speaking)
        assert heard.read_bytes() == b"." * lines


@pytest.mark.parametrize("program", [each for programs in PROGRAMS.values() for each in programs])
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_program_knows_the_languages_of_the_app(program: Program, language: str) -> None:
    line = " ".join(program.command(language))
    assert program.tongues[language] in line
    assert "{language}" not in line


def test_looking_for_a_voice_is_harmless() -> None:
    assert find_speech().speaking is False


def test_a_scripted_one_notes_what_was_said() -> None:
    scripted = ScriptedSpeech()
    scripted.say("Bonsoir", "fr")
    assert scripted.speaking
    scripted.finish()
    scripted.enabled = False
    scripted.say("Hush", "en")
    assert scripted.said == [("Bonsoir", "fr")]
    assert not scripted.speaking
