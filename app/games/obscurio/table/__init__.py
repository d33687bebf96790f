"""The table of Obscurio: a library that shows one scene at a time, from the traps to the last door."""
