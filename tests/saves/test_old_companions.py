"""Tables beside the box that were ever written: each file in companions/ opens for ever and goes on."""

import json
from pathlib import Path

import pytest

from app.companion.file import FOLDER, CompanionFile
from app.services.storage import ScriptedStorage
from engine import SaveError
from engine.core.store import seal
from engine.games.dead_cells.companion import PrisonCompanion
from engine.games.finstere_flure.companion.fortress import FortressCompanion
from engine.games.night_cage.companion.tower import TowerCompanion
from engine.games.obscurio.companion import LibraryCompanion

KINDS = {kind.game: kind for kind in (TowerCompanion, FortressCompanion, LibraryCompanion, PrisonCompanion)}
NUMBERS_OF_RULES_1 = 9
"""Of a figure in a fight of Dead Cells."""
SAVES = sorted((Path(__file__).parent / "companions").glob("*.json"))


def kind_of(path):
    return next(kind for game, kind in KINDS.items() if path.stem.startswith(f"{game}_"))


def parts_of(saved):
    """What the companion wrote and what the app kept with it; the first three had no envelope at first."""
    if "keeper" in saved:
        return saved["keeper"], {key: value for key, value in saved.items() if key != "keeper"}
    return saved["state"], saved["setup"]["table"]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_table_opens_with_everything_that_it_kept(path):
    companion, table = kind_of(path).unsealed(path.read_bytes())
    kept, table_kept = parts_of(json.loads(path.read_bytes()))
    assert table == table_kept
    assert len(companion.history) == len(kept["past"])
    assert _as_far_as(kept, companion.plain()) == _as_far_as(kept, kept)


def _as_far_as(kept, plain):
    """What the old file knew: rules 1 of the tower wrote titles as text, later rules add to a setting.

    Later rules of the prison add to a moment, and to the numbers of everybody in a fight.
    """
    known = [set(row) - {"title"} for row in kept["past"]]
    past = [
        {key: _figures(key, value) for key, value in row.items() if key in fields}
        for row, fields in zip(plain["past"], known, strict=True)
    ]
    found = {**plain, "past": past}
    if "setting" in kept:
        found["setting"] = {key: plain["setting"][key] for key in kept["setting"]}
    return json.loads(json.dumps(found))


def _figures(key, value):
    return [row[:NUMBERS_OF_RULES_1] for row in value] if key in ("people", "foes") else value


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_every_touch_of_an_old_table_can_be_taken_back_by_name(path):
    companion, _ = kind_of(path).unsealed(path.read_bytes())
    touches = len(companion.history) - 1
    for _ in range(touches):
        assert str(companion.undo_title)
        companion.undo()
    assert touches
    assert companion.undo_title is None


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_table_is_written_in_the_new_form_and_found_again(path, tmp_path):
    storage, kind = ScriptedStorage(tmp_path), kind_of(path)
    file = CompanionFile(storage, kind)
    storage.write(FOLDER, file.name, path.read_bytes())
    kept = file.read()
    assert kept.trouble == ""
    file.write(kept.companion, kept.table)
    assert json.loads(storage.read(FOLDER, file.name))["app"] == "lanterne"
    again = file.read()
    assert (again.companion.plain(), again.table) == (kept.companion.plain(), kept.table)


@pytest.mark.parametrize("game", KINDS)
def test_there_is_a_table_of_every_companion_and_it_would_not_open_without_its_fields(game):
    paths = [path for path in SAVES if kind_of(path).game == game]
    assert paths
    for path in paths:
        saved = json.loads(path.read_bytes())
        for row in parts_of(saved)[0]["past"]:
            del row[next(field for field in ("state", "deck", "decks") if field in row)]
        data = json.dumps(saved).encode() if "keeper" in saved else seal(saved)
        with pytest.raises(SaveError):
            KINDS[game].unsealed(data)
