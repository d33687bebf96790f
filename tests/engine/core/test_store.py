"""Files: whole or not at all, two generations, and an envelope that notices every change."""

import errno
import json
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import SaveError
from engine.core import store
from engine.core.store import older, read_file, seal, unseal, write_file

FLOATS = st.floats(allow_nan=False, allow_infinity=False)
"""No file of ours holds any other: they would be no JSON."""
keys = st.text(max_size=8) | st.integers(0, 200)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 256) + 1, (1 << 256) - 1) | FLOATS | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(keys, inner, max_size=5),
    max_leaves=20,
)
envelopes = st.fixed_dictionaries(
    {"game": st.text(), "rules": values, "setup": values, "state": values, "log": values}
)


def with_text_keys(value):
    """What JSON makes of it: numbers that are keys become text."""
    return json.loads(json.dumps(value))


@given(envelopes.filter(lambda each: len(json.dumps(each)) == len(json.dumps(with_text_keys(each)))))
def test_any_envelope_that_json_can_hold_comes_back(envelope):
    got = unseal(seal(envelope))
    wanted = with_text_keys(envelope)
    assert json.dumps({key: got[key] for key in wanted}) == json.dumps(wanted)
    assert (got["app"], got["format"]) == (store.APP, store.FORMAT)


def test_a_lone_surrogate_and_a_numbered_key_do_no_harm():
    table = {10: "ten", 9: "nine", "name": "\ud800"}
    assert unseal(seal(_envelope(setup=table)))["setup"] == {"10": "ten", "9": "nine", "name": "\ud800"}


def _envelope(**changed):
    return {"game": "embers", "rules": 1, "setup": {}, "state": {}, "log": [], **changed}


@given(st.data())
def test_one_changed_byte_is_always_noticed(data):
    sealed = bytearray(seal(_envelope(state={"board": [1, 2, 3], "name": "été"})))
    place = data.draw(st.integers(0, len(sealed) - 1))
    sealed[place] ^= data.draw(st.integers(1, 255))
    with pytest.raises(SaveError):
        unseal(bytes(sealed))


@given(st.data())
def test_a_file_that_was_cut_is_always_noticed(data):
    sealed = seal(_envelope())
    with pytest.raises(SaveError):
        unseal(sealed[: data.draw(st.integers(0, len(sealed) - 1))])


