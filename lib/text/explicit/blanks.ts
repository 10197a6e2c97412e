/** A place that somebody was to fill in, as UTF-16 offsets into its text. */
export type Blank = { from: number; to: number; text: string };

/** What a reader needs in order to come, to call or to pay, in our languages; in lower case. */
const NEEDED =
  "add?resse?|phone|link|url|web(?:site|seite)|dat[aeu]m?|d[aá]tum|time|pr(?:ice|eis|ecio|ix|e[cç]o|ezzo)|anschrift|telefon\\p{L}*|uhrzeit|c[ií]m(?:e|ed|ünk)?|id[oő]pont|[aá]ra?|hivatkoz[aá]s|direcci[oó]n|t[eé]l[eé](?:fono|phone)|fecha|hora|enlace|h?orario|heure|lien|endere[cç]o|morada|liga[cç][aã]o|indirizzo|collegamento";
/** What is to be filled in. */
const NAMES = `(?:business|company)?_?name|number|amount|business|product|ci(?:ty|udad|dade|tt[aà])|street|e-?mail|hours|im(?:age[mn]?|magine)|picture|(?:ph|f)ot[oó]|discount|promo ?code|hashtag|location|treffpunkt|nummer|betrag|ort|stra(?:ß|ss)e|öffnungszeiten|bild|rabatt|n[eé]ve?|k[eé]p|helysz[ií]n|nom(?:bre|e)?|n[uú]m[eé]ro|horaires|ville|log[oó]|firma|c[eé]g(?:n[eé]v)?|empresa|entreprise|azienda|${NEEDED}`;
const FIELDS = `your|ihre?|dein|ide|tu|su|votre|seu|sua|${NAMES}`;
/** Words that tell somebody to do so. */
const FILL =
  "ins[eé]r(?:t(?:ar?|e)?|er|ire?|isci)|add|enter|fill in|placeholder|tbd|tba|einf[üu]gen|eintragen|einsetzen|erg[äa]nzen|be[ií]r(?:ni|ja|andó)?|besz[úu]r\\p{L}*|ide j[öo]n|a[ñn]adir|compl[eé]t(?:are?|er)|ajouter|adicionar|preencher|aggiungere";
const YOURS =
  "your|ihre?n?|deine?n?|az (?:ön )?|a (?:te )?|tu|su|votre|ton|ta|(?:o )?seu|(?:a )?sua|(?:il )?(?:tuo|suo)|(?:la )?tua";
const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
const inner = (marks: string) => `[^${marks}\\n]{0,80}?`;

const BLANKS = new RegExp(
  [
    `\\[${inner("\\[\\]")}${word(`${FIELDS}|${FILL}`)}${inner("\\[\\]")}\\]`,
    `<${inner("<>")}${word(`${FIELDS}|${FILL}`)}${inner("<>")}>`,
    `\\(${inner("()")}${word(FILL)}${inner("()")}\\)`,
    "\\{{1,2}\\s?[\\p{L}_][\\p{L}\\p{N}_ -]{0,40}\\s?\\}{1,2}",
    "(?<![\\p{L}\\p{N}])(?:[xX]{2,}(?:[ .:/-][xX]{2,})+|(?<!\\p{N}\\s)(?:(?:R?\\$|[€£])\\s?[xX]{1,4}|[xX]{1,4}(?:[.,][xX]{2})?\\s?(?:[€$£%]|Ft|EUR)))(?![\\p{L}\\p{N}])",
    `(?<![\\p{L}\\p{N}%])%(?!rabatt|discount)(?:\\p{L}+_[\\p{L}_]+|${NAMES})%(?![\\p{L}\\p{N}%])`,
    `_{3,}|(?<![\\p{L}\\p{N}_])(?:__(?: (?:Ft|EUR|Uhr|óra|h)| ?[€$£%]|[:.]__)|[€$£] ?__)(?![\\p{L}\\p{N}_])`,
  ].join("|"),
  "giu",
);
/**
 * Without one of these there is no blank. Compiling the others takes a phone a tenth of a second, in the middle of the
 * first view of a week: an ordinary text never asks for it.
 */
const MAY_BE = new RegExp(
  `[[<{]|__|%[^\\s\\d%]{1,60}%|xx|x\\s?(?:[€$£%]|ft|eur)|[€$£]\\s?x|\\(${inner("()")}(?:${FILL.replaceAll("\\p{L}*", "")})`,
  "i",
);
/** Own words in brackets: a note of the writer, a number, an address that stands in angle brackets. */
const NO_BLANK = /^\[(?:sic|…|\.\.\.|\d+)\]$|^<(?:https?:|mailto:|[^<>\s]+@)/i;

