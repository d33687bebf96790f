"""What the prompt says, and the pictures of the buttons."""

from app.presenter import Ask
from engine.core.game import Action, View
from engine.core.text import N_, Phrase

ASKED = {
    "start": (N_("place the starting tile"), N_("drag it onto the board, turn it, tick")),
    "place": (N_("place the tile"), N_("turn it, then touch a glowing cell")),
    "step_on": (N_("turn the tile you step on"), ""),
    "choose": (N_("move or stay"), N_("touch a glowing cell, or choose below")),
    "again": (N_("move again, or end the turn"), N_("moving again costs a Nerve")),
    "swap": (N_("a monster comes closer: what do you give up?"), ""),
    "scrambling": (N_("scramble away"), N_("touch a glowing cell")),
    "fall": (N_("you fall: along the row or the column?"), ""),
    "land": (N_("choose where to land"), N_("touch a glowing cell")),
    "land_on": (N_("turn the tile you land on"), ""),
    "block": (N_("you are hit: block?"), ""),
    "key": (N_("a key lies here"), ""),
    "dirge": (N_("where does the Dirge come down?"), N_("touch, look, move it, tick")),
    "snuff": (N_("the light fades: which tile goes?"), N_("touch a lit tile")),
}
OWN_QUESTION = ("start", "block", "fall", "key", "scrambling")
"""What is asked of the prisoner that the entry names, whoever's turn it is."""

PREVIEW = N_("this would happen: again to do it")

ICONS = {
    "stay": "timer",
    "end": "tick",
    "block": "lock",
    "endure": "warning",
    "take": "tick",
    "leave": "cancel",
    "give": "swap",
    "receive": "swap",
    "fall": "down",
    "sustain": "hint",
    "give_up": "cancel",
}


def ask_for(view: View, previewing: bool) -> Ask:
    """The sentence for what waits on top of the stack."""
    if not view["todo"]:
        return Ask(str(Phrase("the game is over")))
    sentence, hint = ASKED[view["todo"][-1][0]]
    hint = PREVIEW if previewing else hint
    return Ask(str(Phrase(sentence)), str(Phrase(hint)) if hint else "")


def asked_prisoner(view: View) -> int:
    """The prisoner who must decide, in or out of turn."""
    if view["todo"] and view["todo"][-1][0] in OWN_QUESTION:
        return int(view["todo"][-1][1])
    return int(view["active"])


def icon_for(action: Action) -> str:
    """The picture of a button."""
    return ICONS.get(action[0], "")
