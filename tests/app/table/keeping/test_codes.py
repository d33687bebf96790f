from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.table.catalogue import Playable
from app.table.keeping import codes
from app.table.keeping.codes import LONGEST, SEEDS, SIGNS, Code, CodeError, read, written
from engine import Option, Session
from engine.core.game import Game
from tests.miniature import MINIATURE, Embers
from tests.miniature.campaign import EmbersCampaign
from tests.miniature.kit import KIT

EMBERS = Playable.of(MINIATURE, KIT)
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
    return Playable.of(game, KIT)


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
    assert refused("ABC$") == "codes use only letters and digits, not $"


@pytest.mark.parametrize("nothing", ["", "   ", "--", "\n"])
def test_an_empty_text_is_no_code(nothing: str) -> None:
    assert refused(nothing) == "no code entered"


def test_a_long_text_from_the_clipboard_is_refused_at_once() -> None:
    assert refused("A" * 5_000_000) == "this is too long to be a code"
    assert "not valid" in refused("A" * LONGEST)


def test_zeros_alone_are_no_code() -> None:
    assert "not valid" in refused("0000-0000")


def test_a_code_of_a_game_that_is_not_here_says_so() -> None:
    code = Code("night_cage", 2, MINIATURE.info.settle({}), 7)
    assert (
        refused(written(named("night_cage"), code))
        == "this code is for a game that this version does not have"
    )


def later(**fields: Any) -> Playable:
    """The miniature as a version to come."""
    return Playable.of(type("Later", (Embers,), {"rules": MINIATURE.rules + 1, **fields})(), KIT)


def test_a_code_of_newer_rules_says_so() -> None:
    text = written(later(), Code("embers", 2, MINIATURE.info.settle({}), 7))
    assert refused(text) == "this code was made by a newer version of Lanterne"


def test_a_code_of_a_newer_form_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as to_come:
        to_come.setattr(codes, "FORM", codes.FORM + 1)
        text = written(EMBERS, Code("embers", 2, MINIATURE.info.settle({}), 7))
    assert refused(text) == "this code was made by a newer version of Lanterne"


@given(embers_codes())
def test_a_code_outlives_options_and_values_that_are_added_later(code: Code) -> None:
    size, voting, number = MINIATURE.info.options
    more = (
        size._replace(allowed=("small", "large", "huge")),
        voting,
        number._replace(allowed=range(99)),
        Option("moon", "flag", False, since=MINIATURE.rules + 1),
        Option("sun", "number", 4, range(40), since=MINIATURE.rules + 1),
    )
    catalogue = {"embers": later(info=MINIATURE.info._replace(options=more))}
    assert read(written(EMBERS, code), catalogue) == code._replace(
        options={**code.options, "moon": False, "sun": 4}
    )


@given(st.integers(0, 10**6), st.integers(0, 4))
def test_counts_of_any_size_are_written(value: int, place: int) -> None:
    """Values far beyond the few that options have today."""
    options = tuple(Option(f"o{number}", "number", 7, range(10**6 + 1)) for number in range(5))
    playable = later(info=MINIATURE.info._replace(options=options), rules=4711)
    chosen = playable.game.info.settle({f"o{place}": value})
    code = Code("embers", 3, chosen, SEEDS - 1)
    assert read(written(playable, code), {"embers": playable}) == code


def test_a_place_or_value_that_the_game_does_not_have_is_a_wrong_sign() -> None:
    fewer = MINIATURE.info._replace(options=MINIATURE.info.options[:2])
    short = {"embers": Playable.of(type("Short", (Embers,), {"info": fewer})(), KIT)}
    text = written(EMBERS, Code("embers", 2, MINIATURE.info.settle({"embers": 3}), 7))
    with pytest.raises(CodeError, match="not valid"):
        read(text, short)


def test_only_a_table_that_a_code_can_hold_has_one() -> None:
    assert Code.of(Session.new(MINIATURE, 3, SEEDS - 1)) is not None
    for session in (
        Session.new(MINIATURE, 3, 1, lot=1),
        Session.new(MINIATURE, 3, SEEDS),
        Session.new(MINIATURE, 3, -1),
        EmbersCampaign.new(1).run(3, 1),
    ):
        assert Code.of(session) is None


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
