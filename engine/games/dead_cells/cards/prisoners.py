"""The four prisoners and their tracks: six steps of each colour, the first to the last."""

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import Prisoner
from engine.games.dead_cells.cards.vocabulary import (
    ANY_STATE,
    ANYWHERE,
    BLEED,
    EACH,
    EVERY,
    FIRE,
    FROST,
    MARK,
    ONE,
    POISON,
    R1,
    R2,
    R3,
    RIGHT,
    SELF,
    TOOTH,
    Able,
    Afflict,
    AtZero,
    Cleanse,
    Damage,
    Gain,
    Heal,
    Hearts,
    Keen,
    On,
    Pockets,
    Scale,
    Shield,
    Traits,
    Ward,
)

HEARTS = 3
"""Health at the start of a run."""

IMMOLATED, FLAYED, POISONED, QUARTERED, SERENADE = range(5)


def _skill(*do: object) -> Traits:
    return (Able(do),)  # type: ignore[arg-type]


def _zero(*do: object) -> Traits:
    return (AtZero(do),)  # type: ignore[arg-type]


HEART: Traits = (Hearts(1),)
POCKET: Traits = (Pockets(1),)
STRIKE: Traits = _zero(Damage(1, (R1,)))
GUARD: Traits = _zero(Shield(1, SELF))

PRISONERS: tuple[Prisoner, ...] = (
    Prisoner(
        N_("The Immolated"),
        tuple(range(101, 107)),
        _skill(Damage(1, (R1,))),
        (
            (HEART, (Ward(FROST),), HEART, GUARD, HEART, _skill(Heal(1, ONE))),
            (
                POCKET,
                _skill(Afflict(FIRE, 1, (R1,))),
                _zero(Afflict(MARK, 1, (R1, R2))),
                POCKET,
                _skill(Afflict(FIRE, 1, RIGHT)),
                _zero(Afflict(MARK, 1, ANYWHERE)),
            ),
            (
                _skill(Damage(1, (R1, R2))),
                STRIKE,
                _skill(Damage(1, RIGHT, EVERY)),
                STRIKE,
                (On("kill", (Afflict(FIRE, 1, ANYWHERE),), limit=1),),
                _skill(Damage(2, (R1,))),
            ),
        ),
    ),
    Prisoner(
        N_("The Flayed"),
        tuple(range(107, 113)),
        _skill(Shield(1, SELF)),
        (
            (GUARD, HEART, (Ward(BLEED),), GUARD, HEART, _zero(Shield(1, SELF, gold=True))),
            (
                POCKET,
                _skill(Shield(1, ONE)),
                POCKET,
                _skill(Afflict(FROST, 1, (R1, R2))),
                _zero(Shield(1, ONE)),
                _skill(Shield(1, EACH)),
            ),
            (
                (On("hurt", (Damage(1, (R1,)),), limit=1),),
                _skill(Damage(1, (R1,))),
                STRIKE,
                _skill(Damage(Scale(1, "shields", 3), (R1,))),
                STRIKE,
                _skill(Damage(2, (R1, R2))),
            ),
        ),
    ),
    Prisoner(
        N_("The Poisoned"),
        tuple(range(113, 119)),
        _skill(Afflict(POISON, 1, (R1,))),
        (
            (HEART, (Ward(POISON),), HEART, _skill(Cleanse(ANY_STATE, 1, ONE)), HEART, GUARD),
            (
                _skill(Afflict(POISON, 1, (R1, R2))),
                POCKET,
                _skill(Afflict(FROST, 1, (R1, R2))),
                _skill(Afflict(POISON, 2, (R1,))),
                POCKET,
                _zero(Afflict(MARK, 1, ANYWHERE)),
            ),
            (
                _skill(Damage(1, (R1, R2))),
                (Keen("poisoned"),),
                STRIKE,
                _skill(Damage(1, RIGHT, EVERY)),
                STRIKE,
                _skill(Damage(2, (R1,))),
            ),
        ),
    ),
    Prisoner(
        N_("The Quartered"),
        tuple(range(119, 125)),
        _skill(Damage(1, (R2, R3))),
        (
            (HEART, GUARD, HEART, (Ward(MARK),), HEART, _zero(Heal(1, SELF))),
            (
                POCKET,
                _skill(Afflict(MARK, 1, ANYWHERE)),
                POCKET,
                _skill(Damage(1, RIGHT, 2)),
                (On("looted", (Gain(TOOTH, 1),), limit=1),),
                _skill(Afflict(FROST, 1, RIGHT)),
            ),
            (
                _skill(Damage(1, (R3,)), Damage(1, (R3,))),
                _zero(Damage(1, ANYWHERE)),
                (Keen("far"),),
                _zero(Damage(1, ANYWHERE)),
                (Keen("pierce"),),
                _skill(Damage(2, (R2, R3))),
            ),
        ),
    ),
)

LAST_STEP = 6
"""Steps of a track; on a full one a scroll does nothing (ruling 82)."""
SERENADES_HEARTS = 4
