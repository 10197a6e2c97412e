import { createServer, Agent, type RequestListener, type Server } from "node:http";
import { type AddressInfo, type LookupFunction, type NetConnectOpts, type Socket, connect } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "@/lib/settings/env";
import { type Network, fetchExternal } from "@/lib/http/egress/fetch-external";
import { EgressError, type EgressReason } from "@/lib/http/egress/egress-error";
import { REFUSED_ADDRESSES } from "./refused-addresses";

/** Stands for the one public address of these tests; connections to it reach the website below. */
const PUBLIC = "93.184.216.34";
/** Whatever a wrongly dialled address of this machine leads to, on any port. */
let canary: Server;
let website: Server;
let hits: string[] = [];
let dialled: string[] = [];
let pages: Record<string, RequestListener> = {};
let names: Record<string, string[]> = {};
let questions: string[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = (server: Server, host: string) =>
  new Promise<Server>((resolve) => server.listen(0, host, () => resolve(server)));

beforeAll(async () => {
  const onHit: RequestListener = (request, response) => {
    hits.push(`${request.headers.host} ${request.url}`);
    response.setHeader("content-type", "text/html").end("canary");
  };
  // All of this machine's addresses, IPv4 and IPv6.
  canary = await listening(createServer(onHit), "::");
  website = await listening(
    createServer((request, response) => {
      const page = pages[request.url ?? ""];
      if (page) page(request, response);
      else response.writeHead(404, { "content-type": "text/html" }).end();
    }),
    "127.0.0.1",
  );
});
afterAll(() => {
  for (const server of [canary, website]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  hits = [];
  dialled = [];
  questions = [];
  pages = { "/": html("<p>Rolls</p>") };
  names = { "site.example": [PUBLIC] };
});

const html =
  (text: string): RequestListener =>
  (_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(text);
  };
const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location }).end();

/** Connects for real, but that the public address is the website and every port of this machine the canary. */
class Wire extends Agent {
  override createConnection(options: NetConnectOpts & { host?: string; lookup?: LookupFunction }): Socket {
    const target = (address: string) => {
      dialled.push(address);
      return address === PUBLIC ? "127.0.0.1" : address;
    };
    const lookup: LookupFunction = (host, asked, done) =>
      options.lookup?.(host, { ...asked, all: false }, (error, address, family) => {
        if (typeof address !== "string") return done(error, address);
        const to = target(address);
        done(error, asked.all ? [{ address: to, family: family ?? 4 }] : to, family);
      });
    const port = portOf(
      names[options.host ?? ""]?.[0] === PUBLIC || options.host === PUBLIC ? website : canary,
    );
    if (/^[\d.]+$|:/.test(options.host ?? "")) return connect({ port, host: target(options.host ?? "") });
    return connect({ port, host: options.host, lookup: options.lookup ? lookup : undefined });
  }
}

const network: Network = {
  agent: new Wire(),
  resolve: (host) => {
    questions.push(host);
    // As the resolver of a machine would: every spelling of localhost is the machine itself.
    if (/^localhost\.?$|\.localhost\.?$/.test(host)) return Promise.resolve(["127.0.0.1", "::1"]);
    return Promise.resolve(names[host] ?? []);
  },
};
const fetchPage = (address: string) =>
  fetchExternal(address, { types: ["text/html", "text/plain"], network });
const reasonOf = async (address: string): Promise<EgressReason | "read"> => {
  try {
    await fetchPage(address);
    return "read";
  } catch (error) {
    if (error instanceof EgressError) return error.reason;
    throw error;
  }
};

describe("an address that does not lead to the public internet", () => {
  it.each(REFUSED_ADDRESSES)("is never connected to: %s", async (address) => {
    expect(await reasonOf(address)).toBe("ADDRESS");
    expect({ hits, dialled }).toEqual({ hits: [], dialled: [] });
  });

  it.each([
    ["127.0.0.1"],
    ["10.0.0.8"],
    ["169.254.169.254"],
    ["::1"],
    ["::ffff:127.0.0.1"],
    ["fd12:3456::1"],
    ["64:ff9b::a00:1"],
    // One good answer does not make up for a bad one, in either order.
    [PUBLIC, "127.0.0.1"],
    ["127.0.0.1", PUBLIC],
    ["not an address"],
  ])("is not connected to by a name that resolves to %s %s", async (...answers) => {
    names["inside.example"] = answers;
    expect(await reasonOf("http://inside.example/")).toBe("ADDRESS");
    expect({ hits, dialled }).toEqual({ hits: [], dialled: [] });
  });

  it.each([301, 302, 303, 307, 308])("is not reached by a redirect (%s)", async (status) => {
    for (const target of ["http://127.0.0.1/", "http://inside.example/", "//[::1]/", "file:///etc/passwd"]) {
      names["inside.example"] = ["127.0.0.1"];
      pages["/go"] = redirectTo(target, status);
      expect(await reasonOf("http://site.example/go")).toBe("ADDRESS");
    }
    expect({ hits, dialled }).toEqual({ hits: [], dialled: [PUBLIC, PUBLIC, PUBLIC, PUBLIC] });
  });

  it("is not reached by a name whose answer changes between the check and the connection", async () => {
    const rebinding: Network = {
      ...network,
      resolve: (host) => {
        questions.push(host);
        return Promise.resolve(questions.length === 1 ? [PUBLIC] : ["127.0.0.1"]);
      },
    };
    const { bytes } = await fetchExternal("http://site.example/", {
      types: ["text/html"],
      network: rebinding,
    });
    expect(bytes.toString()).toBe("<p>Rolls</p>");
    expect({ questions, dialled, hits }).toEqual({
      questions: ["site.example"],
      dialled: [PUBLIC],
      hits: [],
    });
    // Followed to the same name, it is asked again, and refused.
    pages["/again"] = redirectTo("http://site.example/");
    questions = [];
    await expect(
      fetchExternal("http://site.example/again", { types: ["text/html"], network: rebinding }),
    ).rejects.toMatchObject({ reason: "ADDRESS" });
    expect(hits).toEqual([]);
  });

  it("does reach the canary when nothing stands in between, or the rest would prove nothing", async () => {
    for (const host of ["127.0.0.1", "[::1]", "0.0.0.0", "localhost"])
      await fetch(`http://${host}:${portOf(canary)}/`).then((reply) => reply.text());
    expect(hits).toHaveLength(4);
  });
});

