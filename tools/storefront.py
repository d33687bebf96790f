"""What a store shows, in fastlane's folders, which F-Droid reads too: words, icon, pictures by language."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tools.bootstrap import ROOT

WORDS = ROOT / "fastlane" / "metadata" / "android"
TARGET = ROOT / "dist" / "store" / "fastlane" / "metadata" / "android"
LOCALES = {"en": "en-US", "fr": "fr-FR"}
"""What stores call our languages."""
LONGEST = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
"""Characters that the stores allow."""
SHOWN = ("home", "cage_hit", "flure_walk", "cells_fight", "obscurio_doors", "cage_turn", "cells_map", "rules")
"""The scenes of tools/pictures that a store shows, in this order; eight are as many as it takes."""


class Form(NamedTuple):
    """A kind of device that a store shows, and the screen of one: in dp, and how many pixels one dp has."""

    folder: str
    width: int
    height: int
    density: float

    @property
    def pixels(self) -> tuple[int, int]:
        """What a picture measures."""
        return round(self.width * self.density), round(self.height * self.density)


FORMS = {
    "phone": Form("phoneScreenshots", 360, 720, 3),
    "tablet": Form("tenInchScreenshots", 1280, 800, 1.5),
}
LEAST_SIDE, MOST_SIDE, LONGEST_PICTURE = 1080, 3840, 2
"""Pixels of a picture that a store puts forward; and how often its short side may go into the long one."""


def copy_words(target: Path) -> None:
    """Lay the texts and the icon out anew."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(WORDS, target)
    for locale in LOCALES.values():
        images = target / locale / "images"
        images.mkdir()
        shutil.copy(ROOT / "assets" / "icon" / "icon.png", images / "icon.png")


def draw_pictures(target: Path, form: str) -> None:
    """Draw the scenes in each language on one kind of device; Kivy has one density as long as it runs."""
    from tools.scenes import SCENES
    from tools.scenes.stage import Stage

    with TemporaryDirectory() as folder:
        stage = Stage(Path(folder), {form: FORMS[form].pixels})
        for language, locale in LOCALES.items():
            images = target / locale / "images" / FORMS[form].folder
            images.mkdir(parents=True, exist_ok=True)
            stage.app.settings.language = language
            for number, name in enumerate(SHOWN, 1):
                SCENES[name](stage, name)
                shutil.move(Path(folder) / f"{name}_{form}.jpg", images / f"{number}_{name}.jpg")
