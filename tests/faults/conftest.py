"""Kivy must find its surroundings set before a test module imports it."""

import os

from tools.offscreen import OFFSCREEN

os.environ.update(OFFSCREEN | {"KIVY_NO_CONFIG": "1", "KCFG_KIVY_LOG_LEVEL": "warning"})
