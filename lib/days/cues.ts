import { languageOf } from "./clauses";
import { phraseBefore, phraseFrom } from "./text/lexicon";
import type { Group } from "./dates/groups";
import type { Reading } from "./text/reading";
import type { Cue } from "./text/words/types";

/** Of two phrases of the same length, the cue that comes first in this list counts. */
const ORDER: readonly Cue[] = [
  "over",
  "since",
  "until",
  "from",
  "every",
  "next",
  "this",
  "counted",
  "name",
  "article",
  "glue",
  "part",
];
const ROMANCE = /^(?:fr|es|it|pt)$/;
const MOST_STEPS = 5;

/** The cues around a group of days, and where the phrase begins: at "until" of "until Saturday". */
export type Cues = {
  found: ReadonlySet<Cue>;
  start: number;
  end: number;
  /** Whether an article or a preposition stands before it. */
  hasGlue: boolean;
};

/** A group with its cues. */
export type CuedGroup = { group: Group; cues: Cues };

/** The words before and after a group that say how its days are meant. */
export function cuesAround({ tokens }: Reading, { start, end, atoms, isRange }: Group): Cues {
  const language = languageOf({ atoms });
  const found = new Set<Cue>();
  let from = start;
  let hasGlue = false;
  let isOn = false;
  let at = start;
  for (let n = 0; n < MOST_STEPS; n++) {
    // "vemo-nos domingo"
    if (tokens[at - 1]?.hyphen) break;
    let best: { cue: Cue; length: number } | undefined;
    for (const [cue, phrases] of language.before) {
      const length = phraseBefore(
        tokens,
        cue === "name" && tokens[at - 1]?.text === "." ? at - 1 : at,
        phrases,
      );
      const isBetter =
        length > (best?.length ?? 0) ||
        (length > 0 && length === best?.length && ORDER.indexOf(cue) < ORDER.indexOf(best.cue));
      if (isBetter) best = { cue, length };
    }
    // "stopped by on Saturday"
    if (!best || (best.cue === "until" && isOn)) break;
    // A name has a capital: "la boulangerie Dimanche", and not "à la boulangerie dimanche".
    if (best.cue === "name" && (hasGlue || (ROMANCE.test(language.id) && !tokens[start]?.capital))) break;
    at -= best.length;
    isOn ||= best.length === 1 && tokens[at]?.text === "on";
    const hasGlued = language.id === "de" && hasGlue;
    hasGlue = true;
    if (
      best.cue === "glue" ||
      best.cue === "part" ||
      (best.cue === "article" && (found.size > 0 || hasGlued))
    )
      continue;
    found.add(best.cue);
    if (best.cue !== "article" && best.cue !== "name") from = at;
    // "15 % menos hasta el domingo"
    if (best.cue === "until") break;
  }
  const [atom] = atoms;
  if (atom && !isRange && (atom.form === "until" || atom.form === "from")) found.add(atom.form);
  let to = end;
  for (let n = 0; n < 3; n++) {
    const length = Math.max(
      0,
      ...language.after.map(([cue, phrases]) => {
        const words = phraseFrom(tokens, to, phrases);
        if (words > 0 && cue !== "part") found.add(cue);
        return words;
      }),
    );
    if (length === 0) break;
    to += length;
  }
  return { found, start: from, end: to, hasGlue };
}
