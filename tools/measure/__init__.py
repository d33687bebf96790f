"""The parts of tools/bench.py: each measures one thing and returns it as a value."""
