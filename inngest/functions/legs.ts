const LEG_MS = 6 * 24 * 3_600_000;

/**
 * The ends of a wait's legs before its own end, none of them longer than six days: Inngest's free plan refuses a sleep
 * of more than seven. The same for every replay of a run, because it depends on nothing but its arguments.
 * Source: inngest.com/docs/usage-limits/inngest ("Sleep duration")
 * @param from milliseconds since 1970 @param until ISO 8601
 */
export function legsBefore(from: number, until: string): string[] {
  const legs: string[] = [];
  for (let at = from + LEG_MS; at < Date.parse(until); at += LEG_MS) legs.push(new Date(at).toISOString());
  return legs;
}
