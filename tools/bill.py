"""The bill of materials: every package of the lock for playing, as CycloneDX 1.5 wants it."""

from __future__ import annotations

import json
import re
import uuid
from pathlib import Path
from typing import Any

from tools.bootstrap import PLAY_LOCK, ROOT
from tools.lockfile import PIN

TARGET = ROOT / "docs" / "sbom.json"
NUMBERS = uuid.uuid5(uuid.NAMESPACE_DNS, "lanterne.org")
"""From this and its content the number of a bill is made."""


def bill(lock: Path = PLAY_LOCK) -> dict[str, Any]:
    """The bill as plain data."""
    from app import VERSION

    app = {
        "type": "application",
        "bom-ref": "lanterne",
        "name": "lanterne",
        "version": VERSION,
        "licenses": [{"license": {"id": "MIT"}}],
    }
    components = [_component(pin) for pin in PIN.finditer(lock.read_text(encoding="utf-8"))]
    said = json.dumps([app, components], sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NUMBERS, said)}",
        "version": 1,
        "metadata": {"component": app},
        "components": components,
        "dependencies": [{"ref": "lanterne", "dependsOn": [each["bom-ref"] for each in components]}],
    }


def written(lock: Path = PLAY_LOCK) -> str:
    """The bill as the file says it."""
    return json.dumps(bill(lock), indent=2) + "\n"


def _component(pin: re.Match[str]) -> dict[str, Any]:
    """One package; where it is only for some systems, its marker says which."""
    name, version, marker = pin["name"], pin["version"], (pin["marker"] or "").strip()
    address = f"pkg:pypi/{name.lower().replace('_', '-')}@{version}"
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "purl": address,
    }
    if marker:
        found["properties"] = [{"name": "python:marker", "value": marker}]
    return found
