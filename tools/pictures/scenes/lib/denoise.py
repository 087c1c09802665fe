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


def denoise(first, second, *, reach=6, strength=1.0):
    """Takes two renders, each with its light, albedo and normal (h, w, 3); gives the light, clean."""
    ground = np.clip((first["albedo"] + second["albedo"]) / 2, 0.02, 1.0)
    a, b = (squeeze(despeckle(half["light"]) / ground) for half in (first, second))
    spread = (((a - b) ** 2) / 4).mean(axis=-1)
    mean = settle((a + b) / 2, spread)
    error = box(np.minimum(spread, 0.02), 4) + 1e-5
    # Out of focus albedo and normal are as noisy as light: what is noise in them must not count as a difference.
    features, blur = [], np.zeros_like(error)
    for name, scale in (("albedo", 0.11), ("normal", 0.32)):
        one, two = (box(half[name], 1) / scale for half in (first, second))
        features.append((one + two) / 2)
        blur += box((((one - two) ** 2) / 4).sum(axis=-1), 2)
    features = np.concatenate(features, axis=-1)
    values = np.concatenate([mean, ground], axis=-1)
    total, weights = values.copy(), np.ones_like(error)
    for y, x in [(y, x) for y in range(reach + 1) for x in range(-reach, reach + 1) if y or x > 0]:
        here, there = _overlap(y, x)
        noise = error[here] + error[there]
        apart = ((mean[here] - mean[there]) ** 2).mean(axis=-1) - noise
        apart = box(apart / (1e-5 + strength * noise), 1)
        other = ((features[here] - features[there]) ** 2).sum(axis=-1) - 2 * (blur[here] + blur[there])
        weight = np.exp(-np.maximum(apart, 0) - np.maximum(other, 0)).astype(np.float32)
        for mine, theirs in ((here, there), (there, here)):
            total[mine] += values[theirs] * weight[..., None]
            weights[mine] += weight
    clean = total / weights[..., None]
    return np.expm1(clean[..., :3]) / 4.0 * clean[..., 3:]


def _overlap(y, x):
    """The two parts of a picture that meet when it is moved by y ≥ 0 and x."""
    rows, rows_moved = slice(y, None), slice(None, -y or None)
    if x >= 0:
        return (rows, slice(x, None)), (rows_moved, slice(None, -x or None))
    return (rows, slice(None, x)), (rows_moved, slice(-x, None))
