"""A linen towel."""

from mathutils import Vector, noise as perlin

from materials import attribute, bump, material, noise, ramp
from shapes import add_mesh


def linen_material(base, stripe, stripes):
    """Linen with woven stripes across x; `stripes` are (from, to) along x."""
    made, nodes, links, shader = material("linen")
    place = nodes.new("ShaderNodeTexCoord")
    threads = noise(nodes, links, 60, 3, 0.6, (1, 0.06, 1))
    weft = noise(nodes, links, 60, 3, 0.6, (0.06, 1, 1))
    weave = nodes.new("ShaderNodeMath")
    weave.operation = "ADD"
    links.new(threads.outputs[0], weave.inputs[0])
    links.new(weft.outputs[0], weave.inputs[1])
    half = nodes.new("ShaderNodeMath")
    half.operation = "MULTIPLY"
    links.new(weave.outputs[0], half.inputs[0])
    half.inputs[1].default_value = 0.5
    cloth = ramp(nodes, [(0.3, tuple(c * 0.8 for c in base)), (0.7, base)])
    dyed = ramp(nodes, [(0.3, tuple(c * 0.7 for c in stripe)), (0.7, tuple(c * 1.25 for c in stripe))])
    for shade in (cloth, dyed):
        links.new(half.outputs[0], shade.inputs[0])
    mixed = nodes.new("ShaderNodeMixRGB")
    links.new(attribute(nodes, "stripe"), mixed.inputs[0])
    links.new(cloth.outputs[0], mixed.inputs[1])
    links.new(dyed.outputs[0], mixed.inputs[2])
    links.new(mixed.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.1
    shader.inputs["Sheen"].default_value = 0.4
    bump(nodes, links, shader, [(half.outputs[0], 0.5)], 0.02)
    made["stripes"] = [edge for pair in stripes for edge in pair]
    return made


def towel(made_of, length, width, folds=0.16, seed=0.0, steps=(420, 300), most=lambda x, y: 9.0):
    """A towel that lies as it was dropped: soft folds, a hem, nowhere higher than `most`."""
    columns, rows = steps
    edges = list(made_of["stripes"])
    pairs = list(zip(edges[::2], edges[1::2]))
    vertices, stripe = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = (column / columns - 0.5) * length, (row / rows - 0.5) * width
            p = Vector((x * 0.75 + 0.35 * y + seed, y * 0.4 - 0.2 * x, seed))
            fold = (1 - abs(perlin.noise(p))) ** 4
            small = perlin.noise(Vector((x * 2.2 + y + seed, y * 1.6 - x * 0.7, 4)))
            hem = 0.015 if min(columns - column, column) < 5 or min(rows - row, row) < 5 else 0.0
            z = 0.02 + folds * fold + folds * 0.22 * (small + 0.6) + hem
            wobble = 0.05 * perlin.noise(Vector((x * 0.8, y * 0.8, 9 + seed)))
            vertices.append((x + wobble, y + wobble * 0.7, min(z, most(x, y))))
            stripe.append(1.0 if any(a <= x <= b for a, b in pairs) else 0.0)
    line = columns + 1
    faces = [
        (r * line + c, r * line + c + 1, (r + 1) * line + c + 1, (r + 1) * line + c)
        for r in range(rows)
        for c in range(columns)
    ]
    return add_mesh("towel", vertices, faces, made_of, {"stripe": stripe})
