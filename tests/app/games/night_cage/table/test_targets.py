"""Whatever the engine lists can be touched, and nothing else."""

import pytest

from app.games.night_cage.table.looks import look_of, tile_sprite
from app.games.night_cage.table.prisoners import prisoners
from app.games.night_cage.table.targets import cell_of, dirge_cells, placement, targets
from app.table.players import Player
from engine import Session
from engine.core import dice
from engine.games.night_cage import GAME
from engine.games.night_cage.rules.tiles import GATE, KEY, PIT, SPENT, STRAIGHT, laid

PLAYERS = [Player(f"p{seat}", hue) for seat, hue in enumerate(("blue", "red", "bone", "green", "yellow"))]


def moments(seed: int, **options):
    """A random game, moment by moment: (view, legal)."""
    session, luck = Session.new(GAME, 1 + seed % 5, seed, **options), dice.seeded(seed)
    while session.deciders:
        seat = session.deciders[0]
        legal = session.legal(seat)
        yield session.view(seat), legal
        action, luck = dice.pick(luck, legal)
        session.play(seat, action)


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_can_be_touched_and_nothing_else(seed):
    for view, legal in moments(seed, variant="expert", dirge=True):
        found = targets(view, legal)
        reached = [*found.cells.values(), *found.buttons]
        reached += [placement(view, cell, turn) for cell, turns in found.places.items() for turn in turns]
        dirges = [action for action in legal if action[0] == "dirge"]
        if dirges:
            assert len({dirge_cells(view, action) for action in dirges}) == len(found.cells)
        else:
            assert set(reached) == set(legal)
            assert len(found.buttons) == len(set(found.buttons))


def test_a_step_is_touched_on_the_cell_it_leads_to():
    for view, legal in moments(3):
        for action in legal:
            if action[0] == "move":
                here, there = view["at"][view["active"]], cell_of(view, action)
                assert there != here
                return
    raise AssertionError("nobody could move in a whole game")


@pytest.mark.parametrize(("seats", "count"), [(1, 4), (2, 4), (3, 4), (4, 4), (5, 5)])
def test_every_prisoner_has_a_colour_of_his_own(seats, count):
    found = prisoners(PLAYERS[:seats], count)
    assert len({prisoner.hue for prisoner in found}) == count
    assert found[0].hue == "blue"


def test_with_one_prisoner_each_he_is_called_like_his_player():
    assert [prisoner.player for prisoner in prisoners(PLAYERS[:4], 4)] == PLAYERS[:4]
    assert prisoners(PLAYERS[:3], 4)[3].player is None
    assert all(prisoner.player is None for prisoner in prisoners(PLAYERS[:2], 4))


def test_a_tile_shows_its_turn_its_pit_and_its_missing_key():
    assert look_of(laid(GATE, 3), 0).turns == 3
    assert look_of(laid(STRAIGHT) | PIT, 0).sprite == "pit"
    assert look_of(laid(KEY) | SPENT, 0).sprite == "key_taken"
    assert look_of(0, 0) is None


def test_every_kind_has_a_sprite_on_the_page():
    import json

    from app.look.places import ASSETS
    from engine.games.night_cage.rules.tiles import DIRGE, TILES

    pages = json.loads((ASSETS / "night_cage" / "night_cage.atlas").read_text())
    names = {name for page in pages.values() for name in page}
    wanted = {tile_sprite(kind, cell) for kind in TILES if kind != DIRGE for cell in range(36)}
    assert wanted <= names
