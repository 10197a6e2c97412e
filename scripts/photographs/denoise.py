"""A non-local mean: a pixel becomes the mean of those around it that show the same surface alike."""

import numpy as np


def box(values, radius):
    """The mean over a square around each pixel."""
    for axis in (0, 1):
        edge = [(0, 0)] * values.ndim
        edge[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(values, edge, mode="edge"), axis=axis)
        size = 2 * radius + 1
        first = [slice(None)] * values.ndim
        last = [slice(None)] * values.ndim
        first[axis], last[axis] = slice(None, -size), slice(size, None)
        values = (total[tuple(last)] - total[tuple(first)]) / size
    return values


def denoised(picture, albedo, normal, reach=5, strength=0.55):
    """`picture` without the grain of few samples; `albedo` and `normal` say where a surface ends."""
    tone = np.log1p(np.clip(picture, 0, 50) * 8)
    guide = np.concatenate([box(albedo, 1) * 3.0, box(normal, 1) * 1.2], axis=2)
    grain = box(np.mean((tone - box(tone, 1)) ** 2, axis=2), 6) * strength + 1e-5
    total, weights = np.zeros_like(picture), np.zeros(picture.shape[:2])
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            moved = lambda values: np.roll(values, (dy, dx), axis=(0, 1))
            other = box(np.mean((tone - moved(tone)) ** 2, axis=2), 1)
            surface = np.sum((guide - moved(guide)) ** 2, axis=2)
            # Two noisy patches of one surface differ by twice the grain.
            weight = np.exp(-np.clip(other - 2 * grain, 0, None) / grain - surface / 0.012)
            weight *= np.exp(-(dx * dx + dy * dy) / (reach * reach))
            total += moved(picture) * weight[..., None]
            weights += weight
    return total / weights[..., None]
