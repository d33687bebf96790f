import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.table.catalogue import Playable
from app.table.codes import LONGEST, SEEDS, SIGNS, Code, CodeError, read, written
from engine import Session
from engine.core.game import Game
from tests.miniature import MINIATURE, Embers

EMBERS = Playable(MINIATURE, "", "")
CATALOGUE = {"embers": EMBERS}
GAMES = ("night_cage", "finstere_flure", "obscurio", "dead_cells")


def embers_codes() -> st.SearchStrategy[Code]:
    info = MINIATURE.info
    options = {option.key: st.sampled_from(list(option.allowed)) for option in info.options}
    return st.builds(
        Code,
        st.just("embers"),
        st.sampled_from(list(info.seats)),
        st.fixed_dictionaries(options),
        st.integers(0, SEEDS - 1),
    )


def named(key: str) -> Playable:
    game: Game[object] = type(key, (Embers,), {"info": MINIATURE.info._replace(key=key)})()
    return Playable(game, "", "")


def refused(text: str) -> str:
    with pytest.raises(CodeError) as caught:
        read(text, CATALOGUE)
    assert str(caught.value) == caught.value.reason
    assert "\n" not in caught.value.reason
    return caught.value.reason


@given(embers_codes())
def test_a_code_that_is_written_is_read(code: Code) -> None:
    assert read(written(EMBERS, code), CATALOGUE) == code


@given(embers_codes())
def test_a_code_is_groups_of_four_signs_that_nobody_misreads(code: Code) -> None:
    first, *rest = written(EMBERS, code).split("-")
    assert 1 <= len(first) <= 4
    assert all(len(group) == 4 for group in rest)
    assert set(first.join(rest)) <= set(SIGNS)


@given(embers_codes(), st.data())
def test_however_it_is_typed(code: Code, data: st.DataObject) -> None:
    signs = written(EMBERS, code).replace("-", "")
    between = st.sampled_from(["", "-", " ", "\n", "\u00a0", "\u2013", "\t", "\u2011", " - "])
    typed = "".join(data.draw(between) + sign for sign in signs)
    typed = typed.replace("0", data.draw(st.sampled_from("0Oo"))).replace(
        "1", data.draw(st.sampled_from("1IiLl"))
    )
    if data.draw(st.booleans()):
        typed = typed.lower()
    assert read(f"  {typed}\n", CATALOGUE) == code


@given(embers_codes(), st.data())
def test_one_wrong_sign_never_passes(code: Code, data: st.DataObject) -> None:
    signs = written(EMBERS, code).replace("-", "")
    place = data.draw(st.integers(0, len(signs) - 1))
    other = data.draw(st.sampled_from([sign for sign in SIGNS if sign != signs[place]]))
    assert refused(signs[:place] + other + signs[place + 1 :])


@given(embers_codes(), st.data())
def test_two_swapped_neighbours_never_pass(code: Code, data: st.DataObject) -> None:
    signs = written(EMBERS, code).replace("-", "")
    place = data.draw(st.integers(0, len(signs) - 2))
    swapped = signs[:place] + signs[place + 1] + signs[place] + signs[place + 2 :]
    if swapped != signs:
        assert refused(swapped)


@given(st.text())
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    try:
        code = read(text, CATALOGUE)
    except CodeError:
        assert refused(text)
    else:
        assert read(written(EMBERS, code), CATALOGUE) == code


@given(st.text(alphabet=SIGNS, max_size=20))
def test_a_code_that_is_read_can_be_set_up(text: str) -> None:
    try:
        code = read(text, CATALOGUE)
    except CodeError:
        return
    Session.new(MINIATURE, code.seats, code.seed, **code.options)


def test_an_unknown_sign_is_named() -> None:
    assert refused("ABC$") == "a code has only letters and digits, not $"


@pytest.mark.parametrize("nothing", ["", "   ", "--", "\n"])
def test_an_empty_text_is_no_code(nothing: str) -> None:
    assert refused(nothing) == "there is no code here"


def test_a_long_text_from_the_clipboard_is_refused_at_once() -> None:
    assert refused("A" * 5_000_000) == "this is too long for a code"
    assert "wrong sign" in refused("A" * LONGEST)


def test_zeros_alone_are_no_code() -> None:
    assert "wrong sign" in refused("0000-0000")


def test_a_code_of_a_game_that_is_not_here_says_so() -> None:
    code = Code("night_cage", 2, MINIATURE.info.settle({}), 7)
    assert refused(written(named("night_cage"), code)) == "this code is for a game that is not here"


def test_a_code_of_other_rules_says_so() -> None:
    newer = type("Newer", (Embers,), {"rules": MINIATURE.rules + 1})()
    text = written(Playable(newer, "", ""), Code("embers", 2, MINIATURE.info.settle({}), 7))
    assert refused(text) == "this code was made by another version of the game"


def test_the_games_of_the_house_are_told_apart() -> None:
    catalogue = {key: named(key) for key in GAMES}
    for key, playable in catalogue.items():
        code = Code(key, 3, MINIATURE.info.settle({}), 12)
        assert read(written(playable, code), catalogue) == code


def test_a_code_is_short_enough_to_be_dictated() -> None:
    code = Code("embers", 4, MINIATURE.info.settle({}), SEEDS - 1)
    assert len(written(EMBERS, code)) <= 14


def test_the_code_of_a_table_begins_the_same_game() -> None:
    table = Session.new(MINIATURE, 3, 4711, size="large", embers=2)
    code = read(written(EMBERS, Code.of(table)), CATALOGUE)
    twin = Session.new(MINIATURE, code.seats, code.seed, **code.options)
    assert twin.state == table.state
