"""Rolled towels on the bench of a practice, in the morning."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from mathutils import Vector, noise as perlin

from materials import bump, material, noise, plain, ramp
from shapes import add_mesh, room, turned
from studio import camera, empty_studio, expose, window
from wood import board, wood_material


def terry(name, colour):
    """Terry cloth: small loops, no shine."""
    made, nodes, links, shader = material(name)
    loops = noise(nodes, links, 34, 4, 0.7)
    shade = ramp(nodes, [(0.3, tuple(c * 0.72 for c in colour)), (0.65, colour)])
    links.new(loops.outputs[0], shade.inputs[0])
    links.new(shade.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.05
    shader.inputs["Sheen"].default_value = 0.6
    bump(nodes, links, shader, [(loops.outputs[0], 0.9)], 0.05)
    return made


def rolled(made_of, at, turn, seed, radius=0.46, length=2.4, turns=4.2):
    """A towel, rolled up: a spiral, drawn out along y, its layers not quite even."""
    around, along, layer = 420, 60, radius / turns / 1.02
    vertices = []
    for step in range(around + 1):
        angle = math.tau * turns * step / around
        for inner in (0, 1):
            for row in range(along + 1):
                y = (row / along - 0.5) * length
                r = layer * (0.35 + angle / math.tau) - inner * layer * 0.86
                puff = 0.03 * perlin.noise(Vector((math.cos(angle) * 2, y * 1.2, seed + math.sin(angle) * 2)))
                fuzz = 0.012 * perlin.fractal(Vector((angle * 3, y * 9, seed)), 0.8, 2, 3)
                end = 1 + 0.02 * perlin.noise(Vector((angle * 0.6, seed, 3)))
                r = max(0.01, r + puff + fuzz)
                vertices.append((r * math.cos(angle + seed), y * end, r * math.sin(angle + seed) * 0.94))
    line = along + 1
    index = lambda step, inner, row: (step * 2 + inner) * line + row
    faces = []
    for step in range(around):
        for row in range(along):
            faces.append(
                (
                    index(step, 0, row),
                    index(step, 0, row + 1),
                    index(step + 1, 0, row + 1),
                    index(step + 1, 0, row),
                )
            )
            faces.append(
                (
                    index(step, 1, row),
                    index(step + 1, 1, row),
                    index(step + 1, 1, row + 1),
                    index(step, 1, row + 1),
                )
            )
        for row in (0, along):
            faces.append(
                (index(step, 0, row), index(step + 1, 0, row), index(step + 1, 1, row), index(step, 1, row))
            )
    for row in range(along):
        faces.append(
            (
                index(around, 0, row),
                index(around, 0, row + 1),
                index(around, 1, row + 1),
                index(around, 1, row),
            )
        )
    made = add_mesh("towel", vertices, faces, made_of)
    made.location, made.rotation_euler = at, (0, 0, math.radians(turn))


empty_studio()
room(plain("floor", (0.62, 0.57, 0.50), 0.7), plain("wall", (0.60, 0.56, 0.50), 0.9), 5.0)
board(wood_material((0.16, 0.085, 0.04), (0.46, 0.29, 0.15)), 6.5, 4.4, 0.16)
white, green = terry("white", (0.82, 0.79, 0.73)), terry("green", (0.05, 0.16, 0.125))
rolled(white, (-0.52, 0.2, 0.62), 4, 1.0)
rolled(white, (0.50, 0.16, 0.62), -3, 2.4)
rolled(green, (0.0, 0.24, 1.36), 2, 4.1, 0.44)
pot = plain("pot", (0.66, 0.58, 0.48), 0.6)
turned(
    pot,
    [(0.0, 0.0), (0.30, 0.0), (0.36, 0.7), (0.38, 0.72), (0.33, 0.72), (0.3, 0.5), (0.0, 0.5)],
    (1.9, 1.4, 0.16),
)

window((-4.2, 1.5, 3.6), (0, 0, 0.6), (2.6, 3.2), 950)
window((5.0, -4.0, 3.0), (0, 0, 0.6), (5.0, 5.0), 70, (0.9, 0.95, 1.0))
camera((1.5, -6.2, 2.5), (0.08, 0, 0.85), (0.0, -1.1, 0.9), 84, 0.8)
expose("towels", 480, 480, 0.4)
