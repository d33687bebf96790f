"""The tests of Lanterne; the folders mirror those of the program."""
