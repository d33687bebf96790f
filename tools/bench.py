#!/usr/bin/env python3
"""Measure speed, start-up and memory in one run, beside two known engines and a bare KivyMD home."""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.bootstrap import BENCH_LOCK, python_for, say  # noqa: E402

FOLDER = ROOT / ".venv-bench"


def main() -> int:
    """Set up an environment of its own for the peers, then measure in it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--markdown", action="store_true", help="print the tables as Markdown")
    parser.add_argument("--readme", action="store_true", help="write them into README, in both languages")
    parser.parse_args()
    if not FOLDER.exists():
        say(f"The benchmark plays python-chess and catanatron beside our games; they go into {FOLDER.name}.")
    python = python_for(BENCH_LOCK, FOLDER)
    return subprocess.run(
        [str(python), "-m", "tools.measure", *sys.argv[1:]], cwd=ROOT, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
