"""What not everybody may see: the curtain, the pages behind it, and the device that goes round."""
