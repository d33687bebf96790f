"""Nine-patches of the table, like the house's: 96 pixels, borders of 32, a margin of 8 for the shadow."""

from collections.abc import Iterator
from dataclasses import replace

from ...palette import SEATS, mix
from ...sprites.patches import Patch, nine_patch
from ...sprites.sprite import Sprite

_COMING = Patch(0x1B545C, 0x103840, 0x6FE0CC, 0.6, notch=11, lift=0.4)
_STRIP = Patch(0x0E2226, 0x0A181C, 0x3E7A78, 0.6, notch=8, lift=0.2)
_LIP = Patch(0x16343A, 0x0B1A1F, 0x5FA8A0, 0.7, notch=11, lift=0.5)
_ROW = Patch(0xDCC492, 0xB8965C, 0xFFF3D6, 0.8, notch=9, lift=0.3)

PANELS: dict[str, Patch] = {
    "panel_idle": Patch(0x16343A, 0x0B1A1F, 0x5FA8A0, 0.7, notch=17),
    "panel_choice": Patch(0x4A3826, 0x241A12, 0xFFD48A, 0.95, notch=17, halo=0xF0882A),
    "card_paper": Patch(0xDCC492, 0xA8834E, 0xFFF6DC, 0.95, notch=13, under=0x5A4024),
    "card_row": _ROW,
    "card_row_done": replace(_ROW, top=0x3A2A1A, bottom=0x2A1C10, edge=0x8A6A3C, edge_alpha=0.5, hole=0.5),
    "cell_coming": _COMING,
    "cell_now": Patch(0xFFD48A, 0xC9762A, 0xFFF3CF, 0.95, notch=11, halo=0xF0A23A),
    "cell_past": replace(_COMING, top=0x0E1A1E, bottom=0x0B1417, edge=0x2A4A4C, hole=0.4),
    "cell_group": replace(_COMING, top=0x163E46, bottom=0x0C2A31, edge=0xA8F6E4, edge_alpha=0.45),
    "strip_end": _STRIP,
    "strip_warn": replace(_STRIP, top=0x4A161A, bottom=0x2A0C0E, edge=0xFF9A84, edge_alpha=0.85),
    "lip_tag": _LIP,
    "lip_tag_elite": replace(_LIP, top=0x4A3826, bottom=0x241A12, edge=0xF0C684, edge_alpha=0.85),
    "plate_prompt": Patch(0x5A4029, 0x30221A, 0xF0C684, 0.8, notch=18, under=0x1A120C),
    "gear_slot": Patch(0x0A1A1E, 0x10262B, 0x8FB0A8, 0.7, notch=13, lift=0, hole=0.8),
    "gear_slot_filled": Patch(0x2E4A50, 0x14262C, 0xE9BE78, 0.85, notch=13, lift=0.4),
    "ground": Patch(0x0E2226, 0x0A171A, 0x3E7A78, 0.7, notch=15, lift=0, hole=1.0),
}
SEAT_ORDER = ("red", "blue", "green", "bone")
"""The colours of the Immolated, the Flayed, the Poisoned and the Quartered."""


def _head(colour: str) -> Patch:
    seat = SEATS[colour]
    dark = seat.dark if colour != "bone" else 0x5E5038
    return Patch(mix(seat.colour, dark, 0.45), dark, seat.light, 0.9, notch=12, lift=0.5)


def panels() -> Iterator[Sprite]:
    """All nine-patches; the heads of the prisoners' cards have the colours of their seats."""
    heads = {f"seat_head_{i}": _head(colour) for i, colour in enumerate(SEAT_ORDER)}
    heads["seat_head_4"] = Patch(0x7A2A5A, 0x3A1230, 0xFFA6D2, 0.9, notch=12, lift=0.5)
    for seed, (name, patch) in enumerate({**PANELS, **heads}.items(), start=120):
        yield nine_patch(name, patch, seed)