describe("a page of the public internet", () => {
  it("is read with an honest name and nothing that identifies anybody", async () => {
    let sent: Record<string, unknown> = {};
    pages["/"] = (request, response) => {
      sent = request.headers;
      html("<p>Rolls</p>")(request, response);
    };
    expect(await fetchPage("http://site.example/")).toMatchObject({
      url: "http://site.example/",
      mimeType: "text/html",
      charset: "utf-8",
      complete: true,
      bytes: Buffer.from("<p>Rolls</p>"),
    });
    expect(sent).toMatchObject({ host: "site.example", "user-agent": `Postwright (+${env().APP_URL})` });
    for (const name of ["cookie", "authorization", "referer"]) expect(sent).not.toHaveProperty(name);
  });

  it("is followed through three redirects, and no further", async () => {
    for (const step of [1, 2, 3, 4]) pages[`/${step}`] = redirectTo(step === 1 ? "/" : `/${step - 1}`);
    expect(await fetchPage("http://site.example/3")).toMatchObject({ url: "http://site.example/" });
    expect(await reasonOf("http://site.example/4")).toBe("ADDRESS");
  });

  it.each([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ])("is decompressed (%s), and a bomb is cut at 1 MiB", async (coding, compress) => {
    const send =
      (bytes: Buffer): RequestListener =>
      (_, response) => {
        response.writeHead(200, { "content-type": "text/html", "content-encoding": coding }).end(bytes);
      };
    pages["/"] = send(compress(Buffer.from("<p>Rolls</p>")));
    expect((await fetchPage("http://site.example/")).bytes.toString()).toBe("<p>Rolls</p>");
    pages["/bomb"] = send(compress(Buffer.alloc(64 * 1024 * 1024)));
    const { bytes, complete } = await fetchPage("http://site.example/bomb");
    expect({ length: bytes.length, complete }).toEqual({ length: 1024 * 1024, complete: false });
    pages["/cut"] = send(compress(Buffer.from("x".repeat(5000))).subarray(0, 12));
    expect(await reasonOf("http://site.example/cut")).toBe("UNREACHABLE");
  });

  it("is read no further than 1 MiB, also where it does not end", async () => {
    let closed: () => void = () => undefined;
    const hungUp = new Promise<void>((resolve) => (closed = resolve));
    pages["/endless"] = (_, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      const send = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", send).on("close", closed);
      send();
    };
    expect(await fetchPage("http://site.example/endless")).toMatchObject({ complete: false });
    await hungUp;
  });

  it("is given up when it has not come whole after five seconds", async () => {
    pages["/silent"] = () => undefined;
    pages["/slow"] = (_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => response.write("."), 100);
      response.on("close", () => clearInterval(drip));
    };
    names["nowhere.example"] = [PUBLIC];
    const mute: Network = { ...network, resolve: () => new Promise(() => undefined) };
    const reasons = await Promise.all([
      reasonOf("http://site.example/silent"),
      reasonOf("http://site.example/slow"),
      fetchExternal("http://nowhere.example/", { types: [], network: mute }).catch(
        (error: EgressError) => error.reason,
      ),
    ]);
    expect(reasons).toEqual(["TIMEOUT", "TIMEOUT", "TIMEOUT"]);
  });

  it.each<[string, RequestListener, EgressReason]>([
    ["missing", (_, response) => response.writeHead(404, { "content-type": "text/html" }).end(), "STATUS"],
    ["a redirect to nowhere", (_, response) => response.writeHead(302).end(), "STATUS"],
    [
      "a document",
      (_, response) => response.setHeader("content-type", "application/pdf").end("%PDF"),
      "TYPE",
    ],
    ["of no stated type", (_, response) => response.end("?"), "TYPE"],
    [
      "in an unknown coding",
      (_, response) =>
        response.writeHead(200, { "content-type": "text/html", "content-encoding": "zstd" }).end("x"),
      "TYPE",
    ],
    ["cut off", (request) => request.socket.destroy(), "UNREACHABLE"],
  ])("is not read when it is %s", async (_, page, reason) => {
    pages["/"] = page;
    expect(await reasonOf("http://site.example/")).toBe(reason);
  });

  it("is not read when its name has no address", async () => {
    expect(await reasonOf("http://unknown.example/")).toBe("UNREACHABLE");
  });
});

describe("the sandbox's example pages", () => {
  it("are read where the sandbox stands in, and nothing else of its host is", async () => {
    const { sampleSites, SANDBOX_URL } = env();
    for (const path of [
      "/",
      "/mailbox",
      "/sites",
      "/sites/../api/state",
      "/sites/%2e%2e/api/state",
      "/api/state",
    ])
      expect(await reasonOf(`${SANDBOX_URL}${path}`)).toBe("ADDRESS");
    // There is no such page yet: the answer shows that the sandbox was asked.
    const answer = fetchExternal(`${sampleSites}none`, { types: ["text/html"] });
    await expect(answer).rejects.toMatchObject({ reason: "STATUS" });
  });
});
