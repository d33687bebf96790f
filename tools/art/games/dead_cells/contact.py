"""Contact sheets for docs/: everybody, all equipment, all signs and all stages on one picture each."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from ...picture import ASSETS
from ...sprites.sprite import Sprite

FOLDER, PICTURES = ASSETS / "dead_cells", ASSETS.parent / "docs" / "pictures"
NIGHT = (12, 26, 30)
GAP = 8
COLUMNS = 12


@dataclass(frozen=True)
class Row:
    """Pictures that stand side by side on one ground."""

    ground: tuple[int, int, int]
    pictures: Sequence[Image.Image]


def sprites(atlas: str) -> dict[str, Image.Image]:
    """Every sprite of an atlas by its name; Kivy counts rows from below."""
    found = {}
    for file, places in json.loads((FOLDER / f"{atlas}.atlas").read_text(encoding="utf-8")).items():
        page = Image.open(FOLDER / file).convert("RGBA")
        for name, (x, y, width, height) in places.items():
            top = page.height - y - height
            found[name] = page.crop((x, top, x + width, top + height))
    return found


def _small(picture: Image.Image, scale: float) -> Image.Image:
    size = max(1, round(picture.width * scale)), max(1, round(picture.height * scale))
    return picture.resize(size, Image.Resampling.LANCZOS)


def _ground(place: str) -> tuple[int, int, int]:
    """The colour of a place's nearest sheet."""
    colours = json.loads((FOLDER / "stages.json").read_text(encoding="utf-8"))
    rgb = int(colours[place]["near"][1:], 16)
    red, green, blue = ((rgb >> shift & 255) + 26 for shift in (16, 8, 0))
    return red, green, blue


def _stand(rows: Iterable[Row], width: int, height: int) -> Image.Image:
    """Rows of figures, each on its own ground, feet on one line; a row with too many goes on below."""
    lines: list[Row] = []
    for row in rows:
        line: list[Image.Image] = []
        for picture in row.pictures:
            if line and sum(p.width + GAP for p in line) + picture.width + GAP > width:
                lines.append(Row(row.ground, line))
                line = []
            line.append(picture)
        lines.append(Row(row.ground, line))
    tall = [max([height, *(p.height + 2 * GAP for p in line.pictures)]) for line in lines]
    sheet = Image.new("RGB", (width, sum(tall)), NIGHT)
    y = 0
    for line_row, high in zip(lines, tall, strict=True):
        sheet.paste(line_row.ground, (0, y, width, y + high - 2))
        free = width - sum(p.width for p in line_row.pictures)
        step = free / (len(line_row.pictures) + 1)
        x = step
        for picture in line_row.pictures:
            sheet.paste(picture, (round(x), y + high - GAP - picture.height), picture)
            x += picture.width + step
        y += high
    return sheet


def _grid(pictures: Sequence[Image.Image], side: int) -> Image.Image:
    step, rows = side + GAP, -(-len(pictures) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * step + GAP, rows * step + GAP), NIGHT)
    for i, picture in enumerate(pictures):
        small = _small(picture, side / max(picture.size))
        x, y = GAP + i % COLUMNS * step, GAP + i // COLUMNS * step
        sheet.paste(small, (x + (side - small.width) // 2, y + (side - small.height) // 2), small)
    return sheet


def _write(sheet: Image.Image, name: str) -> None:
    sheet.save(PICTURES / f"dead_cells_{name}.jpg", quality=86, optimize=True)


def draw_contact_sheets(casts: Mapping[str, Sequence[Sprite]]) -> None:
    """Write the four sheets from what lies in assets, and from the whole figures of each place."""
    people = sprites("people")
    rows = [
        Row(_ground("b1"), [_small(p, 0.38) for name, p in people.items() if not name.startswith("face_")])
    ]
    for place, cast in casts.items():
        faces = [p for name, p in sprites(f"foes_{place}").items() if name.startswith("face_")]
        whole = [Image.fromarray(figure.pixels) for figure in cast]
        rows.append(Row(_ground(place), [_small(p, 0.52) for p in whole]))
        rows.append(Row(_ground(place), [_small(p, 0.6) for p in faces]))
    _write(_stand(rows, 1760, 60), "creatures")
    _write(_grid(list(sprites("items").values()), 112), "items")
    table = sprites("dead_cells")
    signs = [picture for name, picture in table.items() if name.startswith(("icon_", "tile_", "rune_"))]
    _write(_grid(signs, 88), "icons")
    stages = [Image.open(path).convert("RGB") for path in sorted(FOLDER.glob("stage_*.jpg"))]
    small = [_small(stage, 0.58) for stage in stages]
    sheet = Image.new(
        "RGB", (2 * small[0].width + 3 * GAP, -(-len(small) // 2) * (small[0].height + GAP) + GAP), NIGHT
    )
    for i, stage in enumerate(small):
        sheet.paste(stage, (GAP + i % 2 * (stage.width + GAP), GAP + i // 2 * (stage.height + GAP)))
    _write(sheet, "stages")
