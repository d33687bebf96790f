"""The windows that screens are shown in: phones both ways, a tablet both ways, small and large windows."""

PHONE, TALL, WIDE, DESKTOP = (360, 780), (800, 1280), (1280, 800), (1000, 700)
SHORT, LOW, LEAST_LOW, SMALL = (320, 568), (844, 390), (640, 360), (600, 500)
"""A short phone, phones that lie on their side, and a window that shares its screen."""
