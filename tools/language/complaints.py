"""What can be wrong with a translation; each complaint is one line that names the message."""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from app.look.languages import TRANSLATED
from tools.language.catalogues import compiled, file_of, is_complete, templates, translations
from tools.language.extraction import DOMAINS, sources, unreadable

FIELD = re.compile(r"\{[^{}]*\}")
TAG = re.compile(r"\[/?[a-z]+(?:=[^\]]*)?\]")
"""Kivy markup: [b], [/b], [color=...]."""

NBSP = "\N{NO-BREAK SPACE}"
UNFRENCH: Mapping[str, re.Pattern[str]] = {
    "a plain space before ; : ! ? » %": re.compile(r" [;:!?»%]"),
    "no space before ; ! ? »": re.compile(rf"[^\s{NBSP}!?…(][;!?»]"),
    "no space before a colon": re.compile(rf"[^\s{NBSP}\d]:(?=\s|$)"),
    "no no-break space after «": re.compile(f"«(?!{NBSP})"),
    "a straight apostrophe": re.compile(r"\w'"),
    "three dots instead of …": re.compile(r"\.\.\."),
}
"""French typography; the narrow no-break space is not in the fonts, so the wide one stands for it."""
TYPOGRAPHY = {"fr": UNFRENCH}
"""What each language complains of, if it complains of anything."""


def missing(_domain: str, template: Catalog, translation: Catalog) -> Iterator[str]:
    """Messages without a translation, or with one plural form short."""
    for message in _messages(template):
        known = translation.get(message.id)
        if (
            known is None
            or not is_complete(known)
            or isinstance(known.id, str) != isinstance(message.id, str)
        ):
            yield _name(message)


def fuzzy(_domain: str, _template: Catalog, translation: Catalog) -> Iterator[str]:
    """Translations that somebody only guessed."""
    yield from (_name(message) for message in _messages(translation) if message.fuzzy)


def obsolete(_domain: str, template: Catalog, translation: Catalog) -> Iterator[str]:
    """Translations of messages that the program no longer says."""
    yield from map(_name, translation.obsolete.values())
    yield from (_name(message) for message in _messages(translation) if template.get(message.id) is None)


def other_fields(_domain: str, _template: Catalog, translation: Catalog) -> Iterator[str]:
    """Translations whose fields or markup differ from the original's.

    The French singular also stands for zero, so it names the number even where the English one does not.
    """
    for message in _messages(translation):
        wanted = _marks(_forms(message.id)[-1])
        if is_complete(message) and any(_marks(form) != wanted for form in _forms(message.string)):
            yield _name(message)


def bad_typography(_domain: str, _template: Catalog, translation: Catalog) -> Iterator[str]:
    """Translations that are set against the habits of their language."""
    habits = TYPOGRAPHY.get(str(translation.locale), {})
    for message in _messages(translation):
        for text in _forms(message.string):
            plain = TAG.sub("", text)
            yield from (f"{_name(message)}: {what}" for what, bad in habits.items() if bad.search(plain))


COMPLAINTS: Mapping[str, Callable[[str, Catalog, Catalog], Iterator[str]]] = {
    "not translated": missing,
    "only guessed": fuzzy,
    "no longer said": obsolete,
    "other fields": other_fields,
    "bad typography": bad_typography,
}


def complaints(root: Path) -> Iterator[str]:
    """Everything that is wrong with the messages and the catalogues below this root."""
    yield from put_together(root)
    for language in TRANSLATED:
        yield from (f"{language} {line}" for line in _complaints_in(language, root))


def _complaints_in(language: str, root: Path) -> Iterator[str]:
    said = templates(root, language)
    known = {domain: translations(language, domain, root) for domain in DOMAINS}
    for domain in DOMAINS:
        for what, find in COMPLAINTS.items():
            yield from (f"{domain}: {what}: {line}" for line in find(domain, said[domain], known[domain]))
        path = file_of(language, domain, ".mo", root)
        if not path.exists() or path.read_bytes() != compiled(language, domain, root):
            yield f"{domain}: {path.name} is out of date: run tools/catalogue compile"
    yield from (f"translated differently in two domains: {line}" for line in contradictions(known))


def put_together(root: Path) -> Iterator[str]:
    """Places where a message id is made at run time, so that no catalogue can hold it."""
    for path in sources(root):
        if path.suffix == ".py":
            for line in unreadable(path.read_text(encoding="utf-8")):
                yield f"{path.relative_to(root)}:{line}: a message id must be one literal with named fields"


def contradictions(translated: Mapping[str, Catalog]) -> Iterator[str]:
    """Messages of two domains with two translations: the app would know only the first."""
    first: dict[str, object] = {}
    for catalogue in translated.values():
        for message in _messages(catalogue):
            key = _forms(message.id)[0]
            if is_complete(message) and first.setdefault(key, message.string) != message.string:
                yield _name(message)


def _messages(catalogue: Catalog) -> Iterator[Message]:
    return (message for message in catalogue if message.id)


def _forms(text: str | tuple[str, ...] | list[str] | None) -> list[str]:
    return [text] if isinstance(text, str) else list(text or ())


def _marks(text: str) -> list[str]:
    return sorted(FIELD.findall(text) + TAG.findall(text))


def _name(message: Message) -> str:
    return repr(_forms(message.id)[0])
