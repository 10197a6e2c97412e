import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { makeOwner, makePost } from "../../factories";
import { HARMLESS, HEIC, REFUSED } from "../../hostile-files";
import { budget } from "../budget";
import { Server, build, endServers } from "../server/server";

const CONNECTIONS = 8;
const heapReporter = pathToFileURL("tests/faults/scale/report-heap.mjs").href;
const settings = { DATABASE_POOL: "20", NODE_OPTIONS: `--max-old-space-size=384 --import ${heapReporter}` };

beforeAll(build, 10 * 60_000);
afterAll(endServers);

/** Bytes of the server's heap once its garbage is collected. */
async function heapOf(server: Server): Promise<number> {
  const reports = () => [...server.output.matchAll(/heap after collection: (\d+)/g)];
  const before = reports().length;
  process.kill(server.app(), "SIGUSR2");
  await vi.waitFor(() => expect(reports().length).toBeGreaterThan(before), { timeout: 30_000 });
  return Number(reports().at(-1)?.[1]);
}

type Visitor = { send: (path: string, body?: URLSearchParams) => Promise<Reply>; leave: () => void };
type Reply = { status: number; text: string };

/** A visitor whose few connections stay open, as those of a proxy in front do. */
async function signedInVisitor(server: Server): Promise<Visitor> {
  const { user, token } = await makeOwner();
  for (let n = 0; n < 5; n += 1) await makePost(user.id);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { cookie: `${sessionCookieName(false)}=${token}`, origin: server.url };
  const send = (path: string, body?: URLSearchParams) =>
    new Promise<Reply>((resolve, reject) => {
      const method = body ? "POST" : "GET";
      const sent = request(server.url + path, { method, agent, headers }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on("data", (chunk: Buffer) => chunks.push(chunk));
        reply.on("end", () =>
          resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        reply.on("error", reject);
      });
      sent.on("error", reject);
      if (body) sent.setHeader("content-type", "application/x-www-form-urlencoded");
      sent.end(body?.toString());
    });
  return { send, leave: () => agent.destroy() };
}

/** Runs `once` so many times, over all connections. */
async function repeat(times: number, once: () => Promise<Reply>): Promise<void> {
  let left = times;
  const lane = async () => {
    while (left-- > 0) {
      const { status } = await once();
      if (status !== 200) throw new Error(`answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

/** The fields that make the first form of a page call its action without JavaScript. */
function actionFields(html: string): URLSearchParams {
  const hidden = html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g);
  const decode = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const fields = new URLSearchParams();
  for (const [, name, value] of hidden) fields.set(name ?? "", decode(value ?? ""));
  return fields;
}

/** One kind of visit, made again and again. */
type Visit = (visitor: Visitor) => Promise<() => Promise<Reply>>;

const openPage =
  (path: string): Visit =>
  async ({ send }) =>
  () =>
    send(path);

/** Sends a form that its action refuses, and gets the page again with the reason. */
const sendForm: Visit = async ({ send }) => {
  const fields = actionFields((await send("/feedback")).text);
  fields.set("content", "short");
  return () => send("/feedback", fields);
};

describe("a server with a heap of 384 MB", () => {
  it.each([
    ["visits to the dashboard", openPage("/dashboard")],
    ["visits to the list of posts", openPage("/your-posts")],
    ["forms sent to an action", sendForm],
  ])("stays flat over steady %s", async (_, visit) => {
    const server = await Server.start(settings);
    const visitor = await signedInVisitor(server);
    const once = await visit(visitor);
    // So many at once that connections to the database are opened in the middle of requests.
    await Promise.all(Array.from({ length: 40 }, once));
    await repeat(budget.steadyWarmUp, once);
    const early = await heapOf(server);
    await repeat(budget.steadyVisits, once);
    const late = await heapOf(server);
    expect(late).toBeLessThan(early * 1.1);
    visitor.leave();
  });
});

/** Megabytes that a process has taken at most; Linux counts them. */
function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

describe.runIf(process.platform === "linux")(
  "hostile files of every kind, and a telephone's photos, six at once",
  () => {
    it("take no more than 600 MB", async () => {
      const server = await Server.start(settings);
      const { token } = await makeOwner();
      const makers = [
        ...Object.values(REFUSED),
        ...Object.values(HARMLESS),
        ...Array(4).fill(() => readFileSync(HEIC)),
      ];
      // A table that shrinks tests less.
      expect(makers.length).toBeGreaterThanOrEqual(50);
      const left = [...makers];
      const statuses: number[] = [];
      const lane = async () => {
        for (let make = left.shift(); make; make = left.shift()) {
          const form = new FormData();
          form.set("file", new Blob([new Uint8Array(await make())]), "photo.jpg");
          const headers = { authorization: `Bearer ${token}` };
          statuses.push(
            (await fetch(`${server.url}/api/media`, { method: "POST", headers, body: form })).status,
          );
        }
      };
      await Promise.all(Array.from({ length: 6 }, lane));
      expect(statuses.filter((status) => status === 422)).toHaveLength(Object.keys(REFUSED).length);
      expect(statuses.filter((status) => status === 200)).toHaveLength(Object.keys(HARMLESS).length + 4);
      expect(peakOf(server.app())).toBeLessThan(600);
    });
  },
);
