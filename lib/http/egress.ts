import "server-only";
import { Resolver } from "node:dns/promises";
import { type Agent, type IncomingMessage, get as getHttp } from "node:http";
import { get as getHttps } from "node:https";
import { type LookupFunction, isIP } from "node:net";
import { type Readable, pipeline } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { env } from "@/lib/env";
import { isPublicAddress } from "./addresses/public-address";

const TOTAL_MS = 5_000;
const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 3;
const PORTS = ["", "80", "443"];
const REDIRECTS = [301, 302, 303, 307, 308];

/** Why an address that a user gave was not read. */
export type EgressReason = "ADDRESS" | "UNREACHABLE" | "TIMEOUT" | "STATUS" | "TYPE";

/** Thrown by `fetchForeign`. */
export class EgressError extends Error {
  constructor(
    readonly reason: EgressReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "EgressError";
  }
}

/** What a foreign server answered. */
export type Foreign = {
  /** The address after redirects. */
  url: string;
  /** In lower case, without parameters. */
  mimeType: string;
  charset: string | undefined;
  bytes: Buffer;
  /** False when there was more than 1 MiB, of which this is the beginning. */
  complete: boolean;
};

/** How names become addresses, and addresses connections. Tests bring their own. */
export type Network = { resolve: (host: string) => Promise<string[]>; agent: Agent | false };

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
export async function fetchForeign(
  address: string,
  { types, network = INTERNET }: Options,
): Promise<Foreign> {
  const signal = AbortSignal.timeout(TOTAL_MS);
  try {
    let url = parse(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await request(url, { types, network, signal });
      const { statusCode = 0, headers } = response;
      if (!REDIRECTS.includes(statusCode) || !headers.location) return await read(url, response, types);
      response.destroy();
      url = parse(headers.location, url);
    }
    throw new EgressError("ADDRESS", "too many redirects");
  } catch (error) {
    if (error instanceof EgressError) throw error;
    if (signal.aborted) throw new EgressError("TIMEOUT", "no complete answer in time", { cause: error });
    throw new EgressError("UNREACHABLE", error instanceof Error ? error.message : "failed", { cause: error });
  }
}

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

/** Asks the DNS, not the hosts file, whose names are not public; without occupying a thread. */
async function resolvePublicly(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}

/** A lookup for one connection that answers with addresses that were checked, or undefined for a sample site. */
async function pinned(url: URL, network: Network, signal: AbortSignal): Promise<LookupFunction | undefined> {
  if (isSampleSite(url)) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await before(signal, network.resolve(host));
  if (addresses.length === 0) throw new EgressError("UNREACHABLE", "the name has no address");
  if (!addresses.every(isPublicAddress)) throw new EgressError("ADDRESS", "not a public address");
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

type Connecting = { types: readonly string[]; network: Network; signal: AbortSignal };

async function request(url: URL, { types, network, signal }: Connecting): Promise<IncomingMessage> {
  const options = {
    agent: network.agent,
    lookup: await pinned(url, network, signal),
    signal,
    headers: {
      accept: types.join(", "),
      "accept-encoding": "gzip, deflate, br",
      "user-agent": `Postwright (+${env().APP_URL})`,
    },
  };
  const get = url.protocol === "https:" ? getHttps : getHttp;
  return new Promise((resolve, reject) => get(url, options, resolve).on("error", reject));
}

async function read(url: URL, response: IncomingMessage, types: readonly string[]): Promise<Foreign> {
  const { statusCode = 0, headers } = response;
  const [mimeType = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  if (statusCode < 200 || statusCode > 299) throw unread(response, "STATUS", `status ${statusCode}`);
  if (!types.includes(mimeType.trim())) throw unread(response, "TYPE", `type ${mimeType || "not stated"}`);
  const charset = parameters.map((part) => /^\s*charset=\s*"?([\w:.-]+)/.exec(part)?.[1]).find(Boolean);
  return { url: url.href, mimeType: mimeType.trim(), charset, ...(await readBytes(decompressed(response))) };
}

function unread(response: IncomingMessage, reason: EgressReason, message: string): EgressError {
  response.destroy();
  return new EgressError(reason, message);
}

function decompressed(response: IncomingMessage): Readable {
  const coding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (coding === "identity" || coding === "") return response;
  const decoders = {
    gzip: createGunzip,
    "x-gzip": createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  if (!Object.hasOwn(decoders, coding)) throw unread(response, "TYPE", `coding ${coding}`);
  // Errors reach whoever reads the decoder.
  return pipeline(response, decoders[coding as keyof typeof decoders](), () => undefined);
}

async function readBytes(body: Readable): Promise<Pick<Foreign, "bytes" | "complete">> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > MAX_BYTES) return { bytes: Buffer.concat(chunks).subarray(0, MAX_BYTES), complete: false };
  }
  return { bytes: Buffer.concat(chunks), complete: true };
}
