"""The tables of the benchmark, as text for a terminal or as Markdown for the README."""

import re
from pathlib import Path
from typing import NamedTuple

from tools.measure.speed import Speed
from tools.measure.spin import REFERENCE_NS
from tools.measure.starting import Start

BETWEEN = re.compile(r"(<!-- bench -->\n).*?(<!-- /bench -->)", re.DOTALL)

Row = tuple[str, ...]

SPEED_HEAD = ("game", "actions/s", "legal per step", "copy", "save", "undo")
APP_HEAD = ("app", "measured", "target")


class Findings(NamedTuple):
    """Everything that one run measured, unscaled; None where the thing does not exist yet."""

    python: str
    spin_ns: float
    games: list[Speed]
    peers: list[Speed]
    homes: tuple[Start, Start] | None
    busy_board_ms: float | None
    import_ms: float


def markdown(findings: Findings) -> str:
    """Return the two tables and the sentence that says how they were measured."""
    speed = _table(SPEED_HEAD, speed_rows(findings))
    return f"{speed}\n\n{_table(APP_HEAD, app_rows(findings))}\n\n{_how(findings)}\n"


def text(findings: Findings) -> str:
    """Return the same, set in columns."""
    speed = _columns(SPEED_HEAD, speed_rows(findings))
    return f"{speed}\n\n{_columns(APP_HEAD, app_rows(findings))}\n\n{_how(findings)}\n"


def write_between_markers(readme: Path, tables: str) -> bool:
    """Replace what stands between the markers of a README; tell whether it has any."""
    old = readme.read_text(encoding="utf-8")
    new, found = BETWEEN.subn(lambda match: f"{match[1]}{tables}{match[2]}", old)
    if found:
        readme.write_text(new, encoding="utf-8")
    return bool(found)


def speed_rows(findings: Findings) -> list[Row]:
    """Return a row for each of our games, then for each peer, scaled to the reference machine."""
    slower = REFERENCE_NS / findings.spin_ns
    return [_speed_row(speed, slower) for speed in (*findings.games, *findings.peers)]


def _speed_row(speed: Speed, slower: float) -> Row:
    undo = "-" if speed.undo_us is None else f"{speed.undo_us * slower:.1f} us"
    return (
        speed.name,
        f"{speed.actions_per_second / slower:,.0f}",
        f"{speed.legal_per_step:.1f}",
        f"{speed.copy_us * slower:.1f} us",
        f"{speed.save_us * slower:,.0f} us, {_size(speed.save_bytes)}",
        undo,
    )


def app_rows(findings: Findings) -> list[Row]:
    """Return a row for each thing that a user waits for, with what it should be at most."""
    rows: list[Row] = [("`import engine`", f"{findings.import_ms:.0f} ms", "")]
    if findings.homes:
        ours, bare = findings.homes
        rows += [
            ("home, first frame", _ratio(ours.milliseconds, bare.milliseconds, "ms"), "1.25 x"),
            ("home, memory", _ratio(ours.megabytes, bare.megabytes, "MB"), "1.30 x"),
        ]
    if findings.busy_board_ms is not None:
        rows.append(("busy board, CPU per frame", f"{findings.busy_board_ms:.2f} ms", "1.00 ms"))
    return rows


def _ratio(ours: float, bare: float, unit: str) -> str:
    return f"{ours / bare:.2f} x a bare KivyMD home ({ours:.0f} / {bare:.0f} {unit})"


def _size(octets: int) -> str:
    return f"{octets} B" if octets < 1000 else f"{octets / 1000:.1f} kB"


def _how(findings: Findings) -> str:
    return (
        f"One run, Python {findings.python}. A step lists every legal action, takes one at random, "
        "applies it. The engine's figures are scaled "
        f"to a machine whose spin loop takes {REFERENCE_NS:.0f} ns "
        f"(here {findings.spin_ns:.0f} ns); the app's are not. "
        "A save is the position as JSON, log and disk apart. "
        "An undo also says what was taken back, in words that the table has put together already; "
        "python-chess's says nothing."
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
