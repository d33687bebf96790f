"""What a motif means: its category, the ideas it stands for, its shape and its matter.

Ideas are spread over families on purpose: time is clock, hourglass, candle, rose, moon and gear, so that a
clue by an idea has several honest answers, a clue by a thing one or two.
"""

from typing import NamedTuple


class Meaning(NamedTuple):
    """The words that a motif carries."""

    category: str
    concepts: tuple[str, ...]
    shape: str
    matter: str


_LINES = """
bee        beast    work summer sweetness danger          winged    fur
bird       beast    freedom message wind hope             winged    feather
cat        beast    mystery night home curiosity          upright   fur
fish       beast    silence sea dream luck                long      shell
fox        beast    cunning warmth solitude autumn        curved    fur
frog       beast    change rain fairytale call            round     flesh
heron      beast    waiting sea beauty message            upright   feather
jellyfish  beast    dream sea danger fragility            domed     glass
moth       beast    fragility light change night          winged    paper
octopus    beast    sea cunning craft mystery             branching flesh
owl        beast    wisdom night watching secret          upright   feather
rabbit     beast    hurry luck fear magic                 upright   fur
raven      beast    fate ending memory cunning            winged    feather
snail      beast    slowness home patience solitude       spiral    shell
snake      beast    danger wisdom cunning change          curved    flesh
spider     beast    patience prison craft fear            branching fur
stag       beast    forest power silence beauty           branching fur
tortoise   beast    slowness shelter patience age         domed     shell
whale      beast    sea memory journey silence            long      flesh
puppet     person   play fate theatre childhood           branching wood
hand       person   craft meeting work love               branching flesh
boot       dress    journey work leaving cold             angular   cloth
glove      dress    warmth cold meeting vanity            branching cloth
hat        dress    magic theatre mystery vanity          upright   cloth
acorn      plant    growth autumn patience forest         round     wood
feather    plant    wind message fragility memory         long      feather
mushroom   plant    forest danger growth magic            domed     flesh
pear       plant    sweetness harvest autumn comfort      round     fruit
rose       plant    love beauty danger time               spiral    fruit
sunflower  plant    summer loyalty light harvest          round     fruit
tree       plant    growth age shelter forest             branching wood
balloon    sky      journey dream height festival         round     cloth
cloud      sky      rain dream change height              round     water
comet      sky      hope fate hurry ending                pointed   light
kite       sky      wind childhood freedom play           angular   paper
moon       sky      night dream time change               round     stone
planet     sky      mystery solitude night order          round     stone
rainbow    sky      hope rain beauty meeting              arched    light
star       sky      hope guide night fate                 pointed   light
sun        sky      light warmth truth summer             round     light
fountain   water    hope beauty festival childhood        domed     stone
wave       water    power sea return fear                 curved    water
mountain   land     height cold power silence             pointed   stone
bridge     building meeting journey choice loyalty        arched    stone
house      building home shelter childhood return         angular   wood
lighthouse building guide danger solitude light           upright   stone
stairs     building height work dream order               angular   stone
tent       building festival theatre shelter journey      pointed   cloth
tower      building power prison waiting fairytale        upright   stone
windmill   building wind work harvest machine             branching wood
door       opening  secret choice leaving return          arched    wood
window     opening  watching light curiosity waiting      round     glass
anchor     travel   sea hope loyalty return               pointed   metal
armchair   household rest age waiting comfort              angular   cloth
bed        household rest dream childhood comfort          long      cloth
bell       music    call ending festival danger           domed     metal
boat       travel   journey childhood sea leaving         pointed   paper
book       keepsake fairytale memory wisdom magic         angular   paper
bottle     household message prison sea secret             long      glass
cage       household prison music freedom watching         domed     metal
candle     household light time hope fragility             upright   wax
cello      music    music memory love craft               curved    wood
chess      keepsake cunning choice power order            upright   wood
clock      instrument time fate waiting machine             round     metal
compass    instrument guide journey choice search           round     metal
crown      keepsake power vanity fairytale theatre        pointed   metal
cup        household comfort warmth home rest              domed     china
die        keepsake luck play fate choice                 angular   wood
drum       music    music call festival hurry             round     cloth
gear       instrument machine order time work               round     metal
harp       music    music dream beauty fairytale          curved    metal
heart      keepsake love loyalty warmth fragility         pointed   flesh
hourglass  instrument time patience ending slowness         curved    glass
key        keepsake secret search truth freedom           long      metal
ladder     travel   height work freedom curiosity         long      wood
lantern    household light search night guide              upright   metal
mask       keepsake theatre secret mystery play           round     paper
mirror     household truth vanity beauty memory            round     glass
scales     instrument choice truth order fate               branching metal
suitcase   travel   journey leaving memory return         angular   cloth
teapot     household home comfort warmth meeting           round     china
telescope  instrument watching search curiosity height      long      metal
thread     keepsake fate craft guide patience             spiral    cloth
train      travel   journey hurry machine leaving         long      metal
umbrella   household rain shelter wind autumn              domed     cloth
"""


