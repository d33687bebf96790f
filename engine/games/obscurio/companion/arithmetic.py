"""The loss of a turn as a sentence: what is due, and from which zone every token comes."""

from collections.abc import Sequence

from engine.core.event import Event
from engine.core.text import Listed, Phrase


def sentence(told: Sequence[Event]) -> Phrase:
    """Like "3 wrong, dangerous room +1: 4 tokens, 2 from the light, 2 from the dark zone"."""
    causes, light, dark = _causes(told), 0, 0
    for event in told:
        if event[0] in ("wrong", "dangerous", "cleared"):
            light, dark = light + event[-2], dark + event[-1]
    if not causes:
        return Phrase("Nobody was wrong: no tokens lost.")
    tokens = Phrase("{count} tokens lost", one="{count} token lost", count=light + dark)
    return Phrase("{causes}: {parts}.", causes=Listed(causes), parts=Listed((tokens, *_zones(light, dark))))


def _causes(told: Sequence[Event]) -> tuple[Phrase, ...]:
    wrong = sum(event[0] == "wrong" for event in told)
    causes = [Phrase("{count} wrong", one="{count} wrong", count=wrong)] if wrong else []
    for event in told:
        if event[0] == "dangerous":
            causes.append(Phrase("Dangerous Room +{count}", count=event[3]))
    loyal = sum(event[0] == "cleared" for event in told)
    if loyal:
        causes.append(
            Phrase("{count} loyal Wizards accused", one="{count} loyal Wizard accused", count=loyal)
        )
    return tuple(causes)


def _zones(light: int, dark: int) -> tuple[Phrase, ...]:
    zones = []
    if light:
        zones.append(Phrase("{light} from the light zone", light=light))
    if dark:
        zones.append(Phrase("{dark} from the dark zone", dark=dark))
    return tuple(zones)
