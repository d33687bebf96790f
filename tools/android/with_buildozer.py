"""What buildozer and python-for-android themselves say: the spec, the recipes, the packing, the project.

Runs in the environment of tools/requirements-android.txt: `python -m tools.android.with_buildozer spec`.
Nothing here needs the SDK or the NDK; only the wheels need a network.
"""

from __future__ import annotations

import json
import os
import py_compile
import sys
import tarfile
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module
from importlib.metadata import distribution
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

from tools.android import packing, spec
from tools.android.project import ANDROID, project_proof
from tools.android.resources import package_proof
from tools.android.verdict import Verdict
from tools.android.wheels import wheels_proof
from tools.bootstrap import ROOT


def spec_proof(_work: Path) -> Verdict:
    """Buildozer's parser and checks take the spec and read it as we do; the manifest comes out as meant."""
    builder = _buildozer()
    ours = spec.Spec()
    theirs = {key: builder.config.get("app", key) or "" for key in builder.config.options("app")}
    if theirs != ours.everything():
        odd = sorted(key for key in theirs if theirs[key] != ours.everything().get(key))
        return Verdict(False, f"buildozer reads {', '.join(odd)} differently")
    found = [*spec.faults(ours), *_manifest_faults(ours)]
    if found:
        return Verdict(False, "; ".join(found))
    return Verdict(
        True,
        f"{builder.config.get('app', 'title')} {builder.get_version()}, "
        f"api {ours.text('android.api')}, from {ours.text('android.minapi')}, "
        f"{' + '.join(ours.words('android.archs'))}, "
        f"permission {' '.join(ours.words('android.permissions'))}",
    )


def recipes_proof(work: Path) -> Verdict:
    """Every requirement is a recipe of p4a or a pure module, and there is an order to build them in."""
    wanted = spec.Spec()
    for name, version in wanted.requirements.items():
        if version:
            os.environ[f"VERSION_{name}"] = version  # as p4a's own command line does
    context = import_module("pythonforandroid.build").Context()
    context.setup_dirs(str(work))
    kind = import_module("pythonforandroid.bootstrap").Bootstrap
    recipe = import_module("pythonforandroid.recipe").Recipe
    start = kind.get_bootstrap(wanted.text("p4a.bootstrap"), context)
    resolve = import_module("pythonforandroid.graph").get_recipe_order_and_bootstrap
    order, modules, _start = resolve(context, list(wanted.requirements), start)
    built = {name: recipe.get_recipe(name, context).version for name in order}
    lost = sorted(set(wanted.requirements) - set(built) - set(modules))
    wrong = [name for name, pin in wanted.requirements.items() if pin and built.get(name, pin) != pin]
    compiled = [name for name in modules if name in wanted.requirements and not _is_pure(name)]
    if lost or wrong or compiled:
        named = {"not resolved": lost, "wrong pins": wrong, "not pure": compiled}
        return Verdict(
            False, "; ".join(f"{why}: {', '.join(names)}" for why, names in named.items() if names)
        )
    return Verdict(
        True,
        f"{len(order)} recipes (Python {built['python3']}, Kivy {built['kivy']}, SDL {built['sdl2']}, "
        f"materialyoucolor {built['materialyoucolor']}), {len(modules)} modules by pip",
    )


def packing_proof(work: Path) -> Verdict:
    """Buildozer's copier takes exactly the files that we say, and p4a's tar of them is small enough."""
    builder = _buildozer()
    builder.targetname = "android"
    builder.config.set("buildozer", "build_dir", str(work))
    builder._copy_application_sources()
    copied = sorted(path.relative_to(builder.app_dir).as_posix() for path in _files(Path(builder.app_dir)))
    ours = packing.packed(spec.Spec())
    if copied != ours:
        return Verdict(False, f"buildozer packs otherwise: {', '.join(sorted(set(copied) ^ set(ours))[:5])}")
    found = packing.faults(copied)
    if found:
        return Verdict(False, f"{len(found)} faults, the first: {found[0]}")
    size, names = _tarred(Path(builder.app_dir), work / "private.tar")
    if "main.pyc" not in names or any(name.endswith(".py") for name in names):
        return Verdict(False, "the tar does not hold main.pyc and only compiled modules")
    fits = size <= packing.BUDGET
    return Verdict(
        fits, f"{len(copied)} files, {size / 1e6:.1f} MB of at most {packing.BUDGET / 1e6:.0f} MB compressed"
    )


