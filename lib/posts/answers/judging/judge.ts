/** Recognises answers that are not the requested text. */
import { sayTheSame } from "./same-news";
import { refusesText } from "../talk/is-talk";
import { ALL_WORDS } from "../words/all";

export type Problem =
  "REFUSAL" | "QUESTION" | "CHOICE" | "LANGUAGE" | "THOUGHT" | "BLANK" | "AVOIDED" | "EMPTY";

/** A refusal or a question is looked for at the beginning, and not in a long text; in UTF-16 units. */
const BEGINNING = 320;
const LONGEST_QUESTION = 900;

const any = (field: "refusal" | "question") => ALL_WORDS.map((words) => words[field]).join("|");
const REFUSALS = new RegExp(`^(?:${any("refusal")})`, "u");
const QUESTIONS = new RegExp(`^[¡¿]?(?:${any("question")})`, "u");
const THOUGHT =
  /^(?:the user (?:wants|asks|is asking|needs)|(?:okay|ok|alright|hmm),? (?:so )?(?:the user|i need to|let me|let's)|we (?:need|have) to (?:write|produce|craft|create) (?:a|the) (?:[\w,]+ ){0,4}(?:post|ad|text|caption)\b|i (?:need|have) to (?:write|create|craft) (?:a|the)|user wants)/;

/** The first sentences, in lower case and without what connects them. */
function sentencesOf(text: string): string[] {
  return text
    .slice(0, BEGINNING)
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .split(/(?<=[.!?…:])\s+|\n+|,\s+(?=but |aber |de |pero |mais |ma |mas )/)
    .slice(0, 4)
    .map((sentence) =>
      sentence.replace(/^[\s*_>"“„«]+/, "").replace(/^(?:but|however|aber|de|pero|mais|ma|mas) /, ""),
    );
}

/** Whether the first sentences refuse, ask back or think aloud. */
export function problemAtStart(text: string): Problem | null {
  const sentences = sentencesOf(text);
  const start = text.trimStart().slice(0, BEGINNING).toLowerCase().replace(/[’‘`]/g, "'");
  if (THOUGHT.test(start)) return "THOUGHT";
  if ([start, ...sentences].some((sentence) => REFUSALS.test(sentence))) return "REFUSAL";
  if (sentences.some(refusesText)) return "REFUSAL";
  const asks = text.length <= LONGEST_QUESTION && sentences.some((sentence) => QUESTIONS.test(sentence));
  return asks ? "QUESTION" : null;
}

const NAMES = ALL_WORDS.map(({ choice }) => choice.split("|"));
/** Names that a business uses for its own offers too: "Option 1: pick it up". */
const OFFERED = new Set([
  "option",
  "variant",
  "variante",
  "opción",
  "opzione",
  "opção",
  "choice",
  "alternative",
  "alternativa",
  "lehetőség",
  "opció",
  "variáció",
  "proposta",
  "propuesta",
  "proposition",
  "javaslat",
  "vorschlag",
]);
const NUMBER = "(?:\\d{1,2}|[a-d]|i{1,3}|one|two|three|eins|zwei|uno|dos|due|un|deux|um|dois|egy|kettő)";
const headingOf = (names: readonly string[]) =>
  new RegExp(
    `^[\\s*_#([]*(?:(?:${names.join("|")})\\s?(?:n[°º.]\\s?|#)?${NUMBER}|${NUMBER}[.)]?\\s(?:${names.join("|")}))(?=[\\s):.*\\]–—-]|$)`,
    "iu",
  );
const VERSION = headingOf([
  ...NAMES.flat().filter((name) => !OFFERED.has(name)),
  "post",
  "beitrag",
  "bejegyzés",
  "publicación",
  "publication",
  "publicação",
  "facebook post",
]);
const OPTION = headingOf(NAMES.flat());
const OR =
  /^[\s*_]*(?:or|alternatively|alternative|oder|alternativ|vagy|o|o bien|ou|ou bien|oppure|in alternativa|em alternativa)(?:,? (?:shorter|a bit shorter|kürzer|rövidebben|más corto|plus court|più breve|mais curto))?\s?:[\s*_]*$/i;

/** Whether a line is the heading of one of several texts. */
export const isChoice = (line: string): boolean => VERSION.test(line) || OPTION.test(line);

/** The heading of an option within a post is shorter than this, in UTF-16 units. */
const LONGEST_OPTION = 70;
const headsText = (line: string) => {
  const named = OPTION.exec(line)?.[0].length;
  return named !== undefined && (line.length > LONGEST_OPTION || !/\p{L}/u.test(line.slice(named)));
};

/** Whether an answer offers several texts to choose from. */
export function offersChoice(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const heads = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  if (heads(VERSION) > 1) return true;
  if (OPTION.test(lines[0] ?? "") && heads(OPTION) > 1 && lines.some(headsText)) return true;
  return lines.slice(1, -1).some((line) => OR.test(line)) || sayTheSame(text);
}
