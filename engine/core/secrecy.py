"""What must be true at every step of every game about secrets: nothing that is shown or said tells one.

Most of these deal again what somebody cannot know: whatever that person is shown must stay the same.
"""

from typing import Any

from engine.core.event import seen_by
from engine.core.properties import Step

COMPARED = 6
"""How many actions of a step are compared by their titles."""


def views_keep_secrets(step: Step) -> None:
    """Dealing again what a seat cannot know leaves its view as it was."""
    for seat in step.watchers:
        view = step.session.view(seat)
        redealt = step.game.redeal(step.state, seat, step.luck)
        step.need(step.game.view(redealt, seat) == view, "a view keeps secrets", f"seat {seat}")


def audiences_keep_secrets(step: Step) -> None:
    """Whose eyes a step is for does not depend on what anybody cannot know, and names seats of the table."""
    audience = step.session.audience
    seats = range(step.session.seats)
    step.need(all(seat in seats for seat in audience.seats), "an audience is of this table", f"{audience}")
    for seat in step.watchers:
        redealt = step.game.redeal(step.state, seat, step.luck)
        step.need(step.game.audience(redealt) == audience, "an audience tells no secret", f"seat {seat}")


def events_keep_secrets(step: Step) -> None:
    """Two truths that look alike to a seat before and after also send it the same events."""
    for seat in step.watchers:
        other = step.game.redeal(step.state, seat, step.luck)
        if not step.open_in(other):
            continue
        after = step.state.clone()
        events = step.game.apply(after, step.seat, step.action)
        others = step.game.apply(other, step.seat, step.action)
        if step.game.view(after, seat) == step.game.view(other, seat):
            step.need(seen_by(seat, events) == seen_by(seat, others), "events keep secrets", f"seat {seat}")


def lessons_are_barriers(step: Step) -> None:
    """An action after which somebody knows more than the action itself told is an undo barrier."""
    after = step.state.clone()
    events = step.game.apply(after, step.seat, step.action)
    if any(event[0] in step.game.reveals for event in events):
        return
    for seat in step.watchers:
        other = step.game.redeal(step.state, seat, step.luck)
        known = step.open_in(other)
        if known:
            step.game.apply(other, step.seat, step.action)
        same = known and step.game.view(other, seat) == step.game.view(after, seat)
        step.need(same, "what is learnt is a barrier", f"seat {seat}")


def titles_keep_secrets(step: Step) -> None:
    """What others call an action does not depend on what they cannot know."""
    for seat in step.watchers:
        other = step.game.redeal(step.state, seat, step.luck)
        if seat == step.seat or not step.open_in(other):
            continue
        title = step.game.title(step.state, step.seat, step.action, seat)
        same = title == step.game.title(other, step.seat, step.action, seat)
        step.need(same, "a title tells no secret", f"seat {seat}: {title!r}")


def titles_tell_what_was_seen(step: Step) -> None:
    """Actions that look alike to somebody have the same title for them; a few are compared."""
    sample = step.actions[:: max(1, len(step.actions) // COMPARED)][:COMPARED]
    results = [(action, step.game.apply(step.state.clone(), step.seat, action)) for action in sample]
    for seat in step.watchers:
        titles: dict[str, Any] = {}
        for action, events in results if seat != step.seat else ():
            title = step.game.title(step.state, step.seat, action, seat)
            same = titles.setdefault(repr(seen_by(seat, events)), title) == title
            step.need(same, "a title tells no more than the events", f"seat {seat}: {action!r}")
