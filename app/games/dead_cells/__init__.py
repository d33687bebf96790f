"""Dead Cells as the app shows it. What a view means on the stage is decided here; no rule is."""

from app.table.kit import Alone, Credit, Ending, Kit
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
    headway="app.games.dead_cells.headway:headway",
    record="app.games.dead_cells.record:RECORD",
    companion="app.games.dead_cells.companion.page:PrisonPage",
    figures="app.games.dead_cells.learning.figures:DRAWER",
    goals="app.games.dead_cells.learning.goals:GOALS",
    alone=Alone(N_("Serenade fights at your side")),
    ending=Ending(
        {"won": N_("The boss is beaten"), "lost": N_("Dead, not done"), "drawn": N_("A draw")},
        N_("The boss is beaten!"),
    ),
    screens={"dead_cells_hub": "app.games.dead_cells.hub.screen:CampaignHub"},
    campaign=True,
    hub="dead_cells_hub",
    cast=(N_("Immolated"), N_("Flayed"), N_("Poisoned"), N_("Quartered")),
)
