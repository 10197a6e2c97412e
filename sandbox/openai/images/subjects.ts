import * as motifs from "./motifs";
import type { Motif } from "./motifs";
import { PALETTES, type Palette } from "./palettes";

export interface Subject {
  readonly motif: Motif;
  readonly palette: Palette;
  /** How far below its middle it stands on the ground; null when it floats. */
  readonly base: number | null;
}

const subject = (motif: Motif, palette: keyof typeof PALETTES, base: number | null): Subject => ({
  motif,
  palette: PALETTES[palette],
  base,
});

/** Words of a prompt, in the seven languages, and what is drawn for them; what is named first wins. */
const SUBJECTS: readonly (readonly [RegExp, Subject])[] = [
  [/coffee|café|cafe\b|kaffee|kávé|caff[eè]|espresso|\btea\b|thé\b|chá\b/, subject(motifs.cup, "roast", 84)],
  [
    /bread|baker|loaf|rolls?\b|pastr|cake|brot|bäcker|kenyér|pék|pain\b|boulang|\bpan\b|panader|pão|padaria|pane\b|forno/,
    subject(motifs.bread, "crust", 54),
  ],
  [/bicycle|\bbikes?\b|fahrrad|kerékpár|bicikli|vélo|bici/, subject(motifs.bicycle, "sky", 76)],
  [
    /flower|florist|bouquet|rose|blume|virág|fleur|flor|fiore|fiori|wedding/,
    subject(motifs.flower, "petal", 96),
  ],
  [
    /book|course|class|school|teach|learn|lesson|buch|schule|kurs|könyv|iskola|livre|école|cours|libro|escuela|curso|livro|scuola/,
    subject(motifs.book, "plum", null),
  ],
  [
    /house|home|apartment|furnit|haus|wohn|\bház|lakás|maison|casa|hogar|shop|store|bolt|üzlet|laden|boutique|tienda|loja|negozio/,
    subject(motifs.house, "brick", 80),
  ],
  [
    /gift|christmas|birthday|sale|discount|offer|geschenk|weihnacht|ajándék|karácsony|akció|cadeau|noël|regalo|navidad|presente|natal/,
    subject(motifs.gift, "noon", 82),
  ],
  [
    /leaf|plant|garden|organic|natur|green|tree|garten|pflanz|növény|kert|jardin|plante|jardín|jardim|giardino|pianta/,
    subject(motifs.leaf, "moss", 96),
  ],
];

/** The subject that a text names first. */
function named(text: string): Subject | undefined {
  const lower = text.toLowerCase();
  return SUBJECTS.map(([words, what]) => ({ at: lower.search(words), what }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.what;
}

/** Lines that say what to show, the most telling first; the words round them speak of light and style. */
const TELLING = ["What the picture shows", "What the post is about", "Business"];

/** What a prompt is about, and in which inks it is printed. */
export function subjectOf(prompt: string): Subject {
  const lines = TELLING.flatMap((label) => new RegExp(`^${label}:(.*)$`, "m").exec(prompt)?.[1] ?? []);
  for (const text of lines.length ? lines : [prompt]) {
    const found = named(text);
    if (found) return found;
  }
  return subject(motifs.abstract, "press", null);
}
