"""The programs in tools/language: what they find, what they keep, what they complain about."""

import subprocess
import sys
from gettext import GNUTranslations
from pathlib import Path

import pytest

from app.look.languages import Language
from tools.language import catalogues
from tools.language import complaints as complaining
from tools.language.catalogues import compile_all, file_of, translations, update
from tools.language.complaints import complaints
from tools.language.extraction import domain_of, kv_messages, python_messages


def test_python_messages_are_found_by_the_name_of_the_call() -> None:
    text = """
_("one")
app.tr._("two " "words")
TABLE = {1: N_("three")}
self.tr.ngettext("{n} four", "{n} fours", n)
Phrase("{count} fives", one="{count} five", count=3)
Phrase("six {x}", x=Phrase("seven"))
counted(9, "{count} nines", "{count} nine")
_(variable)
other("eight")
"""
    assert sorted(id if isinstance(id, str) else id[0] for _, id in python_messages(text)) == [
        "one",
        "seven",
        "six {x}",
        "three",
        "two words",
        "{count} five",
        "{count} nine",
        "{n} four",
    ]
    pairs = [id for _, id in python_messages(text)]
    assert ("{count} five", "{count} fives") in pairs
    assert ("{count} nine", "{count} nines") in pairs


def test_both_sides_of_a_choice_are_messages() -> None:
    assert [id for _, id in python_messages('_("On" if x else "Off")\n_(A if x else B)')] == ["On", "Off"]


@pytest.mark.parametrize("call", ['_(f"{x} tiles")', '_("a" + x)', '_("%s" % x)', 'Phrase(f"{x}", y=1)'])
def test_a_message_put_together_at_run_time_is_complained_about(call: str, program: Path) -> None:
    (program / "main.py").write_text(f"x = 1\n{call}\n")
    assert "main.py:2: a message id must be one literal with named fields" in list(complaints(program))


KV = """#:import dp kivy.metrics.dp
<Home>:
    Label:
        text: app.tr._("Settings")
    Button:
        text: app.tr._("Yes") if self.state == "down" else app.tr._("No")
        on_release: app.say(app.tr._("Gone"))
    Label:
        text:
            app.tr.ngettext(
            "{count} tile",
            "{count} tiles", root.n).format(count=root.n)
        # _("only a comment")
"""
IN_KV = [(4, "Settings"), (6, "Yes"), (6, "No"), (7, "Gone"), (11, ("{count} tile", "{count} tiles"))]


def test_kv_messages_are_found() -> None:
    assert list(kv_messages(KV)) == IN_KV


@pytest.mark.parametrize("trouble", ["    dedent: (1,\n", "   odd:\n", 'text: "open\n'])
def test_kv_that_is_no_python_hides_nothing(trouble: str) -> None:
    assert [id for _, id in kv_messages(KV + trouble)] == [id for _, id in IN_KV]
    after = [id for _, id in kv_messages(trouble + KV)]
    assert after == [id for _, id in IN_KV]


