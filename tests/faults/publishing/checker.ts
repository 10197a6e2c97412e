/** What was requested: this text on this page, once or never, at this time or as soon as possible. */
export type Expected = {
  page: string;
  text: string;
  expect: "once" | "never";
  /** Milliseconds since 1970. */
  at?: number;
};

/** A post on a page, as its followers see it. */
export type Shown = { page: string; text: string; at: number };

/** A period in which nothing could be sent; `until` is when everything worked again. */
export type Outage = { from: number; until: number };

export const LATE_MS = 60_000;
export const LATE_AFTER_OUTAGE_MS = 90_000;

/**
 * Compares the requests with what the pages show; the app's own records do not count. @returns a line per fault:
 * lost, duplicate, never requested, shown though it should not be, too early, too late
 */
export function compare(
  asked: readonly Expected[],
  shown: readonly Shown[],
  outages: readonly Outage[] = [],
) {
  const problems: string[] = [];
  const byText = groupBy(shown, ({ page, text }) => `${page} ${text}`);
  for (const wanted of asked) {
    const key = `${wanted.page} ${wanted.text}`;
    const found = byText.get(key) ?? [];
    byText.delete(key);
    if (wanted.expect === "never" && found.length > 0) problems.push(`shown, though it must not be: ${key}`);
    if (wanted.expect === "never") continue;
    if (found.length === 0) problems.push(`lost: ${key}`);
    if (found.length > 1) problems.push(`${found.length} times: ${key}`);
    for (const { at } of found)
      problems.push(...timing(wanted, at, outages).map((problem) => `${problem}: ${key}`));
  }
  for (const key of byText.keys()) problems.push(`never asked for: ${key}`);
  return problems;
}

function timing({ at: due }: Expected, at: number, outages: readonly Outage[]): string[] {
  if (due === undefined) return [];
  if (at < due) return [`${due - at} ms early`];
  const last = Math.max(
    due + LATE_MS,
    ...outages.filter(hits).map(({ until }) => until + LATE_AFTER_OUTAGE_MS),
  );
  return at > last ? [`${at - due} ms late`] : [];

  /** Whether it began before this one could have been sent in time. */
  function hits({ from, until }: Outage): boolean {
    return until >= (due ?? 0) && from <= (due ?? 0) + LATE_MS;
  }
}

/** The items by their key, in their order. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
