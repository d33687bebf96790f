"""The sounds of Lanterne, synthesised from one fixed seed: paper, wood, wax and small bells."""
