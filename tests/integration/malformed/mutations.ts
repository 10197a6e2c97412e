/** What strangers send in place of a value. */
export const ODD_VALUES: readonly unknown[] = [
  "a\u0000b",
  "half \ud83d an emoji",
  "\ude00",
  " \u200b\u2800\u3164 ",
  "",
  "\u001b[31m",
  "x".repeat(70_000),
  "constructor",
  "__proto__",
  "2026-13-45T99:99:99Z",
  "+275760-09-14T00:00:00Z",
  "0000-00-00T00:00:00Z",
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  9_007_199_254_740_993,
  2_147_483_648,
  [],
  ["\u0000"],
  {},
  { toString: "x" },
  { length: -1 },
];

/** Names that every object has, and names that have a meaning to JavaScript. */
export const ODD_KEYS = [
  "constructor",
  "toString",
  "__proto__",
  "hasOwnProperty",
  "valueOf",
  "then",
  "\u0000",
];

/** Values of a path's or a query's parameter, percent-encoded where a browser would. */
export const ODD_WORDS = [
  "",
  "constructor",
  "__proto__",
  "\u0000",
  "\ufffd",
  "-1",
  "1e9",
  "0x10",
  "99999999999999999999",
  "NaN",
  "1;DROP TABLE",
  "%",
  "../..",
  "\u0663",
  "x".repeat(5_000),
];

/** Bodies that are not what any schema expects, as they go over the wire. */
export const ODD_BODIES: readonly (string | Uint8Array)[] = [
  "null",
  "[]",
  "0",
  '"text"',
  "{",
  "",
  "\ufeff{}",
  "{}{}",
  "NaN",
  "undefined",
  '{"a":1,"a":2}',
  "[".repeat(50_000),
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  '"\\ud800"',
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00]),
  new Uint8Array([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
];

/** `body` with an odd value in each of its places, and with each odd key beside the others: as JSON text. */
export function mutationsOf(body: unknown): string[] {
  const odd = placesOf(body).flatMap((place) =>
    ODD_VALUES.map((value) => JSON.stringify(withValue(body, place, value))),
  );
  const keys = ODD_KEYS.map((key) => {
    const rest = JSON.stringify(body ?? {}).slice(1);
    return `{${JSON.stringify(key)}:{"a":1}${rest === "}" ? "" : ","}${rest}`;
  });
  return [...odd, ...keys];
}

type Place = readonly (string | number)[];

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return at.length > 0 ? [at] : [];
  const below = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return at.length > 0 ? [at, ...below] : below;
}

function withValue(whole: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}
