"""Dead Cells as the app shows it. What a view means on the stage is decided here; no rule is."""

from app.table.kit import Credit, Ending, Kit
from engine.core.text import N_

KIT = Kit(
    accent="2FC7B6",
    credit=Credit(
        "Dead Cells: The Rogue-Lite Board Game",
        "Antoine Bauza, Corentin Lebrat, Ludovic Maublanc, Théo Rivière",
        "Le Scorpion Masqué",
        N_("Based on the video game by {studio}"),
        {"studio": "Motion Twin, Evil Empire"},
    ),
    picture="dead_cells.png",
    table="app.games.dead_cells.table.presenter:DeadCellsTable",
    companion="app.games.dead_cells.companion.page:page",
    figures="app.games.dead_cells.learning.figures:DRAWER",
    ending=Ending(
        {"won": N_("The boss is beaten"), "lost": N_("Dead, not done"), "drawn": N_("A draw")},
        N_("The boss is beaten!"),
    ),
    campaign=True,
    cast=(N_("Immolated"), N_("Flayed"), N_("Poisoned"), N_("Quartered")),
)
