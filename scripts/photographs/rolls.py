"""Poppy seed rolls on a linen towel, still warm."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector, noise as perlin

from bread import crust_material
from linen import linen_material, towel
from materials import plain
from shapes import add_mesh, room
from studio import camera, empty_studio, expose, window
from wood import board, wood_material


def roll(made_of, at, seed, radius=0.46, steps=(220, 120)):
    """A round roll: brown and shining on top, pale at its foot, a crease across."""
    columns, rows = steps
    vertices, tones = [], []
    turn = seed * 2.4
    for row in range(rows + 1):
        v = math.pi * row / rows
        for column in range(columns):
            u = 2 * math.pi * column / columns
            n = Vector((math.sin(v) * math.cos(u), math.sin(v) * math.sin(u), math.cos(v)))
            p = n + Vector((seed * 3.1, seed, 0))
            across = n.x * math.cos(turn) + n.y * math.sin(turn)
            crease = 0.10 * math.exp(-((across / 0.07) ** 2)) * max(0.0, n.z) ** 0.5
            uneven = 0.06 * perlin.noise(p * 1.6) + 0.012 * perlin.noise(p * 6) - crease
            wrinkles = 0.005 * perlin.fractal(p * 14, 0.8, 2, 4)
            r = radius * (1 + uneven + wrinkles)
            height = n.z * 0.74 if n.z > 0 else -0.34 * (1 - math.exp(n.z * 3))
            vertices.append((r * n.x, r * n.y, r * (height + 0.34)))
            shade = 0.60 - 0.34 * max(0.0, n.z) ** 0.8 + 0.22 * max(0.0, -n.z) + 0.07 * perlin.noise(p * 2.5)
            tones.append(shade + 1.5 * crease)
    faces = [
        (
            r * columns + c,
            (r + 1) * columns + c,
            (r + 1) * columns + (c + 1) % columns,
            r * columns + (c + 1) % columns,
        )
        for r in range(rows)
        for c in range(columns)
    ]
    made = add_mesh("roll", vertices, faces, made_of, {"tone": tones, "flour": [-1.0] * len(tones)})
    made.location = at
    return made


def poppy_seeds(made_of, on, count):
    """Seeds on the top of a roll, closer together at its middle; a few fell off."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=0.0125)
    first = bpy.context.object
    first.data.materials.append(made_of)
    tops = [v.co for v in on.data.vertices if v.co.z > 0.28]
    for _ in range(count):
        at = random.choice(tops)
        if random.random() > (at.z / 0.5) ** 2:
            continue
        seed = bpy.data.objects.new("seed", first.data)
        seed.location = on.location + at + Vector((0, 0, 0.004))
        seed.scale = (1, random.uniform(0.7, 1.0), random.uniform(0.7, 0.9))
        seed.rotation_euler = (random.random() * 3, random.random() * 3, random.random() * 3)
        bpy.context.collection.objects.link(seed)
    first.location = (0, 0, -5)


random.seed(4)
empty_studio()
room(plain("table", (0.62, 0.57, 0.50), 0.7), plain("wall", (0.50, 0.46, 0.41), 0.9))
board(wood_material((0.10, 0.045, 0.018), (0.34, 0.19, 0.09)), 5.2, 3.4, 0.14).rotation_euler = (0, 0, 0.12)
linen = linen_material(
    (0.80, 0.75, 0.66), (0.03, 0.085, 0.07), [(-1.5, -1.36), (-1.3, -1.27), (1.36, 1.5), (1.27, 1.3)]
)
cloth = towel(linen, 3.6, 2.5, folds=0.07, seed=5.0)
cloth.location, cloth.rotation_euler = (0.1, 0.1, 0.14), (0, 0, math.radians(-16))

crust = crust_material()
seeds = plain("seed", (0.030, 0.032, 0.045), 0.55, 0.02)
places = [
    (-0.95, 0.62),
    (0.02, 0.78),
    (0.98, 0.66),
    (-0.48, -0.18),
    (0.50, -0.10),
    (1.45, -0.16),
    (0.02, -0.98),
    (-1.45, -0.25),
]
for number, (x, y) in enumerate(places):
    made = roll(crust, (x, y, 0.18), number + 1, 0.47 + 0.03 * perlin.noise(Vector((x, y, 1))))
    poppy_seeds(seeds, made, 520)

window((-4.2, 3.8, 3.8), (0, 0, 0.3), (2.6, 3.2), 1050)
window((5.5, -3.5, 4.0), (0, 0, 0.4), (5.0, 5.0), 50, (0.9, 0.95, 1.0))
camera((0.5, -5.6, 3.7), (0.02, -0.08, 0.25), (0.2, -0.35, 0.5), 84, 0.6)
expose("rolls", 800, 600, 0.4)