def _buildozer() -> Any:
    """Buildozer with our spec; it ends the program by itself if the spec is wrong."""
    return import_module("buildozer").Buildozer(str(spec.SPEC))


def _is_pure(name: str) -> bool:
    """Whether the wheel of a module, which is installed here too, has no compiled part."""
    return "Root-Is-Purelib: true" in (distribution(name).read_text("WHEEL") or "")


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def _packager() -> Any:
    """p4a's build.py, which lies among the files of its bootstraps and not in a package."""
    os.environ["P4A_BUILD_IS_RUNNING_UNITTESTS"] = "1"
    home = Path(str(import_module("pythonforandroid").__file__)).parent
    found = spec_from_file_location("p4a_build", home / "bootstraps" / "common" / "build" / "build.py")
    if found is None or found.loader is None:
        raise FileNotFoundError("p4a has no build.py")
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def _tarred(source: Path, target: Path) -> tuple[int, set[str]]:
    """Size and names of the tar that p4a makes; its compiler is called in this process, not 500 times."""
    packager = _packager()
    packager.compile_py_file = compiled
    packager.make_tar(str(target), [str(source)], byte_compile_python=True, optimize_python=True)
    with tarfile.open(target) as tar:
        return target.stat().st_size, set(tar.getnames())


def compiled(file: str, optimize_python: bool = True) -> str:
    """What p4a's compiler does, in this process."""
    target = file.removesuffix(".py") + ".pyc"
    py_compile.compile(file, target, doraise=True, optimize=2 if optimize_python else -1)
    return target


def _manifest_faults(ours: spec.Spec) -> list[str]:
    """Fill p4a's template as its build does, and look at what Android will read."""
    home = Path(str(import_module("pythonforandroid").__file__)).parent
    template = home / "bootstraps" / "_sdl_common" / "build" / "templates" / "AndroidManifest.tmpl.xml"
    arguments = SimpleNamespace(
        min_sdk_version=int(ours.text("android.minapi")),
        permissions=_packager().parse_permissions(ours.words("android.permissions")),
        extra_manifest_xml=ours.file("android.extra_manifest_xml").read_text("utf-8"),
    )
    text = import_module("jinja2").Template(template.read_text("utf-8")).render(args=arguments)
    manifest = ElementTree.fromstring(text)
    asked = [each.get(f"{ANDROID}name") for each in manifest.findall("uses-permission")]
    queries = [each.get(f"{ANDROID}name") for each in manifest.findall("queries/intent/action")]
    return [
        *([] if asked == ["android.permission.VIBRATE"] else [f"the manifest asks for {asked}"]),
        *([] if queries == [spec.VOICE] else [f"the manifest queries {queries}"]),
    ]


PROOFS: dict[str, Callable[[Path], Verdict]] = {
    "spec": spec_proof,
    "recipes": recipes_proof,
    "packing": packing_proof,
    "project": project_proof,
    "package": package_proof,
    "wheels": wheels_proof,
}


def main(name: str) -> int:
    """Run one proof and print its verdict as the last line; what the tools say goes to standard error."""
    os.chdir(ROOT)
    with TemporaryDirectory() as work, redirect_stdout(sys.stderr):
        os.environ["HOME"] = work  # nothing is left behind
        verdict = PROOFS[name](Path(work))
    print(json.dumps(verdict._asdict()))
    return 1 if verdict.held is False else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
