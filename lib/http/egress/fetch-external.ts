import "server-only";
import { type Agent, type IncomingMessage, get as getHttp } from "node:http";
import { type Agent as SecureAgent, get as getHttps } from "node:https";
import { type LookupFunction, isIP } from "node:net";
import { env } from "@/lib/settings/env";
import { isPublicAddress } from "./public-address";
import { resolvePublicly } from "./resolve-publicly";
import { EgressError } from "./egress-error";
import { type ExternalContent, type Glance, glanceAt, readAnswer } from "./read-answer";

const TOTAL_MS = 5_000;
const MAX_REDIRECTS = 3;
/** For checking a link: a shortener's redirect comes before those of the site. */
const MAX_REDIRECTS_OF_LINK = 6;
const PORTS = ["", "80", "443"];
const REDIRECTS = [301, 302, 303, 307, 308];

/** How names become addresses, and addresses connections. Tests bring their own. */
export type Network = {
  resolve: (host: string) => Promise<string[]>;
  agent: Agent | false;
  secureAgent?: SecureAgent;
};

type Options = {
  /** The media types that are read. */
  types: readonly string[];
  network?: Network;
};

/**
 * Reads an address that a user gave, without cookies or credentials: http(s) on the usual ports of public hosts,
 * 5 s and 1 MiB (after decompression) in total, at most 3 redirects. Each address is resolved once, every answer has
 * to be public, and the connection goes to what was checked. What is in doubt is refused.
 * @throws EgressError
 */
export function fetchExternal(
  address: string,
  { types, network = INTERNET }: Options,
): Promise<ExternalContent> {
  return inTime(async (signal) => {
    const { url, response } = await follow(address, { types, network, signal, maxRedirects: MAX_REDIRECTS });
    return readAnswer(url, response, types);
  });
}

/**
 * Looks where an address that a user gave leads, by the same rules: any answer of a server is one, of a page the first
 * 128 KiB are read, and up to 6 redirects are followed.
 * @throws EgressError
 */
export function probeExternal(address: string, network: Network = INTERNET): Promise<Glance> {
  const types = ["text/html", "*/*"];
  return inTime(async (signal) => {
    const found = await follow(address, { types, network, signal, maxRedirects: MAX_REDIRECTS_OF_LINK });
    return glanceAt(found.url, found.response);
  });
}

async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(TOTAL_MS);
  try {
    return await work(signal);
  } catch (error) {
    if (error instanceof EgressError) throw error;
    if (signal.aborted) throw new EgressError("TIMEOUT", "no complete answer in time", { cause: error });
    throw new EgressError("UNREACHABLE", error instanceof Error ? error.message : "failed", { cause: error });
  }
}

type Connecting = { types: readonly string[]; network: Network; signal: AbortSignal };

async function follow(
  address: string,
  { maxRedirects, ...connecting }: Connecting & { maxRedirects: number },
): Promise<{ url: URL; response: IncomingMessage }> {
  const seen = new Set<string>();
  let url = parse(address);
  let remembers = false;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await request(url, connecting);
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.includes(statusCode) || !headers.location) return { url, response };
    response.destroy();
    remembers ||= headers["set-cookie"] !== undefined;
    seen.add(withoutFragment(url));
    url = parse(headers.location, url);
    const code = seen.has(withoutFragment(url)) && !remembers ? "CIRCLE" : undefined;
    if (code) throw new EgressError("ADDRESS", "redirects in a circle", { code });
  }
  throw new EgressError("ADDRESS", "too many redirects");
}

const withoutFragment = ({ href, hash }: URL) => (hash ? href.slice(0, -hash.length) : href);

function parse(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new EgressError("ADDRESS", "not an address");
  const url = new URL(address, base);
  const usual = /^https?:$/.test(url.protocol) && (PORTS.includes(url.port) || isSampleSite(url));
  if (!usual || url.username || url.password) throw new EgressError("ADDRESS", "not a usual web address");
  return url;
}

/** The sandbox's example pages are the one exception, where it stands in for providers. */
function isSampleSite(url: URL): boolean {
  const { sampleSites } = env();
  return sampleSites !== null && url.href.startsWith(sampleSites);
}

const INTERNET: Network = { resolve: resolvePublicly, agent: false };

/** A lookup for one connection that answers with addresses that were checked, or undefined for a sample site. */
async function pinned(url: URL, network: Network, signal: AbortSignal): Promise<LookupFunction | undefined> {
  if (isSampleSite(url)) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await before(signal, network.resolve(host));
  if (addresses.length === 0)
    throw new EgressError("UNREACHABLE", "the name has no address", { code: "NO_SUCH_NAME" });
  if (!addresses.every(isPublicAddress))
    throw new EgressError("ADDRESS", "not a public address", { code: "NOT_PUBLIC" });
  const answers = addresses.map((found) => ({ address: found, family: isIP(found) }));
  return (_host, { all }, done) => {
    const [first] = answers;
    if (all || !first) done(null, answers);
    else done(null, first.address, first.family);
  };
}

function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}

async function request(url: URL, { types, network, signal }: Connecting): Promise<IncomingMessage> {
  const options = {
    lookup: await pinned(url, network, signal),
    signal,
    headers: {
      accept: types.join(", "),
      "accept-encoding": "gzip, deflate, br",
      "user-agent": `Postwright (+${env().APP_URL})`,
    },
  };
  return new Promise((resolve, reject) => {
    const sent =
      url.protocol === "https:"
        ? getHttps(url, { ...options, agent: network.secureAgent ?? false }, resolve)
        : getHttp(url, { ...options, agent: network.agent }, resolve);
    sent.on("error", reject);
  });
}
