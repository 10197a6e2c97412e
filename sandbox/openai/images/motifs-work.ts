import type { Motif } from "./motifs-home";

export const phone: Motif = (p) => `
  <g transform="rotate(8)"><rect x="-50" y="-96" width="100" height="188" rx="18" fill="${p.ink}"/><rect x="-41" y="-80" width="82" height="148" rx="5" fill="${p.tint}"/>
  <rect x="-41" y="-80" width="82" height="66" fill="${p.strong}"/><circle cx="14" cy="-40" r="18" fill="${p.second}"/><path d="M-41 -14 L-14 -50 L14 -14Z" fill="${p.deep}"/>
  ${[4, 20].map((y) => `<rect x="-30" y="${y}" width="${y === 4 ? 60 : 42}" height="8" rx="4" fill="${p.ink}" opacity=".55"/>`).join("")}
  <rect x="-30" y="40" width="60" height="18" rx="9" fill="${p.strong}"/><circle cy="80" r="6" fill="${p.paper}"/></g>`;

export const tool: Motif = (p) => `
  <g transform="rotate(45)"><rect x="-13" y="-30" width="26" height="124" rx="11" fill="${p.strong}"/><rect x="1" y="-30" width="12" height="124" rx="6" fill="${p.ink}" opacity=".16"/><circle cy="78" r="6" fill="${p.paper}"/>
  <path d="M-34 -88 A40 40 0 1 0 34 -88 V-58 L18 -46 H-18 L-34 -58Z" fill="${p.strong}"/></g>
  <g transform="rotate(-45)"><rect x="-9" y="-8" width="18" height="104" rx="9" fill="${p.second}"/><path d="M-9 -8 H9 L6 -44 H-6Z" fill="${p.deep}"/><rect x="-5" y="-92" width="10" height="52" fill="${p.ink}"/><path d="M-9 -96 H9 L5 -80 H-5Z" fill="${p.ink}"/>
  <rect x="-9" y="24" width="18" height="8" fill="${p.deep}"/><rect x="-9" y="44" width="18" height="8" fill="${p.deep}"/></g>`;

export const chart: Motif = (p) => `
  <rect x="-86" y="72" width="172" height="8" rx="4" fill="${p.ink}"/>
  ${[34, 58, 84, 126].map((h, i) => `<rect x="${-76 + i * 40}" y="${70 - h}" width="30" height="${h}" fill="${[p.second, p.strong, p.second, p.deep][i]}"/>`).join("")}
  <path d="M-74 16 L-30 -12 L6 -30 L64 -84" fill="none" stroke="${p.ink}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M84 -98 L78 -62 L48 -84Z" fill="${p.ink}"/>`;

export const shirt: Motif = (p) => `
  <path d="M-34 -80 L-94 -44 L-72 0 L-52 -12 V84 H52 V-12 L72 0 L94 -44 L34 -80 C22 -58 -22 -58 -34 -80Z" fill="${p.strong}"/>
  <path d="M52 84 V-12 L72 0 L94 -44 L34 -80 C30 -72 22 -67 14 -65 C30 -20 32 40 20 84Z" fill="${p.ink}" opacity=".16"/>
  <path d="M-34 -80 C-22 -58 22 -58 34 -80" fill="none" stroke="${p.paper}" stroke-width="7"/>
  ${[6, 26, 46].map((y, i) => `<rect x="-52" y="${y}" width="104" height="10" fill="${i === 1 ? p.paper : p.second}"/>`).join("")}`;

export const car: Motif = (p) => `
  <path d="M-98 34 C-98 4 -88 -4 -62 -8 L-40 -46 C-34 -56 -28 -58 -16 -58 H30 C42 -58 48 -54 56 -44 L78 -10 C94 -6 98 4 98 34 V46 H-98Z" fill="${p.strong}"/>
  <path d="M-44 -10 L-26 -40 C-23 -45 -20 -46 -14 -46 H0 V-10Z" fill="${p.tint}"/><path d="M10 -10 V-46 H28 C36 -46 39 -44 44 -37 L60 -10Z" fill="${p.tint}"/>
  <rect x="-98" y="26" width="196" height="20" fill="${p.deep}"/><rect x="6" y="2" width="16" height="5" rx="2.5" fill="${p.deep}"/><circle cx="88" cy="14" r="8" fill="${p.second}"/>
  ${[-54, 54].map((x) => `<circle cx="${x}" cy="46" r="26" fill="${p.ink}"/><circle cx="${x}" cy="46" r="12" fill="${p.paper}"/><circle cx="${x}" cy="46" r="5" fill="${p.second}"/>`).join("")}`;

export const dog: Motif = (p) => `
  <path d="M-58 98 C-60 46 -42 22 0 22 C42 22 60 46 58 98Z" fill="${p.strong}"/><path d="M-22 98 C-24 62 -14 46 0 46 C14 46 24 62 22 98Z" fill="${p.paper}"/>
  <path d="M-46 -58 C-86 -64 -96 -18 -74 18 C-58 18 -46 0 -44 -22Z" fill="${p.second}"/><path d="M46 -58 C86 -64 96 -18 74 18 C58 18 46 0 44 -22Z" fill="${p.second}"/>
  <path d="M0 -84 C40 -84 60 -58 58 -20 C56 18 34 40 0 40 C-34 40 -56 18 -58 -20 C-60 -58 -40 -84 0 -84Z" fill="${p.strong}"/>
  <path d="M0 -84 C10 -84 14 -60 14 -30 C30 -16 34 4 26 20 C18 34 10 40 0 40 C-10 40 -18 34 -26 20 C-34 4 -30 -16 -14 -30 C-14 -60 -10 -84 0 -84Z" fill="${p.paper}"/>
  <circle cx="-30" cy="-30" r="7.5" fill="${p.ink}"/><circle cx="30" cy="-30" r="7.5" fill="${p.ink}"/><circle cx="-28" cy="-33" r="2.4" fill="${p.paper}"/><circle cx="32" cy="-33" r="2.4" fill="${p.paper}"/>
  <path d="M-15 -10 C-15 -20 15 -20 15 -10 C15 0 6 6 0 6 C-6 6 -15 0 -15 -10Z" fill="${p.ink}"/><path d="M0 6 V16 M-16 16 C-14 26 -2 26 0 16 C2 26 14 26 16 16" fill="none" stroke="${p.ink}" stroke-width="4" stroke-linecap="round"/>
  <path d="M-46 40 C-20 54 20 54 46 40 L48 52 C20 66 -20 66 -48 52Z" fill="${p.deep}"/><circle cy="62" r="9" fill="${p.second}"/>`;

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
