from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.look.player_colours import HUES
from app.setup.plan import Plan
from app.table.keeping.codes import SEEDS, Code
from app.table.players import Player
from engine import SetupError
from engine.core.game import Options
from engine.core.text import Phrase
from tests.miniature import MINIATURE, Embers


class Strict(Embers):
    """Refuses one combination, as games do."""

    def check_setup(self, seats: int, options: Options) -> None:
        if seats == 4 and options["size"] == "small":
            raise SetupError(Phrase("four need a large floor"))


def plan(*names: str, game: Any = MINIATURE) -> Plan:
    return Plan.fresh(game, {"players": [{"name": name} for name in names]}, lambda _below: 42)


def hues(table: Plan) -> list[str]:
    return [player.hue for player in table.players]


def test_the_first_table_is_a_small_one_with_the_usual_rules() -> None:
    table = Plan.fresh(MINIATURE, None, lambda below: below - 1)
    assert len(table.players) == 2
    assert table.options == MINIATURE.info.settle({})
    assert table.seed == SEEDS - 1
    assert table.starter == ""


def test_a_remembered_table_is_planned_again() -> None:
    table = plan("Mira", "Jo", "Ada")
    table.change(1, strength="strong")
    table.seat_at(2, 3)
    table.choose("size", "large")
    again = Plan.fresh(MINIATURE, table.plain())
    assert (again.players, again.options) == (table.players, table.options)


scraps = st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.integers()) | st.just({})


@given(st.dictionaries(st.sampled_from(["players", "options", "else"]), scraps | st.lists(scraps)) | scraps)
def test_whatever_was_remembered_the_table_can_begin(remembered: Any) -> None:
    assert Plan.fresh(MINIATURE, remembered).trouble == ""


@pytest.mark.parametrize("value", ["huge", 3, None, ["small"], {}])
def test_an_option_that_is_no_longer_allowed_is_back_to_usual(value: Any) -> None:
    assert Plan.fresh(MINIATURE, {"options": {"size": value}}).options["size"] == "small"


@pytest.mark.parametrize(("remembered", "seats"), [(1, 2), (3, 3), (9, 4)])
def test_as_many_as_last_time_if_the_box_allows(remembered: int, seats: int) -> None:
    assert len(Plan.fresh(MINIATURE, {"players": [{}] * remembered}).players) == seats


@pytest.mark.usefixtures("open_hands")
def test_a_code_lays_its_own_table_with_the_people_of_the_last() -> None:
    code = Code("embers", 3, MINIATURE.info.settle({"size": "large"}), 77)
    table = Plan.from_code(MINIATURE, code, {"players": [{"name": "Mira"}, {"name": "Jo"}]})
    assert [player.name for player in table.players] == ["Mira", "Jo", ""]
    assert table.code == code


def test_players_come_and_go_within_the_box() -> None:
    table = plan("a", "b")
    for _ in range(5):
        table.add()
    assert len(table.players) == 4
    for _ in range(5):
        table.remove(0)
    assert len(table.players) == 2


def test_whoever_left_last_comes_back_with_name_and_colour() -> None:
    table = plan("Mira", "Jo", "Ada")
    gone = table.players[1]
    table.remove(1)
    table.add()
    assert table.players[-1] == gone


def test_whoever_comes_back_gets_another_colour_if_theirs_is_taken() -> None:
    table = plan("Mira", "Jo", "Ada")
    table.remove(2)
    table.recolour(0, "bone")
    table.add()
    assert len(set(hues(table))) == 3


def test_a_taken_colour_is_exchanged() -> None:
    table = plan("Mira", "Jo")
    table.recolour(0, "red")
    assert [(player.name, player.hue) for player in table.players] == [("Mira", "red"), ("Jo", "blue")]


def test_a_free_colour_is_simply_taken() -> None:
    table = plan("Mira", "Jo")
    table.recolour(0, "rose")
    assert hues(table) == ["rose", "red"]


