"""How well the Illusion cards can be clued and confused, card by card: `python tools/obscurio_deck.py
[pairs]`.

Every card is the Exit over so many pairs of Pages (200 unless told). A pragmatic Grimoire points, two
computer Wizards with eyes of their own look for the Exit among six doors, two of which a Traitor has chosen
from eight cards. The report goes to docs/obscurio_deck.md.
"""

import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core.dice import below, seeded  # noqa: E402 - the tools are a package of the root
from engine.games.obscurio.illusions.deck import deck  # noqa: E402
from engine.games.obscurio.illusions.likeness import USUAL, Weights  # noqa: E402
from engine.games.obscurio.illusions.reading import (  # noqa: E402
    NOISE,
    Clue,
    listened,
    pointings,
    score,
    spoken,
)

PAIRS = 200
LINE_UPS = 24
OTHER_DOORS = 5
HOLDER = 8
PICKS = 2
WIZARDS = 2
PERSONS = 6
OWN_WAY = 0.5
"""How far the weights of a Wizard differ from the usual ones, as the spread of their logarithm."""

BELOW_A_PAGE = (
    "Below two Pages only three things can be said: this one, that one, or both. Even a Wizard who shares",
    "the Grimoire's eyes, looks without an error and ranks all cards differently could not do better",
    "than .40 with them (reckoned). By palette, mood, place, light and shape alone .33 was measured over",
    "5,040 pairs, .35 without any error of the eye, and .33 in a trial with place, light and shape in",
    "families of about seven too: most cards share one colour and nothing else, so most rooms are a",
    "tie. That is why a whole Page also means the things on it, which are on five to nine cards each.",
)
REPORT = ROOT / "docs" / "obscurio_deck.md"


class Luck:
    """Chance from the engine's own generator, with the normal distribution that eyes need."""

    def __init__(self, number: int) -> None:
        self._dice = seeded(number, stream=17)

    def drawn(self, cards: Sequence[int], count: int) -> list[int]:
        """Some of the cards."""
        items = list(cards)
        for i in range(count):
            j, self._dice = below(self._dice, len(items) - i)
            items[i], items[i + j] = items[i + j], items[i]
        return items[:count]

    def chosen(self, count: int) -> int:
        """A number below count."""
        number, self._dice = below(self._dice, count)
        return number

    def normal(self) -> float:
        """A number of the normal distribution (Box and Muller)."""
        first, second = (self.chosen(1 << 30) + 1 for _ in range(2))
        return math.sqrt(-2 * math.log(first / (1 << 30))) * math.cos(2 * math.pi * second / (1 << 30))


def persons() -> list[Weights]:
    """Wizards who look differently: one sees colours, another stories."""
    luck = Luck(5)
    return [
        Weights(*(weight * math.exp(OWN_WAY * luck.normal()) for weight in USUAL)) for _ in range(PERSONS)
    ]


@dataclass(frozen=True)
class Conditions:
    """What the traps leave of a clue."""

    film: bool = False
    only_below: bool = False
    decoys: bool = True


@dataclass
class Tally:
    """What came of a card as the Exit."""

    right: list[float]
    doors: list[float]
    led_astray: list[float]

    @property
    def found(self) -> float:
        """How often a Wizard found it."""
        return mean(self.right)

    @property
    def effective_doors(self) -> float:
        """Over how many doors a literal listener wavers."""
        return mean(self.doors)


