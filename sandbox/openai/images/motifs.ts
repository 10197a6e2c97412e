import type { Palette } from "./palettes";

/** Draws a motif about the origin, within 100 units each way, with the inks given. */
export type Motif = (p: Palette) => string;

export const bread: Motif = (p) => `
  <path d="M-88 22 C-98 -38 -50 -62 0 -62 C50 -62 98 -38 88 22 C86 46 66 54 0 54 C-66 54 -86 46 -88 22Z" fill="${p.second}"/>
  <path d="M-80 12 C-86 -36 -44 -54 2 -54 C48 -54 88 -34 80 12 C77 32 60 38 0 38 C-60 38 -77 32 -80 12Z" fill="${p.strong}"/>
  ${[-46, -12, 22]
    .map(
      (x) =>
        `<path d="M${x} 22 C${x - 10} -6 ${x + 6} -34 ${x + 26} -44 C${x + 22} -20 ${x + 18} 4 ${x + 8} 26Z" fill="${p.tint}"/>`,
    )
    .join("")}
  <path d="M-66 -6 C-62 -26 -48 -38 -34 -42" fill="none" stroke="${p.paper}" stroke-width="5" stroke-linecap="round" opacity=".7"/>`;

export const cup: Motif = (p) => `
  <ellipse cx="-4" cy="70" rx="82" ry="14" fill="${p.deep}"/>
  <path d="M56 -10 C96 -16 98 38 46 36" fill="none" stroke="${p.second}" stroke-width="14"/>
  <path d="M-66 -24 H58 C58 30 40 64 -4 64 C-48 64 -66 30 -66 -24Z" fill="${p.strong}"/>
  <path d="M-4 64 C40 64 58 30 58 -24 H20 C20 22 8 54 -24 61 C-18 63 -12 64 -4 64Z" fill="${p.deep}" opacity=".28"/>
  <ellipse cx="-4" cy="-24" rx="62" ry="13" fill="${p.paper}"/><ellipse cx="-4" cy="-22" rx="52" ry="9" fill="${p.second}"/>
  ${[-30, -4, 22]
    .map(
      (x) =>
        `<path d="M${x} -46 C${x - 14} -60 ${x + 14} -72 ${x} -90" fill="none" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>`,
    )
    .join("")}`;

export const flower: Motif = (p) => `
  <path d="M0 6 C4 40 2 66 -6 98" fill="none" stroke="${p.deep}" stroke-width="9" stroke-linecap="round"/>
  <path d="M-2 66 C-40 64 -58 44 -62 22 C-30 24 -6 38 -2 66Z" fill="${p.deep}"/><path d="M0 82 C32 80 54 62 60 40 C28 42 6 56 0 82Z" fill="${p.deep}"/>
  ${Array.from({ length: 8 }, (_, i) => `<path d="M0 -26 C-20 -46 -18 -82 0 -94 C18 -82 20 -46 0 -26Z" transform="rotate(${i * 45} 0 -22)" fill="${p.strong}" stroke="${p.paper}" stroke-width="4"/>`).join("")}
  <circle cy="-22" r="21" fill="${p.second}"/>${Array.from({ length: 7 }, (_, i) => `<circle cx="${Math.cos(i * 0.9) * 11}" cy="${-22 + Math.sin(i * 0.9) * 11}" r="2.6" fill="${p.ink}"/>`).join("")}`;

export const house: Motif = (p) => `
  <rect x="38" y="-78" width="20" height="42" fill="${p.deep}"/>
  <path d="M-70 -12 H70 V80 H-70Z" fill="${p.tint}"/><path d="M14 -12 H70 V80 H14Z" fill="${p.ink}" opacity=".08"/>
  <path d="M0 -92 L92 -8 H-92Z" fill="${p.strong}"/><path d="M0 -92 L92 -8 H30Z" fill="${p.ink}" opacity=".16"/>
  <path d="M-18 80 V30 C-18 8 18 8 18 30 V80Z" fill="${p.second}"/><circle cx="10" cy="50" r="3.5" fill="${p.paper}"/>
  ${[-56, 32].map((x) => `<rect x="${x}" y="18" width="26" height="30" fill="${p.deep}"/><path d="M${x + 13} 18 V48 M${x} 33 H${x + 26}" stroke="${p.paper}" stroke-width="3"/>`).join("")}
  <circle cy="-38" r="12" fill="${p.paper}"/>`;

export const book: Motif = (p) => `
  <path d="M-92 -44 C-58 -60 -26 -56 0 -38 C26 -56 58 -60 92 -44 V58 C58 44 26 48 0 66 C-26 48 -58 44 -92 58Z" fill="${p.deep}"/>
  <path d="M-82 -48 C-52 -60 -24 -54 0 -38 V52 C-24 36 -52 34 -82 44Z" fill="${p.paper}"/><path d="M82 -48 C52 -60 24 -54 0 -38 V52 C24 36 52 34 82 44Z" fill="${p.tint}"/>
  ${[-26, -8, 10].map((y) => `<path d="M-66 ${y} C-50 ${y - 6} -32 ${y - 4} -16 ${y + 4}" fill="none" stroke="${p.ink}" stroke-width="4" stroke-linecap="round" opacity=".55"/>`).join("")}
  <path d="M30 -50 V4 L44 -8 L58 0 V-56" fill="${p.strong}"/>
  <path d="M0 -86 L6 -70 L22 -66 L6 -60 L0 -44 L-6 -60 L-22 -66 L-6 -70Z" fill="${p.second}"/>`;

