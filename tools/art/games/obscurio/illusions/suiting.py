"""What suits what: which motif may stand where, which place a colour script, which light and rim a place."""

STANDS = {
    name: planes
    for planes, names in {
        "fgs": "owl whale moon balloon sun jellyfish umbrella planet hand",
        "fg": """snail tree mushroom teapot chess lighthouse door house fox cat stag rabbit tortoise heron
            hourglass cello armchair bottle suitcase boot hat cup harp windmill tent train mountain
            sunflower wave candle frog fountain tower bed bridge stairs pear drum raven telescope book
            rose""",
        "fh": "mirror cage octopus lantern clock mask puppet bell spider",
        "g": "ladder thread boat snake scales die glove acorn anchor heart",
        "sh": "fish moth window bee key star",
        "s": "cloud bird feather kite comet rainbow",
        "h": "compass gear crown",
    }.items()
    for name in names.split()
}
"""Where a motif may be put: f as the subject, g on the ground, s in the sky, h hanging. All may whisper."""

NEEDS = {"ground": "g", "sky": "s", "hang": "h", "float": "gsh", "fall": "gsh", "wall": "f", "mirror": "g"}
"""What a slot's plane asks for."""

PLACES_FOR = {
    "campfire blue": "dunes roofs cloudsea forest lake storm",
    "plum dusk": "roofs stage forest cloudsea clockwork dunes",
    "green well": "well hall attic deep clockwork garden",
    "coral hall": "hall deep stage well",
    "lilac water": "lake cloudsea deep dunes roofs",
    "attic rust": "attic well clockwork stage",
    "moss evening": "garden forest lake hall",
    "ink sea": "deep storm lake cloudsea dunes",
    "slate wood": "forest storm roofs attic hall garden",
    "ember theatre": "stage clockwork dunes attic roofs hall",
    "pale ice": "ice dawn",
    "honey dawn": "dawn",
    "rose morning": "dawn ice",
}
"""The places that each colour script suits."""

_PLACES = """
dunes      plain   -         starlight
roofs      cloud   -         evening
well       plain   -         moonlight
ice        rock    -         noon
hall       plain   -         candlelight
dawn       leaf    grass     dawn
lake       branch  -         moonlight
attic      plain   -         low sun
clockwork  plain   -         lamplight
garden     leaf    grass     low sun
deep       rock    coral     deep water
forest     branch  grass     dusk
stage      cloud   audience  footlights
cloudsea   cloud   -         moonlight
storm      wave    spray     lightning
"""
_ROWS = [line.split(maxsplit=3) for line in _PLACES.strip().splitlines()]

RIMS = {place: rim for place, rim, _, _ in _ROWS}
FRONTS_OF = {place: front for place, _, front, _ in _ROWS if front != "-"}
LIGHTS = {place: light for place, _, _, light in _ROWS}

ARMATURE_OF = {"well": "well", "clockwork": "wheel"}
"""Places that only one armature suits."""