@pytest.mark.parametrize("own", ["blue", "red"])
def test_the_starter_stays_the_same_person_when_colours_change(own: str) -> None:
    table = plan("Mira", "Jo")
    table.starter = own
    name = table.players[table.seat_of(own) or 0].name
    table.recolour(0, "red")
    seat = table.seat_of(table.starter)
    assert seat is not None
    assert table.players[seat].name == name


def test_the_starter_stays_the_same_person_when_seats_change() -> None:
    table = plan("Mira", "Jo", "Ada")
    table.starter = "bone"
    table.move(2, 0)
    assert [player.name for player in table.players] == ["Ada", "Mira", "Jo"]
    assert table.seat_of(table.starter) == 0


def test_without_the_starter_chance_decides() -> None:
    table = plan("Mira", "Jo", "Ada")
    table.starter = "bone"
    table.remove(2)
    assert table.starter == ""


steps = st.lists(
    st.tuples(st.sampled_from(["add", "remove", "move", "recolour"]), st.integers(0, 3), st.integers(0, 7)),
    max_size=30,
)


@given(steps)
def test_whatever_is_changed_no_two_share_a_colour(changes: list[tuple[str, int, int]]) -> None:
    table = plan("a", "b", "c")
    table.starter = "red"
    for what, seat, other in changes:
        seat %= len(table.players)
        acts = {
            "add": table.add,
            "remove": lambda seat=seat: table.remove(seat),
            "move": lambda seat=seat, other=other: table.move(seat, other % len(table.players)),
            "recolour": lambda seat=seat, other=other: table.recolour(seat, list(HUES)[other]),
        }
        acts[what]()
        assert len(set(hues(table))) == len(table.players)
        assert table.starter in ("", *hues(table))
        assert table.trouble == ""


def test_a_refused_combination_says_why() -> None:
    table = plan("a", "b", "c", "d", game=Strict())
    assert table.trouble == "four need a large floor"
    table.choose("size", "large")
    assert table.trouble == ""


def test_the_seed_stays_until_a_new_one_is_wished() -> None:
    table = plan("a", "b")
    table.add()
    table.choose("size", "large")
    assert table.seed == 42
    table.reseed(lambda _below: 43)
    assert table.seed == 43


def test_the_starter_sits_in_seat_0_and_the_round_goes_on_from_there() -> None:
    table = plan("Mira", "Jo", "Ada")
    table.starter = "red"
    table.change(2, strength="easy")
    session = table.begin(lambda player: player.hue)
    assert [player["name"] for player in session.table["players"]] == ["Jo", "Ada", "Mira"]
    assert session.table["people"] == [0, 2]
    assert session.table["name"] == ""
    assert (session.seats, session.seed) == (3, 42)


def test_chance_chooses_the_starter_when_nobody_was_chosen() -> None:
    session = plan("Mira", "Jo", "Ada").begin(lambda player: player.hue, lambda below: below - 1)
    assert session.table["players"][0]["name"] == "Ada"


def test_whoever_gives_no_name_is_called_by_the_table() -> None:
    session = plan("", " Jo  ").begin(lambda player: player.hue.title(), lambda _below: 0)
    assert [Player.from_plain(player).name for player in session.table["players"]] == ["Blue", "Jo"]


def test_a_name_of_blanks_is_no_name() -> None:
    table = plan("a", "b")
    table.change(0, name="   ")
    session = table.begin(lambda player: player.hue, lambda _below: 0)
    assert session.table["players"][0]["name"] == "blue"


@pytest.mark.usefixtures("open_hands")
def test_two_tables_of_one_code_are_the_same_game() -> None:
    table = plan("a", "b")
    table.choose("embers", 3)
    twin = Plan.from_code(MINIATURE, table.code)
    assert twin.begin(str).state == table.begin(str).state


def test_a_table_with_secrets_draws_a_lot_and_has_no_code() -> None:
    table = plan("Mira", "Jo")
    assert table.code is None
    assert table.begin(str, lambda _below: 0).lot == 1
    assert table.begin(str, lambda below: below - 1).lot == (1 << 63) - 1


@pytest.mark.usefixtures("open_hands")
def test_an_open_table_draws_no_lot() -> None:
    assert plan("Mira", "Jo").begin(str, lambda below: below - 1).lot == 0
