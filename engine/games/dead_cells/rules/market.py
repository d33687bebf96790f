"""Between biomes: blueprints, healer, merchant, collector (INTERBIOME); and merchants on tiles."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import TILES, UPGRADES
from engine.games.dead_cells.cards.kinds import Mutation
from engine.games.dead_cells.cards.people import COLLECTOR, HEALER, MERCHANT, STALLS, Stall
from engine.games.dead_cells.cards.vocabulary import BIOME, ITEM, SECRET, VIAL, WORM, Bargain, G, Gain
from engine.games.dead_cells.options import BRUTAL, DIFFICULTY_AT, GENTLE
from engine.games.dead_cells.rules.abilities import mutations
from engine.games.dead_cells.rules.aiming import in_line, mend
from engine.games.dead_cells.rules.bans import lift
from engine.games.dead_cells.rules.company import living, speaker
from engine.games.dead_cells.rules.drawing import draw_blueprint, draw_gear, return_blueprints
from engine.games.dead_cells.rules.feats import (
    BIOME_UNHURT,
    BOUGHT,
    LOOTED,
    NO_LOOT,
    did,
    has_done,
    reached,
)
from engine.games.dead_cells.rules.gaining import TEETH, discard_item, offer_item, put_in_bag
from engine.games.dead_cells.rules.memory import SECRET_SOLD, remember, remembers
from engine.games.dead_cells.rules.places import OFFER
from engine.games.dead_cells.rules.rows import but, more
from engine.games.dead_cells.rules.secrets import secret_left
from engine.games.dead_cells.rules.tokens import clear
from engine.games.dead_cells.rules.wearing import discard_worn
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]


def group_decides(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """The First Player answers for the group."""
    return (speaker(state),)


def stall(state: PrisonState, person: int) -> Stall:
    """What a person of the market offers now; gentle and brutal tables change the healer."""
    level, difficulty = state.levels[person], state.house[DIFFICULTY_AT]
    stalls = STALLS[person]
    if person == HEALER and difficulty == GENTLE:
        level += 1
    found = stalls[min(level, len(stalls) - 1)]
    cheaper = sum(trait.n for trait in _bargains(state) if trait.person == person)
    found = found._replace(teeth=max(1, found.teeth - cheaper))
    return found._replace(times=found.times - 1) if person == HEALER and difficulty == BRUTAL else found


def _bargains(state: PrisonState) -> list[Bargain]:
    cards = [UPGRADES[number] for row in state.pockets for number in row]
    traits = [trait for card in cards if isinstance(card, Mutation) for trait in card.traits]
    return [trait for trait in traits if isinstance(trait, Bargain)]


def interbiome(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Everything between two biomes, in the order of the rulebook."""
    events.append(("interbiome", EVERYONE, "", entry[1]))
    state.todo += [
        ("enter", entry[1]),
        ("clean",),
        ("setting_off",),
        ("collector",),
        ("merchant",),
        ("healer", stall(state, HEALER).times),
        ("stack",),
    ]
    state.todo += [("vial", 0)] * mutations(state).rest
    clear(state, WORM, events)
    lift(state, BIOME, events)
    if state.unhurt:
        reached(state, BIOME_UNHURT, events)
    if not has_done(state, LOOTED):
        reached(state, NO_LOOT, events)