export const leaf: Motif = (p) => `
  <path d="M0 98 C-4 60 -2 10 4 -50" fill="none" stroke="${p.deep}" stroke-width="8" stroke-linecap="round"/>
  <path d="M4 -96 C30 -70 30 -40 4 -20 C-22 -40 -22 -70 4 -96Z" fill="${p.strong}"/>
  ${[
    [-10, -1],
    [34, 1],
  ]
    .map(
      ([
        y = 0,
      ]) => `<path d="M0 ${y + 32} C-46 ${y + 30} -74 ${y + 4} -80 ${y - 30} C-40 ${y - 30} -6 ${y - 10} 0 ${y + 32}Z" fill="${p.strong}"/><path d="M0 ${y + 32} C-26 ${y + 14} -50 ${y - 6} -72 ${y - 24}" stroke="${p.paper}" stroke-width="3.5" fill="none"/>
      <path d="M2 ${y + 22} C46 ${y + 18} 74 ${y - 8} 80 ${y - 42} C40 ${y - 42} 8 ${y - 20} 2 ${y + 22}Z" fill="${p.second}"/><path d="M2 ${y + 22} C28 ${y + 4} 52 ${y - 16} 72 ${y - 36}" stroke="${p.paper}" stroke-width="3.5" fill="none"/>`,
    )
    .join("")}
  <path d="M4 -88 V-30" stroke="${p.paper}" stroke-width="3.5"/>`;

export const gift: Motif = (p) => `
  <rect x="-72" y="-14" width="144" height="96" fill="${p.strong}"/><rect x="10" y="-14" width="62" height="96" fill="${p.ink}" opacity=".14"/>
  <rect x="-84" y="-40" width="168" height="32" fill="${p.second}"/><rect x="-15" y="-40" width="30" height="122" fill="${p.tint}"/>
  <path d="M0 -42 C-26 -92 -82 -88 -66 -56 C-58 -42 -26 -40 0 -42Z" fill="${p.deep}"/><path d="M0 -42 C26 -92 82 -88 66 -56 C58 -42 26 -40 0 -42Z" fill="${p.deep}"/>
  <path d="M-12 -46 C-28 -70 -54 -74 -52 -60 C-50 -50 -30 -46 -12 -46Z" fill="${p.paper}"/><path d="M12 -46 C28 -70 54 -74 52 -60 C50 -50 30 -46 12 -46Z" fill="${p.paper}"/><circle cy="-44" r="11" fill="${p.deep}"/>`;

export const bicycle: Motif = (p) => `
  ${[-56, 56].map((x) => `<circle cx="${x}" cy="34" r="40" fill="none" stroke="${p.ink}" stroke-width="8"/><circle cx="${x}" cy="34" r="33" fill="none" stroke="${p.tint}" stroke-width="4"/>${[0, 45, 90, 135].map((a) => `<path d="M${x - 32} 34 H${x + 32}" transform="rotate(${a} ${x} 34)" stroke="${p.ink}" stroke-width="1.8" opacity=".6"/>`).join("")}<circle cx="${x}" cy="34" r="6" fill="${p.ink}"/>`).join("")}
  <path d="M-56 34 L-24 -30 H34 L-2 34 Z M-24 -30 L-2 34 M56 34 L30 -50" fill="none" stroke="${p.strong}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>
  <path d="M-28 -38 L-32 -52 M-50 -54 H-16" stroke="${p.ink}" stroke-width="10" stroke-linecap="round"/><path d="M30 -50 H52 C64 -50 62 -34 52 -36" fill="none" stroke="${p.ink}" stroke-width="8" stroke-linecap="round"/>
  <circle cx="-2" cy="34" r="13" fill="${p.second}"/><path d="M-14 48 L10 20" stroke="${p.ink}" stroke-width="5" stroke-linecap="round"/>`;

/** For a subject without a drawing of its own: a print of circles and quarters. */
export const abstract: Motif = (p) => `
  <path d="M-88 -88 H-4 V-4 A84 84 0 0 1 -88 -88Z" fill="${p.strong}"/><circle cx="46" cy="-46" r="42" fill="${p.second}"/><path d="M4 -46 A42 42 0 0 1 88 -46Z" fill="${p.deep}"/>
  <path d="M-88 88 V4 A84 84 0 0 1 -4 88Z" fill="${p.tint}"/><path d="M-88 88 V46 A42 42 0 0 1 -46 88Z" fill="${p.ink}"/>
  <path d="M4 4 H88 V88 A84 84 0 0 1 4 4Z" fill="${p.deep}"/><circle cx="30" cy="66" r="16" fill="${p.strong}"/>`;
