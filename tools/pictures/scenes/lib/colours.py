"""Colours are linear red, green, blue."""


def rgb(code):
    """Takes "#rrggbb"; gives linear red, green, blue."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def shade(colour, factor):
    return tuple(min(c * factor, 1.0) for c in colour)


def between(first, second, share=0.5):
    return tuple(a + (b - a) * share for a, b in zip(first, second))
