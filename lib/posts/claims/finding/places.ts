import type { Token } from "@/lib/days/text/tokens";
import { isInside } from "./figures";
import { type Finder, type Match, type Scan, isFree, languageAt } from "./scan";
import { ENGLISH, GERMAN, GERMAN_LINE, HUNGARIAN, NAME_GLUE, ROMANCE, nameOf } from "./words/streets";
import { unitAt } from "./words/units";

const isHouse = (token: Token | undefined) => token?.kind === "number" && token.to - token.from <= 4;

/** Street words that are short or mean other things: they have a mark behind them, or a capital before. */
const isStreet = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token?.kind !== "word" || !ROMANCE.has(token.plain)) return false;
  return token.plain.length > 1 || /^[./]$/.test(tokens[at + 1]?.text ?? "");
};

/** "14 Mill Lane", "22 avenue de la Gare", "calle del Molino, 14", "Mühlgasse 14", "Malom u. 14." */
export const findAddress: Finder = (scan, at) => {
  if (!isHouse(scan.tokens[at]) || isInside(scan.tokens, at)) return null;
  const match = behindNumber(scan, at) ?? beforeNumber(scan, at);
  return match && isFree(scan, match.start, match.end) ? withTown(scan, match) : null;
};

const matchOf = (scan: Scan, house: number, start: number, end: number): Match => {
  const words = scan.tokens
    .slice(start, end)
    .filter((token) => token.kind === "word" && token.plain.length > 1);
  const names = words.map(({ text }) => nameOf(text)).filter((name) => name !== "" && !NAME_GLUE.has(name));
  return {
    start,
    end,
    kind: "ADDRESS",
    parts: [[{ is: "address", number: scan.tokens[house]?.text ?? "", names }]],
  };
};

/** The house number stands first. */
function behindNumber(scan: Scan, house: number): Match | null {
  const { tokens } = scan;
  let at = house + 1;
  const letter = tokens[at];
  if (
    (letter?.tight && letter.kind === "word" && letter.text.length === 1) ||
    /^(?:bis|ter)$/.test(letter?.text ?? "")
  )
    at++;
  if (tokens[at]?.text === ",") at++;
  if (isStreet(tokens, at)) {
    const end = romanceName(tokens, at + 1);
    return end > at + 1 ? matchOf(scan, house, house, end) : null;
  }
  // "418 3rd Ave"
  const isNth = tokens[at]?.kind === "number" && /^(?:st|nd|rd|th)$/.test(tokens[at + 1]?.text ?? "");
  if (isNth && ENGLISH.has(tokens[at + 2]?.plain ?? "")) return matchOf(scan, house, house, at + 3);
  for (let n = 0; n < 4; n++) {
    const token = tokens[at + n];
    if (token?.kind !== "word" || !token.capital) return null;
    if (n > 0 && ENGLISH.has(token.plain)) return matchOf(scan, house, house, at + n + 1);
  }
  return null;
}

/** Where the name behind "rue" or "calle" ends: small words and capitals. */
function romanceName(tokens: readonly Token[], from: number): number {
  let at = from;
  let end = from;
  if (/^[./]$/.test(tokens[at]?.text ?? "")) at++;
  for (let n = 0; n < 7; n++, at++) {
    const token = tokens[at];
    if (token?.kind !== "word") break;
    if (token.capital) end = at + 1;
    else if (!NAME_GLUE.has(token.text)) break;
  }
  return end;
}

/** The house number stands last. */
function beforeNumber(scan: Scan, house: number): Match | null {
  const { tokens } = scan;
  let at = house - 1;
  if (
    /^(?:n|nº|no|nr|numero|número|num|º|°|sz)$/.test(tokens[at]?.text ?? "") ||
    tokens[at]?.text === "º" ||
    tokens[at]?.text === "°"
  )
    at--;
  if (tokens[at]?.text === "n") at--;
  const comma = tokens[at]?.text === "," ? 1 : 0;
  at -= comma;
  const dot = tokens[at]?.text === "." ? 1 : 0;
  at -= dot;
  const last = tokens[at];
  if (last?.kind !== "word" || unitAt(tokens[house + 1])) return null;
  const end = houseEnd(tokens, house);
  const isGerman =
    GERMAN.test(last.text) || (GERMAN_LINE.test(last.text) && languageAt(scan, house) === "de");
  if (!comma && isGerman && isGermanStreet(tokens, at)) {
    const start = germanStart(tokens, at);
    return matchOf(scan, house, start, end);
  }
  if (!comma && HUNGARIAN.test(last.text) && isHungarianName(tokens[at - 1])) {
    let start = at - 1;
    while (isHungarianName(tokens[start - 1]) && at - start < 4) start--;
    return matchOf(scan, house, start, end);
  }
  if (dot) return null;
  for (let n = 0; n < 8; n++) {
    const token = tokens[at - n];
    if (n > 0 && (isStreet(tokens, at - n) || (token?.text === "." && isStreet(tokens, at - n - 1)))) {
      const start = token?.text === "." ? at - n - 1 : dotted(tokens, at - n);
      return matchOf(scan, house, start, end);
    }
    const isName = token?.kind === "word" && (token.capital || NAME_GLUE.has(token.text));
    if (!isName && !/^[./]$/.test(token?.text ?? "")) return null;
  }
  return null;
}

const isHungarianName = (token: Token | undefined) =>
  token?.kind === "word" && token.capital && token.text !== "a" && token.text !== "az";

/** "v.le" begins two tokens before. */
const dotted = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.text === "." && tokens[at - 1]?.tight && tokens[at - 2]?.text === "v" ? at - 2 : at;

const isGermanStreet = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (!token?.capital) return token?.hyphen === true;
  // "Platz 4" tells one seat from others; "Weg 2" as well.
  return (
    token.plain.length > 5 || /^(?:str|markt|ring)$/.test(token.plain) || tokens[at - 1]?.capital === true
  );
};

function germanStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (tokens[start]?.hyphen && at - start < 4) start--;
  const isBare =
    /^(?:straße|strasse|str|platz|weg|gasse|allee|ring|damm)$/.test(tokens[at]?.text ?? "") && start === at;
  if (isBare && tokens[at - 1]?.kind === "word" && tokens[at - 1]?.capital) start--;
  if (/^(?:am|an|zur|zum|im)$/.test(tokens[start - 1]?.text ?? "") && tokens[start - 1]?.capital) start--;
  return start;
}

/** "14a", "14/B", Hungarian "14." */
function houseEnd(tokens: readonly Token[], house: number): number {
  let end = house + 1;
  const next = tokens[end];
  if (next?.tight && next.kind === "word" && next.text.length === 1) return end + 1;
  if (
    next?.tight &&
    /^[/-]$/.test(next.text) &&
    tokens[end + 1]?.tight &&
    (tokens[end + 1]?.to ?? 0) - (tokens[end + 1]?.from ?? 0) <= 3
  )
    end += 2;
  return end;
}

/** ", 10115 Berlin" behind a street belongs to it. */
function withTown({ tokens }: Scan, match: Match): Match {
  let at = match.end;
  if (tokens[at]?.text === ".") at++;
  if (tokens[at]?.text === ",") at++;
  const [code, town] = [tokens[at], tokens[at + 1]];
  const isCode = code?.kind === "number" && code.to - code.from >= 4 && code.to - code.from <= 5;
  return isCode && town?.kind === "word" && town.capital ? { ...match, end: at + 2 } : match;
}
