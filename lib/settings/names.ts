/** Shorter names are within a letter of too many others. */
const LEAST_LETTERS = 6;

/** Whether two names differ by one letter that is missing, added, another, or exchanged with its neighbour. */
function isOneSlipFrom(name: string, other: string): boolean {
  let start = 0;
  while (start < name.length && name[start] === other[start]) start += 1;
  const [rest, otherRest] = [name.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}

/**
 * Warns of variables whose names are within one typo of a setting's.
 * @param names every setting's
 */
export function misspelt(source: Record<string, string | undefined>, names: readonly string[]): string[] {
  const others = Object.keys(source).filter((name) => source[name] && !names.includes(name));
  return others.flatMap((name) => {
    const meant = names.find((known) => known.length >= LEAST_LETTERS && isOneSlipFrom(name, known));
    return meant ? [`Unknown setting ${name}. Did you mean ${meant}?`] : [];
  });
}

/** Settings of earlier versions, and what holds now. */
const WITHDRAWN: Readonly<Record<string, string>> = {
  DEMO_MODEL: "AI_SMALL_MODEL takes its place",
  PAST_DUE_GRACE_DAYS: "it is seven days",
  GENERATION_LEASE_SECONDS: "it follows from the model's time-outs",
  LETTER_UNSUBSCRIBE_TO: "letters are stopped by the address in their header",
};

/** Warns of variables that were settings once and are read no more. */
export function withdrawn(source: Record<string, string | undefined>): string[] {
  return Object.entries(WITHDRAWN).flatMap(([name, now]) =>
    source[name] ? [`${name} is no longer a setting: ${now}`] : [],
  );
}
