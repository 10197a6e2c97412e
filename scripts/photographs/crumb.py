"""A slice of bread: its crumb with holes of all sizes, its crust around it."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise as perlin

from materials import attribute, bump, material, noise, ramp
from shapes import add_mesh


def slice_material():
    """Cream in the crumb, darker down in its holes, brown at the crust."""
    made, nodes, links, shader = material("slice")
    cloud = noise(nodes, links, 26, 8, 0.7)
    tone = nodes.new("ShaderNodeMath")
    tone.operation = "MULTIPLY_ADD"
    links.new(cloud.outputs[0], tone.inputs[0])
    tone.inputs[1].default_value = 0.16
    links.new(attribute(nodes, "tone"), tone.inputs[2])
    shade = ramp(
        nodes,
        [
            (0.12, (0.07, 0.026, 0.009)),
            (0.32, (0.34, 0.15, 0.045)),
            (0.45, (0.55, 0.34, 0.15)),
            (0.72, (0.78, 0.61, 0.38)),
            (1.0, (0.88, 0.77, 0.57)),
        ],
    )
    links.new(tone.outputs[0], shade.inputs[0])
    links.new(shade.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Subsurface"].default_value = 0.12
    shader.inputs["Subsurface Radius"].default_value = (0.06, 0.03, 0.015)
    links.new(shade.outputs[0], shader.inputs["Subsurface Color"])
    shader.inputs["Roughness"].default_value = 0.75
    shader.inputs["Specular"].default_value = 0.25
    bump(nodes, links, shader, [(cloud.outputs[0], 0.5)], 0.015)
    return made


def crumb_map(seed, side=700, holes=4200):
    """How deep each point of the crumb lies, on a square of 2 by 2: bubbles, small ones by far the most."""
    dice = np.random.default_rng(seed)
    depth = np.zeros((side, side))
    ys, xs = np.mgrid[-1 : 1 : side * 1j, -1 : 1 : side * 1j]
    for size in np.sort(0.006 + 0.15 * dice.random(holes) ** 22):
        x, y = dice.uniform(-1, 1, 2)
        turn, flat = dice.uniform(0, math.pi), dice.uniform(0.4, 1)
        reach = int(size * side / 2 * 1.5) + 2
        cx, cy = int((x + 1) / 2 * side), int((y + 1) / 2 * side)
        where = (slice(max(0, cy - reach), cy + reach), slice(max(0, cx - reach), cx + reach))
        dx, dy = xs[where] - x, ys[where] - y
        along = dx * math.cos(turn) + dy * math.sin(turn)
        across = (dy * math.cos(turn) - dx * math.sin(turn)) / flat
        bubble = 1 - (along**2 + across**2) / size**2
        depth[where] = np.maximum(depth[where], min(size, 0.06) * 1.1 * np.sqrt(np.clip(bubble, 0, 1)))
    return depth


def outline(angle, seed):
    """A loaf's cross-section: domed, flat below, a lip at one shoulder."""
    x, y = math.cos(angle), math.sin(angle)
    squash = (abs(x) ** 2.5 + abs(y) ** 2.5) ** (1 / 2.5)
    r = 1 / squash
    if y < 0:
        r = min(r, 0.62 / max(1e-6, -y))
    lip = 0.07 * math.exp(-(((angle - 1.05) / 0.10) ** 2)) - 0.05 * math.exp(-(((angle - 1.35) / 0.22) ** 2))
    return r * (1 + lip + 0.03 * perlin.noise(Vector((x * 1.5, y * 1.5, seed))))


def bread_slice(made_of, width=0.82, height=0.66, thick=0.16, seed=1, steps=(220, 640)):
    """A slice that lies flat, the cut face up."""
    rings, around = steps
    holes = crumb_map(seed)
    side = holes.shape[0]
    vertices, tones = [], []
    for ring in range(rings + 1):
        share = (ring / rings) ** 0.8
        for step in range(around):
            angle = 2 * math.pi * step / around - math.pi
            r = outline(angle, seed) * share
            x, y = r * math.cos(angle), r * math.sin(angle)
            column = min(side - 1, max(0, int((x * 0.8 + 1) / 2 * side)))
            row = min(side - 1, max(0, int((y * 0.8 + 1) / 2 * side)))
            inner = min(1.0, (1 - share) / 0.05)
            deep = holes[row, column] * min(1.0, (1 - share) / 0.07)
            fine = 0.006 * perlin.fractal(Vector((x * 16, y * 16, seed)), 0.8, 2, 4)
            sag = 0.02 * perlin.noise(Vector((x, y, seed + 5)))
            vertices.append((x * width, y * height, thick - deep + fine + sag - 0.03 * (1 - inner) ** 2))
            crust = 0.22 + 0.1 * perlin.noise(Vector((x * 6, y * 6, seed)))
            tones.append(crust * (1 - inner) + inner * (0.84 - 3.2 * deep - 0.12 * share**4))
    for level in range(1, 9):
        z = thick * (1 - level / 8)
        for step in range(around):
            angle = 2 * math.pi * step / around - math.pi
            rough = perlin.fractal(
                Vector((math.cos(angle) * 8, math.sin(angle) * 8, z * 9 + seed)), 0.8, 2, 4
            )
            r = outline(angle, seed) * (1.004 + 0.012 * rough)
            vertices.append((r * math.cos(angle) * width, r * math.sin(angle) * height, max(0.0, z - 0.03)))
            tones.append(0.16 + 0.14 * rough)
    faces = [
        (
            i * around + s,
            i * around + (s + 1) % around,
            (i + 1) * around + (s + 1) % around,
            (i + 1) * around + s,
        )
        for i in range(rings + 8)
        for s in range(around)
    ]
    faces = [tuple(reversed(face)) for face in faces]
    return add_mesh("slice", vertices, faces, made_of, {"tone": tones})


def crumbs(made_of, count, spread, seed=1):
    """Crumbs: `spread(random)` says where each lies."""
    random.seed(seed)
    for _ in range(count):
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=random.uniform(0.005, 0.018))
        crumb = bpy.context.object
        for vertex in crumb.data.vertices:
            vertex.co *= 1 + 0.5 * perlin.noise(vertex.co * 60 + Vector((random.random() * 9,) * 3))
        crumb.location = spread(random)
        crumb.rotation_euler = (random.random() * 6, random.random() * 6, 0)
        crumb.data.materials.append(made_of)
        for polygon in crumb.data.polygons:
            polygon.use_smooth = True
