"""Meshes with numbers at their vertices, things turned on a lathe, the table and the wall."""

import math

import bpy


def add_mesh(name, vertices, faces, made_of, tones=None):
    """An object of a smooth mesh; `tones` are named numbers at its vertices, for the material."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    for tone, values in (tones or {}).items():
        mesh.attributes.new(tone, "FLOAT", "POINT").data.foreach_set("value", values)
    mesh.materials.append(made_of)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def turned(made_of, profile, at, segments=96, name="turned"):
    """A thing turned on a lathe from its (radius, height) profile: a mug, a jug, a bowl."""
    vertices = [
        (r * math.cos(2 * math.pi * s / segments), r * math.sin(2 * math.pi * s / segments), z)
        for r, z in profile
        for s in range(segments)
    ]
    faces = [
        (
            i * segments + s,
            i * segments + (s + 1) % segments,
            (i + 1) * segments + (s + 1) % segments,
            (i + 1) * segments + s,
        )
        for i in range(len(profile) - 1)
        for s in range(segments)
    ]
    made = add_mesh(name, vertices, faces, made_of)
    made.location = at
    return made


def room(floor, wall, back=9.0):
    """The table top, and a wall far behind it."""
    far = 40
    add_mesh(
        "table", [(-far, -far, 0), (far, -far, 0), (far, back, 0), (-far, back, 0)], [(0, 1, 2, 3)], floor
    )
    add_mesh(
        "wall", [(-far, back, -9), (far, back, -9), (far, back, 30), (-far, back, 30)], [(0, 1, 2, 3)], wall
    )


def rotated(x, y, degrees):
    """A point, turned about the origin."""
    a = math.radians(degrees)
    return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)