def _meaning(line: str) -> tuple[str, Meaning]:
    name, category, *concepts, shape, matter = line.split()
    return name, Meaning(category, tuple(concepts), shape, matter)


VOCABULARY: dict[str, Meaning] = dict(_meaning(line) for line in _LINES.strip().splitlines())

SECOND: dict[str, tuple[str, ...]] = {
    "eye": ("watching", "truth", "secret"),
    "flower": ("beauty", "love", "growth"),
    "night": ("night", "dream", "fear"),
    "piano": ("music", "order", "craft"),
    "flame": ("warmth", "danger", "light"),
    "town": ("home", "meeting", "festival"),
    "chandelier": ("festival", "light", "beauty"),
    "candles": ("light", "hope", "festival"),
    "bloom": ("growth", "beauty", "summer"),
    "ship": ("journey", "sea", "dream"),
    "storm": ("danger", "rain", "wind"),
    "caterpillar": ("change", "slowness", "growth"),
    "lion": ("power", "loyalty", "summer"),
    "river": ("time", "journey", "change"),
    "fruit": ("sweetness", "harvest", "growth"),
    "face": ("theatre", "vanity", "meeting"),
    "lake": ("silence", "dream", "watching"),
    "swan": ("love", "beauty", "silence"),
    "lock": ("secret", "prison", "loyalty"),
    "gears": ("machine", "order", "work"),
    "sea": ("sea", "fear", "return"),
    "well": ("secret", "magic", "fear"),
    "wheel": ("journey", "fate", "time"),
    "king": ("power", "vanity", "fairytale"),
}
"""What a double says that is no motif by itself."""

_DOUBLES = """
moon clock eye, whale night, fish lantern, snail stairs house, owl clock, tree hand key, mushroom
house lantern, feather eye, key bird, teapot house, umbrella jellyfish, mask moth, bell flower,
lighthouse candle, window eye, stairs piano, hand eye, chess lighthouse, fox flame, cat moon, stag
candles bloom, rabbit clock, raven key, octopus chandelier, tortoise town, heron lantern, bee gears,
snake river, hourglass town, cello house, mirror face lake, armchair mountain, bottle ship storm,
suitcase town sea, compass flower, boot house, hat well house, cup sea moon, balloon fruit face,
cage moon heart, telescope eye, heart lock fruit, anchor flower, harp swan, bed ship, windmill
flower, train caterpillar, mountain face flame, sunflower clock lion, rose eye, pear house, sun face
wheel, comet face, wave hand, candle tower, jellyfish moon, kite face, die house, spider clock, frog
king, glove bird, tower crown, acorn house, drum moon
"""

DOUBLES: dict[str, tuple[str, ...]] = {
    motif: tuple(doubles) for motif, *doubles in (words.split() for words in _DOUBLES.split(","))
}
"""The doubles that are drawn."""

STATES: dict[str, tuple[str, ...]] = {
    "moon": ("crescent",),
    "tree": ("bare",),
    "ladder": ("broken",),
    "boat": ("sail",),
    "bird": ("folded",),
    "chess": ("knight", "king"),
    "door": ("closed",),
    "suitcase": ("open",),
    "candle": ("out",),
}
"""States that a motif has a drawing of its own for; the others are in worn.py."""

TIED_TO_STATE = {
    ("moon", "boat"): "crescent",
    ("tree", "key"): "bare",
    ("tree", "hand"): "leafy",
    ("chess", "lighthouse"): "king",
    ("suitcase", "sea"): "open",
}
"""Doubles that are drawn in one state only."""


def concepts_of(motif: str, double: str) -> tuple[str, ...]:
    """The ideas of an element: four of the motif, and three of what else it is."""
    second = VOCABULARY[double].concepts[:3] if double in VOCABULARY else SECOND.get(double, ())
    return tuple(dict.fromkeys(VOCABULARY[motif].concepts + second))
