"""The voice of the Traitor's step: fixed lines for fixed times, subtitles, and a noise that covers movement.

A device without a voice strikes chimes in a fixed rhythm instead: closed eyes cannot read.

It never learns what anybody does: the silent numbers light up for the Grimoire while the Traitor may point,
and are forgotten.
"""

from collections.abc import Callable
from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.obscurio.companion.secret_pages import Target
from app.look.kv import load
from app.look.running import lanterne
from app.services.pace import Pace
from engine.games.obscurio.companion import narration
from engine.games.obscurio.companion.secret import PLACES

NOISE = 1.0
"""How loud the ambience covers the table, whatever the setting: it is there to be heard."""

STROKE, COUNT, END = "chime_1", "beat", "end_of_time"
"""What is heard where no voice speaks: for a line, for three, two, one, and when all may look again."""

STROKE_SECONDS = 1.0
"""Between two strokes of one line."""


DIM, INK = (0.0, 0.75, 0.85, 1.0), (0.0, 0.8, 0.86, 1.0)
"""Light without red: it wakes nobody behind closed lids."""


class Narrator(BoxLayout):
    """A dark screen without red: the line of the moment, the numbers, the time."""

    line = StringProperty("")
    opens = BooleanProperty(False)
    """Whether the numbers may be touched now."""
    counting = BooleanProperty(False)
    left = NumericProperty(1.0)
    voice = BooleanProperty(True)
    touched = ListProperty([])

    def __init__(self, view: Any, voice: bool, done: Callable[[], object], **kwargs: object) -> None:
        super().__init__(voice=voice, **kwargs)
        app = lanterne()
        self._tones = voice and not can_speak(app.services)
        self._struck = 0
        self._services, self._language = app.services, app.tr.language
        self._quiet = app.settings.ambience_volume / 100
        self._cues = view.companion.narration()
        self._length = narration.length(self._cues)
        self._at = -1
        for place in PLACES:
            target = Target(place=place, title=str(place), tint=DIM, ink=INK)
            target.bind(on_release=lambda target: self._touch(int(target.place)))
            self.ids.targets.add_widget(target)
        if voice:
            self._services.sound.ambience_volume = NOISE
            self._services.sound.start_ambience()
        self._pace = Pace(self._services.clock, self._length, self._tick, done)

    def end(self) -> None:
        """Fall silent, and give the ambience its own loudness again."""
        self._pace.stop()
        if self.voice:
            self._services.speech.stop()
            self._services.sound.ambience_volume = self._quiet

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Nothing below is touched, and the numbers only in their time."""
        if self.opens and self.voice:
            super().on_touch_down(touch)
        return True

    def _tick(self, passed: float) -> None:
        self.left = max(0.0, 1 - passed / self._length)
        at = narration.at(self._cues, passed)
        if at != self._at and at < len(self._cues):
            self._at, self._struck = at, 0
            self._speak(self._cues[at])
        if self._tones and at < len(self._cues):
            self._strike(self._cues[at], passed - narration.length(self._cues[:at]))

    def _speak(self, cue: narration.Cue) -> None:
        self.line, self.opens, self.counting = str(cue.words), cue.opens, cue.counts
        self.touched = []
        self._light()
        if self.voice and not self._tones:
            self._services.speech.say(self.line, self._language)

    def _strike(self, cue: narration.Cue, passed: float) -> None:
        """The strokes of a line, one after the other; one that was slept through is not made up for."""
        tones = [STROKE] * cue.strokes or [COUNT] * cue.counts or [END] * cue.ends
        due = min(len(tones), int(passed / STROKE_SECONDS) + 1)
        if self._struck < due:
            self._struck = due
            self._services.sound.play(tones[due - 1])

    def _touch(self, place: int) -> None:
        """One card at a time: another number takes the place of the first, the same one takes it back."""
        self.touched = [] if self.touched == [place] else [place]
        self._light()

    def _light(self) -> None:
        for target in self.ids.targets.children:
            target.lit = target.place in self.touched
            target.label = str(int(target.place)) if self.opens else ""


def can_speak(services: Any) -> bool:
    """Whether the device has a voice, and may use it."""
    return bool(services.speech.available and services.speech.enabled)


def can_be_heard(services: Any) -> bool:
    """Whether chimes would be heard."""
    sound = services.sound
    return bool(sound.available and sound.effects_volume > 0 and not sound.muted)


load(__name__)
