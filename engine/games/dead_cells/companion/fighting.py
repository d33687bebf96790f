"""What a fight does by itself: shields, poison, bleed, fire, gaps that close. Each gives the next moment.

A figure is known by its place: 0 to 3 are the slots of the enemies, from 4 on the group in turn order, then
their companions.
"""

from collections.abc import Mapping

from engine.core.text import N_
from engine.games.dead_cells.companion.moment import (
    FOES,
    IV,
    MOST,
    NO_FIGHT,
    NO_PASSER,
    NOBODY,
    TALK,
    ZERO,
    Body,
    Moment,
    Pet,
)

BEHIND, NEXT = 0, 1
LAST_ROUND = 3
"""After rounds I and II gaps close; after III the wounds that bleed are counted."""
KILLING_FIRE = 2

TOKENS: Mapping[str, str] = {
    "damage": N_("Damage"),
    "shield": N_("Shield"),
    "gold": N_("Golden shield"),
    "poison": N_("Poison"),
    "bleed": N_("Bleed"),
    "fire": N_("Fire"),
    "frost": N_("Frozen"),
    "mark": N_("Marked"),
}
"""What is put on a figure, one at a touch."""
Told = tuple[str, int, int]


def sweep(moment: Moment) -> tuple[int, ...]:
    """Every figure from left to right: behind, the group in turn order, then ahead (rulings 3, 4)."""
    people = range(FOES, FOES + len(moment.people))
    return (BEHIND, *people, *range(NEXT, FOES))


def body(moment: Moment, at: int) -> Body:
    """Who stands there."""
    if at < FOES:
        return moment.foes[at]
    pets = first_pet(moment)
    return moment.people[at - FOES] if at < pets else moment.pets[at - pets].body


def with_body(moment: Moment, at: int, changed: Body) -> Moment:
    """The moment with somebody else there."""
    if at < FOES:
        return moment._replace(foes=_with(moment.foes, at, changed))
    if not is_pet(moment, at):
        return moment._replace(people=_with(moment.people, at - FOES, changed))
    pets, place = list(moment.pets), at - first_pet(moment)
    pets[place] = pets[place]._replace(body=changed)
    return moment._replace(pets=tuple(pets))


def first_pet(moment: Moment) -> int:
    """The place of the first companion."""
    return FOES + len(moment.people)


def is_pet(moment: Moment, at: int) -> bool:
    """Whether a companion is meant."""
    return at >= first_pet(moment)


def sits_out(moment: Moment, at: int) -> bool:
    """Whether this is the passer, who takes nothing (ruling 46); his companion stays with him."""
    if is_pet(moment, at):
        return moment.pets[at - first_pet(moment)].owner == moment.passer
    return at >= FOES and at - FOES == moment.passer


def passing(moment: Moment, who: int) -> Moment:
    """Somebody sits out; named once more, nobody does."""
    return moment._replace(passer=NO_PASSER if who == moment.passer else who)


def followed(moment: Moment, owner: int, health: int) -> Moment:
    """Somebody has a companion with so much health."""
    return moment._replace(pets=(*moment.pets, Pet(owner, Body(health))))


def opened(moment: Moment, boss: bool) -> Moment:
    """A fight begins: nobody has a token but damage."""
    return cleared(moment)._replace(round=TALK, boss=int(boss), turn=1, opening=1)


def cleared(moment: Moment) -> Moment:
    """A fight is over: states and shields go, prisoners' damage stays (ruling 31)."""
    people = tuple(bare(each) for each in moment.people)
    moment = moment._replace(people=people, foes=(NOBODY,) * FOES, round=NO_FIGHT, told=())
    pets = tuple(pet for pet in moment.pets if pet.body.stands)
    return moment._replace(passer=NO_PASSER, passed=(), pets=pets)


def bare(body: Body) -> Body:
    """Without states and shields; an eliminated prisoner stays so."""
    return Body(body.health, body.damage, fallen=body.fallen)


def struck(moment: Moment, at: int) -> Moment:
    """One damage: a golden shield cancels the action (ruling 14), a shield the damage (11, 13).

    Else it is placed, and the last one kills (10).
    """
    hit = body(moment, at)
    if hit.gold:
        return with_body(moment, at, hit._replace(gold=hit.gold - 1))
    if hit.shield:
        return with_body(moment, at, hit._replace(shield=hit.shield - 1))
    return with_body(moment, at, _hurt(hit, 1))


def touched(moment: Moment, at: int, token: str) -> Moment:
    """One token onto a figure; the second fire token kills whatever the health (ruling 23)."""
    hit = body(moment, at)
    if not hit.stands or sits_out(moment, at) or (is_pet(moment, at) and token != "damage"):
        return moment
    if token == "damage":
        return struck(moment, at)
    if token == "frost":
        return with_body(moment, at, frozen(moment, at))
    hit = hit._replace(**{token: min(MOST, getattr(hit, token) + 1)})
    return with_body(moment, at, _fallen(hit) if hit.fire >= KILLING_FIRE else hit)


def frozen(moment: Moment, at: int) -> Body:
    """Somebody whose next row is frozen: this round's, if it is still to come (rulings 24, 25).

    Enemies ahead act after the group, so theirs is still to come when the group freezes them; whoever stands
    behind has acted, and so has a prisoner whom enemies ahead freeze. A token without a row left is lost.
    """
    hit = body(moment, at)
    acted = moment.round >= NEXT and at not in range(NEXT, FOES)
    first = max(NEXT, moment.round + acted)
    row = next((row for row in range(first, LAST_ROUND + 1) if not is_frozen(hit, row)), None)
    return hit if row is None else turned(hit, row)


