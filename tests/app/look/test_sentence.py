"""Words at the beginning of a line."""

import pytest

from app.look.sentence import capital


@pytest.mark.parametrize(
    ("words", "sentence"),
    [("drawn: T passage", "Drawn: T passage"), ("Mira moves", "Mira moves"), ("à vous", "À vous"), ("", "")],
)
def test_a_sentence_begins_with_a_capital_and_is_else_left_alone(words: str, sentence: str) -> None:
    assert capital(words) == sentence