def riddles(exit_card: int, pairs: int, conditions: Conditions, eyes: Sequence[Weights]) -> Tally:
    """Play a card as the Exit."""
    luck = Luck(exit_card)
    weights = USUAL.through_film() if conditions.film else USUAL
    seen = [own.through_film() if conditions.film else own for own in eyes]
    tally = Tally([], [], [])
    for _ in range(pairs):
        *pages_and_rest, _ = luck.drawn([card.id for card in deck() if card.id != exit_card], 2 + HOLDER + 61)
        pages, rest = pages_and_rest[:2], pages_and_rest[2:]
        line_ups = [luck.drawn(rest, OTHER_DOORS) for _ in range(LINE_UPS)]
        choices = pointings(pages, elements=not conditions.only_below)
        clue = spoken(exit_card, choices, line_ups, weights)
        decoys = _tempting(clue, rest[:HOLDER], weights) if conditions.decoys else []
        doors = [exit_card, *decoys, *rest[HOLDER : HOLDER + OTHER_DOORS - len(decoys)]]
        chances = listened(clue, doors, weights)
        tally.doors.append(math.exp(-sum(share * math.log(share) for share in chances if share > 0)))
        for _ in range(WIZARDS):
            went = _chosen(clue, doors, seen[luck.chosen(len(seen))], luck)
            tally.right.append(float(went == exit_card))
            if went != exit_card:
                tally.led_astray.append(float(went in decoys))
    return tally


def _tempting(clue: Clue, holder: Sequence[int], weights: Weights) -> list[int]:
    return sorted(holder, key=lambda card: -score(clue, card, weights))[:PICKS]


def _chosen(clue: Clue, doors: Sequence[int], eyes: Weights, luck: Luck) -> int:
    return max(doors, key=lambda card: score(clue, card, eyes) + NOISE * luck.normal())


def few(pairs: int) -> int:
    """How many pairs of Pages do for the lesser columns."""
    return max(10, pairs // 4)


def rows(pairs: int) -> Iterator[tuple[int, list[Tally]]]:
    """A card, and what came of it with decoys, without, through the film, and with butterflies below only."""
    eyes, fewer = persons(), few(pairs)
    for card in deck():
        yield (
            card.id,
            [
                riddles(card.id, pairs, Conditions(), eyes),
                riddles(card.id, fewer, Conditions(decoys=False), eyes),
                riddles(card.id, fewer, Conditions(film=True), eyes),
                riddles(card.id, fewer, Conditions(only_below=True, decoys=False), eyes),
            ],
        )


def main() -> None:
    """Measure, print and write the report."""
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    table, tallies = [], []
    for card, measured in rows(pairs):
        usual, bare, film, low = measured
        tallies.append(measured)
        table.append(
            f"| {card} | {usual.found:.2f} | {usual.effective_doors:.2f} | {bare.found:.2f} "
            f"| {film.found:.2f} | {low.found:.2f} |"
        )
        print(table[-1], flush=True)
    means = [mean(tally.found for tally in column) for column in zip(*tallies, strict=True)]
    doors = mean(measured[0].effective_doors for measured in tallies)
    astray = mean(value for measured in tallies for value in measured[0].led_astray)
    summary = f"| deck | {means[0]:.2f} | {doors:.2f} | {means[1]:.2f} | {means[2]:.2f} | {means[3]:.2f} |"
    print(summary, f"{astray:.2f} of the errors on the Traitor's doors", sep="\n")
    REPORT.write_text(report([*table, summary], pairs, astray), "utf-8")


def report(table: Sequence[str], pairs: int, astray: float) -> str:
    """The page that docs/ keeps."""
    lines = [
        "# The Illusion cards, measured",
        "",
        f"Written by `python tools/obscurio_deck.py {pairs}`. Every card was the Exit over {pairs} pairs of",
        f"Pages, over {few(pairs)} in the last three columns. *found*: how often a computer Wizard finds it,",
        "with two doors chosen by a Traitor; *doors*: over how many doors a literal listener wavers;",
        "*no decoys*: found without a Traitor; *red film*: found through the film of the Dusk Hallway,",
        "with a Traitor; *only below*: found with butterflies only below the Pages, without a Traitor.",
        f"{astray:.0%} of the errors were on the Traitor's doors. Chance is .17.",
        "",
        "Wanted: every card found in .45 to .85 over 1.8 to 2.6 doors; of the whole deck .60 to .72 found,",
        "at most .10 less through the film, at least .35 only below.",
        "",
        *BELOW_A_PAGE,
        "",
        "| card | found | doors | no decoys | red film | only below |",
        "|---|---|---|---|---|---|",
        *table,
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
