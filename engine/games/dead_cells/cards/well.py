"""The Well (W): one cell thrown in, and something comes up."""

from engine.core.text import N_
from engine.games.dead_cells.cards.kinds import (
    DECKS,
    Combat,
    Find,
    Improved,
    Instruction,
    Item,
    Monster,
    Rows,
    Stray,
    Upgrade,
)
from engine.games.dead_cells.cards.vocabulary import (
    BRUTALITY,
    CELL,
    EACH,
    EVERY,
    FIRE,
    ITEM,
    ONE,
    POTION,
    R1,
    R2,
    R3,
    RIGHT,
    SCROLL,
    SECRET,
    SELF,
    SURVIVAL,
    TACTICS,
    TOOTH,
    VIAL,
    AtZero,
    Damage,
    Gain,
    Hearts,
    Hide,
    Loot,
    Next,
    On,
    Push,
    Say,
    Shield,
    Skill,
    Ward,
)

WELL_DECK: tuple[Upgrade, ...] = (
    Instruction(N_("Coins on a string"), (Next((Gain(TOOTH, 3),)),)),
    Instruction(N_("A sealed flask"), (Next((Gain(POTION),)),)),
    Improved(
        Combat(
            N_("Bucket swing"),
            (TACTICS,),
            Rows(I=(Damage(1, (R1, R2)),), II=(Skill(),), III=(Loot(),)),
        )
    ),
    Instruction(N_("A parcel for later"), (Next((Gain(ITEM),)),)),
    Instruction(N_("An echo"), (Say(N_("From far below somebody answers, half a word behind you.")),)),
    Instruction(N_("A long drink"), (Next((Gain(VIAL, 1), Gain(TOOTH, 1))),)),
    Find(
        Item(
            N_("Well bucket"),
            traits=(On("fight_start", (Shield(1, SELF),)), On("looted", (Gain(TOOTH),), limit=1)),
        )
    ),
    Stray(
        Monster(N_("Drowned lad"), 3, Rows(II=(Damage(1, ONE),), III=(Damage(1, ONE),)), (Gain(CELL, 2),)),
        DECKS["B1"],
    ),
    Instruction(N_("Somebody's purse"), (Next((Gain(TOOTH, 4),)),)),
    Improved(
        Combat(
            N_("A stone from the bottom"),
            (SURVIVAL,),
            Rows(I=(Shield(1, ONE),), II=(Damage(1, (R1, R2)),), III=(Damage(1, (R1, R2)),)),
        )
    ),
    Instruction(N_("Your own cell"), (Gain(CELL),)),
    Instruction(N_("Something shines"), (Gain(SECRET),)),
    Find(Item(N_("Frog on a string"), traits=(AtZero((Damage(1, (R1, R2)),)),), health=3)),
    Instruction(N_("A warm coat"), (Next((Gain(SCROLL, 1, SURVIVAL),)),)),
    Stray(
        Monster(
            N_("Well wraith"),
            4,
            Rows(I=(Hide(),), II=(Damage(1, EACH),), III=(Damage(1, ONE),)),
            (Gain(CELL, 2),),
        ),
        DECKS["B4"],
    ),
    Improved(
        Combat(
            N_("Rope trick"),
            (TACTICS,),
            Rows(I=(Push(2, RIGHT), Damage(1, RIGHT)), II=(Skill(),), III=(Damage(1, (R2, R3)),)),
        )
    ),
    Instruction(
        N_("A voice that knows you"), (Say(N_("It says your number. You had forgotten that you had one.")),)
    ),
    Stray(
        Monster(
            N_("Thirsty guest"), 5, Rows(I=(Damage(1, ONE, 2),), III=(Damage(1, EACH),)), (Gain(CELL, 3),)
        ),
        DECKS["B7"],
    ),
    Improved(
        Combat(
            N_("Splash"),
            (BRUTALITY,),
            Rows(I=(Damage(1, RIGHT, EVERY),), II=(Loot(),), III=(Damage(1, RIGHT, 2),)),
        )
    ),
    Find(Item(N_("Wet crown"), traits=(Hearts(1), Ward(FIRE), On("hurt", (Gain(TOOTH),), limit=1)))),
    Instruction(N_("The bottom"), (Gain(SECRET),)),
)
