import { Agent, type RequestListener, createServer } from "node:http";
import { Agent as SecureAgent, createServer as createSecureServer } from "node:https";
import {
  type AddressInfo,
  type LookupFunction,
  type NetConnectOpts,
  type Server,
  type Socket,
  connect,
  createServer as createSocketServer,
  isIP,
} from "node:net";
import { type ConnectionOptions, connect as connectSecurely, createSecureContext } from "node:tls";
import type { Network } from "../../../../lib/http/egress/fetch-external";
import { type Certificate, makeAuthority } from "./certificates";

/** Public addresses, and what stands there: websites, nothing at all, bytes that are no HTTP, HTTP where TLS is asked. */
export const PUBLIC = {
  websites: "93.184.216.34",
  nobody: "93.184.216.35",
  babble: "93.184.216.36",
  plain: "93.184.216.37",
} as const;

type Site = {
  address?: string[];
  resolve?: () => Promise<string[]>;
  certificate?: Certificate;
  pages?: RequestListener;
};

/**
 * A small internet over real sockets: websites at names, and a canary at all other addresses of this machine, on every
 * port. What is dialled, asked of the DNS and hit is written down.
 */
export async function openInternet() {
  // By it the server knows that it has a way to the internet.
  const sites = new Map<string, Site>([["example.com", {}]]);
  const seen = { dialled: [] as string[], hits: [] as string[], requests: [] as string[] };
  const authority = await makeAuthority();
  const own = await authority.issue("good.example");

  const answer: RequestListener = (request, response) => {
    const host = request.headers.host ?? "";
    seen.requests.push(`${host}${request.url}`);
    const pages = sites.get(host)?.pages;
    if (pages) pages(request, response);
    else response.setHeader("content-type", "text/html").end("<title>A page</title><p>Rolls</p>");
  };
  const servers = {
    websites: await listening(createServer(answer), "127.0.0.1"),
    secure: await listening(
      createSecureServer(
        {
          ...own,
          SNICallback: (name, done) => done(null, createSecureContext(sites.get(name)?.certificate ?? own)),
        },
        answer,
      ),
      "127.0.0.1",
    ),
    babble: await listening(
      createSocketServer((socket) => socket.on("error", () => undefined).end("SSH-2.0-OpenSSH_9.6\r\n")),
      "127.0.0.1",
    ),
    canary: await listening(
      createSocketServer((socket) => {
        seen.hits.push(`${socket.localAddress}:${socket.localPort}`);
        socket.destroy();
      }),
      "::",
    ),
  };
  const closed = await closedPort();

  const place = (address: string, secure: boolean): { host: string; port: number } => {
    seen.dialled.push(address);
    if (address === PUBLIC.websites)
      return { host: "127.0.0.1", port: portOf(secure ? servers.secure : servers.websites) };
    if (address === PUBLIC.plain) return { host: "127.0.0.1", port: portOf(servers.websites) };
    if (address === PUBLIC.nobody) return { host: "127.0.0.1", port: closed };
    if (address === PUBLIC.babble) return { host: "127.0.0.1", port: portOf(servers.babble) };
    return { host: address, port: portOf(servers.canary) };
  };
  /** Dials as the module asked to, and connects to the place of that address. */
  const dial = (options: NetConnectOpts & { host?: string; lookup?: LookupFunction }, secure: boolean) => {
    const { host = "", lookup } = options;
    let place_ = isIP(host) ? place(host, secure) : undefined;
    lookup?.(host, { all: false }, (_error, address) => {
      if (typeof address === "string") place_ = place(address, secure);
    });
    return place_ ?? place("::1", secure);
  };
  class Wire extends Agent {
    override createConnection(options: NetConnectOpts & { host?: string; lookup?: LookupFunction }): Socket {
      return connect(dial(options, false));
    }
  }
  class SecureWire extends SecureAgent {
    override createConnection(options: ConnectionOptions & { lookup?: LookupFunction }): Socket {
      const { host, servername } = options;
      const at = dial({ ...options, port: 443 }, true);
      return connectSecurely({ ...at, servername: servername ?? host, ca: authority.ca });
    }
  }

  const network: Network = {
    agent: new Wire(),
    secureAgent: new SecureWire(),
    resolve: async (host) => {
      // As the resolver of a machine would.
      if (/(^|\.)localhost\.?$/.test(host)) return ["127.0.0.1", "::1"];
      const site = sites.get(host);
      return site?.resolve ? site.resolve() : (site?.address ?? (site ? [PUBLIC.websites] : []));
    },
  };
  return {
    network,
    seen,
    authority,
    /** Puts a site at a name; without pages it has one. */
    site: (name: string, site: Site = {}) => void sites.set(name, site),
    close: () => Object.values(servers).map((server) => server.close()),
  };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = <T extends Server>(server: T, host: string) =>
  new Promise<T>((resolve) => server.listen(0, host, () => resolve(server)));

/** A port at which nobody listens. */
async function closedPort(): Promise<number> {
  const server = await listening(createSocketServer(), "127.0.0.1");
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
