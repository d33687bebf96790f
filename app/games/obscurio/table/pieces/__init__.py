"""What the scenes of the library are laid from."""