def stack(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """They go on top of the equipment deck for nothing; their order is the group's choice."""
    if len(state.collected) > 1:
        state.todo.append(("order",))
    elif state.collected:
        (item,), state.collected = state.collected, []
        _on_top(state, item, events)


def _on_top(state: PrisonState, item: int, events: list[Event]) -> None:
    state.gear = [*state.gear, item]
    state.known_gear += 1
    events.append(("on_top", EVERYONE, "55", item))


def order_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Which one is laid down next: the last lies on top."""
    return [("put", item) for item in sorted(state.collected)]


def take_order(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """One is laid on the deck."""
    state.todo.pop()
    state.collected = but(state.collected, action[1])
    state.todo.append(("stack",))
    _on_top(state, action[1], events)


def healer(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Ask while there is a wound, a tooth and a vial."""
    times = entry[1]
    if times > 0 and state.bag[TEETH] >= stall(state, HEALER).teeth and _hurt(state):
        state.todo.append(("heal", times))


def _hurt(state: PrisonState) -> list[int]:
    return in_line(state, living(state))


def heal_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Somebody who is hurt, or nobody."""
    return [*(("heal", fighter) for fighter in _hurt(state)), ("done",)]


def take_heal(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Teeth for one damage."""
    _, times = state.todo.pop()
    if action[0] == "heal":
        put_in_bag(state, TEETH, -stall(state, HEALER).teeth, events)
        mend(state, SLOTS + action[1], 1, "", events)
        state.todo.append(("healer", times - 1))


def merchant(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """The top cards of the equipment deck are laid out: these very ones are for sale."""
    for _ in range(stall(state, MERCHANT).times):
        item = draw_gear(state, events)
        if item != NOBODY:
            _lay_out(state, item, events)
    state.todo.append(("selling", MERCHANT))


def collector(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """The bottom blueprints of this biome are laid out."""
    for _ in range(stall(state, COLLECTOR).times):
        item = draw_blueprint(state, events)
        if item != NOBODY:
            _lay_out(state, item, events)
    state.todo.append(("selling", COLLECTOR))


def _lay_out(state: PrisonState, item: int, events: list[Event]) -> None:
    state.revealed = [*state.revealed, item]
    events.append(("laid_out", EVERYONE, "", item))


def selling(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Ask while there is something that the group can pay for; then what is left is cleared away."""
    person = entry[1]
    if state.revealed and state.bag[TEETH] >= stall(state, person).teeth:
        state.todo.append(("buy", person))
    else:
        close_stall(state, person, events)


def buy_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Any card that is laid out, or no more."""
    return [*(("buy", item) for item in state.revealed), ("done",)]


def take_buy(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Equipment goes to a prisoner at once, a blueprint on top of the equipment deck."""
    _, person = state.todo.pop()
    if action[0] == "done":
        close_stall(state, person, events)
        return
    item = action[1]
    did(state, BOUGHT, events)
    state.revealed = but(state.revealed, item)
    events.append(("bought_item", EVERYONE, "", item))
    put_in_bag(state, TEETH, -stall(state, person).teeth, events)
    state.todo.append(("selling", person))
    if person == MERCHANT:
        offer_item(state, item)
    else:
        _on_top(state, item, events)


def close_stall(state: PrisonState, person: int, events: list[Event]) -> None:
    """Equipment that nobody bought is discarded; blueprints go back under their deck."""
    unsold, state.revealed = state.revealed, []
    for item in unsold:
        events.append(("unsold", EVERYONE, "", item))
        if person == MERCHANT:
            discard_item(state, item, events)
    if person == COLLECTOR:
        return_blueprints(state, unsold, events)


def setting_off(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Between biomes whatever is worn can be put down for nothing (ruling 54)."""
    if any(state.worn):
        state.todo.append(("set_off",))


def set_off_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Go on as they are, or put any piece down first."""
    pieces = [(fighter, place) for fighter, worn in enumerate(state.worn) for place in range(len(worn))]
    return [("set_off",), *(("shed", *piece) for piece in pieces)]


def take_set_off(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Asked again after each piece: several may be put down."""
    state.todo.pop()
    if action[0] == "shed":
        state.todo.append(("setting_off",))
        discard_worn(state, action[1], action[2], events)


def clean(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Nothing of the market stays."""
    state.sold = []
    events.append(("stall", EVERYONE, "", 0))


def tile_stall(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Ask while something can be bought."""
    offers = TILES[entry[1]].offers
    if len(state.sold) != len(offers):
        state.sold = [0] * len(offers)
        events.append(("stall", EVERYONE, "", len(offers)))
    if _open(state, entry[1]):
        state.todo.append(("shop", entry[1]))
    else:
        _close(state, events)


def _close(state: PrisonState, events: list[Event]) -> None:
    state.sold = []
    events.append(("stall", EVERYONE, "", 0))


def _open(state: PrisonState, tile: int) -> list[int]:
    """The offers that are left, affordable and of any use."""
    return [
        place
        for place, offer in enumerate(TILES[tile].offers)
        if state.sold[place] < offer.times
        and state.bag[TEETH] >= offer.teeth
        and _worth_it(state, tile, offer.do[0])
    ]


def _worth_it(state: PrisonState, tile: int, effect: Any) -> bool:
    if isinstance(effect, Gain) and effect.what == SECRET:
        return not remembers(state, SECRET_SOLD[tile]) and secret_left(state)
    if isinstance(effect, Gain) and effect.what == VIAL:
        return bool(_hurt(state))
    if isinstance(effect, Gain) and effect.what == ITEM:
        return bool(state.gear or state.gear_discard)
    return True


def shop_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """One of the offers, or no more."""
    return [*(("shop", place) for place in _open(state, entry[1])), ("done",)]


def take_shop(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Pay, get it, and be asked again."""
    _, tile = state.todo.pop()
    if action[0] == "done":
        _close(state, events)
        return
    place = action[1]
    did(state, BOUGHT, events)
    state.sold = more(state.sold, place, 1)
    events.append(("sold", EVERYONE, "", place))
    offer = TILES[tile].offers[place]
    put_in_bag(state, TEETH, -offer.teeth, events)
    if offer.do == (Gain(SECRET),):
        remember(state, SECRET_SOLD[tile], events)
    state.todo += [("stall", tile), ("do", G, OFFER, tile, (place, 0))]
