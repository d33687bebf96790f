"""Small programs that use the engine as a library: `python -m examples.match --help`."""
