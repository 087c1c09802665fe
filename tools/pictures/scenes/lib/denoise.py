"""A denoiser in numpy, since Debian's Blender is built without one.

Non-local means over the light alone (colour divided by albedo, so that textures stay sharp). How alike two places are is
judged by their light, albedo and normal; how noisy they are is known from two renders with different seeds.
"""
import numpy as np


def box(image, radius):
    """Mean over a square of pixels."""
    for axis in (0, 1):
        if radius == 0:
            break
        pad = [(0, 0)] * image.ndim
        pad[axis] = (radius, radius)
        wide = np.pad(image, pad, mode="edge")
        width, size = 2 * radius + 1, image.shape[axis]
        cut = [slice(None)] * image.ndim
        if radius < 6:
            parts = (wide[(*cut[:axis], slice(k, k + size), *cut[axis + 1:])] for k in range(width))
            image = sum(parts, np.zeros_like(image)) / width
        else:
            sums = np.cumsum(wide, axis=axis, dtype=np.float64)
            none = np.zeros_like(np.take(sums, [0], axis=axis))
            sums = np.concatenate([none, sums], axis=axis)
            image = ((np.take(sums, range(width, width + size), axis=axis) - np.take(sums, range(size), axis=axis)) / width)
            image = image.astype(np.float32)
    return image


def despeckle(image, limit=3.0):
    """Takes down single pixels far brighter than the brightest of their neighbours' second."""
    near = np.stack([np.roll(image, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y])
    near = np.sort(near.max(axis=-1), axis=0)[-2]
    peak = image.max(axis=-1)
    scale = np.minimum(1.0, (limit * near + 0.02) / np.maximum(peak, 1e-6))
    return image * scale[..., None]


def settle(mean, error, limit=0.006, radius=3):
    """Gives pixels that two renders do not agree on at all (glass out of focus) the trimmed mean of their neighbours."""
    ys, xs = np.nonzero(error > limit)
    if len(ys) == 0:
        return mean
    height, width = error.shape
    near = np.stack([mean[np.clip(ys + y, 0, height - 1), np.clip(xs + x, 0, width - 1)]
                     for y in range(-radius, radius + 1) for x in range(-radius, radius + 1)])
    order = np.argsort(near.sum(axis=-1), axis=0)
    near = np.take_along_axis(near, order[..., None], axis=0)
    settled = mean.copy()
    count = len(near)
    settled[ys, xs] = near[int(count * 0.15):int(count * 0.85)].mean(axis=0)
    return settled


def squeeze(light):
    """Light on a scale where noise weighs as the eye sees it."""
    return np.log1p(light * 4.0)


def denoise(first, second, albedo, normal, *, reach=6, strength=1.0):
    """Takes two renders (h, w, 3) and their albedo and normal; gives one clean picture."""
    first, second = despeckle(first), despeckle(second)
    ground = np.clip(albedo, 0.02, 1.0)
    a, b = squeeze(first / ground), squeeze(second / ground)
    spread = (((a - b) ** 2) / 4).mean(axis=-1)
    mean = settle((a + b) / 2, spread)
    error = box(np.minimum(spread, 0.02), 4) + 1e-5
    albedo, normal = box(albedo, 1) / 0.11, box(normal, 1) / 0.32
    stack = np.concatenate([albedo, normal], axis=-1)
    total, weights = mean.copy(), np.ones(mean.shape[:2], np.float32)
    steps = [(y, x) for y in range(reach + 1) for x in range(-reach, reach + 1) if y or x > 0]
    for y, x in steps:
        here, there = _overlap(y, x)
        noise = error[here] + error[there]
        apart = ((mean[here] - mean[there]) ** 2).mean(axis=-1) - noise
        apart = box(apart / (1e-5 + strength * noise), 1)
        features = ((stack[here] - stack[there]) ** 2).sum(axis=-1)
        weight = np.exp(-np.maximum(apart, 0) - features).astype(np.float32)
        total[here] += mean[there] * weight[..., None]
        total[there] += mean[here] * weight[..., None]
        weights[here] += weight
        weights[there] += weight
    return np.expm1(total / weights[..., None]) / 4.0 * ground


def _overlap(y, x):
    """The two parts of a picture that meet when it is moved by y ≥ 0 and x."""
    rows, rows_moved = slice(y, None), slice(None, -y or None)
    if x >= 0:
        return (rows, slice(x, None)), (rows_moved, slice(None, -x or None))
    return (rows, slice(None, x)), (rows_moved, slice(-x, None))
