"""What lies over a lesson's table: its words, its menu, a nudge, and how it went."""

from typing import TYPE_CHECKING

from app.lessons.lessons import PUZZLES, Lesson, Words, lessons_of
from app.look.running import lanterne
from app.look.sentence import capital
from app.widgets.dialog import Answer

if TYPE_CHECKING:
    from app.lessons.table import LessonTable


def told(words: Words) -> str:
    """A text of a lesson in the language of the moment; nothing for one that it does not have."""
    return words[lanterne().tr.language] if words else ""


def read(table: "LessonTable") -> None:
    """The words of a puzzle."""
    app, lesson = lanterne(), table.taught
    app.dialogs.ask(told(lesson.title), told(lesson.text), [Answer(app.tr._("Start"), None, "primary")])


def nudge(table: "LessonTable") -> None:
    """The hint of a puzzle."""
    app = lanterne()
    app.dialogs.ask(app.tr._("Hint"), told(table.taught.hint), [Answer(app.tr._("Got it"))])


def open_menu(table: "LessonTable") -> None:
    """Everything that is not on the table itself."""
    app, lesson = lanterne(), table.taught
    _ = app.tr._
    answers = [
        Answer(_("Restart"), table.begin_again, icon="to_start"),
        Answer(_("Game log"), table.open_log, icon="log"),
        Answer(_("Rules"), lambda: app.go("rules", game=lesson.game), icon="rules"),
        Answer(_("Show whole board"), table.laid.surface.show_whole, icon="zoom_reset"),
        Answer(_("All lessons"), app.navigator.back, icon="back"),
    ]
    app.dialogs.ask(told(lesson.title), told(lesson.text), answers)


def praise(table: "LessonTable") -> None:
    """The lesson is done: a puzzle tells its idea, and the next one is offered."""
    app, lesson = lanterne(), table.taught
    _, following = app.tr._, _following(lesson)
    answers = [Answer(_("All lessons"), app.navigator.back, icon="back")]
    if following is not None:
        words = _("Next: {title}").format(title=told(following.title))
        answers.insert(0, Answer(words, lambda: table.open_lesson(following), "primary"))
    app.services.sound.play("win")
    app.dialogs.ask(_("Solved!") if lesson.kind == PUZZLES else _("Well done!"), told(lesson.idea), answers)


def console(table: "LessonTable") -> None:
    """It did not work: why, and the ways to try again."""
    app, outcome = lanterne(), table.session.outcome
    _ = app.tr._
    answers = [
        Answer(_("Restart"), table.begin_again, "primary", "to_start"),
        Answer(_("Hint"), table.hint, icon="hint"),
        Answer(_("Look at the board")),
    ]
    reason = str(_("No turns left.") if outcome is None else _(outcome.reason))
    app.dialogs.ask(_("Not solved yet"), capital(reason), answers)


def _following(lesson: Lesson) -> Lesson | None:
    found = lessons_of(lesson.game, lanterne().kits)
    place = [each.key for each in found].index(lesson.key) + 1
    return found[place] if place < len(found) else None
