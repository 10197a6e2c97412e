import type { RequestListener } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { LinkFinding } from "../../../../lib/posts/links/types";
import { PUBLIC, type openInternet } from "./internet";

type Internet = Awaited<ReturnType<typeof openInternet>>;
type Bad = { name: string; url: string; finding: LinkFinding | null };

const html = "text/html; charset=utf-8";
const status =
  (code: number, headers: Record<string, string> = {}, body = "<p>Sorry</p>"): RequestListener =>
  (_, response) =>
    response.writeHead(code, { "content-type": html, ...headers }).end(body);
const page = (body: string) => status(200, {}, body);
const redirect = (location: string, headers = {}) => status(302, { location, ...headers });
/** Sends a byte now and then, and never ends. */
const drip =
  (code: number): RequestListener =>
  (_, response) => {
    response.writeHead(code, { "content-type": html });
    const timer = setInterval(() => response.write("."), 100);
    response.on("close", () => clearInterval(timer));
  };
const dripHeaders: RequestListener = ({ socket }) => {
  socket.write("HTTP/1.1 200 OK\r\n");
  let n = 0;
  const timer = setInterval(() => socket.write(`x-${n++}: y\r\n`), 200);
  socket.on("close", () => clearInterval(timer));
};
const endless: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": html });
  const send = () => {
    while (!response.destroyed && response.write("<p>x</p>".repeat(8_192)));
  };
  response.on("drain", send);
  send();
};
const on = (request: { url?: string }) => Number(/\d+/.exec(request.url ?? "")?.[0] ?? 0) + 1;

/** Links in bad states, each at a host of its own, and what is to be found behind each. */
export async function putBadLinks({ site, authority }: Internet): Promise<Bad[]> {
  const bad: Bad[] = [];
  const put = (
    name: string,
    finding: LinkFinding | null,
    at: Parameters<Internet["site"]>[1] = {},
    path = "/menu",
  ) => {
    const host = `${name.replace(/[^a-z0-9]+/g, "-")}.example`;
    site(host, at);
    bad.push({ name, url: `http://${host}${path}`, finding });
  };
  const link = (name: string, finding: LinkFinding, url: string) => void bad.push({ name, url, finding });

  // The name, and what stands at it.
  link("no such name", "NO_NAME", "http://nowhere.example/");
  put("dns refuses", "UNCLEAR", {
    resolve: () => Promise.reject(Object.assign(new Error(), { code: "ESERVFAIL" })),
  });
  put("dns is silent", "SLOW", { resolve: () => new Promise(() => undefined) });
  put("refused", "REFUSED", { address: [PUBLIC.nobody] });
  put("babble", "UNCLEAR", { address: [PUBLIC.babble] });
  put("cut off", "UNCLEAR", { pages: ({ socket }) => void socket.destroy() });
  put("silent", "SLOW", { pages: () => undefined });
  put("slow headers", "SLOW", { pages: dripHeaders });
  put("slow page", "SLOW", { pages: drip(200) });
  put("huge headers", "UNCLEAR", { pages: status(200, { "x-huge": "x".repeat(60_000) }) });
  // What it answers.
  for (const code of [404, 410]) put(`status ${code}`, "GONE", { pages: status(code) });
  put("gone slowly", "GONE", { pages: drip(404) });
  for (const code of [500, 502, 503, 520]) put(`status ${code}`, "FAILING", { pages: status(code) });
  for (const code of [401, 403, 429, 451]) put(`status ${code}`, "DENIED", { pages: status(code) });
  put("a wall", "DENIED", { pages: status(503, { "cf-mitigated": "challenge" }) });
  put("bad gzip", "UNCLEAR", { pages: status(200, { "content-encoding": "gzip" }, "not gzip") });
  put("unknown coding", "UNCLEAR", { pages: status(200, { "content-encoding": "zstd" }) });
  // Where it leads.
  put("itself", "CIRCLE", { pages: redirect("/menu") });
  put("there and back", "CIRCLE", {
    pages: (request, response) => redirect(request.url === "/a" ? "/b" : "/a")(request, response),
  });
  put("a circle with cookies", "UNCLEAR", { pages: redirect("/menu", { "set-cookie": "seen=1" }) });
  put("on and on", "UNCLEAR", {
    pages: (request, response) => redirect(`/${on(request)}`)(request, response),
  });
  put("to nowhere", "UNCLEAR", { pages: status(302) });
  put("to a file", "UNCLEAR", { pages: redirect("file:///etc/passwd") });
  put("to another port", "UNCLEAR", { pages: redirect("http://good.example:6379/") });
  for (const [n, to] of [
    "http://127.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://2130706433/",
    "http://localhost/admin",
    "http://inside.example/",
  ].entries())
    put(`into a network ${n}`, "PRIVATE", { pages: redirect(to) });
  site("inside.example", { address: ["10.0.0.8"] });
  put("a private name", "PRIVATE", { address: ["192.168.1.10"] });
  put("a mixed name", "PRIVATE", { address: [PUBLIC.websites, "127.0.0.1"] });
  let asked = 0;
  put("a rebinding name", "PRIVATE", {
    resolve: () => Promise.resolve(asked++ === 0 ? [PUBLIC.websites] : ["127.0.0.1"]),
    pages: redirect("/again"),
  });
  link("a private address", "PRIVATE", "http://192.168.1.1/");
  link("this machine", "PRIVATE", "http://localhost/");
  link("with a password", "UNCLEAR", "http://owner:secret@good.example/");
  // Whose it is.
  put("at a market", "MOVED", { pages: redirect("https://www.hugedomains.com/domain_profile.cfm") });
  site("www.hugedomains.com", { certificate: await authority.issue("www.hugedomains.com") });
  put("moved", "MOVED", { pages: redirect("http://casino.example/") });
  put("moved twice", "MOVED", { pages: redirect("http://moved.example/") });
  site("casino.example");
  // How it is secured.
  const secure = (name: string, at: Parameters<Internet["site"]>[1]) => {
    site(`${name}.example`, at);
    bad.push({ name, url: `https://${name}.example/`, finding: "INSECURE" });
  };
  secure("expired", { certificate: await authority.issue("expired.example", -3) });
  secure("signed-by-itself", { certificate: await authority.issueBySelf("signed-by-itself.example") });
  secure("anothers", { certificate: await authority.issue("other.example") });
  secure("no-tls", { address: [PUBLIC.plain] });
  return bad;
}

/** Pages that are good as far as they are read, and that are never read to their end. */
export function putHostilePages({ site }: Internet): string[] {
  const bomb = (coding: string, bytes: Buffer): RequestListener => {
    return (_, response) =>
      response.writeHead(200, { "content-type": html, "content-encoding": coding }).end(bytes);
  };
  const zeros = Buffer.alloc(64 * 1024 * 1024);
  const pages: Record<string, RequestListener> = {
    "endless.example": endless,
    "gzip-bomb.example": bomb("gzip", gzipSync(zeros)),
    "brotli-bomb.example": bomb("br", brotliCompressSync(zeros, { params: { 1: 2 } })),
    "deep.example": page("<div>".repeat(200_000)),
    "download.example": (_, response) => {
      response.writeHead(200, { "content-type": "application/zip", "content-length": String(2 ** 40) });
      response.write(zeros.subarray(0, 1_000_000));
    },
  };
  for (const [host, listener] of Object.entries(pages)) site(host, { pages: listener });
  return Object.keys(pages).map((host) => `http://${host}/`);
}
