"""Finding the messages of the program in its Python and KV files."""

import ast
import io
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tokenize import TokenError
from typing import Any

from babel.messages.extract import extract_python

from tools.bootstrap import ROOT

GAMES = tuple(sorted(path.parent.name for path in (ROOT / "app" / "games").glob("*/__init__.py")))
"""The games that have a folder in the app; each has a catalogue of its own."""

DOMAINS = ("shell", *GAMES)
SOURCES = ("main.py", "app/**/*.py", "engine/**/*.py", "kv/**/*.kv")

LONGEST_KV_EXPRESSION = 12
"""Lines; a bracket that is still open after so many was never meant to be closed."""

Id = str | tuple[str, str]
"""A message id, or the singular and the plural."""


@dataclass(frozen=True)
class Found:
    """A message in the program."""

    id: Id
    path: str
    line: int


class NotConstant(Exception):
    """A message id is put together at run time, so that no catalogue can hold it."""


def sources(root: Path) -> list[Path]:
    """Every file that can hold messages, in a stable order."""
    return sorted(path for pattern in SOURCES for path in root.glob(pattern))


def domain_of(path: str) -> str:
    """The catalogue of a file: that of the game which its path names, or the shell's."""
    names = (part.partition(".")[0] for part in path.split("/"))
    return next((name for name in names if name in GAMES), "shell")


def messages_in(path: Path, root: Path) -> Iterator[Found]:
    """The messages of one file."""
    read = kv_messages if path.suffix == ".kv" else python_messages
    name = path.relative_to(root).as_posix()
    yield from (Found(id, name, line) for line, id in read(path.read_text(encoding="utf-8")))


def python_messages(text: str) -> Iterator[tuple[int, Id]]:
    """(line, id) of every message in a Python text, from its syntax tree."""
    for call, read in _calls(text):
        with suppress(NotConstant):
            yield from ((call.lineno, id) for id in read(call))


def unreadable(text: str) -> Iterator[int]:
    """The lines of a Python text with a message id that is put together at run time."""
    for call, read in _calls(text):
        try:
            list(read(call))
        except NotConstant:
            yield call.lineno


def _calls(text: str) -> Iterator[tuple[ast.Call, "Reader"]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", "") or getattr(node.func, "id", "")
            if name in CALLS:
                yield node, CALLS[name]


def _literals(node: ast.expr | None) -> list[str]:
    """The text of a literal, or of both sides of a choice.

    Empty for a variable, whose text was marked where it was written.
    """
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    if isinstance(node, ast.JoinedStr | ast.BinOp):
        raise NotConstant
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _single(call: ast.Call) -> Iterator[Id]:
    yield from _literals(call.args[0]) if call.args else ()


def _pair(call: ast.Call) -> Iterator[Id]:
    if len(call.args) > 1:
        yield from zip(_literals(call.args[0]), _literals(call.args[1]), strict=False)


def _phrase(call: ast.Call) -> Iterator[Id]:
    """`Phrase("{count} tiles", one="{count} tile")`: the plural comes first."""
    given = {word.arg: word.value for word in call.keywords}
    messages = _literals(call.args[0] if call.args else given.get("message"))
    if "one" in given:
        yield from zip(_literals(given["one"]), messages, strict=False)
    else:
        yield from messages


def _counted(call: ast.Call) -> Iterator[Id]:
    """`counted(number, "{count} tiles", "{count} tile")` of a closing: the plural comes first here too."""
    if len(call.args) > 2:
        yield from zip(_literals(call.args[2]), _literals(call.args[1]), strict=False)


Reader = Callable[[ast.Call], Iterator[Id]]
CALLS: Mapping[str, Reader] = {
    "_": _single,
    "gettext": _single,
    "N_": _single,
    "ngettext": _pair,
    "Phrase": _phrase,
    "counted": _counted,
}
KV_CALLS = {"_": None, "N_": None, "ngettext": (1, 2)}


def kv_messages(text: str) -> Iterator[tuple[int, Id]]:
    """(line, id) of every message in a KV text, which is Python only expression by expression."""
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        found, taken = _piece(lines, at)
        yield from found
        at += taken


def _piece(lines: list[str], at: int) -> tuple[list[tuple[int, Id]], int]:
    """The messages of the expression that begins here, and its number of lines."""
    for taken in range(1, LONGEST_KV_EXPRESSION + 1):
        try:
            return _tokens("\n".join(lines[at : at + taken]).strip(), at + 1), taken
        except (TokenError, SyntaxError):
            continue
    return [], 1


def _tokens(text: str, first: int) -> list[tuple[int, Id]]:
    lines = io.BytesIO(text.encode())
    found: list[tuple[int, Id]] = []
    calls: Any = extract_python(lines, KV_CALLS, [], {"encoding": "utf-8"})
    for line, name, given, _comments in calls:
        words: list[Any] = [given] if isinstance(given, str) else list(given or ())
        if name == "ngettext" and len(words) > 1 and words[0] and words[1]:
            found.append((first + line - 1, (words[0], words[1])))
        elif name != "ngettext" and words and words[0]:
            found.append((first + line - 1, words[0]))
    return found
