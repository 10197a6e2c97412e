import * as home from "./motifs-home";
import type { Motif } from "./motifs-home";
import * as work from "./motifs-work";
import { PALETTES, type Palette } from "./palettes";

export interface Subject {
  readonly motif: Motif;
  readonly palette: Palette;
  /** How far below its middle it stands on the ground; null when it floats. */
  readonly base: number | null;
}

/** Words of a prompt, in the seven languages, and what is drawn for them; the first match wins. */
const SUBJECTS: readonly (readonly [RegExp, Motif, keyof typeof PALETTES, number | null])[] = [
  [
    /coffee|café|cafe\b|kaffee|kávé|caff[eè]|espresso|latte|\btea\b|\btee\b|thé\b|chá\b|cup\b/,
    home.cup,
    "roast",
    84,
  ],
  [
    /bread|baker|loaf|sourdough|pastr|croissant|brot|bäcker|kenyér|pékség|kovász|pain\b|boulang|\bpan\b|panader|pão|padaria|pane\b|panific|forno|cake|pizza/,
    home.bread,
    "crust",
    54,
  ],
  [/bicycle|\bbikes?\b|cycling|fahrrad|bicikli|kerékpár|vélo|bici|bicicl/, work.bicycle, "sky", 76],
  [/\bcars?\b|garage|vehicle|\bauto|tyre|wagen|autó|voiture|coche|carro|driv/, work.car, "brick", 70],
  [
    /\bdogs?\b|puppy|\bpets?\b|\bvet\b|hund|kutya|chien|perro|cachorro|\bcane\b|\bcats?\b/,
    work.dog,
    "crust",
    96,
  ],
  [/flower|florist|bouquet|rose|tulip|blume|virág|fleur|flor|fiore|fiori|wedding/, home.flower, "petal", 96],
  [
    /shirt|cloth|fashion|dress|tailor|textil|kleid|mode\b|ruha|divat|vêtement|ropa|moda|roupa|abito|laundry/,
    work.shirt,
    "plum",
    null,
  ],
  [
    /book|librar|reading|course|class|school|teach|student|learn|lesson|buch|schule|kurs|könyv|iskola|tanfolyam|livre|école|cours|libro|escuela|curso|livro|escola|scuola|corso/,
    home.book,
    "sky",
    null,
  ],
  [
    /phone|\bapp\b|mobile|software|website|online|digital|computer|laptop|smartphone|telefon|téléphone|teléfono|telefone/,
    work.phone,
    "press",
    null,
  ],
  [
    /house|home|real estate|apartment|\bflat\b|interior|furnit|haus|wohn|\bház|lakás|otthon|maison|logement|casa|hogar|roof|shop|store|bolt|üzlet|laden|boutique|tienda|loja|negozio/,
    home.house,
    "brick",
    80,
  ],
  [
    /gift|present|christmas|birthday|holiday|sale|discount|offer|voucher|geschenk|weihnacht|ajándék|karácsony|akció|cadeau|noël|regalo|navidad|presente|natal|natale|rabatt/,
    home.gift,
    "brick",
    82,
  ],
  [
    /tool|repair|wrench|workshop|plumb|handwerk|werkstatt|mechanic|service|craft|szerszám|javít|műhely|outil|répar|taller|herramienta|oficina|attrezz|officina|build/,
    work.tool,
    "noon",
    null,
  ],
  [
    /chart|financ|\btax|account|invest|growth|\bbank|budget|report|steuer|pénz|könyvel|adó\b|impôt|impuesto|imposto|tasse|business|market/,
    work.chart,
    "press",
    80,
  ],
  [
    /leaf|plant|garden|organic|natur|green|\beco|tree|vegan|herb|blatt|garten|pflanz|növény|kert|levél|jardin|plante|planta|jardín|jardim|giardino|pianta|salad/,
    home.leaf,
    "moss",
    96,
  ],
  [
    /heart|health|care\b|love|wellness|charity|clinic|doctor|yoga|massage|herz|gesund|szív|egészség|cœur|santé|corazón|salud|coração|saúde|cuore|salute|valentin/,
    home.heart,
    "petal",
    null,
  ],
  [
    /sun|summer|beach|travel|holiday|energy|solar|sonne|sommer|nap\b|nyár|soleil|été|sol\b|verano|verão|sole|estate|morning|spring/,
    home.sun,
    "noon",
    null,
  ],
];

/** The subject that a text names first. */
function named(text: string): Subject | undefined {
  const lower = text.toLowerCase();
  return SUBJECTS.map(([words, motif, palette, base]) => ({
    at: lower.search(words),
    subject: { motif, palette: PALETTES[palette], base },
  }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.subject;
}

/** Lines that say what to show, the most telling first; the words round them speak of light and style. */
const TELLING = ["What the picture shows", "What the post is about", "Business"];

/** What a prompt is about, and in which inks it is printed. */
export function subjectOf(prompt: string): Subject {
  const lines = TELLING.flatMap((label) => new RegExp(`^${label}:(.*)$`, "m").exec(prompt)?.[1] ?? []);
  for (const text of lines.length ? lines : [prompt]) {
    const subject = named(text);
    if (subject) return subject;
  }
  return { motif: work.abstract, palette: PALETTES.press, base: null };
}
