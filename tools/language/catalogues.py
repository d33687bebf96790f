"""The catalogues: merged with what the program says, written and compiled the same way every time."""

import io
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileParser, write_po

from app.look.languages import LANGUAGES, TRANSLATED
from tools.language.extraction import DOMAINS, domain_of, messages_in, sources


class Translation(Catalog):
    """A catalogue with a header that says only what never changes: no dates, no versions, no names."""

    def __init__(self, language: str) -> None:
        name = LANGUAGES[language].english_name
        super().__init__(locale=language, header_comment=f"# Lanterne, in {name}", fuzzy=False)

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """The header; what a file says there is not taken over."""
        return [
            ("Language", str(self.locale)),
            ("Plural-Forms", self.plural_forms),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit\n"),
        ]

    @mime_headers.setter
    def mime_headers(self, _read: Iterable[tuple[str, str]]) -> None: ...


def templates(root: Path, language: str) -> dict[str, Translation]:
    """What the program says now, a catalogue without translations for each domain."""
    catalogues = {domain: Translation(language) for domain in DOMAINS}
    for path in sources(root):
        for found in sorted(messages_in(path, root), key=lambda found: found.line):
            catalogues[domain_of(found.path)].add(found.id, locations=[(found.path, found.line)])
    return catalogues


def file_of(language: str, domain: str, suffix: str, root: Path) -> Path:
    """Where a catalogue lies."""
    return root / "assets" / "locale" / language / "LC_MESSAGES" / f"{domain}{suffix}"


def translations(language: str, domain: str, root: Path) -> Translation:
    """What has been translated so far."""
    catalogue = Translation(language)
    path = file_of(language, domain, ".po", root)
    if path.exists():
        PoFileParser(catalogue, abort_invalid=True).parse(path.read_text(encoding="utf-8").splitlines(True))
    return catalogue


def update(root: Path, prune: bool = False) -> None:
    """Merge what the program says into the files of every language.

    A message that moves to another domain takes its text along. One that is gone stays in its file as
    obsolete, in case it comes back, until `prune`.
    """
    for language in TRANSLATED:
        _update(root, language, prune)


def _update(root: Path, language: str, prune: bool) -> None:
    known = {domain: translations(language, domain, root) for domain in DOMAINS}
    texts = {domain: _texts(catalogue) for domain, catalogue in known.items()}
    memory = {id: text for domain in DOMAINS for id, text in texts[domain].items()}
    said = templates(root, language)
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
        _write(catalogue, file_of(language, domain, ".po", root))


def _texts(catalogue: Translation) -> dict[Any, Any]:
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


def compiled(language: str, domain: str, root: Path) -> bytes:
    """The .mo file that belongs to the .po file, the same bytes every time."""
    data = io.BytesIO()
    write_mo(data, translations(language, domain, root))
    return data.getvalue()


def compile_all(root: Path) -> None:
    """Write every .mo file."""
    for language, domain in product(TRANSLATED, DOMAINS):
        path = file_of(language, domain, ".mo", root)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(compiled(language, domain, root))
