"""A denoiser in numpy, since Debian's Blender is built without one.

Non-local means over the light alone (colour divided by albedo, so that textures stay sharp). How alike two places are is
judged by their light, albedo and normal; how noisy they are is known from two renders with different seeds.
"""
import numpy as np


def box(image, radius):
    """Mean over a square of pixels."""
    for axis in (0, 1):
        pad = [(0, 0)] * image.ndim
        pad[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(image, pad, mode="edge"), axis=axis, dtype=np.float64)
        size = image.shape[axis]
        width = 2 * radius + 1
        upper = np.take(sums, range(width, width + size), axis=axis)
        lower = np.take(sums, range(0, size), axis=axis)
        image = ((upper - lower) / width).astype(np.float32)
    return image


def despeckle(image, limit=3.0):
    """Takes down single pixels far brighter than the brightest of their neighbours' second."""
    near = np.stack([np.roll(image, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y])
    near = np.sort(near.max(axis=-1), axis=0)[-2]
    peak = image.max(axis=-1)
    scale = np.minimum(1.0, (limit * near + 0.02) / np.maximum(peak, 1e-6))
    return image * scale[..., None]


def squeeze(light):
    """Light on a scale where noise weighs as the eye sees it."""
    return np.log1p(light * 4.0)


def denoise(first, second, albedo, normal, *, reach=5, strength=1.0):
    """Takes two renders (h, w, 3) and their albedo and normal; gives one clean picture."""
    first, second = despeckle(first), despeckle(second)
    ground = np.clip(albedo, 0.02, 1.0)
    a, b = squeeze(first / ground), squeeze(second / ground)
    mean = (a + b) / 2
    error = box((((a - b) ** 2) / 4).mean(axis=-1), 4) + 1e-5
    albedo, normal = box(albedo, 1), box(normal, 1)
    total = np.zeros_like(mean)
    weights = np.zeros(mean.shape[:2], np.float32)
    for y in range(-reach, reach + 1):
        for x in range(-reach, reach + 1):
            moved = np.roll(mean, (y, x), (0, 1))
            other = np.roll(error, (y, x), (0, 1))
            apart = ((mean - moved) ** 2).mean(axis=-1) - (error + np.minimum(error, other))
            apart = box(apart / (1e-5 + 0.9 * strength * (error + other)), 1 if x or y else 0)
            features = ((albedo - np.roll(albedo, (y, x), (0, 1))) ** 2).sum(axis=-1) / 0.012
            features += ((normal - np.roll(normal, (y, x), (0, 1))) ** 2).sum(axis=-1) / 0.10
            weight = np.exp(-np.maximum(apart, 0) - features).astype(np.float32)
            total += moved * weight[..., None]
            weights += weight
    clean = total / weights[..., None]
    return np.expm1(clean) / 4.0 * ground
