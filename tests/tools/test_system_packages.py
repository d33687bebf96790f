"""What the system lacks is seen, named, and turned into one line to type."""

from __future__ import annotations

import pytest

from tools.system_packages import PIECES, installer, line_to_type, may_install, missing, package_names

LDCONFIG = """\
3 libs found in cache `/etc/ld.so.cache'
\tlibmtdev.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libmtdev.so.1
\tlibGL.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libGL.so.1
\tlibEGL.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libEGL.so.1
"""


def lacking(listed: str | None, *programs: str, platform: str = "linux") -> list[str]:
    found = missing(lambda: listed, lambda name: name if name in programs else None, platform)
    return [piece.sight for piece in found]


def test_a_complete_system_lacks_nothing() -> None:
    assert lacking(LDCONFIG, "xclip") == []


@pytest.mark.parametrize("library", ["libGL.so.1", "libEGL.so.1", "libmtdev.so.1"])
def test_a_library_that_the_loader_does_not_list_is_missing(library: str) -> None:
    assert lacking(LDCONFIG.replace(library, "libother.so.9"), "xclip") == [library]


def test_a_program_that_is_not_on_the_path_is_missing() -> None:
    assert lacking(LDCONFIG) == ["xclip"]


def test_a_library_of_a_similar_name_does_not_count() -> None:
    assert "libGL.so.1" in lacking(LDCONFIG.replace("libGL.so.1 ", "libGL.so.10 "), "xclip")


def test_only_linux_is_asked_and_only_where_it_can_answer() -> None:
    assert lacking("", platform="darwin") == []
    assert lacking("", platform="win32") == []
    assert lacking(None) == []


def test_drawing_is_needed_and_the_rest_is_wished() -> None:
    assert [piece.sight for piece in PIECES if piece.needed] == ["libGL.so.1", "libEGL.so.1"]


def test_the_line_to_type_speaks_the_language_of_the_system() -> None:
    assert line_to_type(list(PIECES), "apt-get") == "sudo apt-get install libgl1 libegl1 libmtdev1 xclip"
    assert line_to_type(list(PIECES), "pacman") == "sudo pacman -S libglvnd mtdev xclip"
    assert "libGL.so.1" in line_to_type(list(PIECES), None)


def test_every_piece_has_a_package_for_every_installer() -> None:
    for tool in ("apt-get", "dnf", "pacman", "zypper"):
        assert all(package_names([piece], tool) for piece in PIECES)
        assert installer(lambda name, tool=tool: name if name == tool else None) == tool


def test_an_unknown_system_has_no_installer() -> None:
    assert installer(lambda name: None) is None


@pytest.mark.parametrize(
    ("tool", "user", "may"),
    [("apt-get", 0, True), ("apt-get", 1000, False), ("dnf", 0, False), (None, 0, False)],
)
def test_packages_are_installed_unasked_only_as_root_on_debian(
    tool: str | None, user: int, may: bool
) -> None:
    assert may_install(tool, user) is may
