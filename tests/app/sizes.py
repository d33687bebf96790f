"""The windows that screens are shown in: a phone upright, a tablet upright and lying, a desktop."""

PHONE, TALL, WIDE, DESKTOP = (360, 780), (800, 1280), (1280, 800), (1000, 700)
