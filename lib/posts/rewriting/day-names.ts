import { getLexicon } from "@/lib/days/text/lexicon";
import { type Token, tokensOf } from "@/lib/days/text/tokens";

/** Names that are also words ("may", "mai", "mars", "Marco"): they count beside a number only. */
const ALSO_WORDS = new Set(["may", "march", "mai", "mars", "mayo", "marco"]);
const OF = new Set(["de", "of"]);
/** Hungarian months have endings: "márciusban". */
const MOST_ENDING = 4;

/** The weekdays and months that a text names in any of the product's languages, once each; equal in all of them. */
export function dayNamesIn(text: string): { text: string; key: string }[] {
  const tokens = tokensOf(text);
  const found = new Map<string, string>();
  tokens.forEach(({ kind, from, to }, at) => {
    const key = kind === "word" ? keyAt(tokens, at) : undefined;
    if (key) found.set(key, text.slice(from, to));
  });
  return [...found].map(([key, name]) => ({ text: name, key }));
}

function keyAt(tokens: readonly Token[], at: number): string | undefined {
  const { plain = "" } = tokens[at] ?? {};
  for (const name of namesOf(plain)) {
    if ("month" in name) {
      if (!name.short && (!ALSO_WORDS.has(plain) || isBesideNumber(tokens, at)))
        return `month ${name.month - 1}`;
    } else if (name.form !== "short") {
      // In Portuguese they are ordinals without "feira".
      const isCounted = name.language === "pt" && name.weekday > 0 && name.weekday < 6;
      if (!isCounted || tokens[at + 1]?.plain.startsWith("feira")) return `day ${name.weekday}`;
    }
  }
  return undefined;
}

function namesOf(plain: string) {
  const { names } = getLexicon();
  const exact = names.get(plain);
  for (let ending = 1; !exact && ending <= MOST_ENDING; ending++) {
    const months = names
      .get(plain.slice(0, -ending))
      ?.filter((name) => name.language === "hu" && "month" in name && !name.short);
    if (months?.length) return months;
  }
  return exact ?? [];
}

function isBesideNumber(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.kind === "number") return true;
  let before = at - 1;
  for (let n = 0; n < 2 && (tokens[before]?.kind === "mark" || OF.has(tokens[before]?.plain ?? "")); n++)
    before--;
  const token = tokens[before];
  return (
    token?.kind === "number" ||
    (/^(?:st|nd|rd|th|er)$/.test(token?.plain ?? "") && tokens[before - 1]?.kind === "number")
  );
}
