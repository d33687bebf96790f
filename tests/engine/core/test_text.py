"""Phrases are translated when they are shown, not when they are made."""

from gettext import NullTranslations

import pytest

from engine.core.text import N_, English, Listed, Phrase, Piece, Seat, Voice, use


class Doubled(NullTranslations):
    """A language that says everything twice and has one form for zero and one, like French."""

    def gettext(self, message):
        return f"{message} {message}"

    def ngettext(self, one, many, count):
        return f"<{one}>" if count < 2 else f"<<{many}>>"


@pytest.fixture(autouse=True)
def _english_afterwards():
    yield
    use(English())


def test_without_an_app_the_english_ids_stand_for_themselves():
    assert str(Phrase("the {thing} burns", thing="tile")) == "the tile burns"


def test_a_phrase_made_before_a_switch_speaks_the_new_language():
    phrase = Phrase("{who} waits", who=Seat(1))
    use(Doubled())
    assert str(phrase) == "Player 2 Player 2 waits Player 2 Player 2 waits"
    use(English())
    assert str(phrase) == "Player 2 waits"


@pytest.mark.parametrize(
    ("count", "english", "doubled"),
    [
        (0, "0 tiles", "<0 tile>"),
        (1, "1 tile", "<1 tile>"),
        (2, "2 tiles", "<<2 tiles>>"),
    ],
)
def test_a_plural_follows_the_rule_of_the_language(count, english, doubled):
    phrase = Phrase("{count} tiles", one="{count} tile", count=count)
    assert str(phrase) == english
    use(Doubled())
    assert str(phrase) == doubled


def test_a_plural_needs_a_number():
    with pytest.raises(TypeError, match="whole number"):
        str(Phrase("{count} tiles", one="{count} tile", count="many"))


def test_a_phrase_inside_a_phrase_is_translated_too():
    outer = Phrase("point it {where}", where=Phrase("north"))
    use(Doubled())
    assert str(outer) == "point it north north point it north north"


def test_a_seat_has_the_name_that_the_table_gave():
    phrase = Phrase("{who} waits", who=Seat(0))
    assert Voice(["Mira", "Jo"].__getitem__).say(phrase) == "Mira waits"
    assert str(phrase) == "Player 1 waits"


def test_two_tables_name_the_same_seat_each_in_its_own_way():
    phrase = Phrase("{who}: {what}", who=Seat(0), what=Phrase("after {other}", other=Seat(1)))
    mira, odo = Voice(["Mira", "Jo"].__getitem__), Voice(["Odo", "Lene"].__getitem__)
    assert [mira.say(phrase), odo.say(phrase)] == ["Mira: after Jo", "Odo: after Lene"]


def test_a_figure_has_the_name_of_the_table_or_its_own_title():
    phrase = Phrase("{who} falls", who=Piece("prisoner", 2, "green"))
    voice = Voice(piece=lambda kind, number: {("prisoner", 2): "Mira"}.get((kind, number), ""))
    assert voice.say(phrase) == "Mira falls"
    assert str(phrase) == "green falls"


def test_what_is_listed_is_told_in_the_same_voice():
    row = Phrase("{all} wait", all=Listed((Seat(0), Seat(1), Phrase("the others"))))
    assert Voice(["Mira", "Jo"].__getitem__).say(row) == "Mira, Jo, the others wait"


def test_a_name_with_braces_is_only_a_name():
    assert Voice(lambda seat: "{who} {0}").say(Phrase("{who} waits", who=Seat(0))) == "{who} {0} waits"


def test_phrases_are_equal_by_what_they_say():
    assert Phrase("a {n}", n=1) == Phrase("a {n}", n=1)
    assert hash(Phrase("a {n}", n=1)) == hash(Phrase("a {n}", n=1))
    assert Phrase("a {n}", n=1) != Phrase("a {n}", n=2)
    assert Phrase("tiles", one="tile", count=1) != Phrase("tiles", count=1)
    assert Phrase("a") != "a"


def test_a_marked_message_is_left_as_it_is():
    use(Doubled())
    assert N_("north") == "north"


def test_the_repr_shows_message_and_fields():
    assert repr(Phrase("a {n}", n=1)) == "Phrase('a {n}', n=1)"
