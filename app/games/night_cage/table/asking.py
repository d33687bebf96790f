"""What the prompt says, and the pictures of the buttons."""

from app.table.presenter import Ask
from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.night_cage.view import CageView

ASKED = {
    "start": (N_("place the starting tile"), N_("drag it onto the board, turn it, tick")),
    "place": (N_("place the tile"), N_("turn it, then touch a glowing cell")),
    "step_on": (N_("turn the tile ahead"), N_("touch it to turn it, then tick")),
    "choose": (N_("move or stay"), N_("touch a glowing cell, or choose below")),
    "again": (N_("move again, or end the turn"), N_("moving again costs a Nerve")),
    "swap": (N_("what do you give up for this monster?"), N_("touch a glowing cell")),
    "scrambling": (N_("scramble away"), N_("touch a glowing cell")),
    "fall": (N_("fall by row or by column?"), N_("you will land in that line")),
    "land": (N_("choose where to land"), N_("touch a glowing cell")),
    "land_on": (N_("turn your landing tile"), N_("touch it to turn it, then tick")),
    "block": (N_("block the blow?"), N_("a Nerve saves one tile, not the candle")),
    "key": (N_("a key lies here"), N_("one each: all must have one to leave")),
    "dirge": (N_("where does the Dirge come down?"), N_("touch, look, move it, tick")),
    "snuff": (N_("which tile sinks into the dark?"), N_("touch a lit tile")),
}
PREVIEW = N_("this would happen: again to do it")
TURNABLE = N_("touch it to turn it, then tick")
LYING = N_("tick, or touch another cell")
"""How to go on once a step is chosen, or a tile lies where it may lie."""

ICONS = {
    "stay": "timer",
    "end": "tick",
    "block": "lock",
    "endure": "warning",
    "take": "tick",
    "leave": "cancel",
    "give": "swap",
    "receive": "swap",
    "sustain": "hint",
    "give_up": "cancel",
}


def ask_for(view: CageView, begun: str = "") -> Ask:
    """The sentence for the step that waits; what is begun has a hint of its own."""
    if not view["step"]:
        return Ask(str(Phrase("the game is over")))
    sentence, hint = ASKED[view["step"]]
    hint = begun or hint
    return Ask(str(Phrase(sentence)), str(Phrase(hint)) if hint else "")


def icon_for(view: CageView, action: Action) -> str:
    """The picture of a button; a fall points along its line."""
    if action[0] == "fall":
        return "right" if action[1] < view["size"] else "down"
    return ICONS.get(action[0], "")
