"""Draws the whole deck: 84 pictures, their words in one file, and a contact sheet."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from PIL import Image

from ....picture import ASSETS, to_bytes
from .measuring import WANTED, Seen, painted_well
from .painting import Painted
from .scripts import SCRIPTS
from .sentence import Sentence, sentences

SIZE = 720
QUALITY = 84
FOLDER = ASSETS / "obscurio" / "illusions"
CONTACT = ASSETS.parent / "docs" / "pictures" / "obscurio_illusions.jpg"
COLUMNS, SMALL, GAP = 12, 150, 6


def draw_illusions() -> None:
    """Write assets/obscurio/illusions/1.webp to 84.webp, deck.json beside them, and the contact sheet."""
    cards, thumbnails = [], []
    for number, sentence in enumerate(sentences(), 1):
        words, thumbnail = draw_illusion(number, sentence)
        cards.append(words)
        thumbnails.append(thumbnail)
    write_words(cards)
    write_contact_sheet(thumbnails)


def draw_illusion(number: int, sentence: Sentence) -> tuple[dict[str, Any], Image.Image]:
    """Write one card, and hand its words and a thumbnail on; say what a person should look at again."""
    painted, seen = painted_well(sentence, SIZE)
    picture = Image.fromarray(to_bytes(painted.picture))
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture.save(FOLDER / f"{number}.webp", quality=QUALITY, method=6, alpha_quality=80)
    print(f"{number} {sentence.name}{_weak(painted, seen)}", flush=True)
    return _words(number, painted), picture.resize((SMALL, SMALL), Image.Resampling.LANCZOS)


def write_words(cards: Sequence[dict[str, Any]]) -> None:
    """Write deck.json, a card to a line."""
    text = json.dumps({"cards": list(cards)}, ensure_ascii=False, separators=(",", ":"))
    (FOLDER.parent / "deck.json").write_text(text.replace('{"id"', '\n{"id"') + "\n", "utf-8")


def _words(number: int, painted: Painted) -> dict[str, Any]:
    sentence = painted.sentence
    shapes = Counter(tag["shape"] for tag in painted.tags)
    return {
        "id": number,
        "palette": list(SCRIPTS[sentence.script].palette),
        "light": sentence.light,
        "mood": sentence.mood,
        "setting": sentence.place,
        "shape": shapes.most_common(1)[0][0],
        "elements": painted.tags,
    }


def _weak(painted: Painted, seen: Sequence[Seen]) -> str:
    """What a person should look at again."""
    found = [
        f"{tag['motif']} {each.contrast}/{each.through_film}"
        for tag, each in zip(painted.tags, seen, strict=True)
        if each.least < WANTED or each.visible < 0.7
    ]
    return f": weak {', '.join(found)}" if found else ""


def write_contact_sheet(thumbnails: Sequence[Image.Image]) -> None:
    """Write all cards small on one picture for docs/."""
    step = SMALL + GAP
    rows = -(-len(thumbnails) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * step + GAP, rows * step + GAP), (14, 11, 18))
    for i, picture in enumerate(thumbnails):
        sheet.paste(picture, (GAP + i % COLUMNS * step, GAP + i // COLUMNS * step), picture)
    sheet.save(CONTACT, quality=86, optimize=True)
