"""A bicycle's wheel on the stand of a workshop."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector

from materials import bump, material, noise, plain
from shapes import room, turned
from studio import camera, empty_studio, expose, window


def metal(name, colour, rough):
    """Brushed metal."""
    made, nodes, links, shader = material(name)
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Metallic"].default_value = 1.0
    shader.inputs["Roughness"].default_value = rough
    fine = noise(nodes, links, 30, 5, 0.6, (1, 1, 0.1))
    bump(nodes, links, shader, [(fine.outputs[0], 0.08)], 0.01)
    return made


def ring(made_of, radius, thick, flat=1.0):
    """A ring about y: the rim, the tyre."""
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thick, major_segments=160, minor_segments=32
    )
    made = bpy.context.object
    made.scale = (1, 1, flat)
    made.rotation_euler = (math.pi / 2, 0, 0)
    made.data.materials.append(made_of)
    bpy.ops.object.shade_smooth()


def rod(made_of, start, end, thick):
    """A straight spoke."""
    start, end = Vector(start), Vector(end)
    bpy.ops.mesh.primitive_cylinder_add(radius=thick, depth=(end - start).length, vertices=12)
    made = bpy.context.object
    made.location = (start + end) / 2
    made.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()
    made.data.materials.append(made_of)
    bpy.ops.object.shade_smooth()


empty_studio()
room(plain("floor", (0.30, 0.26, 0.22), 0.8), plain("wall", (0.42, 0.37, 0.31), 0.9, 0.2), 18.0)
steel, dark = metal("steel", (0.75, 0.74, 0.72), 0.22), metal("dark", (0.20, 0.20, 0.21), 0.35)
ring(plain("rubber", (0.022, 0.022, 0.024), 0.75), 3.30, 0.21)
ring(steel, 3.0, 0.13, 1.5)
for number in range(32):
    side = 0.32 if number % 2 else -0.32
    lean = 0.75 if number % 4 < 2 else -0.75
    out, root = math.tau * number / 32, math.tau * number / 32 + lean
    rod(
        steel,
        (0.34 * math.cos(root), side, 0.34 * math.sin(root)),
        (2.92 * math.cos(out), 0, 2.92 * math.sin(out)),
        0.017,
    )
    nipple = Vector((math.cos(out), 0, math.sin(out)))
    rod(
        metal("brass", (0.7, 0.5, 0.2), 0.3) if number == 0 else bpy.data.materials["brass"],
        nipple * 2.74,
        nipple * 2.92,
        0.034,
    )
profile = [
    (0.0, -0.75),
    (0.10, -0.75),
    (0.10, -0.55),
    (0.22, -0.52),
    (0.22, -0.42),
    (0.40, -0.38),
    (0.40, -0.28),
    (0.20, -0.22),
]
hub = turned(dark, profile + [(r, -z) for r, z in reversed(profile)], (0, 0, 0))
hub.rotation_euler = (math.pi / 2, 0, 0)
for at, wide, tall, colour in [
    ((-3.0, 14, -1.0), 1.4, 4.0, (0.03, 0.085, 0.07)),
    ((0.4, 15, -2.2), 2.2, 2.0, (0.35, 0.20, 0.09)),
    ((3.4, 13, 0.4), 0.7, 5.0, (0.09, 0.08, 0.07)),
    ((1.6, 16, 3.0), 2.6, 0.8, (0.70, 0.58, 0.42)),
]:
    bpy.ops.mesh.primitive_cube_add(size=1, location=at)
    bpy.context.object.scale = (wide, 0.3, tall)
    bpy.context.object.data.materials.append(plain("shelf", colour, 0.5))
for thing in list(bpy.context.collection.objects):
    if thing.name.startswith(("table",)):
        thing.location.z = -3.6

window((-4.5, -3.0, 4.5), (0, 0, 0), (2.6, 3.2), 900)
window((-2.0, 9.0, 6.0), (0, 16, 0), (3.0, 3.0), 1500, (1.0, 0.9, 0.75))
window((4.5, 3.0, 3.0), (0, 0, 0), (1.5, 2.5), 260, (1.0, 0.8, 0.55))
camera((3.6, -9.6, 1.1), (1.45, 0, -1.15), (0.9, -0.2, -0.6), 84, 0.35)
expose("wheel", 480, 480, 0.4)
