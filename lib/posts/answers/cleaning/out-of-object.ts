/** The property names that models use for the text in JSON, and for what comes before and after it. */
const TEXTS = [
  "post",
  "text",
  "content",
  "body",
  "caption",
  "message",
  "rewrite",
  "rewritten",
  "answer",
  "response",
  "output",
  "result",
  "alt_text",
  "altText",
  "alt",
  "description",
  "copy",
];
const TITLES = ["title", "headline", "heading", "hook"];
const TAGS = ["hashtags", "tags"];
const BROKEN = new RegExp(
  `["'](?:${TEXTS.join("|")})["']\\s{0,9}:\\s{0,9}"((?:[^"\\\\]|\\\\.){1,20000})"`,
  "s",
);
const DEPTH = 3;

/** Whether an answer begins like JSON. */
export const isObject = (text: string): boolean => /^\s*(?:```\w*\s*)?(?:\{\s*["'}]|\[\s*["{])/.test(text);

/** Extracts the text from an answer in JSON, which may be slightly malformed; null if there is none. */
export function outOfObject(answer: string): string | null {
  const begin = answer.search(/[[{]/);
  const end = Math.max(answer.lastIndexOf("}"), answer.lastIndexOf("]"));
  const parsed = parse(answer.slice(begin, end + 1));
  if (parsed !== undefined) return textIn(parsed, DEPTH);
  const broken = BROKEN.exec(answer)?.[1];
  return broken === undefined ? null : broken.replace(/\\n/g, "\n").replace(/\\(.)/g, "$1");
}

function textIn(value: unknown, depth: number): string | null {
  if (typeof value === "string") return value;
  if (depth === 0 || value === null || typeof value !== "object") return null;
  if (Array.isArray(value)) return value.length === 1 ? textIn(value[0], depth - 1) : null;
  const named = new Map(Object.entries(value));
  const found = TEXTS.map((name) => textIn(named.get(name) ?? null, depth - 1)).find((text) => text !== null);
  const only = named.size === 1 ? textIn([...named.values()][0], depth - 1) : null;
  const text = found ?? only ?? longestOf([...named.values()]);
  if (text === null) return null;
  const title = TITLES.map((name) => named.get(name)).find((one) => typeof one === "string");
  const tags = TAGS.map((name) => named.get(name)).find(Array.isArray);
  const hashtags = (tags ?? [])
    .filter((tag): tag is string => typeof tag === "string")
    .map((tag) => `#${tag.replace(/^#/, "")}`);
  const isApart = title !== undefined && !text.startsWith(title as string);
  return [
    ...(isApart ? [title as string] : []),
    text,
    ...(hashtags.length > 0 ? [hashtags.join(" ")] : []),
  ].join("\n\n");
}

const FEWEST_WORDS = 3;

/** Under an unknown property name, the text is the longest value with words. */
function longestOf(values: readonly unknown[]): string | null {
  const texts = values
    .filter((value) => typeof value === "string")
    .filter((value) => value.split(/\s+/).length >= FEWEST_WORDS)
    .sort((a, b) => b.length - a.length);
  return texts[0] ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
