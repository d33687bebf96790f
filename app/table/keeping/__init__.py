"""Games that are kept: their files and codes, and how they leave the device and come to it."""
