"""The proofs that need no builder run here too; and a proof that breaks says so, in one line."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games.obscurio.illusions import deck
from tools.android import newer_python, proofs
from tools.android.newer_python import read
from tools.android.on_newer_python import COPIED, NOT_HERE
from tools.android.pretend import Missing
from tools.android.proofs import PROOFS, Proof, main, pretended, without_asserts
from tools.android.verdict import Verdict, told
from tools.bootstrap import ROOT

HERE = Path(sys.executable)


@pytest.mark.slow
def test_every_module_imports_where_kivy_believes_it_is_on_android() -> None:
    verdict = pretended(HERE)
    assert verdict.held, verdict.line
    assert " by name; services: sound, speech, haptics, motion, room_light" in verdict.line


@pytest.mark.slow
@pytest.mark.painted
def test_the_app_draws_under_oo() -> None:
    verdict = without_asserts(("-m", "tests.show"), HERE)
    assert verdict.held, verdict.line


def test_a_module_that_the_package_does_not_hold_is_not_found() -> None:
    missing = Missing({"kivy", "materialyoucolor"})
    for name in ("PIL", "numpy.linalg", "tkinter", "pytest", "materialyoucolor.quantize.celebi"):
        with pytest.raises(ModuleNotFoundError):
            missing.find_spec(name)
    assert missing.find_spec("kivy.app") is None
    assert missing.find_spec("json") is None


def test_a_program_tells_its_verdict_in_its_last_line() -> None:
    said = "much talk\n" + json.dumps({"held": True, "line": "all is well"}) + "\n"
    assert told(0, said, "") == Verdict(True, "all is well")


@pytest.mark.parametrize("said", ["", "only talk", "3", '{"held": true}'])
def test_a_program_that_broke_is_quoted(said: str) -> None:
    assert told(1, said, "Traceback\nKeyError: 'x'") == Verdict(False, "ended with 1: KeyError: 'x'")


def test_the_newer_python_must_compile_and_test() -> None:
    said = "compiled 400 files with 3.14.2\n....\n1600 passed, 3 deselected in 90.00s\n"
    assert read(0, said).held
    assert "1600 passed" in read(0, said).line
    assert read(1, said.replace("1600 passed", "2 failed, 1598 passed")).held is False
    assert read(1, "SyntaxError: no").held is False


def test_a_machine_without_node_says_that_the_proof_was_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(newer_python.shutil, "which", lambda program: None)
    verdict = newer_python.newer_python_proof(tmp_path, tmp_path / "node")
    assert verdict.held is None
    assert verdict.word == "not run here"


def test_the_nine_proofs_are_shown_in_order(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(PROOFS) == 9
    shown = [Proof(name, lambda: Verdict(True, "seen")) for name in ("one", "two")]
    monkeypatch.setattr(proofs, "PROOFS", (*shown, Proof("three", lambda: Verdict(None, "no node"))))
    assert main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:3]] == ["one", "two", "three"]
    assert lines[-1] == "2 of 3 hold, 1 not run here"


def test_one_proof_that_fails_fails_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "PROOFS", (Proof("one", lambda: Verdict(False, "no")),))
    assert main([]) == 1
    assert main(["nothing of that name"]) == 2


def test_a_proof_that_takes_too_long_fails_in_one_line_and_the_next_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def late() -> Verdict:
        raise subprocess.TimeoutExpired("main.py", 120)

    monkeypatch.setattr(proofs, "PROOFS", (Proof("one", late), Proof("two", lambda: Verdict(True, "seen"))))
    assert main([]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[1:] == ["FAILS", "not", "ended", "after", "2", "minutes"]
    assert lines[-1] == "1 of 2 hold"


def test_what_the_engine_reads_comes_along_to_the_newer_python() -> None:
    assert deck.FILE.relative_to(ROOT).as_posix() in COPIED


def test_no_test_that_starts_a_process_is_sent_where_there_are_none() -> None:
    starting = {
        f"{file.relative_to(ROOT).as_posix()}::{each.name}"
        for file in (ROOT / "tests" / "engine").rglob("test_*.py")
        for each in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(each, ast.FunctionDef) and "subprocess.run(" in ast.unparse(each)
        if "mark.slow" not in ast.unparse(each)
    }
    assert starting <= set(NOT_HERE)
