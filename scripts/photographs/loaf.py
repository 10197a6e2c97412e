"""Saturday's sourdough on its board."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bread import crust_material, loaf
from crumb import bread_slice, crumbs, slice_material
from linen import linen_material, towel
from materials import plain
from shapes import room, rotated, turned
from studio import camera, empty_studio, expose, window
from wood import board, wood_material

QUICK = len(sys.argv) > sys.argv.index("--") + 2 and float(sys.argv[sys.argv.index("--") + 2]) < 0.6

empty_studio()
room(plain("table", (0.62, 0.57, 0.50), 0.7), plain("wall", (0.50, 0.46, 0.41), 0.9))

TOP = 0.16
whole = loaf(crust_material(), steps=(500, 260) if QUICK else (1100, 520))
whole.location, whole.rotation_euler = (-0.25, 0.34, TOP - 0.02), (math.radians(7), 0, math.radians(160))


def flour(x, y):
    """Flour lies around the loaf and where the slices were cut."""
    return 0.34 - 0.5 * abs(math.hypot((x + 0.12) / 1.5, (y - 0.2) / 1.0) - 1.0)


wood = wood_material((0.10, 0.045, 0.018), (0.34, 0.19, 0.09), dusty=0.85)
plank = board(wood, 4.0, 2.5, TOP, flour)
plank.rotation_euler = (0, 0, math.radians(-9))

crumb = slice_material()
for at, turn, seed in [((0.36, -1.0, TOP), 10, 3), ((1.42, -0.66, TOP), -32, 8)]:
    part = bread_slice(
        crumb, width=0.6, height=0.5, thick=0.13, seed=seed, steps=(120, 360) if QUICK else (260, 760)
    )
    part.location, part.rotation_euler = at, (0, 0, math.radians(turn))

TURN, AT = 28, (-2.0, 0.9)


def below_board(x, y):
    """Under the board the towel is flat."""
    x, y = rotated(x, y, TURN)
    x, y = rotated(x + AT[0], y + AT[1], 9)
    away = max(abs(x) - 2.0, abs(y) - 1.25)
    return 0.1 + max(0.0, away) * 1.2


linen = linen_material(
    (0.80, 0.75, 0.66), (0.03, 0.085, 0.07), [(-1.25, -1.05), (-0.97, -0.93), (1.05, 1.25), (0.93, 0.97)]
)
cloth = towel(linen, 3.2, 3.4, folds=0.24, seed=2.0, most=below_board)
cloth.location, cloth.rotation_euler = (*AT, 0.0), (0, 0, math.radians(TURN))

enamel = plain("enamel", (0.78, 0.75, 0.69), 0.18, 0.01, 0.5, 0.4)
mug = [
    (0.0, 0.0),
    (0.40, 0.0),
    (0.44, 0.04),
    (0.45, 0.80),
    (0.47, 0.83),
    (0.45, 0.84),
    (0.42, 0.80),
    (0.41, 0.2),
    (0.0, 0.2),
]
turned(enamel, mug, (1.75, 1.95, 0))

crumbs(crumb, 90, lambda dice: (dice.gauss(0.75, 0.5), dice.gauss(-0.75, 0.25), TOP + 0.004))

window((-4.6, 3.6, 4.4), (0, 0, 0.4), (2.6, 3.2), 1150)
window((5.5, -3.5, 4.0), (0, 0, 0.4), (5.0, 5.0), 60, (0.9, 0.95, 1.0))
camera((0.55, -6.7, 4.9), (0.24, 0.03, 0.36), (-0.1, -0.3, 0.78), 80, 0.7)
expose("loaf", 1280, 860, 0.4)
