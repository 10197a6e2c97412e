"""A dim room with windows, a camera, and the renderer."""

import os
import sys
import tempfile

import bpy
import numpy as np
from mathutils import Vector

from denoise import denoised

WORLD = "studiolights/world/interior.exr"
PASSES = {"Image": "Image", "Albedo": "Denoising Albedo", "Normal": "Denoising Normal"}


def empty_studio():
    """An empty scene, lit by a dim room."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("room")
    scene.world.use_nodes = True
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    room = nodes.new("ShaderNodeTexEnvironment")
    room.image = bpy.data.images.load(os.path.join(bpy.utils.system_resource("DATAFILES"), WORLD))
    links.new(room.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = 0.17
    return scene


def window(at, to, size, watts, colour=(1.0, 0.93, 0.84)):
    """A window: a large soft light at one side."""
    data = bpy.data.lights.new("window", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
    data.energy, data.color = watts, colour
    light = bpy.data.objects.new("window", data)
    light.location = at
    light.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(light)


def camera(at, to, focus, lens=85.0, stop=2.8):
    """A camera at `at`, pointed at `to`, sharp at `focus`; distances in decimetres."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.dof.use_dof = True
    forward = (Vector(to) - Vector(at)).normalized()
    data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(forward)
    data.dof.aperture_fstop = stop
    data.dof.aperture_blades = 7
    eye = bpy.data.objects.new("camera", data)
    eye.location = at
    eye.rotation_euler = forward.to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def expose(name, width, height, exposure=0.0, samples=72):
    """Renders to the folder given after `--`; a second word scales the size, a third is the samples."""
    words = sys.argv[sys.argv.index("--") + 1 :]
    scale = float(words[1]) if len(words) > 1 else 1.0
    scene = bpy.context.scene
    scene.cycles.samples = int(words[2]) if len(words) > 2 else samples
    scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = int(width * scale), int(height * scale)
    with tempfile.TemporaryDirectory() as folder:
        store_passes(folder)
        bpy.ops.render.render()
        passes = [read(os.path.join(folder, f"{part}0001.exr")) for part in PASSES]
    picture = bpy.data.images.new(name, *reversed(passes[0].shape[:2]), float_buffer=True)
    opaque = np.ones((*passes[0].shape[:2], 4), np.float32)
    opaque[..., :3] = denoised(*passes)
    picture.pixels.foreach_set(opaque.ravel())
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = "Filmic", "Medium High Contrast", exposure
    scene.render.image_settings.file_format = "PNG"
    picture.save_render(os.path.abspath(os.path.join(words[0], f"{name}.png")))


def store_passes(folder):
    """Has the renderer write its passes, which the denoiser reads."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format = folder, "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for part, of in PASSES.items():
        files.file_slots.new(part)
        links.new(layers.outputs[of], files.inputs[part])


def read(path):
    """The pixels of a picture, row by row."""
    picture = bpy.data.images.load(path)
    picture.colorspace_settings.name = "Non-Color"
    pixels = np.empty(len(picture.pixels), np.float32)
    picture.pixels.foreach_get(pixels)
    return pixels.reshape(picture.size[1], picture.size[0], -1)[..., :3].astype(np.float64)
