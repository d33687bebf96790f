"""The locks are complete, hashed, agree with one another, and name no host."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tools.android.proofs import ANDROID_LOCK
from tools.bootstrap import BENCH_LOCK, CHECK_LOCK, PLAY_LOCK, ROOT
from tools.desktop.bundling import BUNDLE_LOCK
from tools.lockfile import PIN, pins

ART_LOCK = ROOT / "tools" / "requirements-art.txt"

EXTRAS: dict[Path, tuple[str, ...]] = {
    PLAY_LOCK: (),
    CHECK_LOCK: ("dev",),
    ART_LOCK: ("dev", "art"),
    BENCH_LOCK: ("bench",),
    ANDROID_LOCK: ("android",),
    BUNDLE_LOCK: ("bundle",),
}

ALL_LOCKS = pytest.mark.parametrize("lock", EXTRAS, ids=lambda lock: lock.name)


def direct_dependencies(extras: tuple[str, ...]) -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"]]
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return {re.split(r"[\[=<>!~ ;]", line)[0].lower() for line in wanted}


@ALL_LOCKS
def test_a_lock_contains_every_direct_dependency(lock: Path) -> None:
    assert direct_dependencies(EXTRAS[lock]) <= set(pins(lock))


@ALL_LOCKS
def test_a_lock_names_no_host(lock: Path) -> None:
    assert not re.search(r"://|index-url|find-links|trusted-host| @ ", lock.read_text(encoding="utf-8"))


@ALL_LOCKS
def test_every_package_of_a_lock_is_hashed(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    starts = [pin.start() for pin in PIN.finditer(text)]
    entries = [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)


def test_nothing_in_a_lock_escapes_the_reader() -> None:
    lines = PLAY_LOCK.read_text(encoding="utf-8").splitlines()
    assert all(PIN.match(line) or line.startswith("    --hash=sha256:") for line in lines)


@pytest.mark.parametrize(
    "lock", [CHECK_LOCK, ART_LOCK, BENCH_LOCK, ANDROID_LOCK, BUNDLE_LOCK], ids=lambda lock: lock.name
)
def test_the_app_has_the_same_versions_in_every_lock(lock: Path) -> None:
    assert pins(PLAY_LOCK).items() <= pins(lock).items()


def test_who_only_plays_installs_no_pillow() -> None:
    assert "pillow" not in pins(PLAY_LOCK)
