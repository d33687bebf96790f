"""The Night Cage as the app shows it. What a view means on the board is decided here; no rule is."""

from app.table.kit import Alone, Credit, Ending, Kit
from engine.core.text import N_

KIT = Kit(
    accent="F2A33A",
    credit=Credit(
        "The Night Cage",
        "Christopher Ryan Chan, Chris McMahon, Rosswell Saunders",
        "Smirk & Laughter",
        N_("In French: {title}, published by {publisher}"),
        {"title": "Piège obscur", "publisher": "IELLO"},
    ),
    picture="night_cage.png",
    table="app.games.night_cage.table.presenter:NightCageTable",
    companion="app.games.night_cage.companion.page:TowerPage",
    headway="app.games.night_cage.headway:headway",
    glimpse="app.games.night_cage.glimpse:glimpse",
    record="app.games.night_cage.record:RECORD",
    figures="app.games.night_cage.learning.figures:DRAWER",
    goals="app.games.night_cage.learning.goals:GOALS",
    alone=Alone(N_("You lead all four prisoners")),
    ending=Ending(
        {"won": N_("Won!"), "lost": N_("Lost in the dark"), "drawn": N_("A draw")},
        N_("You escaped!"),
        {"won": "cup", "lost": "pawn_slate_out", "drawn": "mark_bone"},
    ),
)
