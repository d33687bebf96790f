"""The tables of the benchmark, as text for a terminal or as Markdown for the README."""

import re
from pathlib import Path
from typing import NamedTuple

from tools.measure.page_words import ENGLISH, PageWords
from tools.measure.speed import Speed
from tools.measure.spin import REFERENCE_NS
from tools.measure.starting import Start

BETWEEN = re.compile(r"(<!-- bench -->\n).*?(<!-- /bench -->)", re.DOTALL)

Row = tuple[str, ...]


class Findings(NamedTuple):
    """Everything that one run measured, unscaled; None where the thing does not exist yet."""

    python: str
    spin_ns: float
    games: list[Speed]
    peers: list[Speed]
    homes: tuple[Start, Start] | None
    busy_board_ms: float | None
    import_ms: float


def markdown(findings: Findings, words: PageWords = ENGLISH) -> str:
    """Return the two tables and the sentences that say how they were measured, in the words of one page."""
    speed = _table(words.speed_head, speed_rows(findings, words))
    return f"{speed}\n\n{_table(words.app_head, app_rows(findings, words))}\n\n{_how(findings, words)}\n"


def text(findings: Findings) -> str:
    """Return the same, set in columns."""
    speed = _columns(ENGLISH.speed_head, speed_rows(findings))
    return f"{speed}\n\n{_columns(ENGLISH.app_head, app_rows(findings))}\n\n{_how(findings, ENGLISH)}\n"


def write_between_markers(readme: Path, tables: str) -> bool:
    """Replace what stands between the markers of a README; tell whether it has any."""
    old = readme.read_text(encoding="utf-8")
    new, found = BETWEEN.subn(lambda match: f"{match[1]}{tables}{match[2]}", old)
    if found:
        readme.write_text(new, encoding="utf-8")
    return bool(found)


def speed_rows(findings: Findings, words: PageWords = ENGLISH) -> list[Row]:
    """Return a row for each of our games, then for each peer, scaled to the reference machine."""
    slower = REFERENCE_NS / findings.spin_ns
    return [_speed_row(speed, slower, words) for speed in (*findings.games, *findings.peers)]


def _speed_row(speed: Speed, slower: float, words: PageWords) -> Row:
    number, us = words.number, words.microseconds
    undo = "-" if speed.undo_us is None else f"{number(speed.undo_us * slower, 1)} {us}"
    return (
        words.titles.get(speed.name, speed.name),
        number(speed.actions_per_second / slower),
        number(speed.legal_per_step, 1),
        f"{number(speed.copy_us * slower, 1)} {us}",
        f"{number(speed.save_us * slower)} {us}{words.between}{_size(speed.save_bytes, words)}",
        undo,
    )


def app_rows(findings: Findings, words: PageWords = ENGLISH) -> list[Row]:
    """Return a row for each thing that a user waits for, with what it should be at most."""
    number = words.number
    rows: list[Row] = [("`import engine`", f"{number(findings.import_ms)} ms", "")]
    if findings.homes:
        ours, bare = findings.homes
        frames = words.ratio(ours.milliseconds, bare.milliseconds, "ms")
        memory = words.ratio(ours.megabytes, bare.megabytes, words.megabytes)
        rows += [
            (words.first_frame, frames, f"{number(1.25, 2)} x"),
            (words.memory, memory, f"{number(1.3, 2)} x"),
        ]
    if findings.busy_board_ms is not None:
        rows.append((words.busy_board, f"{number(findings.busy_board_ms, 2)} ms", f"{number(1, 2)} ms"))
    return rows


def _size(octets: int, words: PageWords) -> str:
    small, large = words.octets
    return f"{octets} {small}" if octets < 1000 else f"{words.number(octets / 1000, 1)} {large}"


def _how(findings: Findings, words: PageWords) -> str:
    return words.how.format(
        python=findings.python, reference=f"{REFERENCE_NS:.0f}", here=f"{findings.spin_ns:.0f}"
    )


def _table(head: Row, rows: list[Row]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def _columns(head: Row, rows: list[Row]) -> str:
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        for cells in (head, *rows)
    ]
    return "\n".join(line.rstrip() for line in lines)
