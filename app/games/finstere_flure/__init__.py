"""Finstere Flure as the app shows it. What a view means on the board is decided here; no rule is."""

from app.table.kit import Alone, Credit, Ending, Furnishing, Kit
from engine.core.text import N_

KIT = Kit(
    accent="8FA84A",
    credit=Credit(
        "Finstere Flure",
        "Friedemann Friese",
        "2F-Spiele",
        N_("In English: {title}"),
        {"title": "Fearsome Floors"},
    ),
    paper=(0.76, 1.16, 0.88, 1.0),
    picture="finstere_flure.png",
    table="app.games.finstere_flure.table.presenter:FlureTable",
    companion="app.games.finstere_flure.companion.page:FortressPage",
    headway="app.games.finstere_flure.headway:headway",
    glimpse="app.games.finstere_flure.glimpse:glimpse",
    record="app.games.finstere_flure.record:RECORD",
    figures="app.games.finstere_flure.learning.figures:DRAWER",
    goals="app.games.finstere_flure.learning.goals:GOALS",
    screens={"monster_kit": "app.games.finstere_flure.monster.kit:MonsterKit"},
    furnish=Furnishing("monster_kit", N_("Customise the monster")),
    alone=Alone(N_("You race three computer players to the exit"), seats=4),
    ending=Ending(
        {"won": N_("Won!"), "lost": N_("Lost in the dark"), "drawn": N_("A draw")},
        emblems={"won": "cup", "lost": "pawn_slate_out", "drawn": "mark_bone"},
    ),
)
