// MDN's HTTP Observatory, as far as a server without its proxy can be scored: the points of release 1.6.3
// (github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests/). Whatever is not its best answer
// counts as its worst, so that Observatory itself never gives less. Its package is not installed: it needs Node 24,
// public hosts, and fetches lists when it is installed; and it refuses to score 404 and 500.

/** A reply, its cookies and its text. */
export type Reply = { headers: Headers; html: string };

type Rule = { name: string; points: (reply: Reply) => number };

/** HSTS of less than half a year counts as none. */
const HALF_A_YEAR = 15_552_000;
/** Extra points count only where no more than ten are lost. */
const LEAST_FOR_EXTRAS = 90;
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
/** Sources that are none, or too many. */
const BROAD = /^(\*|ftp:|https?:|https?:\/\/\*(\.\*)?)$/;

/** The directives of a policy; null where there is none, several, or one names a directive twice. */
function policyOf({ headers }: Reply): Map<string, string[]> | null {
  const text = headers.get("content-security-policy");
  if (!text || text.includes(",")) return null;
  const directives = text
    .split(";")
    .map((part) => part.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name);
  const policy = new Map(directives.map(([name = "", ...sources]) => [name, sources]));
  return policy.size === directives.length ? policy : null;
}

function contentSecurityPolicy(reply: Reply): number {
  const policy = policyOf(reply);
  if (!policy) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const signed = (list: string[]) => list.some((source) => /^'(nonce|sha\d+)-/.test(source));
  const inline = (list: string[]) =>
    list.includes("data:") || (list.includes("'unsafe-inline'") && !signed(list));
  const broad = (list: string[]) => list.some((source) => BROAD.test(source));
  const [script, style] = [sources("script-src"), sources("style-src")];
  // Browsers that know strict-dynamic ignore a list of hosts; without a nonce it trusts nobody.
  const strict = script.includes("'strict-dynamic'");
  if (strict && !signed(script)) return -25;
  if (inline(script) || script.includes("'unsafe-eval'") || (broad(script) && !strict)) return -20;
  if (
    broad(sources("object-src")) ||
    [...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))
  )
    return -20;
  if (style.includes("'unsafe-eval'")) return -10;
  if (inline(style) || broad(style)) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function strictTransport({ headers }: Reply): number {
  const [, age = "0"] =
    /^max-age=(\d+)(;[^,]*)?$/i.exec(headers.get("strict-transport-security") ?? "") ?? [];
  return Number(age) >= HALF_A_YEAR ? 0 : -20;
}

/** All Secure with SameSite, and HttpOnly where the name says that it is a session's; none set is neutral. */
function cookies({ headers }: Reply): number {
  const set = headers.getSetCookie();
  if (set.length === 0) return 0;
  const good = set.every(
    (cookie) =>
      /;\s*secure(;|$)/i.test(cookie) &&
      /;\s*samesite=(lax|strict)(;|$)/i.test(cookie) &&
      (/;\s*httponly(;|$)/i.test(cookie) || !/^[^=]*(login|sess)/i.test(cookie)),
  );
  return good ? 5 : -40;
}

/** Scripts of other hosts would need a hash each. */
function scripts({ html }: Reply): number {
  const addresses = [...html.matchAll(/<script\b[^>]*?\ssrc="([^"]*)"/gi)].map(([, address = ""]) => address);
  return addresses.every((address) => /^\/(?!\/)/.test(address)) ? 0 : -50;
}

const exactly = (name: string, values: Record<string, number>, otherwise: number): Rule => ({
  name,
  points: ({ headers }) => values[headers.get(name)?.toLowerCase() ?? ""] ?? otherwise,
});

const RULES: readonly Rule[] = [
  { name: "content-security-policy", points: contentSecurityPolicy },
  { name: "cookies", points: cookies },
  { name: "strict-transport-security", points: strictTransport },
  { name: "subresource-integrity", points: scripts },
  exactly("x-content-type-options", { nosniff: 0 }, -5),
  exactly("referrer-policy", Object.fromEntries(PRIVATE_REFERRERS.map((value) => [value, 5])), -5),
  exactly("cross-origin-resource-policy", { "same-origin": 10, "same-site": 10, "cross-origin": 0 }, -5),
  {
    name: "x-frame-options",
    points: (reply) => {
      const ancestors = policyOf(reply)?.get("frame-ancestors") ?? ["*"];
      return ancestors.some((source) => BROAD.test(source)) ? -20 : 5;
    },
  },
  {
    name: "cross-origin-resource-sharing",
    points: ({ headers }) => (headers.has("access-control-allow-origin") ? -50 : 0),
  },
];

/**
 * The score of a reply: 100, less what it lacks, and the extra points where it lacks little. The redirect from http is
 * the proxy's, and counts as made.
 * @returns the score, and what each rule gave
 */
export function observe(reply: Reply): { score: number; points: Record<string, number> } {
  const given = RULES.map(({ name, points }) => [name, points(reply)] as const);
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 100);
  const without = sum(given.map(([, points]) => Math.min(points, 0)));
  const score = without >= LEAST_FOR_EXTRAS ? sum(given.map(([, points]) => points)) : without;
  return { score: Math.max(score, 0), points: Object.fromEntries(given) };
}
