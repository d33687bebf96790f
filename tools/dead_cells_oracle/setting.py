"""Tables by chance: campaigns that have come some way, people equipped beyond what a run would give them."""

from engine.core import dice
from engine.core.session import Session
from engine.games.dead_cells import Campaign
from engine.games.dead_cells.cards.catalogue import COMBAT, ITEMS, PLACES, UPGRADES
from engine.games.dead_cells.cards.kinds import DECKS, Mutation
from engine.games.dead_cells.cards.malaise import MALAISES
from engine.games.dead_cells.cards.prisoners import LAST_STEP, PRISONERS, SERENADE
from engine.games.dead_cells.cards.serenade import TRANSFORM
from engine.games.dead_cells.options import OPTIONS
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.rules.upgrading import POCKETS
from engine.games.dead_cells.state import PrisonState
from tools.dead_cells_oracle.reading import read
from tools.dead_cells_oracle.sharing import draw_hand, hand_size, room
from tools.dead_cells_oracle.table import hearts

WORMS = DECKS["B4"]
"""The only place that has them."""


READY = ("choose_first", "choose_way")
"""Steps at which a run is set up and nobody has gone anywhere."""


class Luck:
    """Chance that is the same for a number ever after."""

    def __init__(self, seed: int) -> None:
        self.seed = dice.seeded(seed, stream=21)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        value, self.seed = dice.below(self.seed, n)
        return value

    def some(self, items: list[int], n: int) -> list[int]:
        """So many different ones, in any order."""
        row = items[:]
        self.seed = dice.shuffle(self.seed, row)
        return row[:n]


def options(luck: Luck) -> dict[str, object]:
    """Table options by chance."""
    return {option.key: option.allowed[luck.below(len(option.allowed))] for option in OPTIONS}


def table(seed: int) -> Session:
    """A run that stands before a biome or a boss, with people equipped and hurt by chance."""
    luck = Luck(seed)
    seats = 1 + luck.below(4)
    prisoners = luck.some(list(range(len(PRISONERS))), seats)
    made = Campaign.new(seed=seed, **(options(luck) if luck.below(3) else {}))
    made.beaten = [DECKS["C1"]]
    session = made.run(seats, seed, prisoners=prisoners, start=made.starts[-1])
    while session.view(None)["step"] not in READY:
        seat = session.deciders[0]
        legal = session.legal(seat)
        session.play(seat, legal[luck.below(len(legal))])
    state: PrisonState = session.state  # type: ignore[assignment]
    place = PLACES[luck.below(len(PLACES))]
    _improve(state, luck)
    _equip(state, luck, place)
    state.first = luck.below(seats)
    state.todo = [("enter", place)]
    SCRIPT.run(state, [])
    return session


def _improve(state: PrisonState, luck: Luck) -> None:
    """Mutations, a memory and improved cards, as if a campaign had won them."""
    mutations = {number: card for number, card in UPGRADES.items() if isinstance(card, Mutation)}
    state.pockets = [[] for _ in POCKETS]
    for number in luck.some(list(mutations), luck.below(30)):
        row = state.pockets[mutations[number].pocket]
        if len(row) < POCKETS[mutations[number].pocket]:
            row.append(number)
    improved = [number for number in COMBAT if number in UPGRADES]
    state.decks = [row[:] for row in state.decks]
    for number in luck.some(improved, luck.below(len(improved))):
        deck = state.decks[luck.below(state.fighters)]
        deck.insert(luck.below(len(deck) + 1), number)
    state.memory = luck.below(64)


def _equip(state: PrisonState, luck: Luck, place: int) -> None:
    """Tracks, equipment, damage, teeth and potions, worms and malaise as they fall."""
    people = range(state.fighters)
    prisoners = [fighter for fighter in people if state.prisoners[fighter] != SERENADE]
    level = luck.below(LAST_STEP + 1)
    state.tracks = [
        [luck.below(level + 1) for _ in range(3)] if fighter in prisoners else [0] * 3 for fighter in people
    ]
    things = luck.some(list(ITEMS), 40)
    state.worn, state.pets = [[] for _ in people], [[] for _ in people]
    for fighter in prisoners:
        for _ in range(luck.below(4)):
            _put_on(state, fighter, things.pop())
    state.hearts = [hearts(read(state), hero) for hero in read(state).heroes]
    for fighter in people:
        state.hurt[5 + fighter] = luck.below(state.hearts[fighter])
        if not luck.below(6):
            state.malaise[fighter] = 1 + luck.below(len(MALAISES))
        state.worms[fighter] = luck.below(6) if place == WORMS and luck.below(2) else 0
    state.bag = [0, luck.below(5), luck.below(3)]
    state.bans = [
        1 << luck.below(8) if not luck.below(4) else 0,
        1 << luck.below(8) if not luck.below(6) else 0,
    ]
    if state.seats == 1:
        state.serenade = [luck.below(2), luck.below(TRANSFORM), -1]
    _fill_hands(state)
    state.bile = luck.below(3) if not luck.below(3) else 0


def _fill_hands(state: PrisonState) -> None:
    laid = read(state)
    for hero in laid.heroes:
        if not hero.is_serenade:
            draw_hand(laid, hero, hand_size(laid, hero) - len(hero.hand))
    state.hands = [sorted(hero.hand) for hero in laid.heroes]
    state.decks = [hero.deck for hero in laid.heroes]


def _put_on(state: PrisonState, fighter: int, item: int) -> None:
    state.worn[fighter].append(item)
    state.pets[fighter].append(0)
    laid = read(state)
    hero = laid.heroes[fighter]
    if len(hero.worn) > room(laid, hero) or any(ITEMS[each].alone for each in hero.worn[:-1]):
        state.worn[fighter].pop()
        state.pets[fighter].pop()
    else:
        state.gear = [card for card in state.gear if card != item]
        state.blueprints = [[card for card in row if card != item] for row in state.blueprints]
