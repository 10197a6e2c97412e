import { clauseOf, languageOf } from "./clauses";
import { isUnit } from "./dates/day-numbers";
import type { Group } from "./dates/groups";
import type { Reading } from "./text/reading";

/** Something cancelled or moved is of a definite day. */
const CANCELLED = /^(?:cancel|suspend|aplaza|pospu|adiad|elmarad|elhalaszt)/;
const MEAL = /^(?:lunch|brunch|breakfast|dinner|supper|roasts?)$/;

/**
 * Whether a weekday only describes the kind of a thing: Spanish "pan de domingo", Hungarian "szombati piac". Beside
 * what takes place on one day, "taller de sábado", it is that day.
 */
export function isModifier(reading: Reading, group: Group): boolean {
  const { tokens } = reading;
  const { id, events } = languageOf(group);
  const clause = clauseOf(reading, group);
  if (tokens.slice(clause.start, clause.end).some(({ plain }) => CANCELLED.test(plain))) return false;
  if (group.isRange || group.atoms.length > 1) return false;
  const isEvent = (word: string) =>
    events.some((stem) => (id === "hu" ? word.includes(stem) : word.startsWith(stem)));
  // "Sunday lunch", and not "for Sunday lunch"
  if (id === "en")
    return (
      MEAL.test(tokens[group.end]?.text ?? "") &&
      !/^(?:for|on|this)$/.test(tokens[group.start - 1]?.text ?? "")
    );
  if (id === "hu") {
    let at = group.end;
    while (tokens[at + 1]?.hyphen) at++;
    const noun = tokens[at];
    return Boolean(tokens[group.start]?.text.endsWith("i")) && noun?.kind === "word" && !isEvent(noun.plain);
  }
  if (events.length === 0) return false;
  // "Jueves de tapas: caña y pincho"
  const isTitle =
    /^d[eao]s?$/.test(tokens[group.end]?.text ?? "") && /^[:,]$/.test(tokens[group.end + 2]?.text ?? "");
  if (isTitle && tokens[group.start]?.begins) return true;
  const noun = tokens[group.start - 2];
  // "taller de azúcar del domingo"
  const outer = tokens[group.start - 3]?.text === "de" ? tokens[group.start - 4] : undefined;
  const nouns = [noun, outer].map((word) => word?.plain ?? "");
  const isOf = /^(?:del?|d[ao])$/.test(tokens[group.start - 1]?.text ?? "");
  return isOf && noun?.kind === "word" && !isUnit(noun) && !nouns.some(isEvent);
}
