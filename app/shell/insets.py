"""The strips of the screen that belong to the device: status bar, notch, gesture bar.

Android draws apps edge to edge and Kivy does not tell; so the window is asked by pyjnius. Elsewhere
there are none.
"""

from kivy.utils import platform

Insets = tuple[float, float, float, float]
NONE: Insets = (0.0, 0.0, 0.0, 0.0)


def device_insets() -> Insets:
    """Left, top, right, bottom in pixels; all zero where the device has none or will not say."""
    if platform != "android":
        return NONE
    try:
        return _from_android()
    except Exception:  # pyjnius raises what Java raises; without an answer the whole screen is used
        return NONE


def _from_android() -> Insets:
    from android import mActivity
    from jnius import autoclass

    kinds = autoclass("android.view.WindowInsets$Type")
    root = mActivity.getWindow().getDecorView().getRootWindowInsets()
    bars = root.getInsets(kinds.systemBars() | kinds.displayCutout())
    return float(bars.left), float(bars.top), float(bars.right), float(bars.bottom)
