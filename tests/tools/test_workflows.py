"""The workflows for a public host: pinned, without rights or hosts, and calling only what is in the tree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.bootstrap import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
KEYS = ("runs-on", "timeout-minutes", "strategy", "steps")
"""What a job of ours consists of."""
ALL = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def test_there_is_one_for_the_checks_one_for_the_bundles_and_one_for_android() -> None:
    assert [path.stem for path in WORKFLOWS] == ["android", "bundles", "check"]


@ALL
def test_every_action_is_pinned_to_a_commit_and_says_its_version(path: Path) -> None:
    used = re.findall(r"uses: (.*)", path.read_text("utf-8"))
    assert used
    assert all(re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", each) for each in used)


@ALL
def test_a_workflow_may_only_read_and_keeps_no_credentials(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "permissions:\n  contents: read\n" in text
    assert text.count("persist-credentials: false") == text.count("uses: actions/checkout@")
    assert "secrets." not in text


@ALL
def test_a_workflow_names_no_host(path: Path) -> None:
    assert not re.search(r"://|index-url|extra-index|registry", path.read_text("utf-8"))


@ALL
def test_nothing_that_others_write_is_run_as_a_command(path: Path) -> None:
    runs = re.findall(r"run: (?:\|\n((?: {10}.*\n)+)|(.*))", path.read_text("utf-8"))
    assert runs
    assert not any("${{" in block or "${{" in line for block, line in runs)


@ALL
def test_what_a_workflow_calls_is_in_the_tree(path: Path) -> None:
    text = path.read_text("utf-8")
    called = re.findall(r"(?:python|sh) (tools/\S+)|-r (tools/\S+)|run: \./(\w+)", text)
    files = [name for names in called for name in names if name]
    assert files
    assert all((ROOT / name).is_file() for name in files)


def test_the_checks_run_on_the_oldest_and_the_newest_python() -> None:
    from tools.pythons import NEWEST, OLDEST

    text = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    assert f'["{OLDEST[0]}.{OLDEST[1]}", "{NEWEST[0]}.{NEWEST[1]}"]' in text


@ALL
def test_every_job_says_where_it_runs_and_when_it_is_given_up(path: Path) -> None:
    described = path.read_text("utf-8").partition("\njobs:\n")[2]
    _head, *jobs = re.split(r"^  \w+:\n", described, flags=re.MULTILINE)
    assert jobs
    for job in jobs:
        keys = set(re.findall(r"^    ([\w-]+):", job, re.MULTILINE))
        assert {"runs-on", "timeout-minutes", "steps"} <= keys <= {*KEYS}
        steps = re.findall(r"^ {6}- (\w+): ", job, re.MULTILINE)
        assert len(steps) == job.count("\n      - ")
        assert set(steps) <= {"uses", "run", "name"}
