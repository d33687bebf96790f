"""Taking an atlas out of Kivy's caches, which would keep its textures as long as the app runs."""

from __future__ import annotations

from pathlib import Path

from kivy.cache import Cache

CACHES = ("kv.texture", "kv.image")
"""Where Kivy keeps the sprites of an atlas once more, each under its address."""


def forget(atlas: Path) -> None:
    """Let Kivy load this atlas anew when it is next asked for; whoever draws it keeps what is drawn."""
    address = str(atlas.with_suffix(""))
    Cache.remove("kv.atlas", address)
    for cache in CACHES:
        for key in [key for key in Cache._objects[cache] if key.startswith(f"atlas://{address}/")]:
            Cache.remove(cache, key)
