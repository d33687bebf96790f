"""The table options: what the rule texts leave open or say twice, and how hard the prison is."""

from engine.core.game import Option, Options
from engine.core.text import N_

RULES, DIFFICULTY = N_("House rules"), N_("Difficulty")

OPTIONS: tuple[Option, ...] = (
    Option(
        "difficulty",
        "choice",
        "standard",
        ("gentle", "standard", "brutal"),
        N_("Difficulty"),
        N_(
            "Gentle: one more health each, and the healer offers more. "
            "Brutal: two of you start hurt, elites are tougher, the healer heals less."
        ),
        (N_("Gentle"), N_("Standard"), N_("Brutal")),
        DIFFICULTY,
    ),
    Option("open_hands", "flag", False, title=N_("Open hands"), note=N_("Everybody sees every card.")),
    Option(
        "talk",
        "flag",
        False,
        title=N_("Talk timer"),
        note=N_("One minute to talk before each fight."),
        group=RULES,
    ),
    Option(
        "boss_turn",
        "choice",
        "refill",
        ("refill", "choose"),
        N_("Next turn against a boss"),
        N_("Fill hands up and pass First Player on, or draw one card and choose who is First Player."),
        (N_("Fill up, pass on"), N_("Draw one, choose")),
        RULES,
    ),
    Option(
        "upkeep",
        "choice",
        "discard_first",
        ("discard_first", "refill_first"),
        N_("After a fight"),
        N_("Whether played cards are discarded before or after hands are filled up."),
        (N_("Discard, then draw"), N_("Draw, then discard")),
        RULES,
    ),
    Option(
        "skill_limit",
        "flag",
        True,
        title=N_("Each skill on your board once a round"),
        group=RULES,
    ),
    Option(
        "timed_limit",
        "choice",
        "card",
        ("card", "prisoner"),
        N_("Timed items in a round"),
        "",
        (N_("One for each card"), N_("One for each prisoner")),
        RULES,
    ),
    Option(
        "marked",
        "choice",
        "action",
        ("action", "token"),
        N_("Marked adds one damage"),
        "",
        (N_("To each action"), N_("To each damage")),
        RULES,
    ),
    Option("poison_blocked", "flag", False, title=N_("Shields stop poison"), group=RULES),
    Option(
        "blocking",
        "choice",
        "automatic",
        ("automatic", "asked"),
        N_("Blocking"),
        N_("Whether shields are used by themselves, or you may keep them for later."),
        (N_("By itself"), N_("You decide")),
        RULES,
    ),
    Option(
        "short",
        "flag",
        False,
        title=N_("Short runs"),
        note=N_("The first biome leads straight to the boss."),
    ),
)

GENTLE, STANDARD, BRUTAL = range(3)

(
    DIFFICULTY_AT,
    OPEN_HANDS,
    TALK,
    DRAW_ONE,
    REFILL_FIRST,
    SKILL_LIMIT,
    TIMED_PER_PRISONER,
    MARK_PER_TOKEN,
    POISON_BLOCKED,
    ASK_TO_BLOCK,
    SHORT,
) = range(len(OPTIONS))
"""Where each option stands in `PrisonState.house`, in the order of `OPTIONS`."""


def as_numbers(options: Options) -> list[int]:
    """The options as a state keeps them: which of its values each one has."""
    return [option.allowed.index(options[option.key]) for option in OPTIONS]
