"""Sourdough: a loaf with its score, flour and blisters, and the crumb of a cut one."""

import math

from mathutils import Vector, noise as perlin

from materials import attribute, bump, material, noise, ramp
from shapes import add_mesh


def crust_material():
    """Brown where the oven was hottest, pale where the score opened, dusted with flour."""
    made, nodes, links, shader = material("crust")
    speckle = noise(nodes, links, 14, 8, 0.65)
    tone = nodes.new("ShaderNodeMath")
    tone.operation = "MULTIPLY_ADD"
    links.new(speckle.outputs[0], tone.inputs[0])
    tone.inputs[1].default_value = 0.35
    links.new(attribute(nodes, "tone"), tone.inputs[2])
    shade = ramp(
        nodes,
        [
            (0.15, (0.035, 0.013, 0.005)),
            (0.42, (0.16, 0.055, 0.016)),
            (0.64, (0.36, 0.15, 0.045)),
            (0.86, (0.58, 0.32, 0.12)),
            (1.0, (0.74, 0.52, 0.27)),
        ],
    )
    links.new(tone.outputs[0], shade.inputs[0])
    grains = noise(nodes, links, 38, 5, 0.7)
    dust = nodes.new("ShaderNodeMath")
    dust.operation = "MULTIPLY_ADD"
    links.new(grains.outputs[0], dust.inputs[0])
    dust.inputs[1].default_value = 1.1
    links.new(attribute(nodes, "flour"), dust.inputs[2])
    amount = ramp(nodes, [(0.78, (0, 0, 0)), (1.0, (0.9, 0.9, 0.9))])
    minus = nodes.new("ShaderNodeMath")
    minus.operation = "SUBTRACT"
    links.new(dust.outputs[0], minus.inputs[0])
    minus.inputs[1].default_value = 0.12
    links.new(minus.outputs[0], amount.inputs[0])
    mixed = nodes.new("ShaderNodeMixRGB")
    links.new(amount.outputs[0], mixed.inputs[0])
    links.new(shade.outputs[0], mixed.inputs[1])
    mixed.inputs[2].default_value = (0.82, 0.76, 0.68, 1)
    links.new(mixed.outputs[0], shader.inputs["Base Color"])
    gloss = ramp(nodes, [(0.0, (0.42,) * 3), (1.0, (0.95,) * 3)])
    links.new(amount.outputs[0], gloss.inputs[0])
    links.new(gloss.outputs[0], shader.inputs["Roughness"])
    shader.inputs["Specular"].default_value = 0.3
    bump(nodes, links, shader, [(speckle.outputs[0], 0.5), (grains.outputs[0], 0.35)], 0.03)
    return made


def almond(x, y, half_length, half_width):
    """How far inside an almond: 1 in the middle, 0 at the edge, negative outside."""
    along = 1 - (x / half_length) ** 2
    return -1.0 if along <= 0 else 1 - abs(y) / (half_width * along)


def loaf(made_of, size=(1.35, 0.88, 0.72), seed=0.0, baked=0.0, dusted=0.0, steps=(900, 420)):
    """A loaf whose long score opened on a side, its lip dark above it; `baked` darkens, `dusted` whitens."""
    a, b, c = size
    vertices, tones, flours = [], [], []
    columns, rows = steps
    offset = Vector((seed, seed * 2.1, seed * 0.7))
    for row in range(rows + 1):
        v = math.pi * row / rows
        for column in range(columns):
            u = 2 * math.pi * column / columns
            # Rounder than an ellipsoid at the shoulders, flat below.
            x, y, z = math.sin(v) * math.cos(u), math.sin(v) * math.sin(u), math.cos(v)
            n = Vector((x, y, z))
            squash = (abs(x) ** 2.25 + abs(y) ** 2.25 + abs(z) ** 2.25) ** (1 / 2.25)
            x, y, z = x / squash, y / squash, z / squash
            if z < -0.35:
                z = -0.35 - 0.12 * (1 - math.exp((z + 0.35) * 4))
            p = Vector((x, y, z)) + offset
            uneven = 0.07 * perlin.noise(p * 1.4) + 0.028 * perlin.noise(p * 3.4)
            blisters = max(0.0, perlin.noise(p * 17) - 0.18) * 0.02 * (0.5 + perlin.noise(p * 2.2))
            rough = 0.010 * perlin.fractal(p * 9, 0.8, 2.1, 5) + blisters
            centre = 0.18 * math.sin(x * 1.5 + 0.5) - 0.06
            across = y - centre + 0.03 * perlin.noise(p * 5)
            inside = almond(x - 0.02, across - 0.13, 0.90, 0.30) if z > 0 else -1.0
            lip = math.exp(-(((across + 0.165 * max(0.0, 1 - x * x)) / 0.055) ** 2)) if z > 0 else 0.0
            lip *= max(0.0, 1 - (x / 0.86) ** 4)
            # Tone: hotter at the top and at the ends' shoulders, paler low down.
            tone = 0.34 + 0.10 * perlin.noise(p * 1.9) - 0.10 * max(0.0, z) + 0.10 * max(0.0, -z)
            ring = math.sin(math.hypot(x * 1.12, y * 0.92) * 38 + 1.2 * perlin.noise(p * 1.6))
            flour = 0.30 + 0.24 * ring + 0.30 * perlin.noise(p * 2.3) - 0.25 * max(0.0, -z - 0.05)
            if inside > 0:
                open_ = min(1.0, inside * 3.2)
                strands = perlin.noise(Vector((x * 3.2, across * 22, 3.0)) + offset)
                torn = perlin.fractal(p * 7, 0.8, 2.0, 5)
                rough = rough * 0.5 + open_ * (0.020 * strands + 0.022 * torn)
                uneven += 0.028 * open_ * (1 - inside) - 0.05 * math.exp(-((inside / 0.14) ** 2)) * (
                    across < 0.13
                )
                tone = tone * (1 - open_) + open_ * (0.50 + 0.16 * strands + 0.12 * torn + 0.10 * inside)
                flour = flour * (1 - open_) - 0.3 * open_
            uneven += 0.125 * lip
            tone -= 0.20 * lip
            flour -= 0.55 * lip**0.7
            r = 1 + uneven + rough
            vertices.append((a * x * r, b * y * r, c * (z * r + 0.46)))
            tones.append(tone - baked)
            flours.append(flour + dusted)
    faces = [
        (
            row * columns + column,
            (row + 1) * columns + column,
            (row + 1) * columns + (column + 1) % columns,
            row * columns + (column + 1) % columns,
        )
        for row in range(rows)
        for column in range(columns)
    ]
    return add_mesh("loaf", vertices, faces, made_of, {"tone": tones, "flour": flours})
