"""The API page tells what the docstrings tell."""

from engine import Session
from engine.core import dice
from tools import api_page


def test_the_api_page_is_up_to_date() -> None:
    assert api_page.PAGE.read_text("utf-8") == api_page.page(), "run python tools/api_page.py"


def test_a_signature_is_told_without_self_and_types() -> None:
    assert api_page.signature(Session.legal) == "(seat)"
    assert api_page.signature(lambda seat, *actions, by=None: None) == "(seat, *actions, by=None)"


def test_a_name_is_told_by_its_first_sentence() -> None:
    assert api_page.first_sentence(dice.below) == "A number from 0 to count - 1, and the next seed."


def test_every_public_name_of_the_engine_is_on_the_page_once() -> None:
    lines = api_page.page().splitlines()
    for name in ("Session", "GAMES", "IllegalAction"):
        assert len([line for line in lines if line.startswith(f"- `{name}`")]) == 1
