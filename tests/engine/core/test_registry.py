"""The games by name, imported when first asked for; and what importing the engine brings along."""

import subprocess
import sys
from importlib import import_module

import pytest

from engine import GAMES
from engine.core.registry import Registry
from tests.miniature import MINIATURE

FOREIGN = ("kivy", "kivymd", "plyer", "numpy", "random", "app", "tests")


@pytest.fixture
def registry(monkeypatch, tmp_path):
    """One game whose module says when it is imported."""
    (tmp_path / "hearth.py").write_text("from tests.miniature import MINIATURE as GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield Registry({"hearth": "hearth"})
    sys.modules.pop("hearth", None)


def test_listing_the_games_imports_none(registry):
    assert (list(registry), len(registry)) == (["hearth"], 1)
    assert "hearth" not in sys.modules


def test_a_game_is_imported_once_when_asked_for(registry):
    assert registry["hearth"] is MINIATURE
    sys.modules.pop("hearth")
    assert registry["hearth"] is MINIATURE
    assert "hearth" not in sys.modules


def test_asking_whether_a_game_is_there_does_not_import_it(registry):
    assert "hearth" in registry
    assert "chess" not in registry
    assert ["hearth"] not in registry
    assert "hearth" not in sys.modules


def test_an_unknown_game_is_a_key_error(registry):
    with pytest.raises(KeyError):
        registry["chess"]


def test_every_game_is_registered_under_its_own_key():
    assert [GAMES[key].info.key for key in GAMES] == list(GAMES)


def test_the_engine_needs_no_screen_no_numbers_library_and_no_unseeded_chance():
    program = "import sys, engine; [engine.GAMES[key] for key in engine.GAMES]; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded.isdisjoint(FOREIGN)


def test_importing_the_engine_imports_no_game():
    program = "import sys, engine; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not [name for name in loaded if name.startswith("engine.games.")]


def test_the_info_of_a_game_is_read_without_its_rules():
    program = "import sys, engine; [engine.GAMES.info(key) for key in engine.GAMES]; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    allowed = {f"engine.games.{key}{end}" for key in GAMES for end in ("", ".info", ".options")}
    assert {name for name in done.stdout.split() if name.startswith("engine.games.")} == allowed


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_the_info_that_was_read_without_it(key):
    assert GAMES[key].info is GAMES.info(key)


def test_a_package_says_which_of_its_names_it_does_not_have():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        import_module("engine.games.night_cage").nothing  # noqa: B018


def test_a_game_can_be_listed_later(registry):
    registry.add("embers", "tests.miniature")
    assert list(registry) == ["hearth", "embers"]
    assert registry["embers"].info is registry.info("embers")
