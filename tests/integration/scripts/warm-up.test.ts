import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { config as nextConfig } from "../../../next.config";
import { readTree } from "../../../scripts/check/tree";
import { TOUR, warmUp } from "../../../scripts/run/warm-up";

let server: Server;
afterEach(() => new Promise((resolve) => server?.close(resolve)));

async function listen(answer: (request: IncomingMessage) => Promise<number>): Promise<string> {
  server = createServer(
    (request, reply) => void answer(request).then((status) => reply.writeHead(status).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
}

it("requests each page of the tour and each route behind it, one after another, whatever they answer", async () => {
  const asked: string[] = [];
  let open = 0;
  const origin = await listen(async ({ method, url, headers }) => {
    open += 1;
    expect(open).toBe(1);
    const cookie = headers.cookie ?? "nobody";
    asked.push(`${method} ${url} ${cookie}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
    return asked.length % 2 ? 500 : 307;
  });
  await warmUp(origin, { https: false }, new AbortController().signal);
  expect(asked).toEqual(
    TOUR.map(
      (path) => `${path.startsWith("/api/") ? "OPTIONS" : "GET"} ${path}?warm-up postwright.session=warm-up`,
    ),
  );
  const { logging } = nextConfig;
  const quiet = logging && typeof logging.incomingRequests === "object" && logging.incomingRequests.ignore;
  for (const line of asked)
    expect((quiet || []).some((pattern) => pattern.test(line.split(" ")[1] ?? ""))).toBe(true);
});

it("ends at once when the server is told to stop", async () => {
  const stop = new AbortController();
  let asked = 0;
  const origin = await listen(() => {
    asked += 1;
    stop.abort();
    return new Promise(() => {});
  });
  await warmUp(origin, { https: false }, stop.signal);
  expect(asked).toBe(1);
  server.closeAllConnections();
});

it("names pages and routes that exist", () => {
  const routes = readTree(process.cwd())
    .files.filter((file) => /^app\/(.*\/)?(page\.tsx|route\.ts)$/.test(file))
    .map((file) =>
      file
        .replace(/^app/, "")
        .replace(/\/\([^)]*\)/g, "")
        .replace(/\/(page\.tsx|route\.ts)$/, ""),
    )
    .map((path) => new RegExp(`^${path.replace(/\[\.\.\.\w+\]/, ".+").replace(/\[\w+\]/, "[^/]+") || "/"}$`));
  for (const path of TOUR)
    expect(
      routes.some((route) => route.test(path)),
      path,
    ).toBe(true);
});
