import { pick } from "../random";
import { abstract } from "./motifs";
import type { Subject } from "./subjects";

export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly subject: Subject;
  readonly random: () => number;
}

const at = (x: number, y: number, scale: number, drawing: string, turn = 0) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${scale.toFixed(3)})">${drawing}</g>`;

/** Rows of short strokes, as a lino cut leaves them. */
function strokes(x: number, y: number, w: number, h: number, colour: string, random: () => number): string {
  const rows: string[] = [];
  for (let row = y; row < y + h; row += 26)
    for (let left = x + random() * 60; left < x + w; left += 90 + random() * 120)
      rows.push(`M${left.toFixed(0)} ${row.toFixed(0)}h${(24 + random() * 44).toFixed(0)}`);
  return `<path d="${rows.join("")}" stroke="${colour}" stroke-width="5" stroke-linecap="round" fill="none" opacity=".5"/>`;
}

/** The subject large before a disc, on a band of ground. */
export function disc({ width: w, height: h, subject: { motif, palette: p, base }, random }: Stage): string {
  const side = Math.min(w, h);
  const ground = h * 0.76;
  const scale = side / 330;
  const y = base === null ? h * 0.45 : ground - scale * (base - 4);
  const rays = Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * Math.PI * 2;
    const from = side * 0.43;
    const to = side * (i % 2 ? 0.47 : 0.5);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${(w / 2 + c * from).toFixed(1)} ${(h * 0.46 + s * from).toFixed(1)}L${(w / 2 + c * to).toFixed(1)} ${(h * 0.46 + s * to).toFixed(1)}`;
  }).join("");
  const small = [0.13, 0.87].map((part, i) =>
    w > h && base !== null ? at(w * part, ground - side * 0.1, scale * 0.34, motif(p), i ? 4 : -4) : "",
  );
  return `<rect width="${w}" height="${h}" fill="${p.tint}"/>
    <path d="${rays}" stroke="${p.strong}" stroke-width="7" stroke-linecap="round"/>
    <circle cx="${w / 2}" cy="${h * 0.46}" r="${side * 0.39}" fill="${p.paper}"/>
    <rect y="${ground}" width="${w}" height="${h - ground}" fill="${p.deep}"/>
    ${strokes(0, ground + 34, w, h - ground - 50, p.tint, random)}
    ${small.join("")}
    ${at(w / 2, y, scale, motif(p))}`;
}

/** A quilt of squares: the subject in some, quarters and circles in the rest. */
export function quilt({ width: w, height: h, subject: { motif, palette: p }, random }: Stage): string {
  const columns = w > h ? 6 : w < h ? 4 : 4;
  const cell = w / columns;
  const rows = Math.round(h / cell);
  const grounds = [p.strong, p.tint, p.deep, p.second, p.paper];
  const [bigColumn, bigRow] = [Math.floor(columns / 2) - 1, Math.floor(rows / 2) - 1];
  const cells: string[] = [];
  let before = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const ground = pick(
        grounds.filter((colour) => colour !== before),
        random,
      );
      const shape = pick(
        grounds.filter((colour) => colour !== ground),
        random,
      );
      before = ground;
      cells.push(
        at(column * cell, row * cell, cell / 100, quiltCell(ground, shape, Math.floor(random() * 7))),
      );
    }
  const [x, y] = [bigColumn * cell, bigRow * cell];
  // The motif without a subject is a quilt itself.
  const middle =
    motif === abstract
      ? ""
      : `<rect x="${x}" y="${y}" width="${cell * 2}" height="${cell * 2}" fill="${p.paper}"/>${at(x + cell, y + cell, (cell * 2) / 222, motif(p))}`;
  return `<rect width="${w}" height="${h}" fill="${p.paper}"/>${cells.join("")}
    ${middle}`;
}

function quiltCell(ground: string, shape: string, kind: number): string {
  const square = `<rect width="100.4" height="100.4" fill="${ground}"/>`;
  if (kind < 4)
    return `${square}<path d="M0 0H100A100 100 0 0 1 0 100Z" transform="rotate(${kind * 90} 50 50)" fill="${shape}"/>`;
  if (kind === 4) return `${square}<circle cx="50" cy="50" r="34" fill="${shape}"/>`;
  if (kind === 5)
    return `${square}<path d="M0 50A50 50 0 0 1 100 50ZM0 100A50 50 0 0 1 100 100Z" fill="${shape}"/>`;
  return `${square}<path d="M50 0L100 50L50 100L0 50Z" fill="${shape}"/>`;
}
