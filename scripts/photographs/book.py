"""An order book, opened at a page where nothing is written yet, a pencil on it and a coffee beside it."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector, noise as perlin

from materials import attribute, bump, material, noise, plain
from shapes import add_mesh, room, turned
from studio import camera, empty_studio, expose, window
from wood import board, wood_material


def paper_material():
    """Uncoated paper, ruled in grey."""
    made, nodes, links, shader = material("paper")
    mixed = nodes.new("ShaderNodeMixRGB")
    links.new(attribute(nodes, "line"), mixed.inputs[0])
    mixed.inputs[1].default_value, mixed.inputs[2].default_value = (0.86, 0.82, 0.73, 1), (
        0.42,
        0.42,
        0.40,
        1,
    )
    links.new(mixed.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.9
    shader.inputs["Specular"].default_value = 0.15
    grain = noise(nodes, links, 40, 6, 0.7)
    bump(nodes, links, shader, [(grain.outputs[0], 0.12)], 0.01)
    return made


def page(made_of, side, width=1.5, height=2.1, thick=0.16, steps=(260, 420)):
    """Half of an open book: pages that rise from the spine and fall to the edge, ruled."""
    columns, rows = steps
    vertices, lines = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            s, y = column / columns, (row / rows - 0.5) * height
            swell = (
                thick
                * (0.55 + 0.45 * math.sin(min(1.0, s * 1.35) * math.pi * 0.72))
                * min(1.0, (s / 0.09) ** 0.5)
            )
            wave = 0.012 * perlin.noise(Vector((s * 2, y, side)))
            vertices.append((side * s * width, y, swell + wave + 0.02))
            spot = (0.88 - y) / 0.155
            ruled = 0.06 < s < 0.95 and 0 <= round(spot) <= 11 and abs(spot - round(spot)) < 0.035
            lines.append(0.8 if ruled or (abs(s - 0.17) < 0.0035 and side > 0) else 0.0)
    line = columns + 1
    faces = [
        (r * line + c, r * line + c + 1, (r + 1) * line + c + 1, (r + 1) * line + c)
        for r in range(rows)
        for c in range(columns)
    ]
    edge = (
        list(range(0, line))
        + [r * line + columns for r in range(1, rows + 1)]
        + [rows * line + c for c in range(columns - 1, -1, -1)]
    )
    first = len(vertices)
    for index in edge:
        x, y, _ = vertices[index]
        vertices.append((x, y, 0.0))
        lines.append(0.12)
    faces += [(edge[n], first + n, first + n + 1, edge[n + 1]) for n in range(len(edge) - 1)]
    return add_mesh("page", vertices, faces, made_of, {"line": lines})


def pencil(at, turn):
    """A pencil with six sides, sharpened."""
    parts = [(0.0, 1.5, 0.052, 0.052, plain("lacquer", (0.03, 0.10, 0.08), 0.25, 0.02, 0.5, 0.6), 6)]
    parts.append((1.5, 1.66, 0.050, 0.018, plain("cedar", (0.62, 0.42, 0.24), 0.7), 24))
    parts.append((1.66, 1.72, 0.018, 0.003, plain("lead", (0.03, 0.03, 0.035), 0.4), 16))
    for start, end, thick, thin, made_of, sides in parts:
        bpy.ops.mesh.primitive_cone_add(vertices=sides, radius1=thick, radius2=thin, depth=end - start)
        part = bpy.context.object
        part.data.materials.append(made_of)
        angle = math.radians(turn)
        middle = (start + end) / 2
        part.location = (at[0] + middle * math.cos(angle), at[1] + middle * math.sin(angle), at[2])
        part.rotation_euler = (0, math.pi / 2, angle)


empty_studio()
room(plain("floor", (0.62, 0.57, 0.50), 0.7), plain("wall", (0.50, 0.46, 0.41), 0.9))
TOP = 0.12
board(wood_material((0.10, 0.045, 0.018), (0.34, 0.19, 0.09)), 9.0, 6.0, TOP).rotation_euler = (0, 0, 0.1)
paper = paper_material()
for side in (-1, 1):
    half = page(paper, side)
    half.location, half.rotation_euler = (-0.25, 0, TOP), (0, 0, math.radians(-8))
cover = plain("cover", (0.02, 0.055, 0.045), 0.6)
back = board(cover, 3.1, 2.2, 0.03, corner=0.05)
back.location, back.rotation_euler = (-0.25, 0, TOP), (0, 0, math.radians(-8))
pencil((0.15, -0.55, TOP + 0.24), 38)

china = plain("china", (0.82, 0.80, 0.76), 0.15, 0.01, 0.5, 0.5)
turned(
    china,
    [
        (0.0, 0.02),
        (0.25, 0.02),
        (0.3, 0.05),
        (0.62, 0.12),
        (0.66, 0.14),
        (0.62, 0.15),
        (0.3, 0.09),
        (0.0, 0.08),
    ],
    (1.95, 1.05, TOP),
)
turned(
    china,
    [(0.0, 0.1), (0.18, 0.1), (0.28, 0.22), (0.36, 0.48), (0.38, 0.52), (0.35, 0.52), (0.3, 0.4), (0.0, 0.4)],
    (1.95, 1.05, TOP),
)
turned(
    plain("coffee", (0.05, 0.018, 0.006), 0.12, 0.1, 0.6),
    [(0.0, 0.44), (0.2, 0.44), (0.325, 0.44)],
    (1.95, 1.05, TOP),
)

window((-4.4, 3.6, 3.6), (0, 0, 0.3), (2.4, 3.0), 950)
window((5.5, -3.5, 4.0), (0, 0, 0.4), (5.0, 5.0), 50, (0.9, 0.95, 1.0))
camera((1.2, -5.6, 3.6), (0.28, 0.08, 0.14), (0.5, -0.4, 0.2), 74, 0.7)
expose("book", 576, 384, 0.35)
