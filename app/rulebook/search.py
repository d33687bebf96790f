"""Looking for words in a rulebook: accents and capitals do not matter, and every hit knows its letters."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from app.rulebook.book import Rulebook

SHORTEST = 2
"""A single letter stands everywhere; looking for it helps nobody."""

LIGATURES = {"œ": "oe", "æ": "ae", "\u2019": "'", "\u00a0": " ", "\u202f": " "}
STRONG = re.compile(r"\*([^*\s](?:[^*]*[^*\s])?)\*")
"""Words between stars are set stronger."""

Span = tuple[int, int]


class Hit(NamedTuple):
    """One place where the words stand: the block, and the letters inside its text."""

    place: int
    span: Span


@lru_cache(maxsize=2048)
def folded(text: str) -> tuple[str, tuple[int, ...]]:
    """The text without accents and capitals, and for each of its letters the place in the original."""
    letters: list[str] = []
    places: list[int] = []
    for place, sign in enumerate(text):
        for plain in _plain(sign):
            letters.append(plain)
            places.append(place)
    return "".join(letters), tuple(places)


def _plain(sign: str) -> str:
    small = sign.casefold()
    split = unicodedata.normalize("NFKD", LIGATURES.get(small, small))
    return "".join(part for part in split if not unicodedata.combining(part))


def spoken(text: str) -> str:
    """The text as it is read: without the stars that make words strong."""
    return STRONG.sub(r"\1", text)


def search(book: Rulebook, words: str) -> list[Hit]:
    """Every place where the words stand one after another, in the order of the book.

    In a term its own word is looked at first; it counts as part of the text, see `shown`.
    """
    wanted = " ".join(folded(words)[0].split())
    if len(wanted) < SHORTEST:
        return []
    return [
        Hit(place, span)
        for place, block in enumerate(book.blocks)
        for span in _spans(spoken(shown(block.label if block.kind == "term" else "", block.text)), wanted)
    ]


def shown(label: str, text: str) -> str:
    """A term and what it means on lines of their own; anything else as it is."""
    return f"*{label}*\n{text}" if label else text


def _spans(text: str, wanted: str) -> Iterator[Span]:
    plain, places = folded(text)
    at = plain.find(wanted)
    while at >= 0:
        yield places[at], places[at + len(wanted) - 1] + 1
        at = plain.find(wanted, at + len(wanted))


def pieces(text: str, spans: Iterable[Span]) -> Iterator[tuple[str, bool, int | None]]:
    """A text with stars, cut into runs: (letters, strong, index of the hit that they belong to).

    The spans count letters of the spoken text, as hits do.
    """
    strong = _strong_letters(text)
    said = spoken(text)
    owner: list[int | None] = [None] * len(said)
    for number, (first, end) in enumerate(spans):
        owner[first:end] = [number] * (end - first)
    start = 0
    for at in range(1, len(said) + 1):
        if at == len(said) or (strong[at], owner[at]) != (strong[start], owner[start]):
            yield said[start:at], strong[start], owner[start]
            start = at


def _strong_letters(text: str) -> list[bool]:
    """For each letter of the spoken text whether it stood between stars."""
    flags: list[bool] = []
    end = 0
    for found in STRONG.finditer(text):
        flags += [False] * (found.start() - end) + [True] * len(found[1])
        end = found.end()
    return flags + [False] * (len(text) - end)
