"""Rye loaves on the shelf, dark and floury."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bread import crust_material, loaf
from materials import plain
from shapes import room
from studio import camera, empty_studio, expose, window
from wood import board, wood_material

empty_studio()
room(plain("table", (0.62, 0.57, 0.50), 0.7), plain("wall", (0.50, 0.46, 0.41), 0.9))
TOP = 0.14
board(
    wood_material((0.10, 0.045, 0.018), (0.34, 0.19, 0.09), 0.8), 7.0, 4.4, TOP, lambda x, y: 0.12
).rotation_euler = (0, 0, -0.2)
crust = crust_material()
places = [
    ((-0.75, -0.55), 205, 3.0),
    ((0.95, 0.35), 170, 7.0),
    ((2.65, 1.25), 190, 11.0),
    ((-2.35, -1.5), 150, 15.0),
]
for (x, y), turn, seed in places:
    made = loaf(crust, (0.98, 0.90, 0.72), seed, 0.11, 0.16, (640, 320))
    made.location, made.rotation_euler = (x, y, TOP - 0.02), (math.radians(5), 0, math.radians(turn))

window((-4.8, 3.4, 3.6), (0, 0, 0.4), (2.4, 3.0), 1150)
window((5.0, -4.0, 4.0), (0, 0, 0.4), (5.0, 5.0), 50, (0.9, 0.95, 1.0))
camera((1.7, -7.4, 4.9), (0.12, 0.0, 0.3), (-0.4, -0.9, 0.8), 70, 0.5)
expose("rye", 800, 600, 0.5)
