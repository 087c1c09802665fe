"""The look of every picture: film-like contrast (an AgX curve), warm lights, green-black shadows, a breath of bloom and grain."""
import numpy as np

INSET = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
                  [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
                  [0.0423756549057051, 0.0784336, 0.879142973793104]], np.float32)
OUTSET = np.linalg.inv(INSET).astype(np.float32)
LOWEST, HIGHEST = -12.47393, 4.026069


def box(image, radius):
    """Mean over a square of pixels."""
    for axis in (0, 1):
        pad = [(0, 0)] * image.ndim
        pad[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(image, pad, mode="edge"), axis=axis, dtype=np.float64)
        width, size = 2 * radius + 1, image.shape[axis]
        image = (np.take(sums, range(width, width + size), axis=axis) - np.take(sums, range(size), axis=axis)) / width
    return image.astype(np.float32)


def curve(x):
    """AgX's contrast, from its polynomial fit."""
    return np.polyval([15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232], x)


def bloom(image, share=0.05):
    """Light that spreads in the lens: what is brighter than white, blurred, a little red."""
    height = image.shape[0]
    bright = np.maximum(image - 0.9, 0)
    bright = bright / (1 + bright * 0.15)
    wide = sum(box(box(bright, max(1, int(height * r))), max(1, int(height * r))) for r in (0.004, 0.012, 0.03)) / 3
    return image + share * 4 * wide * np.array([1.0, 0.86, 0.7], np.float32)


def grade(image, *, exposure=0.0, contrast=1.28, saturation=1.2, warmth=1.0, vignette=0.28, grain=0.011, seed=7):
    """Takes linear light (h, w, 3); gives what is shown, from 0 to 1. `exposure` in stops."""
    image = bloom(np.maximum(image, 0) * 2.0 ** (exposure + 0.75))
    height, width = image.shape[:2]
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    image = image * (1 - vignette * np.clip((x ** 2 * 0.9 + y ** 2 * 0.7) / 1.6, 0, 1) ** 1.3)[..., None]
    image = np.maximum(image @ INSET.T, 1e-10)
    shown = np.clip(curve(np.clip((np.log2(image) - LOWEST) / (HIGHEST - LOWEST), 0, 1)), 0, 1)
    shown = shown ** contrast
    grey = shown @ np.array([0.2126, 0.7152, 0.0722])
    shown = np.clip((grey[..., None] + saturation * (shown - grey[..., None])) @ OUTSET.T, 0, 1)
    grey = shown @ np.array([0.2126, 0.7152, 0.0722])
    dark, light = ((1 - grey) ** 4)[..., None], (grey ** 1.5)[..., None]
    shown = shown + warmth * (dark * np.array([-0.006, 0.004, -0.002]) + light * np.array([0.018, 0.004, -0.022]))
    rng = np.random.default_rng(seed)
    speck = rng.normal(0, 1, (height, width)).astype(np.float32)
    speck = 0.6 * speck + 0.9 * box(speck, 1)
    shown = shown + grain * (speck * (0.35 + 0.65 * np.sqrt(np.clip(grey * (1 - grey) * 4, 0, 1))))[..., None]
    return np.clip(shown, 0, 1)
