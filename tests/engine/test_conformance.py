"""Every game passes the suite, and the suite fails on games that are broken on purpose."""

import pytest

from engine import GAMES
from engine.core.conform import Broken, setups, walk
from tests.miniature import MINIATURE
from tests.miniature.broken import BROKEN

PLAYED = [MINIATURE, *GAMES.values()]


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.info.key)
@pytest.mark.parametrize("part", range(4))
def test_every_game_conforms(game, part):
    for seats, seed, options in setups(game, range(part * 6, part * 6 + 6)):
        assert walk(game, seats, seed, options, every=3).outcome is not None


@pytest.mark.parametrize("flaw", BROKEN)
def test_the_suite_finds(flaw):
    broken, rule = BROKEN[flaw]
    with pytest.raises(Broken) as found:
        _walk_many(broken())
    assert found.value.rule == rule


def _walk_many(game):
    for seats, seed, options in setups(game, range(30)):
        walk(game, seats, seed, options)


def test_set_ups_meet_every_choice_of_every_option():
    met = {(key, value) for _, _, options in setups(MINIATURE, range(60)) for key, value in options.items()}
    wanted = {(option.key, value) for option in MINIATURE.info.options for value in option.allowed}
    assert met == wanted
