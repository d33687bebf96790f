"""The games as the app shows them, each declared by the `KIT` of its folder. There is no list here.

The engine lists the games; a game without a folder here is not shown. A folder whose game is not in the
engine yet has its credit and nothing to play.
"""

from functools import partial
from importlib import import_module
from pkgutil import iter_modules

from app.table.catalogue import Catalogue, Playable
from app.table.kit import Kit
from engine import GAMES


def kits() -> dict[str, Kit]:
    """Every kit by the key of its game: first the games of the engine in their order, then the others."""
    folders = sorted(found.name for found in iter_modules(__path__) if found.ispkg)
    keys = [*(key for key in GAMES if key in folders), *(key for key in folders if key not in GAMES)]
    return {key: import_module(f"{__name__}.{key}").KIT for key in keys}


def catalogue() -> Catalogue:
    """Every game of the engine that has a table or a companion here; no rules are imported for it."""
    return {
        key: Playable(GAMES.info(key), kit, partial(GAMES.__getitem__, key))
        for key, kit in kits().items()
        if key in GAMES and (kit.table or kit.companion)
    }
