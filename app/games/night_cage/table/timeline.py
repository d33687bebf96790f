"""The candle of a game of The Night Cage, from the first tile to the last."""

from app.table.after.timeline import Mark, Timeline
from app.table.log import moments
from engine import Session
from engine.core.event import Event
from engine.core.text import N_, Phrase
from engine.games.night_cage.events import how_it_ended, kind_drawn
from engine.games.night_cage.rules.ending import WON
from engine.games.night_cage.rules.tiles import GATE

SPRITES = {"key": "key_small", "attacked": "skull", "out": "candle_out", "flickers": "crack_small"}
"""What is remembered, and the picture that stands for it."""

FOOT, WAX = (58, 32, 18), (243, 205, 140)
"""A candle that burns down: dark at the foot, bright where the flame is."""

TITLE = N_("How the candle burned down")
GATE_FOUND = N_("a Gate is revealed")


def timeline(session: Session) -> Timeline:
    """Tiles left after every action; keys, attacks, candles and Gates as marks."""
    left, marks = [session.at(0).view(None)["stack"]], []
    for step, (action, view) in enumerate(moments(session), start=1):
        left.append(view["stack"])
        marks += [mark for event in action.events if (mark := _mark(session, step, event)) is not None]
    return Timeline(str(Phrase(TITLE)), tuple(left), tuple(marks), FOOT, WAX)


def _mark(session: Session, step: int, event: Event) -> Mark | None:
    kind = event[0]
    if kind_drawn(event) == GATE:
        return Mark(step, "gate_small", str(Phrase(GATE_FOUND)))
    if kind == "over":
        sprite = "gate_small" if how_it_ended(event) == WON else "skull"
    elif kind in SPRITES:
        sprite = SPRITES[kind]
    else:
        return None
    return Mark(step, sprite, session.voice.say(session.game.tell(event)))
