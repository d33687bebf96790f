"""A described fight."""

from collections.abc import Mapping
from typing import Any

from engine.core.errors import ScenarioError
from engine.core.game import GameInfo, Options
from engine.core.text import Phrase
from engine.games.dead_cells.state import PrisonState


def position(data: Mapping[str, Any], info: GameInfo) -> tuple[PrisonState, int, Options]:
    raise ScenarioError("game", Phrase("not yet"))
