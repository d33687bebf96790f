"""What the prompt says, and the pictures of the buttons."""

from app.table.presenter import Ask
from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.night_cage.queries import saves_all
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.keepers import strikes_from_behind
from engine.games.night_cage.rules.tiles import EMPTY, PIT
from engine.games.night_cage.view import CageView
from engine.games.night_cage.words.text import prisoner_name

ASKED = {
    "start": (N_("place your starting tile"), N_("tap a cell, rotate, confirm")),
    "place": (N_("place the tile"), N_("tap a glowing cell")),
    "step_on": (N_("rotate the tile ahead"), N_("tap to rotate, then confirm")),
    "choose": (N_("move or stay"), N_("tap a glowing cell or choose below")),
    "again": (N_("move again or end your turn"), N_("moving again costs 1 Nerve")),
    "swap": (N_("choose a tile to swap for this monster"), N_("tap a glowing cell")),
    "scrambling": (N_("scramble away"), N_("tap a glowing cell")),
    "fall": (N_("fall along the row or the column?"), N_("you will land there next turn")),
    "land": (N_("choose where to land"), N_("tap a glowing cell")),
    "land_on": (N_("rotate your landing tile"), N_("tap to rotate, then confirm")),
    "block": (N_("block the hit?"), N_("1 Nerve: lose 2 tiles, not 3. The candle goes out anyway")),
    "key": (N_("take the key?"), N_("everyone needs one to escape")),
    "dirge": (N_("place the Dirge"), N_("tap to try a spot, then confirm")),
    "snuff": (N_("remove 1 lit tile"), N_("tap a lit tile")),
}
NOTHING_LOST = N_("1 Nerve: lose no tiles. The candle goes out anyway")
"""What a Nerve does on a Keeper's own tile."""
PREVIEW = N_("tap again to confirm")
TURNABLE = N_("tap to rotate, then confirm")
LYING = N_("confirm or tap another cell")
"""How to go on once a step is chosen, or a tile lies where it may lie."""

STEPS = ("move", "charge", "scramble")

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
}

AGAIN = {
    N_("Move here"): N_("Move here: 1 Nerve"),
    N_("Into the dark"): N_("Into the dark: 1 Nerve"),
    N_("Into the pit"): N_("Into the pit: 1 Nerve"),
}
"""What the button of a step says, and what it says where a second step is paid for."""
MOVE, DARK, FALL = AGAIN

SAID_SHORTLY = {
    "take": N_("Take the key"),
    "leave": N_("Leave the key"),
    "end": N_("End turn"),
    "sustain": N_("Sustain the light: 1 Nerve"),
}
"""What a button says of an action of whom the prompt names."""


def ask_for(view: CageView, begun: str = "") -> Ask:
    """The sentence for the step that waits; what is begun has a hint of its own."""
    if not view["step"]:
        return Ask(str(Phrase("The game is over")))
    sentence, hint = ASKED[view["step"]]
    if view["step"] == "block" and saves_all(view):
        hint = NOTHING_LOST
    hint = begun or hint
    return Ask(str(Phrase(sentence)), str(Phrase(hint)) if hint else "")


def icon_for(view: CageView, action: Action) -> str:
    """The picture of a button; a fall points along its line."""
    if action[0] == "fall":
        return "right" if action[1] < view["size"] else "down"
    return ICONS.get(action[0], "")


def label_for(view: CageView, action: Action) -> Phrase | None:
    """What a button says shortly, the prompt having said who is meant; None if it takes a whole sentence."""
    kind = action[0]
    if kind == "fall":
        return Phrase("Along the row") if action[1] < view["size"] else Phrase("Along the column")
    if kind == "give":
        return Phrase("Key to {other}", other=prisoner_name(action[1]))
    if kind == "receive":
        return Phrase("Key from {other}", other=prisoner_name(action[1]))
    if kind in ("block", "endure"):
        return _answer_to_a_hit(view, kind)
    if kind in STEPS:
        return _step(view, action)
    return Phrase(SAID_SHORTLY[kind]) if kind in SAID_SHORTLY else None


def _step(view: CageView, action: Action) -> Phrase | None:
    """Where a step leads, since the board shows which way; from behind a Keeper it takes a key besides."""
    kind, side = action
    tile = view["board"][GRIDS[view["size"]].next[view["at"][view["active"]]][side]]
    if kind == "charge" or (kind == "move" and strikes_from_behind(tile, side ^ 2)):
        return None
    words = DARK if tile == EMPTY else FALL if tile & PIT else MOVE
    return Phrase(AGAIN[words] if view["step"] == "again" else words)


def _answer_to_a_hit(view: CageView, kind: str) -> Phrase:
    _, tiles, _, saved, _ = view["details"]
    if kind == "endure":
        return Phrase("Take the hit: lose {count} tiles", one="Take the hit: lose 1 tile", count=tiles)
    if tiles == saved:
        return Phrase("Block: 1 Nerve, lose no tiles")
    left = tiles - saved
    return Phrase("Block: 1 Nerve, lose {count} tiles", one="Block: 1 Nerve, lose 1 tile", count=left)
