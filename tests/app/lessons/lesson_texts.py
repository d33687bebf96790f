"""The words of a lesson in a test."""

from app.lessons.lessons import Lesson, Words


def texts(lesson: Lesson) -> list[Words]:
    """Everything that a lesson says, each in both languages."""
    steps = [step.text for step in lesson.steps]
    return [each for each in (lesson.title, lesson.text, lesson.hint, lesson.idea, *steps) if each]
