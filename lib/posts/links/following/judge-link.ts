import { getDomain } from "tldts";
import type { EgressCode, EgressReason } from "@/lib/http/egress/egress-error";
import type { Glance } from "@/lib/http/egress/read-answer";
import { SHORTENERS, SIGN_INS } from "./shorteners";
import type { LinkFinding, LinkVerdict } from "@/lib/posts/links/types";

/** The result of following a link. */
export type Outcome = { glance: Glance } | { reason: EgressReason; code?: EgressCode };

/**
 * Errors at which browsers stop as well; others come from an incomplete certificate chain, which browsers complete
 * themselves.
 */
const CERTAINLY_INSECURE = [
  "CERT_HAS_EXPIRED",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_SSL_WRONG_VERSION_NUMBER",
  "ERR_SSL_UNSUPPORTED_PROTOCOL",
  "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION",
];

const FINDING_OF_CODE: Readonly<Record<string, LinkFinding>> = {
  NO_SUCH_NAME: "NO_NAME",
  ECONNREFUSED: "REFUSED",
  CIRCLE: "CIRCLE",
  NOT_PUBLIC: "PRIVATE",
  ...Object.fromEntries(CERTAINLY_INSECURE.map((code) => [code, "INSECURE" as const])),
};

/** Statuses with which servers refuse readers that are no browsers, or whom they do not know; 999 is LinkedIn's. */
const DENIED = [401, 402, 403, 405, 406, 407, 412, 418, 429, 451, 999];

/** Marks of walls against automated readers, which answer with the status of a failure. */
const WALL =
  /captcha|automated access|unusual traffic|are you a robot|challenge-platform|_Incapsula_|perimeterx/i;

/**
 * Judges a link by the result of following it. It is called dead only where a browser would fail too: a server that
 * refuses us, or is slow, may well answer a reader.
 */
export function judgeLink(url: string, outcome: Outcome): LinkVerdict {
  if ("glance" in outcome) return judgeAnswer(url, outcome.glance);
  const { reason, code } = outcome;
  if (reason === "TIMEOUT") return { finding: "SLOW", host: hostOf(url) };
  return { finding: FINDING_OF_CODE[code ?? ""] ?? "UNCLEAR", host: hostOf(url) };
}

function judgeAnswer(asked: string, { url, status, headers, html }: Glance): LinkVerdict {
  const host = hostOf(url);
  const ledTo = otherDomain(asked, url);
  if (status === 404 || status === 410) return { finding: "GONE", host };
  if (DENIED.includes(status)) return { finding: "DENIED", host };
  if (status >= 500) return { finding: isWall(headers, html) ? "DENIED" : "FAILING", host };
  if (status < 200 || status > 299) return { finding: "UNCLEAR", host };
  if (ledTo === null || SHORTENERS.has(domainOf(asked))) return { finding: null, host };
  return { finding: SIGN_INS.has(new URL(url).hostname) ? "DENIED" : "MOVED", host };
}

const isWall = (headers: Glance["headers"], html: string) =>
  headers["cf-mitigated"] !== undefined || WALL.test(html);

/** A host as it is shown. */
export const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, "");

/**
 * The part of a link's host that somebody has registered: kovacs.hu of shop.kovacs.hu, kovacs.github.io of itself.
 * Without one, the host.
 */
export const domainOf = (url: string) => getDomain(url, { allowPrivateDomains: true }) ?? hostOf(url);

/** The registrable domain of an address that is another one than a link's own; null for its own. */
function otherDomain(asked: string, url: string): string | null {
  const domain = domainOf(url);
  return domain === domainOf(asked) ? null : domain;
}
