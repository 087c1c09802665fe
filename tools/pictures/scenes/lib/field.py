"""Fine surfaces from arrays: smooth noise for many points at once, and grids of points that carry a mask for their material."""
import itertools

import bpy
import numpy as np

from lib.shapes import add


def noise(points, scale=1.0, seed=0):
    """Gradient noise from about -1 to 1 at points (…, 3)."""
    rng = np.random.default_rng(seed)
    order, slopes = rng.permutation(256), rng.normal(size=(256, 3))
    slopes /= np.linalg.norm(slopes, axis=1, keepdims=True)
    q = np.asarray(points, float) * scale
    cell = np.floor(q).astype(int)
    part = q - cell
    ease = part ** 3 * (part * (part * 6 - 15) + 10)
    total = np.zeros(q.shape[:-1])
    for corner in itertools.product((0, 1), repeat=3):
        at = (cell + corner) & 255
        slope = slopes[order[(order[(order[at[..., 0]] + at[..., 1]) & 255] + at[..., 2]) & 255]]
        weight = np.prod(np.where(np.array(corner, bool), ease, 1 - ease), axis=-1)
        total += weight * ((part - corner) * slope).sum(-1)
    return total * 1.6


def fractal(points, scale=1.0, octaves=4, seed=0, gain=0.5):
    """Noise at ever finer scales."""
    return sum(noise(points, scale * 2 ** k, seed + k) * gain ** k for k in range(octaves))


def ease(low, high, value):
    """Smoothly from 0 at `low` to 1 at `high`."""
    t = np.clip((np.asarray(value) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def points_of(thing):
    """The points of a mesh, (n, 3)."""
    flat = np.empty(len(thing.data.vertices) * 3)
    thing.data.vertices.foreach_get("co", flat)
    return flat.reshape(-1, 3)


def move(thing, points):
    """Puts the points of a mesh elsewhere."""
    thing.data.vertices.foreach_set("co", np.asarray(points, float).ravel())
    thing.data.update()
    return thing


def mask(thing, values):
    """Gives each point of a mesh up to three numbers; a material reads them with `read`."""
    values = np.asarray(values, float)
    values = values.reshape(len(thing.data.vertices), -1)
    colours = np.ones((len(values), 4))
    colours[:, :values.shape[1]] = values
    thing.data.color_attributes.new("mask", "FLOAT_COLOR", "POINT").data.foreach_set("color", colours.ravel())
    return thing


def read(g):
    """The numbers of `mask`, as the outputs Red, Green and Blue."""
    return g.node("SeparateColor", {"Color": g.node("Attribute", attribute_name="mask").outputs["Color"]}).outputs


def grid(name, points, material, values=None, *, around=False):
    """A surface through points (rows, columns, 3); `around` joins the last column to the first."""
    rows, columns = points.shape[:2]
    number = np.arange(rows * columns).reshape(rows, columns)
    if around:
        number = np.concatenate([number, number[:, :1]], axis=1)
    faces = np.stack([number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1]], axis=-1).reshape(-1, 4)
    data = bpy.data.meshes.new(name)
    data.vertices.add(rows * columns)
    data.vertices.foreach_set("co", points.astype(float).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4))
    data.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    data.update(calc_edges=True)
    thing = add(name, data, material)
    return thing if values is None else mask(thing, values)
