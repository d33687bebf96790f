"""Embers as the app shows it: declared as a shipped game is."""

from app.table.catalogue import Catalogue, Playable
from app.table.kit import Credit, Kit
from tests.miniature import MINIATURE

KIT = Kit(
    accent="E8743B",
    credit=Credit("Embers", "The people who test", "Lanterne"),
    picture="night_cage.png",
    table="tests.miniature.table:EmbersTable",
)


def only_embers() -> Catalogue:
    """A catalogue with the miniature and nothing else; a test may add to it."""
    return {"embers": Playable.of(MINIATURE, KIT)}
