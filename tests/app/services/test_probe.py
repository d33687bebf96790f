import os
from typing import Any

import pytest

from app.services.probe import find_backend, hushed


@pytest.mark.parametrize("name", ["vibrator", "light", "no_such_facade"])
def test_a_missing_back_end_is_none_without_a_word(name: str, capfd: Any) -> None:
    assert find_backend(name) is None
    assert capfd.readouterr() == ("", "")


def test_nothing_is_written_while_hushed_and_all_of_it_after(capfd: Any) -> None:
    from kivy.logger import Logger

    with hushed():
        os.write(2, b"from C\n")
        Logger.critical("Audio: no device")
    assert capfd.readouterr().err == ""
    os.write(2, b"again\n")
    assert capfd.readouterr().err == "again\n"


def test_the_console_comes_back_after_a_failure(capfd: Any) -> None:
    with pytest.raises(ValueError, match="broken"), hushed():
        raise ValueError("broken")
    os.write(2, b"again\n")
    assert capfd.readouterr().err == "again\n"
