import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from app.look.places import LOCALE
from app.services import language
from app.services.language import Translator, domains, load_catalogues, system_language
from app.shell.settings import Settings
from engine.core.text import Phrase, use


def write_catalogue(folder: Path, domain: str, messages: dict[Any, Any]) -> None:
    catalogue = Catalog(locale="fr")
    for id, text in messages.items():
        catalogue.add(id, text)
    data = io.BytesIO()
    write_mo(data, catalogue)
    path = folder / "fr" / "LC_MESSAGES" / f"{domain}.mo"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data.getvalue())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_catalogue(
        tmp_path,
        "shell",
        {"Settings": "Réglages", ("{count} tile", "{count} tiles"): ("{count} tuile", "{count} tuiles")},
    )
    write_catalogue(tmp_path, "night_cage", {"nerve": "cran", "Settings": "jamais"})
    return tmp_path


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Sets the variables of the environment that name a language, and no others."""

    def speak(**variables: str) -> None:
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)

    monkeypatch.setattr(language, "platform", "linux")
    return speak


def test_english_is_the_text_itself(folder: Path) -> None:
    tr = Translator(folder, "en")
    assert tr._("Settings") == "Settings"
    assert tr.ngettext("{count} tile", "{count} tiles", 0) == "{count} tiles"


def test_french_comes_from_the_catalogue_of_the_shell_first(folder: Path) -> None:
    tr = Translator(folder, "fr")
    assert tr._("Settings") == "Réglages"
    assert tr._("nerve") == "cran"
    assert tr._("unknown") == "unknown"


@pytest.mark.parametrize(("count", "text"), [(0, "tuile"), (1, "tuile"), (2, "tuiles"), (100, "tuiles")])
def test_in_french_none_is_singular(folder: Path, count: int, text: str) -> None:
    tr = Translator(folder, "fr")
    assert tr.ngettext("{count} tile", "{count} tiles", count).format(count=count) == f"{count} {text}"


def test_whoever_listens_gets_every_catalogue(folder: Path) -> None:
    tr = Translator(folder, "en")
    heard: list[str] = []
    tr.listen(lambda catalogue: heard.append(catalogue.gettext("Settings")))
    tr.choose("fr")
    tr.choose("en")
    assert heard == ["Settings", "Réglages", "Settings"]


def test_the_engine_speaks_with_the_app(folder: Path) -> None:
    tr = Translator(folder, "en")
    tr.listen(use)
    phrase = Phrase("{count} tiles", one="{count} tile", count=0)
    assert str(phrase) == "0 tiles"
    tr.choose("fr")
    assert str(phrase) == "0 tuile"
    tr.choose("en")


def test_the_setting_is_followed(folder: Path, system: Callable[..., None]) -> None:
    system(LANG="fr_FR.UTF-8")
    settings = Settings()
    tr = Translator(folder, "en")
    tr.follow(settings)
    assert tr.language == "fr"
    settings.language = "en"
    assert tr.language == "en"
    settings.language = "system"
    assert tr._("Settings") == "Réglages"


def test_a_kv_rule_follows_the_language(folder: Path, window: Any) -> None:
    from kivy.lang import Builder
    from kivy.properties import ObjectProperty, StringProperty
    from kivy.uix.label import Label

    class TranslatedSign(Label):
        tr = ObjectProperty()
        tiles = StringProperty()

    Builder.load_string(
        "<TranslatedSign>:\n"
        '    text: self.tr._("Settings")\n'
        '    tiles: self.tr.ngettext("{count} tile", "{count} tiles", 2).format(count=2)\n'
    )
    sign = TranslatedSign(tr=Translator(folder, "en"))
    assert (sign.text, sign.tiles) == ("Settings", "2 tiles")
    sign.tr.choose("fr")
    assert (sign.text, sign.tiles) == ("Réglages", "2 tuiles")


def test_a_missing_or_broken_catalogue_leaves_its_part_in_english(folder: Path) -> None:
    (folder / "fr" / "LC_MESSAGES" / "shell.mo").write_bytes(b"\xde\x12\x04\x95garbage")
    chain = load_catalogues(folder, "fr")
    assert chain.gettext("nerve") == "cran"
    assert chain.gettext("unknown") == "unknown"
    assert load_catalogues(folder, "xx").gettext("Settings") == "Settings"


@pytest.mark.parametrize("size", range(0, 200, 7))
def test_a_cut_catalogue_never_raises(folder: Path, size: int) -> None:
    path = folder / "fr" / "LC_MESSAGES" / "shell.mo"
    path.write_bytes(path.read_bytes()[:size])
    load_catalogues(folder, "fr").gettext("Settings")


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr_BE:en"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system_is_taken_where_it_is_spoken(
    system: Callable[..., None], variables: dict[str, str], expected: str
) -> None:
    system(**variables)
    assert system_language() == expected


@pytest.mark.parametrize("platform", ["android", "macosx", "win"])
def test_a_system_that_does_not_answer_is_english(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> str:
        raise OSError("no answer")

    monkeypatch.setattr(language, "platform", platform)
    monkeypatch.setitem(language.ASK, platform, fail)  # type: ignore[arg-type]
    assert system_language() == "en"


def test_every_game_has_its_domain() -> None:
    from engine import GAMES

    assert set(GAMES) <= set(domains(LOCALE, "fr"))
