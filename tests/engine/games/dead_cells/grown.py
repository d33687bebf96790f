"""Campaigns that have come some way: what so many upgrades and secrets would have left."""

from engine.core import dice
from engine.games.dead_cells import Campaign
from engine.games.dead_cells.cards.catalogue import SECRET_DECK, UPGRADE_DECKS, UPGRADES
from engine.games.dead_cells.cards.kinds import DECKS, DURING, Feat, Find, Improved, Mutation, Stray
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.rules.memory import BITS
from engine.games.dead_cells.rules.upgrading import POCKETS
from engine.games.dead_cells.state import place_index


def grown(seed, upgrades, secrets=0, **options):
    """A campaign that has bought so many cards, by chance, and may start anywhere."""
    campaign = Campaign.new(seed=seed, **options)
    luck = dice.seeded(seed, stream=11)
    carried = {**campaign.carried, "pockets": [[] for _ in POCKETS], "aside": []}
    carried["library"] = [list(row) for row in carried["library"]]
    carried["added"] = [list(row) for row in carried["added"]]
    taken = [0] * len(UPGRADE_DECKS)
    for _ in range(upgrades):
        open_decks = [place for place, (_, cards) in enumerate(UPGRADE_DECKS) if taken[place] < len(cards)]
        deck, luck = dice.pick(luck, open_decks)
        taken[deck] += 1
        luck = _own(carried, UPGRADE_DECKS[deck][0] * 100 + taken[deck], luck)
    for place in range(min(secrets, len(SECRET_DECK))):
        luck = _own(carried, DECKS["S"] * 100 + place + 1, luck)
    carried["runes"], luck = dice.below(luck, 1 << len(RUNES))
    carried["memory"], luck = dice.below(luck, 1 << BITS)
    carried["levels"] = [min(2, upgrades // 20)] * 3
    campaign.carried = {**carried, "taken": taken, "secrets": min(secrets, len(SECRET_DECK))}
    campaign.beaten = [DECKS["C1"], DECKS["C2"]]
    return campaign


def _own(carried, number, luck):
    card = UPGRADES[number]
    if isinstance(card, Improved):
        deck, luck = dice.below(luck, len(carried["library"]))
        carried["library"][deck] = sorted([*carried["library"][deck], number])
    elif isinstance(card, Find):
        carried["gear"] = sorted([*carried["gear"], number])
    elif isinstance(card, Stray):
        carried["added"][place_index(card.place)].append(number)
    elif isinstance(card, (Mutation, Feat)):
        pocket = card.pocket if isinstance(card, Mutation) else DURING
        row = carried["pockets"][pocket]
        (row if len(row) < POCKETS[pocket] else carried["aside"]).append(number)
    return luck
