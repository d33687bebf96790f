"""The seven runes, which stay with a campaign for ever."""

from engine.core.text import N_

VINE, RAM, STILT, SPIDER, LAMP, TELEPORT, CROWN = range(7)

RUNES = (
    N_("Vine"),
    N_("Ram"),
    N_("Stilt"),
    N_("Spider"),
    N_("Lamp"),
    N_("Teleport"),
    N_("Crown"),
)
