"""Reading one riddle: tap a door, open it, and hear the argument; the answer is kept the first time."""

from datetime import date
from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from app.games.obscurio.riddles import quest as quests
from app.games.obscurio.riddles import room as _room  # noqa: F401  (used in the KV rule)
from app.games.obscurio.riddles import stars as _stars  # noqa: F401  (used in the KV rule)
from app.games.obscurio.riddles.quest import Quest, Reading
from app.games.obscurio.riddles.record import RiddleRecord
from app.games.obscurio.riddles.today import ComingRiddle
from app.games.obscurio.riddles.words import drawn, headline, lines, result_line, written
from app.games.obscurio.table.pieces.pictures import GROUNDS
from app.lessons.lessons import Lesson, lessons_of, screen_of
from app.lessons.marks import LessonMarks
from app.look.kv import load
from app.look.running import lanterne
from app.look.sentence import capital
from app.services.clipboard import copy
from app.widgets import cover, fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.dialog import Answer as Choice
from app.widgets.page import Page
from app.widgets.paper import PaperButton
from engine.core.text import Phrase
from engine.games.obscurio.riddles.ladder import RUNGS
from engine.games.obscurio.riddles.riddle import nudge

GAME = "obscurio"


class RiddleScreen(Page):
    """The screen of a riddle."""

    title = StringProperty("")
    headline = StringProperty("")
    words = StringProperty("")
    stars = NumericProperty(-1)
    """Stars that this riddle has brought; -1 where there are none to win or it is not over."""
    slip = StringProperty("")
    """The line that can be shared."""
    over = BooleanProperty(False)
    backdrop = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        self.reading: Reading | None = None
        self._asked: tuple[Any, ...] = ()
        super().__init__(**kwargs)
        app = lanterne()
        app.tr.bind(language=self._retold)
        app.bind(form=self._reform)
        self._reform(app, app.form)
        self.record = RiddleRecord(app.services.storage)
        self._coming = ComingRiddle(self._come)

    def arrive(self, name: str = "", rung: int = 0, visit: Any = None, **_details: object) -> None:
        """Open a puzzle by its key, a rung by its number, or else the riddle of today."""
        asked = (name, rung, visit, self.today)
        if asked != self._asked or self.reading is None:
            self._asked = asked
            if name or rung or self._coming.ask(self.today):
                self._begin(self._quest(name, rung))
            else:
                self._wait()
        self.refresh()

    def put_away(self) -> None:
        """Nothing is kept but the answer."""
        self._coming.give_up()
        self.ids.room.clear()
        self.reading = None

    @property
    def today(self) -> date:
        """The day of the calendar, by the clock of the device."""
        return date.fromtimestamp(lanterne().services.clock.wall())

    def _quest(self, name: str, rung: int) -> Quest:
        if name:
            found = lessons_of(GAME, lanterne().kits)
            return quests.of_lesson(next(lesson for lesson in found if lesson.key == name))
        return quests.of_rung(rung) if rung else quests.of_day(self.today)

    def _wait(self) -> None:
        """The page is there before its riddle is."""
        self.reading, self.over, self.stars, self.slip = None, False, -1, ""
        self.title, self.words = written(self.today), ""
        self.headline = str(Phrase("The Grimoire is choosing a clue…"))
        self.ids.room.clear()
        self.ids.buttons.clear_widgets()

    def _come(self) -> None:
        *_, day = self._asked
        self._begin(quests.of_day(day))
        self.refresh()

    def _begin(self, quest: Quest) -> None:
        self.record = RiddleRecord(lanterne().services.storage)
        self.reading = Reading(quest, None if quest.lesson else self.record[quest.key])

    def choose(self, door: int) -> None:
        """Send the pawn to a door."""
        reading = self.reading
        if reading is None or reading.over:
            return
        app = lanterne()
        if reading.choose(door):
            app.services.sound.play("place")
            self.refresh(hopping=True)
        else:
            app.say(app.tr._("That door is barred: try another one"))

    def open_door(self) -> None:
        """Open the door at which the pawn stands."""
        reading = self.reading
        if reading is None or not reading.chosen:
            return
        found = reading.open()
        lanterne().services.sound.play("win" if found else "refuse")
        if reading.over:
            self._keep(reading)
        self.refresh()

    def hint(self) -> None:
        """Half of the argument; on the ladder and on a day it costs stars, so it is asked for twice."""
        reading, app = self.reading, lanterne()
        if reading is None or reading.over:
            return
        if reading.hinted or reading.quest.lesson is not None:
            self._give_hint()
            return
        answers = [
            Choice(app.tr._("Show the hint"), self._give_hint, "primary", "hint"),
            Choice(app.tr._("Cancel")),
        ]
        app.dialogs.ask(app.tr._("Hint"), str(Phrase("With a hint, this riddle earns 1 star.")), answers)

    def _give_hint(self) -> None:
        reading, app = self.reading, lanterne()
        if reading is None:
            return
        reading.hinted = True
        lesson = reading.quest.lesson
        said = lesson.hint[app.tr.language] if lesson else f"{capital(str(nudge(reading.quest.riddle)))}."
        app.dialogs.ask(app.tr._("Hint"), said, [Choice(app.tr._("Got it"))])

    def share(self) -> None:
        """Put the line on the clipboard."""
        app, reading = lanterne(), self.reading
        if reading is not None and copy(f"{self.slip} {drawn(reading)}"):
            app.say(str(Phrase("Copied: paste it wherever you like")))
        else:
            app.say(app.tr._("No clipboard on this device: write down {code}").format(code=self.slip))

    def _keep(self, reading: Reading) -> None:
        app, quest = lanterne(), reading.quest
        if quest.lesson is None:
            app.keep(lambda: self.record.add(quest.key, reading.answer))
        elif reading.found:
            app.keep(lambda: LessonMarks(app.services.storage).add(quest.key))

    def refresh(self, hopping: bool = False) -> None:
        """Room, words and buttons as they are now."""
        reading = self.reading
        if reading is None:
            return
        self.ids.room.show(reading, hopping)
        self._say(reading)
        self._offer(reading)

    def _say(self, reading: Reading) -> None:
        quest = reading.quest
        self.title, self.over = self._title(quest), reading.over
        self.headline, self.words = headline(reading), "\n".join(lines(reading))
        if reading.over and quest.lesson is not None:
            self.words = quest.lesson.idea[lanterne().tr.language]
        self.stars = reading.answer.stars if reading.over and quest.place else -1
        self.slip = ""
        if reading.over and quest.day is not None:
            self.slip = result_line(reading, quest.day, self.record.streak(quest.day))

    def _title(self, quest: Quest) -> str:
        if quest.lesson is not None:
            return quest.lesson.title[lanterne().tr.language]
        if quest.place:
            return str(Phrase("Rung {number} of {count}", number=quest.place, count=len(RUNGS)))
        return written(quest.day) if quest.day else ""

    def _offer(self, reading: Reading) -> None:
        """The buttons: open the chosen door; afterwards the ways on."""
        row = self.ids.buttons
        row.clear_widgets()
        if not reading.over:
            words = (
                Phrase("Open door {door}", door=reading.chosen) if reading.chosen else Phrase("Choose a door")
            )
            self._button(str(words), self.open_door, "primary", disabled=not reading.chosen)
            return
        if self.slip:
            self._button(lanterne().tr._("Share"), self.share, "primary", "share")
        for text, go in self._ways(reading.quest):
            self._button(text, go, "primary")

    def _ways(self, quest: Quest) -> list[tuple[str, Any]]:
        """Where to go from here; the arrow of the header leads back to all riddles."""
        app = lanterne()
        if quest.lesson is not None:
            following = _following(quest.lesson)
            if following is None:
                return [(app.tr._("All lessons"), app.navigator.back)]
            words = app.tr._("Next: {title}").format(title=following.title[app.tr.language])
            return [(words, partial(self._swap, following))]
        if 0 < quest.place < len(RUNGS):
            climb = partial(app.navigator.swap, "obscurio_riddle", rung=quest.place + 1, visit=object())
            return [(str(Phrase("Next rung")), climb)]
        return []

    def _swap(self, lesson: Lesson) -> None:
        app = lanterne()
        app.navigator.swap(screen_of(lesson, app.kits), game=lesson.game, name=lesson.key, visit=object())

    def _button(self, text: str, go: Any, kind: str, icon: str = "", disabled: bool = False) -> None:
        button = PaperButton(text=text, title=text, kind=kind, icon=icon, disabled=disabled, size_hint_x=1)
        button.bind(on_release=lambda _button: go())
        self.ids.buttons.add_widget(button)

    def _retold(self, *_change: object) -> None:
        self.refresh()

    def _reform(self, _app: object, form: str) -> None:
        self.backdrop = GROUNDS[form == "wide"]


def _following(lesson: Lesson) -> Lesson | None:
    found = lessons_of(lesson.game, lanterne().kits)
    place = [each.key for each in found].index(lesson.key) + 1
    return found[place] if place < len(found) else None


load(__name__)
