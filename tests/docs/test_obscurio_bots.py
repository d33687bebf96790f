"""The stored report on groups of computer players: every cell was played and lies in its band."""

from itertools import product
from statistics import mean

from tools.obscurio_bots import AIMS, COMPARED, GAMES, OTHERS, REPORT, SEATS, WITHIN, known, known_strengths

CELLS = known(REPORT.read_text("utf-8"))
STRENGTHS = known_strengths(REPORT.read_text("utf-8"))
CLEARLY = 0.05
"""So much more often a stronger group escapes, of a thousand games: more than twice what chance does."""
MOST_HITS = 0.45


def test_every_size_and_difficulty_was_played_often_enough() -> None:
    assert set(CELLS) == set(product(SEATS, AIMS))
    assert all(cell.games >= GAMES for cell in CELLS.values())


def test_groups_escape_as_often_as_the_rules_sheet_reckons() -> None:
    for (seats, difficulty), cell in CELLS.items():
        low, high = AIMS[difficulty]
        assert low - WITHIN <= cell.escaped <= high + WITHIN, (seats, difficulty)


def test_the_traitor_is_right_in_about_a_quarter_of_the_turns() -> None:
    assert all(0.20 <= cell.traitor_right <= 0.30 for cell in CELLS.values())


def test_the_first_accusation_finds_the_traitor_in_less_than_half_of_the_games() -> None:
    accused = sum(cell.accused * cell.games for cell in CELLS.values())
    assert sum(cell.hit * cell.accused * cell.games for cell in CELLS.values()) / accused <= MOST_HITS


def test_the_first_accusation_does_not_find_him_more_often_where_few_sit_at_the_table() -> None:
    for seats in SEATS:
        cells = [cell for (count, _), cell in CELLS.items() if count == seats]
        accused = sum(cell.accused * cell.games for cell in cells)
        assert sum(cell.hit * cell.accused * cell.games for cell in cells) / accused <= MOST_HITS, seats


def test_every_strength_was_played_by_groups_of_every_size() -> None:
    assert set(STRENGTHS) >= set(product(OTHERS, SEATS))
    assert all(told.games >= GAMES for told in STRENGTHS.values())


def test_stronger_groups_find_the_exit_more_often_and_escape_more_often() -> None:
    easy, strong = ([STRENGTHS[strength, seats] for seats in SEATS] for strength in OTHERS)
    medium = [CELLS[seats, COMPARED] for seats in SEATS]
    for weaker, better in ((easy, medium), (medium, strong)):
        assert mean(each.loyal_right for each in better) > mean(each.loyal_right for each in weaker) + 0.03
        assert mean(each.escaped for each in better) > mean(each.escaped for each in weaker) + CLEARLY
