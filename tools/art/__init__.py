"""The pictures of Lanterne: hand-cut paper, candle soot, warm light on near-black.

Every picture is drawn by a program from one fixed seed, so that a change of colour or of a shape is a change
of one line here and not an afternoon in a paint program.
"""
