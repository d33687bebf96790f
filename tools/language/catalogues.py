"""The French files: merged with what the program says, written and compiled the same way every time."""

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileParser, write_po

from tools.language.extraction import DOMAINS, domain_of, messages_in, sources

LANGUAGE = "fr"


class French(Catalog):
    """A catalogue with a header that says only what never changes: no dates, no versions, no names."""

    def __init__(self) -> None:
        super().__init__(locale=LANGUAGE, header_comment="# Lanterne, in French", fuzzy=False)

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """The header; what a file says there is not taken over."""
        return [
            ("Language", LANGUAGE),
            ("Plural-Forms", self.plural_forms),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit\n"),
        ]

    @mime_headers.setter
    def mime_headers(self, _read: Iterable[tuple[str, str]]) -> None: ...


def templates(root: Path) -> dict[str, French]:
    """What the program says now, a catalogue without translations for each domain."""
    catalogues = {domain: French() for domain in DOMAINS}
    for path in sources(root):
        for found in sorted(messages_in(path, root), key=lambda found: found.line):
            catalogues[domain_of(found.path)].add(found.id, locations=[(found.path, found.line)])
    return catalogues


def file_of(domain: str, suffix: str, root: Path) -> Path:
    """Where a catalogue lies."""
    return root / "assets" / "locale" / LANGUAGE / "LC_MESSAGES" / f"{domain}{suffix}"


def translations(domain: str, root: Path) -> French:
    """What has been translated so far."""
    catalogue = French()
    path = file_of(domain, ".po", root)
    if path.exists():
        PoFileParser(catalogue, abort_invalid=True).parse(path.read_text(encoding="utf-8").splitlines(True))
    return catalogue


def update(root: Path, prune: bool = False) -> None:
    """Merge what the program says into the files.

    A message that moves to another domain takes its text along. One that is gone stays in its file as
    obsolete, in case it comes back, until `prune`.
    """
    known = {domain: translations(domain, root) for domain in DOMAINS}
    texts = {domain: _texts(catalogue) for domain, catalogue in known.items()}
    memory = {id: text for domain in DOMAINS for id, text in texts[domain].items()}
    said = templates(root)
    everything = {message.id for template in said.values() for message in template}
    for domain, catalogue in known.items():
        catalogue.update(said[domain], no_fuzzy_matching=True)
        for message in catalogue:
            if message.id and not is_complete(message):
                message.string = memory.get(message.id, message.string)
        gone = {id: text for id, text in texts[domain].items() if id not in everything}
        catalogue.obsolete.clear()
        if not prune:
            catalogue.obsolete.update({id: Message(id, text) for id, text in gone.items()})
        _write(catalogue, file_of(domain, ".po", root))


def _texts(catalogue: French) -> dict[Any, Any]:
    """Every translation in a catalogue, obsolete ones included."""
    messages = (*catalogue, *catalogue.obsolete.values())
    return {message.id: message.string for message in messages if message.id and is_complete(message)}


def is_complete(message: Message) -> bool:
    """Whether a message is translated, in every plural form."""
    return all(message.string) if isinstance(message.string, tuple | list) else bool(message.string)


def _write(catalogue: Catalog, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = io.BytesIO()
    write_po(text, catalogue, width=100, include_lineno=False)
    path.write_bytes(text.getvalue())


def compiled(domain: str, root: Path) -> bytes:
    """The .mo file that belongs to the .po file, the same bytes every time."""
    data = io.BytesIO()
    write_mo(data, translations(domain, root))
    return data.getvalue()


def compile_all(root: Path) -> None:
    """Write every .mo file."""
    for domain in DOMAINS:
        path = file_of(domain, ".mo", root)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(compiled(domain, root))
