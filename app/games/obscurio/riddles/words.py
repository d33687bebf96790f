"""What the riddles say: headlines, arguments, dates, and the line that is shared without telling anything."""

from collections.abc import Callable
from datetime import date

from app.games.obscurio.riddles.quest import Reading
from app.look.sentence import capital
from engine.core.text import N_, Phrase
from engine.games.obscurio.riddles.posing import Grade
from engine.games.obscurio.riddles.riddle import argument, tempted

MONTHS: tuple[Callable[[int], Phrase], ...] = (
    lambda day: Phrase("{count} January", one="{count} January", count=day),
    lambda day: Phrase("{count} February", one="{count} February", count=day),
    lambda day: Phrase("{count} March", one="{count} March", count=day),
    lambda day: Phrase("{count} April", one="{count} April", count=day),
    lambda day: Phrase("{count} May", one="{count} May", count=day),
    lambda day: Phrase("{count} June", one="{count} June", count=day),
    lambda day: Phrase("{count} July", one="{count} July", count=day),
    lambda day: Phrase("{count} August", one="{count} August", count=day),
    lambda day: Phrase("{count} September", one="{count} September", count=day),
    lambda day: Phrase("{count} October", one="{count} October", count=day),
    lambda day: Phrase("{count} November", one="{count} November", count=day),
    lambda day: Phrase("{count} December", one="{count} December", count=day),
)
"""A day of each month; French writes the first of a month otherwise, which is its form for one."""

SHUT, OPEN = "\u25a1", "\u25a0"
"""A door that was not the Exit, and the one that was."""

ROW = 2
"""Fewer days are no row."""

FOUND_AT = (
    N_("Found at the first door"),
    N_("Found at the second door"),
    N_("Found at the third door"),
    N_("Found at the fourth door"),
    N_("Found at the fifth door"),
    N_("Found at the last door"),
)
SHARED_AS = (N_("first door"), N_("second door"))


def written(day: date) -> str:
    """A day and its month."""
    return str(MONTHS[day.month - 1](day.day))


def headline(reading: Reading) -> str:
    """How it stands, in a few words."""
    if reading.found:
        return str(Phrase(FOUND_AT[len(reading.opened) - 1]))
    if reading.over:
        return str(Phrase("The Exit was door {door}", door=reading.quest.riddle.door))
    if reading.opened:
        return str(Phrase("Not door {door}", door=reading.opened[-1]))
    return str(Phrase("Where do the butterflies lead?"))


def lines(reading: Reading) -> list[str]:
    """What is said below the headline: how to read, why a door tempted, or the case for the Exit."""
    riddle = reading.quest.riddle
    if reading.over:
        lesson = reading.quest.lesson
        return [] if lesson is not None else [f"{capital(str(each))}." for each in argument(riddle)]
    if reading.opened:
        seen = capital(str(tempted(riddle, reading.opened[-1])))
        return [f"{seen}.", str(Phrase("The Exit answers the clue better."))]
    how = Phrase("Tap a door to stand there. Hold a card to look closely.")
    if reading.quest.lesson is not None:
        return [str(how)]
    return [str(Phrase("You may open two doors.")), str(how)]


def kind_of(grade: Grade) -> str:
    """What a rung is about."""
    if grade.film:
        return str(Phrase("Look through the red film"))
    return str(Phrase("Look for an idea") if grade.by_idea else Phrase("Look for a thing"))


def days_in_a_row(count: int) -> str:
    """How long the candles burn."""
    return str(Phrase("{count} days in a row", one="{count} day in a row", count=count))


def result_line(reading: Reading, day: date, streak: int) -> str:
    """What can be shared: no card, no door, no word of the clue."""
    if not reading.found:
        return str(Phrase("Lanterne, riddle of {day}: lost in the library", day=written(day)))
    where = Phrase(SHARED_AS[len(reading.opened) - 1])
    if streak < ROW:
        return str(Phrase("Lanterne, riddle of {day}: {where}", day=written(day), where=where))
    days = days_in_a_row(streak)
    return str(Phrase("Lanterne, riddle of {day}: {where}, {days}", day=written(day), where=where, days=days))


def drawn(reading: Reading) -> str:
    """The doors that were opened, as signs that every other program can show."""
    return "".join(OPEN if door == reading.quest.riddle.door else SHUT for door in reading.opened)