def is_frozen(hit: Body, row: int) -> bool:
    """Whether one of rows I to III has a token."""
    return bool(hit.frost >> (row - 1) & 1)


def turned(hit: Body, row: int) -> Body:
    """A row is frozen, or no longer."""
    return hit._replace(frost=hit.frost ^ 1 << (row - 1))


def round_over(moment: Moment) -> Moment:
    """The end of a round and the next: poison, then gaps or bleeding (rulings 19 to 21, 34).

    Rounds 0 and IV have no end of their own (ruling 73).
    """
    if moment.round <= ZERO:
        skipped = moment.round == TALK and not moment.opening
        return moment._replace(round=moment.round + (2 if skipped else 1), told=())
    if moment.round == IV:
        return _next_turn(moment) if moment.boss else cleared(moment)
    moment, told = _poisoned(_thawed(moment))
    if moment.round == LAST_ROUND:
        moment, bled = _bled(moment)
        told += bled
    elif not moment.boss:
        moment = moment._replace(foes=closed(moment.foes))
    stays = beaten_boss(moment)
    foes = tuple(NOBODY if foe.fallen and at != stays else foe for at, foe in enumerate(moment.foes))
    return moment._replace(round=moment.round + 1, foes=foes, told=told)


def closed(foes: tuple[Body, ...]) -> tuple[Body, ...]:
    """Enemies ahead move up to the group; whoever stands behind never moves (ruling 34)."""
    ahead = [foe for foe in foes[NEXT:] if foe.stands]
    return (foes[BEHIND], *ahead, *[NOBODY] * (FOES - NEXT - len(ahead)))


def beaten_boss(moment: Moment) -> int:
    """The slot of a boss that has fallen and waits to be flipped; -1 without one.

    Of all whom a boss's fight brings the boss has the most health.
    """
    most = max(range(FOES), key=lambda at: moment.foes[at].health)
    return most if moment.boss and moment.foes[most].fallen else -1


def flipped(moment: Moment, at: int, health: int) -> Moment:
    """The next instance of a boss: nothing on it, no states on the group, and Round 0 comes again."""
    people = tuple(bare(each) for each in moment.people)
    moment = _passed(moment)._replace(people=people, round=TALK, opening=1, told=())
    return with_body(moment, at, Body(health))


def moved(moment: Moment, start: int, end: int) -> Moment:
    """Two slots change their enemies."""
    first, second = moment.foes[start], moment.foes[end]
    return moment._replace(foes=_with(_with(moment.foes, start, second), end, first))


def _thawed(moment: Moment) -> Moment:
    """The token on the row of a round has done its work."""
    left = ~(1 << (moment.round - 1))
    return moment._replace(
        people=tuple(each._replace(frost=each.frost & left) for each in moment.people),
        foes=tuple(foe._replace(frost=foe.frost & left) for foe in moment.foes),
    )


def _poisoned(moment: Moment) -> tuple[Moment, tuple[Told, ...]]:
    """Each token is one damage that no shield stops; a mark adds one, once (rulings 17, 18)."""
    told: list[Told] = []
    for at in sweep(moment):
        hit = body(moment, at)
        if hit.stands and hit.poison:
            damage = min(MOST, hit.poison + hit.mark)
            moment = with_body(moment, at, _hurt(hit, damage))
            told.append(("fatal" if body(moment, at).fallen else "poison", at, damage))
    return moment, tuple(told)


def _bled(moment: Moment) -> tuple[Moment, tuple[Told, ...]]:
    """Whoever bleeds is eliminated, prisoners too (ruling 21); an enemy behind is the first (22)."""
    bleeding = [at for at in sweep(moment) if body(moment, at).stands and body(moment, at).bleed]
    for at in bleeding:
        moment = with_body(moment, at, _fallen(body(moment, at)))
    return moment, tuple(("bleed", at, 1) for at in bleeding)


def _next_turn(moment: Moment) -> Moment:
    """States stay on a boss from turn to turn; Frozen goes (rulings 31, 88). Round 0 does not come again."""
    foes = tuple(foe._replace(frost=0) for foe in moment.foes)
    people = tuple(each._replace(frost=0) for each in moment.people)
    turn = min(MOST, moment.turn + 1)
    moment = _passed(moment)
    return moment._replace(foes=foes, people=people, turn=turn, round=TALK, opening=0, told=())


def _passed(moment: Moment) -> Moment:
    """Another passer each turn, until everybody has passed once (ruling 47)."""
    if moment.passer == NO_PASSER:
        return moment
    passed = (*moment.passed, moment.passer)
    everybody = len(passed) >= len(moment.people)
    return moment._replace(passer=NO_PASSER, passed=() if everybody else passed)


def _hurt(hit: Body, damage: int) -> Body:
    """No more damage is placed than there is health (ruling 10)."""
    hit = hit._replace(damage=min(hit.health, hit.damage + damage))
    return _fallen(hit) if hit.damage >= hit.health else hit


def _fallen(hit: Body) -> Body:
    return Body(hit.health, hit.damage, fallen=1)


def _with(row: tuple[Body, ...], place: int, changed: Body) -> tuple[Body, ...]:
    return (*row[:place], changed, *row[place + 1 :])
