"""The bill of materials says what the lock says, and is of the form that other programs read."""

from __future__ import annotations

import json
import re
from pathlib import Path

from app import VERSION
from tools.bill import TARGET, bill, written
from tools.bootstrap import PLAY_LOCK
from tools.lockfile import PIN


def test_the_bill_is_that_of_the_lock() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "run python tools/sbom"
    pinned = {(pin["name"], pin["version"]) for pin in PIN.finditer(PLAY_LOCK.read_text(encoding="utf-8"))}
    said = json.loads(TARGET.read_text(encoding="utf-8"))
    assert {(each["name"], each["version"]) for each in said["components"]} == pinned
    assert said["metadata"]["component"]["version"] == VERSION


def test_every_package_has_an_address_and_the_app_depends_on_it() -> None:
    said = bill()
    addresses = [each["purl"] for each in said["components"]]
    assert all(re.fullmatch(r"pkg:pypi/[a-z0-9.-]+@[\w.+-]+", address) for address in addresses)
    assert said["dependencies"] == [{"ref": "lanterne", "dependsOn": addresses}]
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", said["serialNumber"])


def test_another_lock_has_another_number_and_the_same_lock_the_same(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text("one==1.0 ; sys_platform == 'win32' \\\n    --hash=sha256:00\n")
    (component,) = bill(lock)["components"]
    assert component["properties"] == [{"name": "python:marker", "value": "sys_platform == 'win32'"}]
    assert bill(lock) == bill(lock)
    assert bill(lock)["serialNumber"] != bill()["serialNumber"]