/** Small letters are kisses, and "A XXX. Borfesztivál" is the thirtieth. */
const CROSSES =
  /(?<![\p{L}\p{N}])X{3,}(?![\p{L}\p{N}])(?<!(?:^\P{L}{0,4}|(?<!\p{L})(?:[Aa]z?|[Dd](?:as|em|er|ie)|[Bb]eim|[Zz]um) )XXX(?=\. \p{Lu}))/gmu;
const HERE = "here|hier|ide|aqu[ií]|ici|qui";
const FIELD = `(?:${YOURS})\\s?(?:[\\p{L}-]{1,20} ){0,2}(?:${FIELDS})`;
/** "Address: your address here": all that a line says. */
const LINE = new RegExp(
  `^[\\s•*-]*(?:[\\p{L}-]{1,20}\\s?:\\s*)?((?:${FIELD} (?:${HERE})|(?:${HERE}) (?:j[öo]n )?${FIELD})[.!]?)\\s*$`,
  "iu",
);
/** "Price: …": a label, and nothing behind it. A question mark there is a riddle. */
const UNSAID = ":\\s*(?:[.-]{2,}|[…–—]+|\\[[ .…]*\\])\\s*$";
const MAY_BE_LABEL = new RegExp(UNSAID);
const LABEL = new RegExp(`^[^\\p{L}\\p{N}]{0,9}((?:(${NEEDED})|(?:${NAMES}))\\s?${UNSAID})`, "iu");
const MAY_BE_LINE = new RegExp(`(?:^|[\\s:•*-])(?:${HERE})(?:[\\s.!]|$)`, "i");
const LONGEST_LINE = 80;
/** "Guess the", and the label in the next line: a sentence that goes on. */
const GOES_ON = /(?<![\p{L}\p{N}])\p{Ll}{1,3}\s*$/u;

/** The places that somebody was to fill in: "[Your address]", "{phone}", "%PRICE%", "__ Ft", "Phone: …". */
export function findBlanks(text: string): Blank[] {
  const found: Blank[] = [];
  const add = (from: number, said: string) => found.push({ from, to: from + said.length, text: said });
  if (MAY_BE.test(text))
    for (const { 0: said, index } of text.matchAll(BLANKS)) if (!NO_BLANK.test(said)) add(index, said);
  if (text.includes("XXX")) for (const { 0: said, index } of text.matchAll(CROSSES)) add(index, said);
  const labels: { from: number; said: string; isNeeded: boolean }[] = [];
  let [start, before] = [0, ""];
  for (const line of text.split("\n")) {
    const pattern = MAY_BE_LINE.test(line) ? LINE : MAY_BE_LABEL.test(line) ? LABEL : null;
    const [, said, needed] = (line.length <= LONGEST_LINE && pattern?.exec(line)) || [];
    const from = start + line.lastIndexOf(said ?? "");
    if (said && pattern === LINE) add(from, said);
    else if (said && !GOES_ON.test(before.slice(-LONGEST_LINE)))
      labels.push({ from, said, isNeeded: needed !== undefined });
    [start, before] = [start + line.length + 1, line];
  }
  // A single one may tease; what a reader needs is not teased with.
  for (const { from, said, isNeeded } of labels) if (isNeeded || labels.length > 1) add(from, said);
  let end = 0;
  return found
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => from >= end && (end = to) > 0);
}

/** Those of them that its owner has not called right, as `Post.rightBlanks` keeps them. */
export const openBlanks = (text: string, right: readonly string[]): Blank[] =>
  findBlanks(text).filter((blank) => !right.includes(blank.text));

/** A text without the lines that are nothing but a blank, perhaps behind a label or a bullet. */
export function withoutBlankLines(text: string): string {
  const all = findBlanks(text);
  let next = 0;
  return text
    .split("\n")
    .filter((line) => {
      const start = next;
      next += line.length + 1;
      const blanks = all
        .filter(({ from }) => from >= start && from < next)
        .map(({ from, to }) => ({ from: from - start, to: to - start }));
      if (blanks.length === 0) return true;
      const rest = blanks.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), line);
      return /[\p{L}\p{N}]/u.test(rest.replace(/^[\s•*-]*[\p{L}-]{1,20}\s?:/u, ""));
    })
    .join("\n");
}
