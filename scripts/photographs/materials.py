"""Shaders: what their nodes have in common, and a plain surface."""

import bpy


def material(name):
    """A new material: its nodes, links and principled shader."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    return made, tree.nodes, tree.links, tree.nodes["Principled BSDF"]


def ramp(nodes, stops):
    """A colour ramp of (position, (r, g, b))."""
    node = nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, (*colour, 1)
    return node


def noise(nodes, links, scale, detail=6.0, rough=0.55, stretch=(1, 1, 1)):
    """Noise over the object's own coordinates."""
    place, mapping, made = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise"))
    mapping.inputs["Scale"].default_value = stretch
    links.new(place.outputs["Object"], mapping.inputs[0])
    links.new(mapping.outputs[0], made.inputs[0])
    made.inputs["Scale"].default_value = scale
    made.inputs["Detail"].default_value = detail
    made.inputs["Roughness"].default_value = rough
    return made


def bump(nodes, links, shader, heights, distance=0.01):
    """Small relief from (height socket, strength) pairs, one above the other."""
    below = None
    for height, strength in heights:
        node = nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        links.new(height, node.inputs["Height"])
        if below:
            links.new(below.outputs[0], node.inputs["Normal"])
        below = node
    links.new(below.outputs[0], shader.inputs["Normal"])


def attribute(nodes, name):
    """A number that `add_mesh` put at the vertices."""
    node = nodes.new("ShaderNodeAttribute")
    node.attribute_name = name
    return node.outputs["Fac"]


def plain(name, colour, rough=0.8, mottled=0.06, specular=0.3, coat=0.0):
    """A surface of one colour, not quite even: plaster, enamel, stone."""
    made, nodes, links, shader = material(name)
    cloud = noise(nodes, links, 2.2, 8, 0.6)
    shade = ramp(nodes, [(0.3, tuple(c * (1 - mottled * 2) for c in colour)), (0.7, colour)])
    links.new(cloud.outputs[0], shade.inputs[0])
    links.new(shade.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = specular
    shader.inputs["Clearcoat"].default_value = coat
    grit = noise(nodes, links, 24, 6, 0.7)
    bump(nodes, links, shader, [(grit.outputs[0], 0.12 * rough)], 0.02)
    return made
