"""The panels of the prisoners and the bag, the same in every scene."""
