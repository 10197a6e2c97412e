import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server does instead of its work, until it is told otherwise. */
export type Trouble = "none" | "suspended" | "unavailable" | "hang" | "cut-short" | "edge-error";

/** Vercel Blob's API as @vercel/blob 2.8 speaks it (`VERCEL_BLOB_API_URL`), and the addresses that it gives out. */
export type BlobServer = {
  api: string;
  files: Map<string, Buffer>;
  trouble: (next: Trouble) => void;
  /** How many calls of the API came. */
  calls: () => number;
  close: () => Promise<void>;
};

const TOKEN = "vercel_blob_rw_teststore_secret";
export const BLOB_TOKEN = TOKEN;

/** Starts one on a free port. */
export async function startBlobServer(): Promise<BlobServer> {
  const files = new Map<string, Buffer>();
  let trouble: Trouble = "none";
  let calls = 0;
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", api);
      const say = (status: number, body: unknown) =>
        reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      const entry = (pathname: string) => ({
        url: `${api}/public/${pathname}`,
        downloadUrl: `${api}/public/${pathname}?download=1`,
        pathname,
        size: files.get(pathname)?.length,
        uploadedAt: new Date(0).toISOString(),
        contentType: "image/jpeg",
        contentDisposition: "inline",
        cacheControl: "public, max-age=2592000",
        etag: '"e"',
      });
      if (url.pathname.startsWith("/public/")) {
        const file = files.get(url.pathname.slice("/public/".length));
        if (trouble === "edge-error") return void reply.writeHead(502).end("<h1>Bad gateway</h1>");
        return void reply.writeHead(file ? 200 : 404).end(trouble === "cut-short" ? file?.subarray(1) : file);
      }
      calls += 1;
      if (trouble === "hang") return;
      if (trouble === "suspended") return void say(403, { error: { code: "store_suspended" } });
      if (trouble === "unavailable") return void say(503, { error: { code: "service_unavailable" } });
      if (request.headers.authorization !== `Bearer ${TOKEN}`)
        return void say(403, { error: { code: "forbidden", message: "Access denied" } });
      const body = Buffer.concat(parts);
      if (request.method === "PUT") {
        const pathname = url.searchParams.get("pathname") ?? "";
        files.set(pathname, body);
        return void say(200, entry(pathname));
      }
      if (url.pathname === "/delete") {
        const { urls } = JSON.parse(body.toString()) as { urls: string[] };
        urls.forEach((name) => files.delete(name.replace(`${api}/public/`, "")));
        return void say(200, {});
      }
      const pathname = url.searchParams.get("url") ?? "";
      return void (files.has(pathname)
        ? say(200, entry(pathname))
        : say(404, { error: { code: "not_found", message: "The requested blob does not exist" } }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    api,
    files,
    trouble: (next) => (trouble = next),
    calls: () => calls,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