@pytest.mark.parametrize(
    ("path", "domain"),
    [
        ("engine/games/obscurio/rules/vote.py", "obscurio"),
        ("app/games/night_cage/presenter.py", "night_cage"),
        ("kv/dead_cells/table.kv", "dead_cells"),
        ("app/companion/finstere_flure.py", "finstere_flure"),
        ("engine/core/session.py", "shell"),
        ("main.py", "shell"),
    ],
)
def test_a_message_belongs_to_the_game_of_its_path(path: str, domain: str) -> None:
    assert domain_of(path) == domain


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A small program that says two things."""
    (tmp_path / "main.py").write_text('_("Yes")\nngettext("{n} tile", "{n} tiles", 2)\n')
    (tmp_path / "engine" / "obscurio").mkdir(parents=True)
    update(tmp_path)
    return tmp_path


def translate(program: Path, domain: str, **texts: str | tuple[str, str]) -> None:
    path = file_of("fr", domain, ".po", program)
    po = path.read_text(encoding="utf-8")
    for id, text in texts.items():
        po = po.replace(f'msgid "{id}"\nmsgstr ""', f'msgid "{id}"\nmsgstr "{text}"')
    path.write_text(po, encoding="utf-8")


@pytest.mark.parametrize("words", [[], ["sing"], ["check", "twice"]])
def test_an_unknown_command_is_answered_with_the_usage(words: list[str]) -> None:
    script = Path(__file__).resolve().parents[3] / "tools" / "catalogue"
    done = subprocess.run([sys.executable, str(script), *words], capture_output=True, text=True, timeout=600)
    assert done.returncode == 2
    assert "tools/catalogue update" in done.stdout


def test_new_messages_stay_empty(program: Path) -> None:
    assert translations("fr", "shell", program)["Yes"].string == ""
    assert "fr shell: not translated: 'Yes'" in list(complaints(program))


def test_updating_keeps_what_was_translated(program: Path) -> None:
    translate(program, "shell", Yes="Oui")
    with (program / "main.py").open("a") as file:
        file.write('_("No")\n')
    update(program)
    assert translations("fr", "shell", program)["Yes"].string == "Oui"
    assert translations("fr", "shell", program)["No"].string == ""


def test_a_message_that_moves_takes_its_translation_along(program: Path) -> None:
    translate(program, "shell", Yes="Oui")
    (program / "main.py").write_text("")
    (program / "engine" / "obscurio" / "text.py").write_text('_("Yes")\n')
    update(program)
    assert translations("fr", "obscurio", program)["Yes"].string == "Oui"
    assert not any(translations("fr", "shell", program).obsolete)


def test_a_message_that_goes_and_comes_back_finds_its_translation(program: Path) -> None:
    translate(program, "shell", Yes="Oui")
    before = (program / "main.py").read_text()
    (program / "main.py").write_text("")
    update(program)
    update(program)
    assert "fr shell: no longer said: 'Yes'" in list(complaints(program))
    (program / "main.py").write_text(before)
    update(program)
    assert translations("fr", "shell", program)["Yes"].string == "Oui"


def test_pruning_drops_what_is_no_longer_said(program: Path) -> None:
    translate(program, "shell", Yes="Oui")
    (program / "main.py").write_text("")
    update(program, prune=True)
    compile_all(program)
    assert list(complaints(program)) == []


def test_updating_and_compiling_twice_gives_the_same_bytes(program: Path) -> None:
    files = [file_of("fr", "shell", suffix, program) for suffix in (".po", ".mo")]
    compile_all(program)
    first = [file.read_bytes() for file in files]
    update(program)
    compile_all(program)
    assert [file.read_bytes() for file in files] == first


def test_the_compiled_file_is_read_by_the_standard_library(program: Path) -> None:
    translate(program, "shell", Yes="Oui")
    compile_all(program)
    with file_of("fr", "shell", ".mo", program).open("rb") as file:
        assert GNUTranslations(file).gettext("Yes") == "Oui"


@pytest.mark.parametrize(
    ("english", "french", "complaint"),
    [
        ("{who} wins", "{qui} gagne", "other fields"),
        ("{who} wins", "gagné", "other fields"),
        ("[b]Stop[/b]", "[b]Stop", "other fields"),
        ("Stop!", "Stop !", "a plain space"),
        ("Stop!", "Stop!", "no space before"),
        ("Note: x", "Note: x", "before a colon"),
        ("the 'end'", "«fin»", "after «"),
        ("the end", "l'arrivée", "apostrophe"),
        ("wait", "attends...", "three dots"),
    ],
)
def test_a_bad_translation_is_complained_about(
    program: Path, english: str, french: str, complaint: str
) -> None:
    (program / "main.py").write_text(f"_({english!r})\n")
    update(program)
    translate(program, "shell", **{english: french})
    assert any(complaint in line for line in complaints(program))


@pytest.mark.parametrize(
    "french",
    ["Stop\N{NO-BREAK SPACE}!", "Quoi\N{NO-BREAK SPACE}?!", "À 12:30", "L\N{RIGHT SINGLE QUOTATION MARK}un…"],
)
def test_good_french_is_not_complained_about(program: Path, french: str) -> None:
    (program / "main.py").write_text('_("Stop")\n')
    update(program, prune=True)
    translate(program, "shell", Stop=french)
    compile_all(program)
    assert list(complaints(program)) == []


def test_two_translations_of_one_message_are_complained_about(program: Path) -> None:
    (program / "engine" / "obscurio" / "text.py").write_text('_("Yes")\n')
    update(program)
    translate(program, "shell", Yes="Oui")
    translate(program, "obscurio", Yes="Si")
    assert "fr translated differently in two domains: 'Yes'" in list(complaints(program))


def test_a_second_language_gets_files_of_its_own_and_no_french_typography(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = Language("Deutsch", "German", {})
    monkeypatch.setattr(catalogues, "LANGUAGES", {**catalogues.LANGUAGES, "de": german})
    for module in (catalogues, complaining):
        monkeypatch.setattr(module, "TRANSLATED", ("fr", "de"))
    update(program)
    assert "de shell: not translated: 'Yes'" in list(complaints(program))
    path = file_of("de", "shell", ".po", program)
    path.write_text(path.read_text().replace('msgid "Yes"\nmsgstr ""', 'msgid "Yes"\nmsgstr "Ja!"'))
    compile_all(program)
    assert not [line for line in complaints(program) if line.startswith("de") and "'Yes'" in line]
    with file_of("de", "shell", ".mo", program).open("rb") as file:
        assert GNUTranslations(file).gettext("Yes") == "Ja!"


def test_a_variable_in_kv_is_left_to_where_it_was_written():
    text = '    title: app.tr._(root.entry.title)\n    text: app.tr._("Rules")'
    assert list(kv_messages(text)) == [(2, "Rules")]
