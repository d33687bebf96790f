"""Share codes that were ever given away: each one in share_codes/ is read for ever."""

import json
from pathlib import Path

import pytest

from app.table.catalogue import Playable
from app.table.keeping.codes import Code, CodeError, read, written
from engine import GAMES, Option, Session
from tests.miniature.kit import KIT

CATALOGUE = {key: Playable.of(game, KIT) for key, game in GAMES.items()}
KEPT = [
    entry
    for path in sorted((Path(__file__).parent / "share_codes").glob("*.json"))
    for entry in json.loads(path.read_bytes())
]


def told(entry, games=GAMES):
    options = games[entry["game"]].info.settle(entry["options"])
    return Code(entry["game"], entry["seats"], options, entry["seed"])


@pytest.mark.parametrize("entry", KEPT, ids=lambda entry: entry["code"])
def test_an_old_code_tells_its_table(entry):
    code = read(entry["code"], CATALOGUE)
    assert code == told(entry)
    Session.new(code.game, code.seats, code.seed, **code.options)


@pytest.mark.parametrize("entry", KEPT, ids=lambda entry: entry["code"])
def test_an_old_code_is_read_when_its_game_has_more_options_and_higher_rules(entry):
    later = {key: _later(game) for key, game in GAMES.items()}
    code = read(entry["code"], {key: Playable.of(game, KIT) for key, game in later.items()})
    assert code == told(entry, later)
    assert code.options["one_more"] is False


@pytest.mark.parametrize("entry", KEPT, ids=lambda entry: entry["code"])
def test_an_old_code_is_read_when_an_option_gets_another_value(entry):
    """`counted` says how many there were."""
    game = GAMES[entry["game"]]
    grown = tuple(_grown(option) for option in game.info.options)
    later = type("Later", (type(game),), {"info": game.info._replace(options=grown)})()
    assert read(entry["code"], {entry["game"]: Playable.of(later, KIT)}) == told(entry)


def _grown(option):
    if option.kind != "choice":
        return option
    return option._replace(allowed=(*option.allowed, "one more"), counted=len(option.allowed))


def _later(game):
    more = Option("one_more", "flag", False, since=game.rules + 1)
    info = game.info._replace(options=(*game.info.options, more))
    return type("Later", (type(game),), {"info": info, "rules": game.rules + 1})()


@pytest.mark.parametrize("entry", KEPT, ids=lambda entry: entry["code"])
def test_the_same_table_is_written_in_the_new_form_today(entry):
    code = told(entry)
    text = written(CATALOGUE[code.game], code)
    assert text != entry["code"]
    assert read(text, CATALOGUE) == code


@pytest.mark.parametrize("key", ["night_cage", "finstere_flure", "obscurio"])
def test_there_are_codes_of_every_game_that_had_them_in_the_first_form(key):
    assert sum(entry["game"] == key for entry in KEPT) >= 3


def test_a_first_code_of_newer_rules_is_refused():
    older = {
        key: Playable.of(type("Older", (type(game),), {"rules": 0})(), KIT) for key, game in GAMES.items()
    }
    for entry in KEPT:
        with pytest.raises(CodeError, match="newer version"):
            read(entry["code"], older)
