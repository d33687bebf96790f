"""What the sand timer tells while it runs: layers, beats and the end, heard, felt, seen and in words."""

from typing import Any

import pytest

from app.services.haptics import END_OF_TIME
from tests.app.fingers import frames, tap_on
from tests.app.timer.sand_fingers import layers, passes, runs

pytestmark = pytest.mark.ui


def test_holding_is_told_and_stops_everything(timer: Any) -> None:
    clock = layers(timer, 1)
    clock.press()
    passes(timer, 5)
    clock.press()
    passes(timer, 100)
    clock.press()
    assert clock.heard == [("on_pause_change", True), ("on_pause_change", False)]
    assert clock.line == "Running"


def test_each_layer_has_its_tone_in_colour_and_sound(timer: Any) -> None:
    from app.timer.sand_tones import TONES

    clock = layers(timer, 3)
    clock.press()
    played = clock.services.sound.names
    played_before = len(played)
    runs(timer, 61, 6.1)
    assert clock.tone is TONES[1]
    assert clock.index == 1
    assert clock.line == "Layer 2 of 3"
    runs(timer, 60, 6.0)
    assert clock.tone is TONES[2]
    assert [name for name in clock.services.sound.names[played_before:] if name != "beat"] == [
        "chime_2",
        "chime_3",
    ]
    assert clock.heard == [("on_minute", 0), ("on_minute", 1)]


def test_the_last_ten_seconds_beat_softly_once_each(timer: Any) -> None:
    clock = layers(timer, 2, 30)
    clock.press()
    runs(timer, 49.5, 4.95)
    assert "beat" not in clock.services.sound.names
    runs(timer, 10.4, 0.26)
    beats = [volume for name, volume in clock.services.sound.played if name == "beat"]
    assert len(beats) == 10
    assert max(beats) < 0.6


def test_the_end_is_heard_felt_and_seen_at_once(timer: Any) -> None:
    clock = layers(timer, 1)
    clock.press()
    passes(timer, 59.9)
    assert clock.services.haptics.felt == []
    passes(timer, 0.2)
    assert clock.services.sound.names[-1] == "end_of_time"
    assert clock.services.haptics.felt == [END_OF_TIME]
    passes(timer, 0.14)
    assert clock.ids.flash.strength > 0.9
    assert clock.heard == [("on_minute", 0), ("on_end",)]
    assert clock.digits == "0:00"
    passes(timer, 2)
    assert clock.ids.flash.strength == 0


def test_a_quiet_timer_only_shines(timer: Any) -> None:
    clock = layers(timer, 2)
    tap_on(timer.ids.sound)
    heard = len(clock.services.sound.names)
    clock.press()
    passes(timer, 61)
    passes(timer, 61)
    assert len(clock.services.sound.names) == heard
    assert clock.services.haptics.felt == []
    passes(timer, 0.14)
    assert clock.ids.flash.strength > 0.9


def test_a_long_sleep_tells_every_layer_in_its_order_and_sounds_once(timer: Any) -> None:
    clock = layers(timer, 4)
    clock.press()
    before = len(clock.services.sound.names)
    passes(timer, 150)
    assert clock.heard == [("on_minute", 0), ("on_minute", 1)]
    assert clock.services.sound.names[before:] == ["chime_3"]
    passes(timer, 5000)
    assert clock.heard[2:] == [("on_minute", 2), ("on_minute", 3), ("on_end",)]
    assert clock.services.sound.names[before:] == ["chime_3", "end_of_time"]


def test_words_and_signs_of_the_owner_are_shown(timer: Any) -> None:
    clock = layers(timer, 2)
    clock.words, clock.seals = ["next turn: no extra traps", "next turn: +1 trap"], ["0", "+1"]
    clock.press()
    assert clock.line == "next turn: no extra traps"
    passes(timer, 61)
    assert clock.line == "next turn: +1 trap"
    assert [label.text for label in clock.ids.track._labels] == ["0", "+1"]


def test_the_line_follows_the_language(shell: Any, timer: Any) -> None:
    before = timer.clock.line
    shell.settings.language = "fr"
    frames(3)
    shell.settings.language = "en"
    frames(3)
    assert timer.clock.line == before
