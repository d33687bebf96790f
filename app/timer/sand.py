"""The sand of a timer as a value: layers that fall one after the other through one glass.

Each span is a layer of sand with its own colour: one minute of a time track, or the only one. A value knows
nothing of screens and counts no frames: it holds a `Deadline`, so what it tells is right after a pause, a
sleep, a kill of the app and a reboot. Every method gives a new value.

    sand = Sand.of((60, 60, 60))      # lies ready: all of it below, nothing runs
    sand = sand.start(clock)          # turned over: it runs
    sand.left(clock), sand.index(clock), sand.share(clock)
    sand = sand.pause(clock).resume(clock)
    sand = sand.turn(clock)           # turned over before the end: what had fallen is what is left
    for minute in sand.passed(clock): ...   # layers that have ended and were not told yet
    sand = sand.tell(clock)           # now they were
    saved = sand.to_json(clock); Sand.from_json(saved, clock)
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any, TypeGuard

from app.services.clock import Clock, Deadline
from engine.core.plain import read_plain

MOST_SPANS = 12
LONGEST = 3600.0
"""Seconds: no layer lasts longer, however often somebody adds to it."""

DUST = 1e-6
"""Seconds that are no sand: what sums of floats leave over."""


@dataclass(frozen=True, slots=True)
class Sand:
    """Layers of sand, how much of them has fallen, and whether they fall now.

    `spans` are seconds per layer in the order of the time track. A glass that was turned over lets them fall
    in the opposite order, the one that was falling first: `turned`. `told` counts, in falling order, the
    layers whose end somebody has been told.
    """

    spans: tuple[float, ...]
    deadline: Deadline
    turned: bool = False
    told: int = 0

    @classmethod
    def of(cls, spans: Sequence[float]) -> Sand:
        """Sand that lies ready; ValueError when these are no spans."""
        checked = _checked_spans(spans)
        return cls(checked, Deadline(sum(checked), sum(checked)))

    @property
    def total(self) -> float:
        """Seconds that all the sand takes."""
        return sum(self.spans)

    @property
    def order(self) -> tuple[int, ...]:
        """The layers in the order in which they fall, by their place on the track."""
        places = range(len(self.spans))
        return tuple(reversed(places)) if self.turned else tuple(places)

    @property
    def running(self) -> bool:
        """Whether it was started and is not held; sand that has run out still counts as running."""
        return self.deadline.running

    @property
    def ready(self) -> bool:
        """Whether it waits for its first start."""
        return not self.running and not self.turned and self.deadline.left >= self.total - DUST

    def left(self, clock: Clock) -> float:
        """Seconds until all of it has fallen."""
        return self.deadline.remaining(clock)

    def share(self, clock: Clock) -> float:
        """The part of the sand that is still above, 0 to 1."""
        return min(1.0, self.left(clock) / self.total)

    def done(self, clock: Clock) -> bool:
        """Whether all of it has fallen."""
        return self.deadline.over(clock)

    def paused(self, clock: Clock) -> bool:
        """Whether it is held half-way."""
        return not self.running and not self.ready and not self.done(clock)

    def index(self, clock: Clock) -> int:
        """The layer that falls now, by its place on the track; the last one when all is over."""
        return self.order[min(self._ended(clock), len(self.spans) - 1)]

    def left_of_layer(self, clock: Clock) -> float:
        """Seconds until the next layer begins to fall, or the end comes."""
        ends = self._ends()
        return max(0.0, ends[min(self._ended(clock), len(ends) - 1)] - self._fallen(clock))

    def passed(self, clock: Clock) -> tuple[int, ...]:
        """The layers that have ended and were not told yet, in the order in which they ended."""
        return self.order[self.told : self._ended(clock)]

    def tell(self, clock: Clock) -> Sand:
        """The same, with everything told that has passed."""
        return replace(self, told=max(self.told, self._ended(clock)))

    def start(self, clock: Clock) -> Sand:
        """The whole of it again, running from now."""
        return replace(Sand.of(self.spans), deadline=Deadline.started(clock, self.total))

    def reset(self) -> Sand:
        """The whole of it again, lying ready."""
        return Sand.of(self.spans)

    def pause(self, clock: Clock) -> Sand:
        """Held where it is; what has run out cannot be held."""
        return self if self.done(clock) else replace(self, deadline=self.deadline.paused(clock))

    def resume(self, clock: Clock) -> Sand:
        """Running on from where it was held."""
        return self if self.running else replace(self, deadline=self.deadline.resumed(clock))

    def turn(self, clock: Clock) -> Sand:
        """The glass turned over, and running: as with a real one, what had fallen is what is left.

        What lies ready or has run out wholly simply starts.
        """
        if self.ready or self.done(clock):
            return self.start(clock)
        over = replace(self, turned=not self.turned, deadline=self.deadline.turned_over(clock), told=0)
        return over.tell(clock)

    def add(self, seconds: float, clock: Clock) -> Sand:
        """With more sand in the layer that falls, or with less above when negative.

        Less never takes away what has fallen: the layers above give it in their order.
        """
        if self.done(clock):
            return self
        spans = self._more(seconds, clock) if seconds > 0 else self._less(-seconds, clock)
        left = max(0.0, self.left(clock) + sum(spans) - self.total)
        deadline = Deadline(sum(spans), left, clock.now() + left if self.running else None)
        return replace(self, spans=spans, deadline=deadline)

    def with_spans(self, spans: Sequence[float], clock: Clock) -> Sand:
        """Other layers, of which as much has fallen as of these; what has ended is not told again."""
        fresh = Sand.of(spans)
        left = max(0.0, fresh.total - self._fallen(clock))
        if self.ready:
            return fresh
        ends = clock.now() + left if self.running else None
        return replace(fresh, deadline=Deadline(fresh.total, left, ends)).tell(clock)

    def to_json(self, clock: Clock) -> str:
        """A text that is good after a kill or a reboot: its end is kept in wall-clock time."""
        return json.dumps(
            {
                "spans": list(self.spans),
                "turned": self.turned,
                "told": self.told,
                "deadline": self.deadline.to_plain(clock),
            }
        )

    @classmethod
    def from_json(cls, text: str | bytes, clock: Clock) -> Sand:
        """What was saved, with the time that has passed since; ValueError with a line that says why not."""
        try:
            plain = read_plain(text)
        except ValueError as trouble:
            raise ValueError("the sand was not saved as JSON") from trouble
        if not isinstance(plain, dict):
            raise ValueError("the saved sand is not an object")
        spans = _checked_spans(plain.get("spans"))
        turned, told = plain.get("turned"), plain.get("told")
        if type(turned) is not bool:
            raise ValueError("the saved sand does not say whether it was turned")
        if type(told) is not int or not 0 <= told <= len(spans):
            raise ValueError(f"{told!r} layers cannot have been told of {len(spans)}")
        return cls(spans, _checked_deadline(plain.get("deadline"), sum(spans), clock), turned, told)

    def _fallen(self, clock: Clock) -> float:
        return self.total - self.left(clock)

    def _ends(self) -> list[float]:
        """When each layer has fallen, in falling order, in seconds from a full glass."""
        return list(accumulate(self.spans[place] for place in self.order))

    def _ended(self, clock: Clock) -> int:
        """How many layers have fallen wholly."""
        if self.done(clock):
            return len(self.spans)
        fallen = self._fallen(clock) + DUST
        return sum(end <= fallen for end in self._ends()[:-1])

    def _more(self, seconds: float, clock: Clock) -> tuple[float, ...]:
        place = self.index(clock)
        return _with(self.spans, place, min(LONGEST, self.spans[place] + seconds))

    def _less(self, seconds: float, clock: Clock) -> tuple[float, ...]:
        spans, fallen, begin = self.spans, self._fallen(clock), 0.0
        for place in self.order:
            above = self.spans[place] - min(self.spans[place], max(0.0, fallen - begin))
            begin += self.spans[place]
            taken = min(above, seconds)
            seconds -= taken
            spans = _with(spans, place, max(DUST, spans[place] - taken))
        return spans


def _with(spans: tuple[float, ...], place: int, seconds: float) -> tuple[float, ...]:
    return (*spans[:place], seconds, *spans[place + 1 :])


def _checked_spans(spans: Any) -> tuple[float, ...]:
    if not isinstance(spans, Iterable) or isinstance(spans, (str, bytes, dict)):
        raise ValueError(f"{spans!r} is no list of spans")
    found = tuple(spans)
    if not 1 <= len(found) <= MOST_SPANS:
        raise ValueError(f"{len(found)} layers of sand: there are 1 to {MOST_SPANS}")
    for span in found:
        if not _is_number(span) or not DUST <= span <= LONGEST:
            raise ValueError(f"a layer of {span!r} seconds: one lasts more than 0 and at most {LONGEST:g}")
    return tuple(float(span) for span in found)


def _checked_deadline(plain: Any, total: float, clock: Clock) -> Deadline:
    if not isinstance(plain, dict):
        raise ValueError("the saved sand has no deadline")
    left, ends = plain.get("left"), plain.get("ends")
    if not _is_number(left) or not 0.0 <= left <= total + DUST:
        raise ValueError(f"{left!r} seconds cannot be left of {total:g}")
    if ends is not None and not _is_number(ends):
        raise ValueError(f"the saved sand ends at {ends!r}, which is no moment")
    return Deadline.from_plain({"length": total, "left": left, "ends": ends}, clock)


def _is_number(value: Any) -> TypeGuard[float]:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