@pytest.mark.parametrize("depth", [100, 600, 900, 980, 995, 5000, 200_000])
def test_deep_nesting_is_refused_or_read_but_never_an_accident(depth):
    body = json.dumps({**_envelope(), "app": "lanterne", "format": 1, "sum": "", "log": "HERE"})
    deep = body.replace('"HERE"', "[" * depth + "]" * depth)
    with pytest.raises(SaveError):
        unseal(deep.encode())


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "incomplete or corrupted"),
        (b"\x00\xff\xfe", "incomplete or corrupted"),
        (b"[]", "not a Lanterne save"),
        (b"null", "not a Lanterne save"),
        (b'{"app": "chess"}', "not a Lanterne save"),
        (b'{"app": "lanterne"}', "incomplete or corrupted"),
        (b'{"app": "lanterne", "format": true}', "incomplete or corrupted"),
        (b'{"app": "lanterne", "format": 0}', "incomplete or corrupted"),
        (b'{"app": "lanterne", "format": 1e99}', "incomplete or corrupted"),
        (b'{"app": "lanterne", "format": 3}', "newer version"),
        (b'{"app": "lanterne", "format": 1}', "checksum"),
        (b'{"app": "lanterne", "format": ' + b"9" * 5000 + b"}", "incomplete or corrupted"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(data, reason):
    with pytest.raises(SaveError, match=reason):
        unseal(data)


def test_an_envelope_of_an_older_format_is_brought_up_step_by_step(monkeypatch):
    old = json.loads(seal(_envelope()))
    sealed = seal(_envelope())
    now = store.FORMAT
    monkeypatch.setattr(store, "FORMAT", now + 2)
    monkeypatch.setattr(
        store,
        "MIGRATIONS",
        {
            now: lambda envelope: {**envelope, "format": now + 1, "log": ["one"]},
            now + 1: lambda envelope: {**envelope, "format": now + 2, "log": [*envelope["log"], "two"]},
        },
    )
    assert unseal(sealed) == {**old, "format": now + 2, "log": ["one", "two"]}


def test_format_1_carried_nothing_and_had_no_lot(monkeypatch):
    with monkeypatch.context() as before:
        before.setattr(store, "FORMAT", 1)
        sealed = seal(_envelope(setup={"seats": 2}))
    assert unseal(sealed)["setup"] == {"seats": 2, "carry": {}, "lot": 0}


@pytest.mark.parametrize("setup", [None, [], 3, "x"])
def test_a_set_up_of_format_1_that_is_none_is_left_for_the_opening_to_refuse(monkeypatch, setup):
    with monkeypatch.context() as before:
        before.setattr(store, "FORMAT", 1)
        sealed = seal(_envelope(setup=setup))
    assert unseal(sealed)["setup"] == setup


def test_the_generation_before_is_kept(tmp_path):
    path = tmp_path / "a.json"
    for content in (b"1", b"2", b"3"):
        write_file(path, content)
    assert (path.read_bytes(), older(path).read_bytes()) == (b"3", b"2")
    assert len(list(tmp_path.iterdir())) == 2


def test_where_files_cannot_be_linked_the_generation_before_is_copied(tmp_path, monkeypatch):
    """As on the shared storage of Android."""
    monkeypatch.setattr(os, "link", _refuse(errno.EPERM))
    path = tmp_path / "a.json"
    for content in (b"1", b"2"):
        write_file(path, content)
    assert (path.read_bytes(), older(path).read_bytes()) == (b"2", b"1")
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("number", [errno.EPERM, errno.EACCES, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK])
def test_whatever_refuses_a_link_two_generations_are_kept(tmp_path, monkeypatch, number):
    monkeypatch.setattr(os, "link", _refuse(number))
    _write_three(tmp_path)


def test_a_python_without_links_keeps_two_generations(tmp_path, monkeypatch):
    monkeypatch.delattr(os, "link")
    _write_three(tmp_path)


def _write_three(folder):
    path = folder / "a.json"
    for content in (b"1", b"2", b"3"):
        write_file(path, content)
    assert (path.read_bytes(), older(path).read_bytes()) == (b"3", b"2")
    assert len(list(folder.iterdir())) == 2


def test_a_copy_is_on_the_disk_before_it_takes_the_place_of_the_older_one(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "link", _refuse(errno.EPERM))
    path, done = tmp_path / "a.json", []
    write_file(path, b"1")
    flush, rename = os.fsync, os.replace

    def flushed(handle):
        done.append("flush")
        flush(handle)

    def renamed(source, target):
        done.append(os.path.basename(target))
        rename(source, target)

    monkeypatch.setattr(os, "fsync", flushed)
    monkeypatch.setattr(os, "replace", renamed)
    write_file(path, b"2")
    assert done[:4] == ["flush", "flush", "a.json.old", "a.json"]


def test_a_copy_that_is_not_flushed_leaves_everything_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "a.json"
    for content in (b"1", b"2"):
        write_file(path, content)
    monkeypatch.setattr(os, "link", _refuse(errno.EPERM))
    flushed = []
    monkeypatch.setattr(
        os, "fsync", lambda file: flushed.append(file) or len(flushed) < 2 or _refuse(errno.EIO)()
    )
    with pytest.raises(OSError, match="error"):
        write_file(path, b"3")
    assert (path.read_bytes(), older(path).read_bytes()) == (b"2", b"1")
    assert len(list(tmp_path.iterdir())) == 2


def _refuse(number):
    def refuse(*_what, **_how):
        raise OSError(number, os.strerror(number))

    return refuse


def test_at_no_moment_of_a_save_is_there_no_file(tmp_path, monkeypatch):
    path = tmp_path / "a.json"
    write_file(path, b"1")
    seen = []

    def watched(call):
        def watch(*what):
            seen.append(path.exists())
            call(*what)
            seen.append(path.exists())

        return watch

    for name in ("link", "replace", "fsync"):
        monkeypatch.setattr(os, name, watched(getattr(os, name)))
    write_file(path, b"2")
    assert len(seen) >= 8
    assert all(seen)


def test_after_a_crash_between_the_two_renames_the_next_save_leaves_no_spare_file(tmp_path):
    """Renaming one link of a file onto another does nothing and leaves both: POSIX says so."""
    path = tmp_path / "a.json"
    write_file(path, b"1")
    os.link(path, older(path))
    write_file(path, b"2")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.json", "a.json.old"]
    assert (path.read_bytes(), older(path).read_bytes()) == (b"2", b"1")


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch, broken):
    path = tmp_path / "a.json"
    write_file(path, b"1")
    with monkeypatch.context() as patched:
        patched.setattr(os, broken, _refuse(errno.ENOSPC))
        with pytest.raises(OSError, match="space"):
            write_file(path, b"2")
    assert [each.name for each in tmp_path.iterdir()] == ["a.json"]
    assert path.read_bytes() == b"1"


def test_a_copy_that_fails_leaves_no_part_behind(tmp_path, monkeypatch):
    path = tmp_path / "a.json"
    write_file(path, b"1")
    monkeypatch.setattr(os, "link", _refuse(errno.EPERM))
    monkeypatch.setattr(type(path), "read_bytes", _refuse(errno.ENOSPC))
    with pytest.raises(OSError, match="space"):
        write_file(path, b"2")
    assert [each.name for each in tmp_path.iterdir()] == ["a.json"]


def test_a_file_is_written_even_if_its_folder_cannot_be_flushed(tmp_path, monkeypatch):
    refused, opened = [], os.open

    def open_no_folder(path, *how):
        if path != tmp_path:
            return opened(path, *how)
        refused.append(path)
        return _refuse(errno.EACCES)()

    monkeypatch.setattr(os, "open", open_no_folder)
    write_file(tmp_path / "a.json", b"1")
    assert refused == [tmp_path]
    assert (tmp_path / "a.json").read_bytes() == b"1"


def test_a_file_far_too_large_is_not_even_read(tmp_path):
    path = tmp_path / "film.json"
    with path.open("wb") as file:
        file.truncate(store.LARGEST + 1)
    with pytest.raises(SaveError, match=r"film\.json is too large"):
        read_file(path)
