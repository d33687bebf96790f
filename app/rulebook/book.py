"""Rulebooks: plain texts with chapters, sections and anchors, read into blocks that a screen can show.

The format is described in assets/rules/README.md. A book that is wrong is refused with the line and the
reason; nothing here knows Kivy.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

CHAPTER, SECTION, TEXT, ITEM, STEP, NOTE, TERM, FIGURE = (
    "chapter", "section", "text", "item", "step", "note", "term", "figure",
)  # fmt: skip
HEADINGS = (CHAPTER, SECTION)
FALLBACK = "en"
"""The language that every book has."""

HEADING = re.compile(r"(?P<level>={1,2}) +(?P<title>.*?)(?P<anchors>(?: +#[\w.-]+)*)")
HEAD_LINE = re.compile(r"(title|summary): *(.*)")
STEP_LINE = re.compile(r"(\d+)\. +(.+)")
OPENING = re.compile(r"=|- |! |\d+\. |figure:|title:|summary:|//|[^:]{1,60} ::")
"""How a line begins that opens a block of its own."""
FIGURE_LINE = re.compile(r"figure: *(\S+)(?: *\| *(.+))?")


class RulebookError(ValueError):
    """A book that cannot be read: which one, at which line, and why."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}, line {line}: {reason}")
        self.name, self.line, self.reason = name, line, reason


class Block(NamedTuple):
    """One piece of a book: a heading, a paragraph, an item of a list, a note, a figure."""

    kind: str
    text: str
    line: int
    label: str = ""
    """The number of a step, the word that a term explains, the file of a figure."""
    anchors: tuple[str, ...] = ()
    """The names under which a heading is opened, the first its own."""


class Entry(NamedTuple):
    """A line of the contents: a heading and the place of its block."""

    title: str
    kind: str
    place: int


class Rulebook(NamedTuple):
    """A book in one language."""

    key: str
    title: str
    summary: str
    blocks: tuple[Block, ...]

    @property
    def contents(self) -> list[Entry]:
        """Every heading, in order."""
        return [
            Entry(block.text, block.kind, place)
            for place, block in enumerate(self.blocks)
            if block.kind in HEADINGS
        ]

    @property
    def anchors(self) -> dict[str, int]:
        """The place of the block that each anchor opens."""
        return {anchor: place for place, block in enumerate(self.blocks) for anchor in block.anchors}

    @property
    def figures(self) -> list[str]:
        """The files of the figures, in order."""
        return [block.label for block in self.blocks if block.kind == FIGURE]

    def title_of(self, anchor: str) -> str:
        """The heading that an anchor opens; nothing if the book does not know it."""
        place = self.anchors.get(anchor)
        return "" if place is None else self.blocks[place].text

    def heading_of(self, place: int) -> int:
        """The place of the heading under which a block stands; 0 before the first."""
        above = (at for at in range(place, -1, -1) if self.blocks[at].kind in HEADINGS)
        return next(above, 0)


def books(folder: Path) -> list[str]:
    """The keys of the books in a folder."""
    return sorted(path.parent.name for path in folder.glob(f"*/{FALLBACK}.txt"))


def load(folder: Path, key: str, language: str) -> Rulebook:
    """A book in this language, or in the fallback where it is not translated."""
    path = folder / key / f"{language}.txt"
    if not path.is_file():
        path = folder / key / f"{FALLBACK}.txt"
    return parse(path.read_text(encoding="utf-8"), key, f"{key}/{path.name}")


def parse(text: str, key: str = "", name: str = "") -> Rulebook:
    """Read a book from its text; RulebookError names the line that is wrong."""
    head: dict[str, str] = {}
    blocks: list[Block] = []
    for line, paragraph in _paragraphs(text):
        found = HEAD_LINE.fullmatch(paragraph)
        if found and not blocks:
            head[found[1]] = found[2]
            continue
        blocks.append(_block(paragraph, line, name))
    _check(head, blocks, name)
    return Rulebook(key, head["title"], head.get("summary", ""), tuple(blocks))


def _paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Lines that belong together, with the number of the first.

    An empty line, or one that opens a block of its own, ends what came before; a heading is one line.
    """
    gathered, first = "", 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if gathered and (not line or OPENING.match(line) or gathered.startswith("=")):
            yield first, gathered
            gathered = ""
        if line and not line.startswith("//"):
            first = first if gathered else number
            gathered = f"{gathered} {line}" if gathered else line
    if gathered:
        yield first, gathered


def _block(paragraph: str, line: int, name: str) -> Block:
    for marked, make in BLOCKS.items():
        if re.match(marked, paragraph):
            block = make(paragraph, line)
            if block is None:
                raise RulebookError(name, line, f"cannot make sense of {paragraph[:40]!r}")
            return block
    return Block(TEXT, paragraph, line)


def _heading(paragraph: str, line: int) -> Block | None:
    found = HEADING.fullmatch(paragraph)
    if not found or not found["title"] or not found["anchors"]:
        return None
    anchors = tuple(anchor.lstrip("#") for anchor in found["anchors"].split())
    return Block(HEADINGS[len(found["level"]) - 1], found["title"], line, anchors=anchors)


def _figure(paragraph: str, line: int) -> Block | None:
    found = FIGURE_LINE.fullmatch(paragraph)
    return Block(FIGURE, found[2] or "", line, label=found[1]) if found else None


def _step(paragraph: str, line: int) -> Block | None:
    found = STEP_LINE.fullmatch(paragraph)
    return Block(STEP, found[2], line, label=f"{found[1]}.") if found else None


def _term(paragraph: str, line: int) -> Block | None:
    word, _, text = paragraph.partition(" ::")
    return Block(TERM, text.strip(), line, label=word) if text.strip() else None


BLOCKS: Mapping[str, Callable[[str, int], Block | None]] = {
    r"=": _heading,
    r"figure:": _figure,
    r"(title|summary):": lambda paragraph, line: None,
    r"- ": lambda paragraph, line: Block(ITEM, paragraph[2:].strip(), line),
    r"! ": lambda paragraph, line: Block(NOTE, paragraph[2:].strip(), line),
    r"\d+\. ": _step,
    r"[^:]{1,60} ::": _term,
}
"""How a paragraph is marked at its start, and what it becomes; all else is text."""


def _check(head: Mapping[str, str], blocks: list[Block], name: str) -> None:
    if not head.get("title"):
        raise RulebookError(name, 1, "a book begins with its title: line")
    if blocks and blocks[0].kind != CHAPTER:
        raise RulebookError(name, blocks[0].line, "a book begins with a chapter")
    seen: dict[str, int] = {}
    for block in blocks:
        for anchor in block.anchors:
            if anchor in seen:
                raise RulebookError(name, block.line, f"#{anchor} was used in line {seen[anchor]} already")
            seen[anchor] = block.line
