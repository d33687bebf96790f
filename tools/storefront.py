"""What a store shows, in fastlane's folders, which F-Droid reads too: words, icon, pictures by language."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.bootstrap import ROOT

WORDS = ROOT / "fastlane" / "metadata" / "android"
TARGET = ROOT / "dist" / "store" / "fastlane" / "metadata" / "android"
LOCALES = {"en": "en-US", "fr": "fr-FR"}
"""What stores call our languages."""
LONGEST = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
"""Characters that the stores allow."""
SHOWN = ("home", "cage_hit", "flure_walk", "cells_fight", "obscurio_doors", "cage_turn", "cells_map", "rules")
"""The scenes of tools/pictures that a store shows, in this order; eight are as many as it takes."""
FOLDERS = {"phone": "phoneScreenshots", "tablet": "tenInchScreenshots"}


def copy_words(target: Path) -> None:
    """Lay the texts and the icon out anew."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(WORDS, target)
    for locale in LOCALES.values():
        images = target / locale / "images"
        images.mkdir()
        shutil.copy(ROOT / "assets" / "icon" / "icon.png", images / "icon.png")


def draw_pictures(target: Path) -> None:
    """Draw the scenes in each language, on a phone and on a tablet."""
    from tools.scenes import SCENES
    from tools.scenes.stage import Stage

    with TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        for language, locale in LOCALES.items():
            stage.app.settings.language = language
            for number, name in enumerate(SHOWN, 1):
                SCENES[name](stage, name)
                for form, place in FOLDERS.items():
                    images = target / locale / "images" / place
                    images.mkdir(parents=True, exist_ok=True)
                    shutil.move(Path(folder) / f"{name}_{form}.jpg", images / f"{number}_{name}.jpg")
