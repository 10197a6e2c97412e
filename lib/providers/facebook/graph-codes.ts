import type { ProviderOutcome } from "@/lib/providers/provider-error";

/** Who can settle a refusal: the owner (connect again, change the post), the operator (secret, app), or only time. */
export type WhoActs = "owner" | "operator" | "nobody";

/** What one of Graph's codes means. */
type GraphCode = {
  /** Codes, and ranges of them with both ends. */
  codes: readonly (number | readonly [number, number])[];
  /** Only with one of these subcodes. */
  subcodes?: readonly number[];
  /** Only where the vendor's words match. */
  words?: RegExp;
  /** Meta's own name. */
  name: string;
  /** `unknown`: the post may be on its page, and that is settled by reading it before anything is said or sent. */
  meaning: ProviderOutcome;
  act: WhoActs;
  /** The code of lib/errors.ts. */
  code: string;
};

const wait = { meaning: "retry", act: "nobody", code: "FACEBOOK_BUSY" } as const;
const doubt = { meaning: "unknown", act: "nobody", code: "FACEBOOK_UNAVAILABLE" } as const;
const reconnect = { meaning: "refused", act: "owner", code: "FACEBOOK_RECONNECT" } as const;
const permission = { meaning: "refused", act: "owner", code: "FACEBOOK_PERMISSION" } as const;
const link = { meaning: "refused", act: "nobody", code: "FACEBOOK_LINK" } as const;
const setup = { meaning: "refused", act: "operator", code: "FACEBOOK_MISCONFIGURED" } as const;

/**
 * The codes that Postwright knows; the first row that fits counts. No refusal of a call that carried a post is believed
 * before its page was read: each of them has been seen to come after the post was taken.
 * Source: developers.facebook.com/docs/graph-api/guides/error-handling and .../overview/rate-limiting
 */
const GRAPH_CODES: readonly GraphCode[] = [
  // Of the token exchange, which carries no post.
  { codes: [1], words: /client secret/i, name: "Error Validating Client Secret", ...setup },
  { codes: [-1, 1], name: "API Unknown", ...doubt },
  { codes: [2], name: "API Service", ...doubt },
  { codes: [4], name: "API Too Many Calls", ...wait },
  { codes: [9], name: "API User Is Performing Too Many Actions", ...wait },
  { codes: [17], name: "API User Too Many Calls", ...wait },
  { codes: [32], name: "API Page Too Many Calls", ...wait },
  { codes: [341], name: "Application Limit Reached", ...wait },
  { codes: [613], name: "Calls To This API Have Exceeded The Rate Limit", ...wait },
  { codes: [[80_000, 80_014]], name: "Business Use Case Too Many Calls", ...wait },
  {
    codes: [368],
    name: "Temporarily Blocked For Policies Violations",
    meaning: "retry",
    act: "owner",
    code: "FACEBOOK_BLOCKED",
  },
  { codes: [506], name: "Duplicate Post", meaning: "unknown", act: "owner", code: "FACEBOOK_DUPLICATE" },
  { codes: [1500, 1_609_005], name: "Error Posting Link", ...link },
  {
    codes: [100],
    subcodes: [1_366_046],
    name: "Photo Cannot Be Read",
    meaning: "refused",
    act: "owner",
    code: "IMAGE_NOT_ACCEPTED",
  },
  {
    codes: [324],
    name: "Missing Or Invalid Image File",
    meaning: "refused",
    act: "owner",
    code: "IMAGE_NOT_ACCEPTED",
  },
  // Meta says 190 also where the token is alive and only the page is out of its reach.
  { codes: [190], subcodes: [492], name: "Invalid Session", ...permission },
  { codes: [190], words: /before impersonating a user's page/i, name: "Missing Permission", ...permission },
  { codes: [102], name: "API Session", ...reconnect },
  { codes: [190], name: "Access Token Has Expired", ...reconnect },
  { codes: [21], name: "Page ID Migrated", ...reconnect },
  { codes: [803], name: "Some Of The Aliases Do Not Exist", ...reconnect },
  { codes: [2500], words: /access token/i, name: "Active Access Token Needed", ...reconnect },
  { codes: [10], name: "API Permission Denied", ...permission },
  { codes: [[200, 299]], name: "API Permission", ...permission },
  { codes: [100], words: /appsecret_proof/i, name: "Invalid App Secret Proof", ...setup },
  // Of insights alone, which carry no post.
  {
    codes: [100],
    words: /valid insights metric/i,
    name: "Insights Metric Retired",
    meaning: "refused",
    act: "nobody",
    code: "FACEBOOK_METRIC",
  },
  { codes: [101], name: "API Key", ...setup },
  { codes: [104], name: "API Signature", ...setup },
  { codes: [2500], name: "Unknown Path Components", ...setup },
];

/** What is not in the table: the vendor's own words say why. */
const UNLISTED = { meaning: "refused", act: "owner", code: "FACEBOOK_REFUSED" } as const;

/** The row of an error, or UNLISTED. */
export function graphCodeOf(error: {
  code: number;
  error_subcode?: number;
  message: string;
}): Pick<GraphCode, "meaning" | "act" | "code"> {
  const { code, error_subcode: subcode, message } = error;
  const fits = (row: GraphCode) =>
    row.codes.some((known) => (typeof known === "number" ? known === code : within(code, known))) &&
    (!row.subcodes || (subcode !== undefined && row.subcodes.includes(subcode))) &&
    (!row.words || row.words.test(message));
  return GRAPH_CODES.find(fits) ?? UNLISTED;
}

const within = (code: number, [from, to]: readonly [number, number]) => code >= from && code <= to;
