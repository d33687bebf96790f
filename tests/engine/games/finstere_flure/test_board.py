"""The board and its letters, against the table of the rules sheet."""

from engine.games.finstere_flure.rules.board import (
    CELLS,
    ENTRANCE,
    EXIT,
    LETTER_RING,
    LETTERS,
    NEXT,
    NORTH,
    RAYS,
    SIDES,
    WALL,
    across,
    cell_at,
    place_of,
)

SHEET = """
    A 0,0N 15,10S   B 1,0N 14,10S   C 2,0N 13,10S   D 3,0N 12,10S   E 4,0N 11,10S   F 5,0N 10,10S
    G 6,0N 9,10S    H 7,0N 8,10S    I 8,0N 7,10S    J 9,0N 6,10S    K 10,0N 5,10S   L 11,0N 4,10S
    M 11,0E 4,10W   N 12,1N 3,9S    O 12,1E 3,9W    P 13,2N 2,8S    Q 13,2E 2,8W    R 14,3N 1,7S
    S 14,3E 1,7W    T 15,4N 0,6S    U 15,4E 0,6W    V 0,5W 15,5E    W 0,4W 15,6E    X 0,3W 15,7E
    Y 0,2W 15,8E    Z 0,1W 15,9E    * 0,0W 15,10E
"""
"""The pairs of walls as the sheet lists them in its section 7."""

MISSING = "12,0 13,0 14,0 15,0 13,1 14,1 15,1 14,2 15,2 15,3 0,7 0,8 1,8 0,9 1,9 2,9 0,10 1,10 2,10 3,10"


def wall(written):
    column, row = written[:-1].split(",")
    return cell_at(int(column), int(row)), SIDES.index(written[-1])


def test_the_board_has_156_cells_and_two_stepped_corners():
    assert len(CELLS) == len(set(CELLS)) == 156
    missing = [tuple(int(number) for number in place.split(",")) for place in MISSING.split()]
    assert all(cell_at(*place) == WALL for place in missing)
    assert len(missing) + len(CELLS) == 16 * 11


def test_the_doors_are_in_the_corners_that_are_not_stepped():
    assert place_of(EXIT) == (0, 0)
    assert place_of(ENTRANCE) == (15, 10)


def test_every_wall_has_the_letter_of_the_sheet():
    words = SHEET.split()
    listed = {wall(words[index + side]): words[index] for index in range(0, 81, 3) for side in (1, 2)}
    assert listed == LETTERS
    assert len(listed) == 54


def test_each_letter_is_on_two_walls_that_lead_to_each_other():
    for letter in LETTER_RING:
        (one, side), (other, opposite) = [wall for wall, here in LETTERS.items() if here == letter]
        assert across(one) == other
        assert across(other) == one
        assert side == opposite ^ 2


def test_the_letters_are_all_the_walls_there_are():
    walls = {(cell, side) for cell in CELLS for side in range(4) if NEXT[cell][side] == WALL}
    assert walls == set(LETTERS)


def test_neighbours_are_mutual():
    for cell in CELLS:
        for side, other in enumerate(NEXT[cell]):
            assert other == WALL or NEXT[other][side ^ 2] == cell


def test_a_ray_runs_up_to_the_wall():
    ray = RAYS[cell_at(12, 4)][NORTH]
    assert [place_of(cell) for cell in ray] == [(12, 3), (12, 2), (12, 1)]
