"""How tables beside the box that older rules kept are read."""

from typing import Any

from engine.games.obscurio.companion.setting import AS_USUAL


def with_printed_values(saved: dict[str, Any]) -> dict[str, Any]:
    """From rules 1: track and tile were those of the options, the expert row that of the rules."""
    setting = saved["setting"]
    options = setting["options"]
    printed = {"track": options["time_track"], "tile": options["evanescent"], "expert": AS_USUAL}
    return {**saved, "setting": {**setting, **printed}}
