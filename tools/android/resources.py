"""What Android's own tools say of the package: resources compiled and linked, read back, signed and verified.

They come with Debian as aapt, android-framework-res, apksigner and zipalign. Its framework is that of Android
10: it knows every attribute of ours but three, which the proof of the project has read and which are left out
here, as are the queries for speech engines.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

from tools.android import spec
from tools.android.project import ANDROID, project
from tools.android.verdict import Verdict

FRAMEWORK = Path("/usr/share/android-framework-res/framework-res.apk")
TOOLS = ("aapt2", "aapt", "zipalign", "apksigner", "keytool")
PACKAGES = "aapt android-framework-res apksigner zipalign default-jdk-headless"
YOUNGER = ("enableOnBackInvokedCallback", "dataExtractionRules", "localeConfig")
"""Attributes that came after the framework that Debian has."""
PASSWORD = "only-for-this-proof"


class Refused(Exception):
    """A tool has said no."""


def package_proof(work: Path) -> Verdict:
    """The package without its compiled parts: Android's tools take it and say of it what the spec says."""
    missing = [name for name in TOOLS if shutil.which(name) is None]
    framework = Path(os.environ.get("FRAMEWORK_RES", FRAMEWORK))
    if not framework.is_file():
        missing.append("framework-res.apk")
    if missing:
        return Verdict(
            None, f"{', '.join(missing)} not found (Debian: aapt android-framework-res apksigner zipalign)"
        )
    dist = project(import_module("buildozer").Buildozer(str(spec.SPEC)), work)
    try:
        badging = _run("aapt", "dump", "badging", str(_linked(dist, framework, work)))
        found = faults(badging)
        if found:
            return Verdict(False, "; ".join(found))
        signed = _signed(work)
        verified = _run("apksigner", "verify", "--verbose", "--min-sdk-version", "24", str(signed))
    except Refused as refused:
        return Verdict(False, str(refused))
    schemes = "+".join(re.findall(r"using (v\d) scheme .*: true", verified))
    read = "package, levels, permission, icon, activity, English and French"
    return Verdict(True, f"linked; read back: {read}; signed and verified: {schemes}")


def faults(badging: str) -> list[str]:
    """What `aapt dump badging` does not say as it should, one line each."""
    wanted = spec.Spec()
    name = f"{wanted.text('package.domain')}.{wanted.text('package.name')}"
    permissions = re.findall(r"^uses-permission: name='([^']+)'", badging, re.MULTILINE)
    must = {
        "package": f"package: name='{name}'",
        "least version": f"sdkVersion:'{wanted.text('android.minapi')}'",
        "target version": f"targetSdkVersion:'{wanted.text('android.api')}'",
        "name": f"application-label:'{wanted.text('title')}'",
        "French name": "application-label-fr:'",
        "icon": "icon='res/mipmap",
        "activity": "launchable-activity: name='org.kivy.android.PythonActivity'",
        "locales": "locales: '--_--' 'fr'",
    }
    found = [f"no {what}: {line}" for what, line in must.items() if line not in badging]
    asked = [f"android.permission.{each}" for each in wanted.words("android.permissions")]
    return found if permissions == asked else [*found, f"it asks for {permissions}"]


def _linked(dist: Path, framework: Path, work: Path) -> Path:
    """The resources and the manifest as one package, as the Gradle plugin would link them."""
    main = dist / "src" / "main"
    compiled, package = work / "compiled.zip", work / "linked.apk"
    _run("aapt2", "compile", "--dir", str(main / "res"), "-o", str(compiled))
    manifest = _of_an_older_framework(main / "AndroidManifest.xml", work / "AndroidManifest.xml")
    base = ("-I", str(framework), "--manifest", str(manifest), "-A", str(main / "assets"))
    _run("aapt2", "link", "--no-version-vectors", "-o", str(package), *base, str(compiled))
    return package


def _of_an_older_framework(source: Path, target: Path) -> Path:
    """The manifest with the package that Gradle adds and without the attributes that are too young."""
    ElementTree.register_namespace("android", ANDROID.strip("{}"))
    tree = ElementTree.parse(source)
    wanted = spec.Spec()
    root = tree.getroot()
    root.set("package", f"{wanted.text('package.domain')}.{wanted.text('package.name')}")
    for queries in root.findall("queries"):
        root.remove(queries)
    for application in root.findall("application"):
        for name in YOUNGER:
            application.attrib.pop(ANDROID + name, None)
    tree.write(target, "utf-8", xml_declaration=True)
    return target


def _signed(work: Path) -> Path:
    """The package aligned, and signed with a key that is thrown away."""
    keys, signed = work / "proof.keystore", work / "signed.apk"
    secret = ("-storepass", PASSWORD, "-keypass", PASSWORD)
    who = ("-alias", "proof", "-dname", "CN=proof", "-keyalg", "RSA", "-validity", "1")
    _run("keytool", "-genkeypair", "-keystore", str(keys), *secret, *who)
    _run("zipalign", "-f", "4", str(work / "linked.apk"), str(work / "aligned.apk"))
    with_key = ("--ks", str(keys), "--ks-pass", f"pass:{PASSWORD}", "--out", str(signed))
    _run("apksigner", "sign", *with_key, "--min-sdk-version", "24", str(work / "aligned.apk"))
    return signed


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said: Sequence[str] = (done.stderr.strip() or done.stdout.strip() or "it said nothing").splitlines()
        raise Refused(f"{command[0]} {command[1]}: {said[-1]}")
    return done.stdout
