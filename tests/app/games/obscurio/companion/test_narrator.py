"""The eyes-closed way: a voice, or chimes where the device has none; the numbers are silent and forgotten."""

from typing import Any

import pytest

from engine.games.obscurio.companion import narration, steps
from tests.app.fingers import frames, tap_on

pytestmark = pytest.mark.ui


def closed_eyes(table: Any, voice: bool = True, **more: Any) -> Any:
    """A table at the Traitor's step that is played with closed eyes."""
    hand = table(step=steps.SECRET, way="eyes", **more)
    hand.app.services.speech.available = voice
    hand.view.refresh()
    return hand


def test_the_voice_says_every_line_at_its_time(table: Any) -> None:
    hand = closed_eyes(table, roles="cards")
    services = hand.app.services
    hand.press()
    frames(2)
    assert services.speech.said[-1][0].startswith("Everyone except the Grimoire")
    assert services.sound.ambience_volume == 1.0
    hand.go(14)
    assert hand.page.cover.opens
    hand.go(60)
    assert hand.page.cover is None
    assert services.sound.ambience_volume == pytest.approx(hand.app.settings.ambience_volume / 100)
    assert hand.view.seen


def test_without_a_voice_the_page_says_so_and_chimes_keep_the_rhythm(table: Any) -> None:
    hand = closed_eyes(table, voice=False)
    assert hand.view.lines[0].startswith("No voice on this device")
    assert hand.view.button == "Begin"
    assert rhythm(hand) == ["chime_1"] * 6 + ["beat"] * 3 + ["end_of_time"]
    assert hand.app.services.speech.said == []
    assert hand.view.seen


def rhythm(hand: Any) -> list[str]:
    """Everything that is heard from the beginning of the phase to its end."""
    before = len(hand.app.services.sound.names)
    hand.press()
    while hand.page.cover is not None:
        hand.go(0.5)
    ours = ("chime_1", "beat", "end_of_time")
    return [name for name in hand.app.services.sound.names[before:] if name in ours]


def test_a_device_that_makes_no_sound_at_all_says_what_to_do(table: Any) -> None:
    hand = closed_eyes(table, voice=False)
    hand.app.services.sound.effects_volume = 0.0
    hand.view.refresh()
    assert hand.view.lines[0].startswith("Neither voice nor sound")


@pytest.mark.parametrize("lot", [0, 3])
def test_the_chimes_last_as_long_whatever_is_pointed_at(table: Any, lot: int) -> None:
    """Ruling 36."""
    hand = closed_eyes(table, voice=False, lot=lot)
    clock = hand.app.services.clock
    begin = clock.now()
    hand.press()
    hand.go(14)
    if lot:
        tap_on(hand.page.cover.ids.targets.children[0])
    while hand.page.cover is not None:
        hand.go(0.5)
    whole = narration.length(hand.companion.narration())
    assert clock.now() - begin == pytest.approx(whole, abs=0.6)


def test_the_numbers_are_silent_and_forgotten_and_one_at_a_time(table: Any) -> None:
    """Ruling 21: one card for each pick."""
    hand = closed_eyes(table, roles="cards")
    hand.press()
    hand.go(14)
    before = list(hand.app.services.sound.names)
    first, second = hand.page.cover.ids.targets.children[:2]
    tap_on(first)
    frames(2)
    assert first.lit
    tap_on(second)
    frames(2)
    assert (first.lit, second.lit) == (False, True)
    assert hand.app.services.sound.names == before
    hand.go(narration.POINTING_SECONDS)
    assert not second.lit


def test_with_the_words_of_the_box_nothing_is_spoken(table: Any) -> None:
    hand = table(step=steps.SECRET, roles="cards", way="box")
    hand.press()
    hand.go(5)
    assert hand.page.cover.line
    assert hand.app.services.speech.said == []
