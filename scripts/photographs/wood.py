"""A wooden board."""

import math

from mathutils import Vector, noise as perlin

from materials import attribute, bump, material, noise, ramp
from shapes import add_mesh


def wood_material(dark, light, dusty=0.0):
    """Planed wood with its grain along x; flour lies where the attribute says."""
    made, nodes, links, shader = material("wood")
    wide = noise(nodes, links, 1.1, 4, 0.5, (0.35, 3.2, 3.2))
    fine = noise(nodes, links, 9, 8, 0.65, (0.10, 3.5, 3.5))
    rings = nodes.new("ShaderNodeMath")
    rings.operation = "MULTIPLY"
    links.new(wide.outputs[0], rings.inputs[0])
    rings.inputs[1].default_value = 34
    wave = nodes.new("ShaderNodeMath")
    wave.operation = "SINE"
    links.new(rings.outputs[0], wave.inputs[0])
    soft = nodes.new("ShaderNodeMath")
    soft.operation = "MULTIPLY_ADD"
    links.new(wave.outputs[0], soft.inputs[0])
    soft.inputs[1].default_value = 0.13
    links.new(fine.outputs[0], soft.inputs[2])
    middle = tuple((a + b) / 2.2 for a, b in zip(dark, light))
    shade = ramp(nodes, [(0.24, dark), (0.5, middle), (0.78, light)])
    links.new(soft.outputs[0], shade.inputs[0])
    colour = shade.outputs[0]
    if dusty:
        grains = noise(nodes, links, 30, 6, 0.75)
        amount = nodes.new("ShaderNodeMath")
        amount.operation = "MULTIPLY_ADD"
        links.new(grains.outputs[0], amount.inputs[0])
        amount.inputs[1].default_value = 0.9
        links.new(attribute(nodes, "flour"), amount.inputs[2])
        mask = ramp(nodes, [(0.62, (0, 0, 0)), (1.0, (dusty,) * 3)])
        links.new(amount.outputs[0], mask.inputs[0])
        mixed = nodes.new("ShaderNodeMixRGB")
        links.new(mask.outputs[0], mixed.inputs[0])
        links.new(colour, mixed.inputs[1])
        mixed.inputs[2].default_value = (0.85, 0.8, 0.73, 1)
        colour = mixed.outputs[0]
    links.new(colour, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.52
    shader.inputs["Specular"].default_value = 0.35
    bump(nodes, links, shader, [(fine.outputs[0], 0.35), (soft.outputs[0], 0.12)], 0.03)
    return made


def board(made_of, length, width, height, flour=lambda x, y: 0.0, corner=0.25):
    """A board with rounded corners and worn edges, its top at `height`."""
    columns, rows, edge = 180, 110, 0.045
    vertices, dust = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            s, t = column / columns * 2 - 1, row / rows * 2 - 1
            # A superellipse's corners: a square's grid, pulled in.
            x, y = s * length / 2, t * width / 2
            over_x, over_y = abs(x) - (length / 2 - corner), abs(y) - (width / 2 - corner)
            if over_x > 0 and over_y > 0:
                far = math.hypot(over_x, over_y)
                most = max(over_x, over_y)
                x = math.copysign(length / 2 - corner + over_x * most / far, x)
                y = math.copysign(width / 2 - corner + over_y * most / far, y)
            rim = max(abs(s) - 1 + edge * 2 / length, abs(t) - 1 + edge * 2 / width, 0)
            drop = edge * min(1.0, rim * length / 2 / edge) ** 2.2
            wave = 0.008 * perlin.noise(Vector((x * 1.3, y * 1.3, 1)))
            vertices.append((x, y, height - drop * 0.8 + wave))
            dust.append(flour(x, y))
    face = lambda r, c: r * (columns + 1) + c
    faces = [
        (face(r, c), face(r, c + 1), face(r + 1, c + 1), face(r + 1, c))
        for r in range(rows)
        for c in range(columns)
    ]
    around = (
        [face(0, c) for c in range(columns)]
        + [face(r, columns) for r in range(rows)]
        + [face(rows, c) for c in range(columns, 0, -1)]
        + [face(r, 0) for r in range(rows, 0, -1)]
    )
    first = len(vertices)
    for index in around:
        x, y, _ = vertices[index]
        vertices.append((x, y, 0.0))
        dust.append(0.0)
    for n, index in enumerate(around):
        after = (n + 1) % len(around)
        faces.append((index, first + n, first + after, around[after]))
    return add_mesh("board", vertices, faces, made_of, {"flour": dust})
