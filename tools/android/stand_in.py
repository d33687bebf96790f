"""Stand-ins for what only an Android device has: the modules `jnius` and `android`.

Only names that python-for-android's own `android` package has are here: a name that the app invented would
fail. `Java` answers every question about a class or an object of Java with itself, so that code meant for a
device runs through. A bare device has nothing but a screen: the classes of the rest raise, as in pyjnius.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

NOT_ON_A_BARE_DEVICE = (
    "android.hardware.",
    "android.speech.",
    "android.os.Vibra",
    "android.view.WindowInsets",
)
"""Sensors, voices, vibration, and the insets that old versions do not tell."""


class JavaException(Exception):
    """What pyjnius raises when Java does."""


class Java:
    """Any class or object of Java: callable, with every field, equal to some small number."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *arguments: Any) -> Java:
        """Be called as a method or as a constructor."""
        return self

    def __or__(self, other: Any) -> Java:
        return self

    def __int__(self) -> int:
        return 35

    def __float__(self) -> float:
        return 35.0

    def __str__(self) -> str:
        return "fr"

    def __ge__(self, other: Any) -> bool:
        return int(self) >= other

    def __eq__(self, other: Any) -> bool:
        return other is self or int(self) == other

    __hash__ = object.__hash__


def install(bare: bool = False) -> None:
    """Put the stand-ins where `import` finds them; a bare device lacks some classes."""

    def autoclass(name: str) -> Java:
        if bare and name.startswith(NOT_ON_A_BARE_DEVICE):
            raise JavaException(f"Class not found {name}")
        return Java()

    def java_method(_signature: str, **_more: Any) -> Callable[[Any], Any]:
        return lambda method: method

    def as_is(call: Any) -> Any:
        return call

    java_base = type("PythonJavaClass", (), {})
    _module(
        "jnius",
        autoclass=autoclass,
        cast=lambda _name, value: value,
        java_method=java_method,
        PythonJavaClass=java_base,
        JavaException=JavaException,
    )
    _module("android", mActivity=Java(), python_act=Java(), remove_presplash=lambda: None, __path__=[])
    _module("android.runnable", run_on_ui_thread=as_is)
    _module("android.activity", bind=lambda **_calls: None)
    vars(sys.modules["android"])["activity"] = sys.modules["android.activity"]
    _module("android.config", JAVA_NAMESPACE="org.kivy.android")
    vars(sys.modules["android"])["config"] = sys.modules["android.config"]


def _module(name: str, **contents: Any) -> None:
    module = ModuleType(name)
    vars(module).update(contents)
    sys.modules[name] = module
