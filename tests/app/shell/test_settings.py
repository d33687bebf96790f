import errno
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.services.storage import ScriptedStorage
from app.shell.settings import FIELDS, NOT_SAVED, SAVE_DELAY, UNREADABLE, Settings


class Bell:
    """Stands for a trigger of Kivy's clock: `ring` lets its delay pass."""

    def __init__(self) -> None:
        self.delay, self.pending = 0.0, False

    def hang(self, call: Callable[[], None], delay: float) -> "Bell":
        self._act, self.delay = call, delay
        return self

    def __call__(self) -> None:
        self.pending = True

    def cancel(self) -> None:
        self.pending = False

    def ring(self) -> None:
        if self.pending:
            self._act()


@pytest.fixture
def bell() -> Bell:
    return Bell()


@pytest.fixture
def storage(tmp_path: Path) -> ScriptedStorage:
    return ScriptedStorage(tmp_path)


def saved(storage: ScriptedStorage) -> Any:
    return json.loads(storage.read("settings", "settings.json"))


def put(storage: ScriptedStorage, content: Any) -> None:
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    storage.write("settings", "settings.json", data)
    storage.written.clear()


def test_every_default_is_allowed() -> None:
    for name, field in FIELDS.items():
        assert field.fits(field.default), name


def test_the_table_and_the_properties_are_the_same() -> None:
    settings = Settings()
    assert {name: getattr(settings, name) for name in FIELDS} == {
        name: field.default for name, field in FIELDS.items()
    }


def test_without_a_file_all_is_default_and_nothing_is_said(storage: ScriptedStorage) -> None:
    settings = Settings.load(storage)
    assert settings.notice == ""
    assert storage.names("settings") == []


def test_a_change_is_saved_once_after_a_moment(storage: ScriptedStorage, bell: Bell) -> None:
    settings = Settings.load(storage, bell.hang)
    for percent in range(20):
        settings.effects_volume = percent
    assert storage.written == []
    assert bell.delay == SAVE_DELAY
    bell.ring()
    assert storage.written == ["settings.json"]
    assert saved(storage)["effects_volume"] == 19


def test_on_pause_nothing_waits(storage: ScriptedStorage, bell: Bell) -> None:
    settings = Settings.load(storage, bell.hang)
    settings.patterns = True
    settings.save()
    assert saved(storage)["patterns"] is True
    assert not bell.pending


def test_the_clock_of_kivy_saves_too(storage: ScriptedStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    from kivy.clock import Clock

    monkeypatch.setattr("app.shell.settings.SAVE_DELAY", 0)
    settings = Settings.load(storage)
    settings.patterns = True
    Clock.tick()
    Clock.tick()
    assert storage.written == ["settings.json"]


@given(st.fixed_dictionaries({name: st.sampled_from(list(field.allowed)) for name, field in FIELDS.items()}))
def test_a_setting_that_was_set_comes_back(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, Any]
) -> None:
    storage = ScriptedStorage(tmp_path_factory.mktemp("settings"))
    settings = Settings.load(storage, Bell().hang)
    for name, value in values.items():
        setattr(settings, name, value)
    settings.save()
    again = Settings.load(storage, Bell().hang)
    assert {name: getattr(again, name) for name in FIELDS} == values
    assert again.notice == ""


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[1]", b"null1", b'"x"', b"[" * 100_000])
def test_a_broken_file_is_set_aside_with_one_line(storage: ScriptedStorage, content: bytes) -> None:
    put(storage, content)
    settings = Settings.load(storage)
    assert settings.notice == UNREADABLE
    assert "\n" not in settings.notice
    assert {name: getattr(settings, name) for name in FIELDS} == {
        name: field.default for name, field in FIELDS.items()
    }
    assert storage.read("settings", "settings.json.broken") == content
    assert Settings.load(storage).notice == ""


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("text_size", "120"),
        ("text_size", 300),
        ("text_size", 101),
        ("text_size", True),
        ("text_size", 1e9),
        ("patterns", 1),
        ("patterns", None),
        ("language", "klingon"),
        ("animation", ["off"]),
        ("confirm", {}),
    ],
)
def test_a_value_that_may_not_be_falls_back_and_the_others_stay(
    storage: ScriptedStorage, name: str, value: Any
) -> None:
    put(storage, {name: value, "effects_volume": 5})
    settings = Settings.load(storage)
    assert getattr(settings, name) == FIELDS[name].default
    assert settings.effects_volume == 5
    assert settings.notice == UNREADABLE
    assert storage.exists("settings", "settings.json.broken")


scraps = st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["", "fr", "100"])


@given(st.dictionaries(st.sampled_from([*FIELDS, "other"]), scraps | st.lists(scraps)))
def test_whatever_the_file_says_every_setting_is_allowed(
    tmp_path_factory: pytest.TempPathFactory, content: dict[str, Any]
) -> None:
    storage = ScriptedStorage(tmp_path_factory.mktemp("settings"))
    put(storage, content)
    settings = Settings.load(storage, Bell().hang)
    assert all(field.fits(getattr(settings, name)) for name, field in FIELDS.items())


def test_a_save_that_fails_says_so_until_one_succeeds(storage: ScriptedStorage, bell: Bell) -> None:
    settings = Settings.load(storage, bell.hang)
    storage.refuse = errno.ENOSPC
    settings.save()
    assert settings.notice == NOT_SAVED
    storage.refuse = None
    settings.save()
    assert settings.notice == ""


def test_keys_of_a_newer_version_are_kept(storage: ScriptedStorage) -> None:
    put(storage, {"text_size": 120, "hologram": {"depth": 3}})
    settings = Settings.load(storage)
    assert settings.notice == ""
    settings.text_size = 125
    settings.save()
    assert saved(storage)["hologram"] == {"depth": 3}
    assert saved(storage)["text_size"] == 125


def test_loading_does_not_write(storage: ScriptedStorage, bell: Bell) -> None:
    put(storage, {"text_size": 120})
    Settings.load(storage, bell.hang)
    assert not bell.pending
    assert storage.written == []


@pytest.mark.parametrize(("name", "value"), [("language", "xx"), ("text_size", 200), ("effects_volume", -1)])
def test_code_cannot_set_what_may_not_be(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=name):
        setattr(Settings(), name, value)


@pytest.mark.parametrize(("animation", "seconds"), [("off", 0.0), ("fast", 1.0), ("normal", 2.0)])
def test_animations_last_as_long_as_the_player_likes(animation: str, seconds: float) -> None:
    settings = Settings()
    settings.animation = animation
    assert settings.duration(2.0) == seconds


def test_reset_brings_the_defaults_back() -> None:
    settings = Settings()
    settings.text_size, settings.high_contrast = 150, True
    settings.reset()
    assert (settings.text_size, settings.high_contrast) == (100, False)


def test_a_kv_rule_follows_the_settings(window: Any) -> None:
    from kivy.lang import Builder
    from kivy.properties import ObjectProperty
    from kivy.uix.label import Label

    class AdjustedSign(Label):
        settings = ObjectProperty()

    Builder.load_string(
        "<AdjustedSign>:\n    font_size: self.settings.sp(20)\n    opacity: self.settings.duration(1)\n"
    )
    sign = AdjustedSign(settings=Settings())
    assert (sign.font_size, sign.opacity) == (20, 1)
    sign.settings.text_size = 150
    sign.settings.animation = "fast"
    assert (sign.font_size, sign.opacity) == (30, 0.5)
