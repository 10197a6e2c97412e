/** Recognises what a model writes around a text: preambles, afterwords and labels. */
import { announcesText, isTalk, mentionsText, speaksOfText } from "../talk/is-talk";
import { ALL_WORDS } from "../words/all";
import type { AnswerWords } from "../words/types";

/** A longer paragraph is part of the text, in UTF-16 units. */
const LONGEST = 320;
const said = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\u00a0|\u202f/g, " ");
const bare = (text: string) => said(text).replace(/^[\s([*_>~–—-]+/, "");
const whole = (source: string) => `(?<!\\p{L})(?:${source})(?!\\p{L})`;
const each = <T>(make: (words: AnswerWords) => T): T[] => ALL_WORDS.map(make);
const any = (field: keyof AnswerWords) => ALL_WORDS.map((words) => words[field]).join("|");

const BEFORE = each(({ opener, text, we }) => ({
  opener: new RegExp(`^[¡¿]?(?:${opener})(?!\\p{L})`, "iu"),
  text: new RegExp(whole(text), "iu"),
  we: new RegExp(whole(we), "iu"),
}));
/** Words of agreement that form a preamble on their own. */
const AGREED = new RegExp(
  "^[¡¿]?(?:sure|sure thing|certainly|of course|absolutely|okay|ok|got it|no problem|gerne|sehr gerne|natürlich|klar|selbstverständlich|alles klar|természetesen|persze|rendben|szívesen|claro|claro que sí|por supuesto|con gusto|desde luego|bien sûr|avec plaisir|volontiers|d'accord|certo|certamente|volentieri|va bene|com certeza|claro que sim|com prazer)\\s?[!.,:]*$",
  "u",
);
const LABEL = new RegExp(`^(?:${any("label")})(?: \\d{1,2})?\\s?:\\s*`, "iu");
const NUMBERED_LABEL = new RegExp(`^(?:${any("label")}) \\d{1,2}$`, "iu");
const AFTER = new RegExp(`^[¿¡]?(?:${any("afterword")})`, "u");
const NOTED =
  /^(?:please )?(?:notes?|nb|n\.b\.|hinweise?|anmerkung(?:en)?|megjegyzés|megj\.|notas?|remarque|précision|observaç(?:ão|ões)|osservazioni?)\s?:\s*/u;
/** Reports what the model did: "I left out", "Ich habe". */
const DID =
  /^(?:i(?:'ve| have| did not| didn't)? (?!can|will|'ll)|ich habe |(?:j'ai|je n'ai) |(?:no )?he |(?:non )?ho |(?:eu )?(?:não )?(?:mantive|deixei|usei|evitei|omiti|escrevi|incluí)(?!\p{L})|(?:a(?:z)? \p{L}+ )?(?:kihagytam|elhagytam|nem írtam|igyekeztem|használtam|rövidre fogtam|nem találtam ki))/u;
const AS_ASKED =
  /(?<!\p{L})(?:as (?:requested|asked)|wie (?:gewünscht|gewollt|verlangt)|ahogy kért|comme (?:demandé|souhaité)|como (?:pediste|pidió|pediu|pedido|solicit)|come richiesto)/u;
const COUNTED = whole(any("counted"));
const COUNT = new RegExp(
  `^(?:(?:(?:word|character) ?count|wortzahl|wortanzahl|wörteranzahl|szószám|szavak száma|número de palabras|número de palavras|nombre de mots|numero di parole|${COUNTED})\\s?[:=≈]\\s?[~≈]?\\d+|(?:about|approx\\.?|approximately|~|≈|ca\\.?|circa|etwa|rund|kb\\.?|körülbelül|environ|aprox\\.?|cerca de|unas|total:?)?\\s?\\d+ ${COUNTED}(?:, [\\p{L} ]{1,30})?)(?:\\s*[|·•;,/] ?\\p{L}[\\p{L} ]{0,24}: [^|\\n]{1,40})*[\\s\\p{P}]*$`,
  "u",
);
const COUNT_BEHIND = new RegExp(
  `(?<!\\s)\\s*[([](?:about |approx\\.? |~|≈|ca\\. |etwa |kb\\. |environ |aprox\\. |circa )?\\d+ ${COUNTED}[)\\]]\\s*$`,
  "iu",
);

/** Whether a first paragraph is a preamble and not the beginning of the text. */
export function isPreamble(paragraph: string): boolean {
  const text = said(paragraph).replace(/^[\s*_#>]+|[\s*_]+$/g, "");
  if (text.length > LONGEST || text.includes("\n")) return false;
  if (AGREED.test(text)) return true;
  if (text.replace(LABEL, "") === "" || NUMBERED_LABEL.test(text) || POINTER.test(text)) return true;
  const isKnown = BEFORE.some(
    ({ opener, text: name, we }) =>
      opener.test(text) && name.test(text) && !we.test(text) && announces(text) && endsOn(name, text),
  );
  return isKnown || isTalkBefore(text);
}

/** Only symbols that point to what follows. */
const POINTER = /^(?=.*[👇⬇↓⤵])[\P{L}]+$/u;

/** An unlisted preamble, such as "Perfect! I suggest this:". */
function isTalkBefore(text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+| [–—-] |,\s+/);
  if (announcesText(text, false)) return true;
  const agrees = isTalk(sentences[0] ?? "") || BEFORE.some(({ opener }) => opener.test(text));
  return sentences.length > 1 && agrees && !isOurs(text) && announcesText(sentences.at(-1) ?? "", true);
}

const isOurs = (text: string) => BEFORE.some(({ we }) => we.test(text));

/** Whether a paragraph beyond a horizontal rule is about the text. */
export const standsApart = (paragraph: string): boolean =>
  mentionsText(paragraph) && !isOurs(said(paragraph));

/** Matches "Your post:", but not "Your post has arrived." */
const ARTICLE =
  /^(?:your|an?|the|ihre?|dein|eine?|der|die|das|egy|az?|tu|su|una?|el|la|votre|ton|une|le|il|lo|o|os|uma?|seu|teu)(?!\p{L})/u;
const announces = (text: string) =>
  (ARTICLE.test(text) ? text.endsWith(":") : /[:.!]$/.test(text)) &&
  !text.includes(": ") &&
  text.split(/[.!?] /).length <= 3;

/** Whether the last sentence is about the text too: "I wrote this post at five. The rolls are warm." is a post. */
function endsOn(name: RegExp, text: string): boolean {
  const last = text.split(/(?<=[.!?])\s+/).at(-1) ?? "";
  return last === text || name.test(last) || isTalk(last);
}

/** Removes a preamble on the first line, or a label before the first word. */
export function withoutPreamble(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  if (rest.length > 0 && /[:!.]\**$/.test(first) && isPreamble(first)) return rest.join("\n").trimStart();
  if (isLabelled(first)) return withoutLabel(text);
  const colon = first.indexOf(": ");
  const isInline = colon > 0 && colon < 140 && isPreamble(first.slice(0, colon + 1));
  return isInline && /^(?:sure|here|hier|gerne|voici|íme|aquí|aqui|ecco|claro)/i.test(first)
    ? text.slice(colon + 2)
    : text;
}

/** Whether a label stands before the text; "Text: 555 0100" tells readers what to do and is none. */
export function isLabelled(text: string): boolean {
  const label = LABEL.exec(said(text))?.[0];
  return label !== undefined && !/^[\d+(]/.test(text.slice(label.length));
}

/** Removes a label from a later part: "Post 2:" begins another text. */
export const withoutLabel = (text: string): string =>
  isLabelled(text) ? text.slice(LABEL.exec(said(text))?.[0].length) : text;

/** Whether a last paragraph is about the text: an offer, a hope, a note, a word count. */
export function isAfterword(paragraph: string): boolean {
  const text = bare(paragraph);
  if (text.length > 2 * LONGEST) return false;
  return AFTER.test(text) || COUNT.test(text) || speaksOfText(text);
}

/**
 * Whether a last paragraph only reports what was done to the text. "Let me know if I should change it" may address
 * customers.
 */
export function isNote(paragraph: string): boolean {
  const text = bare(paragraph);
  const did = text.replace(NOTED, "");
  if (!DID.test(did) || !isTalk(did)) return false;
  return did !== text || speaksOfText(did) || (AFTER.test(did) && AS_ASKED.test(did));
}

/** Whether a paragraph is only a word count. */
export const isCount = (paragraph: string): boolean => COUNT.test(bare(paragraph));

/** Removes a word count from the end of the last paragraph. */
export const withoutCount = (paragraph: string): string => paragraph.replace(COUNT_BEHIND, "");

/** Removes the lines about the text, and a word count, from the end of the last paragraph. */
export function withoutAfterword(paragraph: string): string {
  const lines = paragraph.split("\n");
  while (lines.length > 1 && (isAfterword(lines.at(-1) ?? "") || lines.at(-1)?.trim() === "")) lines.pop();
  return withoutCount(lines.join("\n"));
}
