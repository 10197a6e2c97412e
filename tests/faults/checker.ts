/** What somebody asked for: this text on this page, once or never, at this time or as soon as may be. */
export type Asked = {
  page: string;
  text: string;
  expect: "once" | "never";
  /** Milliseconds since 1970. */
  at?: number;
};

/** What stands on a page, as its followers see it. */
export type Shown = { page: string; text: string; at: number };

/** A time in which nothing could be sent; `until` is when all of it worked again. */
export type Outage = { from: number; until: number };

export const LATE_MS = 60_000;
export const LATE_AFTER_OUTAGE_MS = 90_000;

/**
 * Compares what was asked with what the pages show; the app's own records have no say. @returns a line a
 * fault: lost, doubled, never asked for, shown though it should not be, too early, too late
 */
export function compare(asked: readonly Asked[], shown: readonly Shown[], outages: readonly Outage[] = []) {
  const problems: string[] = [];
  const byText = groupBy(shown, ({ page, text }) => `${page} ${text}`);
  for (const one of asked) {
    const key = `${one.page} ${one.text}`;
    const found = byText.get(key) ?? [];
    byText.delete(key);
    if (one.expect === "never" && found.length > 0) problems.push(`shown, though it must not be: ${key}`);
    if (one.expect === "never") continue;
    if (found.length === 0) problems.push(`lost: ${key}`);
    if (found.length > 1) problems.push(`${found.length} times: ${key}`);
    for (const { at } of found) problems.push(...timing(one, at, outages).map((told) => `${told}: ${key}`));
  }
  for (const key of byText.keys()) problems.push(`never asked for: ${key}`);
  return problems;
}

function timing({ at: due }: Asked, at: number, outages: readonly Outage[]): string[] {
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
