import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { env } from "@/lib/settings/env";
import { type Network, probeExternal } from "@/lib/http/egress/fetch-external";
import { EgressError } from "@/lib/http/egress/egress-error";
import { type Outcome, hostOf, judgeLink } from "./judge-link";
import { keyedLimit } from "./keyed-limit";
import type { LinkFinding, LinkVerdict } from "@/lib/posts/links/types";

/** Links that this process reads at once, and those of one owner, so that others' are read beside them. */
const atOnce = pLimit(32);
const perOwner = keyedLimit(8);
/** Limits the requests to one host, however many posts link to it. */
const perHost = keyedLimit(2, 250);

/** How long after a failure the host is asked again, in case the failure was momentary. */
const SECOND_LOOK_MS = 1_500;
const OF_A_MOMENT: readonly (LinkFinding | null)[] = ["FAILING", "REFUSED"];
/** The findings that every host gives to a server without direct access to the internet. */
const OF_OUR_NETWORK: readonly (LinkFinding | null)[] = ["NO_NAME", "REFUSED", "INSECURE"];
/** The findings of a host that has no https, or none that is right. */
const OF_NO_HTTPS: readonly (LinkFinding | null)[] = ["REFUSED", "INSECURE", "SLOW"];
const CONTROL_MS = 60_000;

type Looking = {
  userId: string;
  network?: Network;
  signal: AbortSignal;
  /** Whether its text names no scheme: a site that has http alone is then no dead one. */
  bare?: boolean;
};

/**
 * Reads where a link leads and judges it, when it is the turn of its owner and its host.
 * @returns undefined where the signal aborted before its turn came
 */
export function followLink(url: string, looking: Looking): Promise<LinkVerdict | undefined> {
  return perOwner(looking.userId, () =>
    perHost(hostOf(url), () =>
      atOnce(async () => (looking.signal.aborted ? undefined : await judgeEither(url, looking))),
    ),
  );
}

/** What is found behind a link; behind http:// where nobody has written https:// and that does not answer. */
async function judgeEither(url: string, { network, bare }: Looking): Promise<LinkVerdict> {
  const verdict = await judge(url, network);
  if (!bare || !OF_NO_HTTPS.includes(verdict.finding)) return verdict;
  const plain = await judge(url.replace(/^https:/i, "http:"), network);
  return OF_NO_HTTPS.includes(plain.finding) ? verdict : plain;
}

async function judge(url: string, network?: Network): Promise<LinkVerdict> {
  let verdict = judgeLink(url, await probe(url, network));
  if (OF_A_MOMENT.includes(verdict.finding)) {
    await sleep(SECOND_LOOK_MS);
    verdict = judgeLink(url, await probe(url, network));
  }
  if (OF_OUR_NETWORK.includes(verdict.finding) && !(await isOnline(network)))
    return { ...verdict, finding: "UNCLEAR" };
  return verdict;
}

async function probe(url: string, network?: Network): Promise<Outcome> {
  try {
    return { glance: await probeExternal(url, network) };
  } catch (error) {
    if (error instanceof EgressError) return { reason: error.reason, code: error.code };
    throw error;
  }
}

let control: { answers: Promise<boolean>; until: number } | undefined;

/** A host that answers everybody who has access to the internet. https://www.iana.org/help/example-domains */
const EXAMPLE = "http://example.com/";

/**
 * Whether this server reaches the internet directly: tested at Facebook, which it has to reach, unless the sandbox
 * stands in. Asked once a minute at most.
 */
function isOnline(network?: Network): Promise<boolean> {
  const { FACEBOOK_GRAPH_URL, sampleSites } = env();
  if (!control || control.until < Date.now()) {
    const answers = probe(sampleSites === null ? FACEBOOK_GRAPH_URL : EXAMPLE, network).then(
      (outcome) => "glance" in outcome,
    );
    control = { answers, until: Date.now() + CONTROL_MS };
  }
  return control.answers;
}
