import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { applyMigrations } from "../../../scripts/database/apply-migrations";
import {
  startLocalPostgres,
  startThrowawayPostgres,
  stopLocalPostgres,
} from "../../../scripts/database/local-postgres";
import { makeOwner } from "../../factories";
import { eventsOf } from "../../integration/posts/drafting/drafts";
import { Collector, attributeOf } from "./collector";
import { Server, build, endServers } from "./server";

const CREDITS = 150_000;

// Before the first use of lib/db, so that the factories write where the servers read.
const postgres = await startThrowawayPostgres(join(inject("folder"), "observed"));
await applyMigrations(postgres.url);
process.env.DATABASE_URL = postgres.url;

let token = "";
beforeAll(async () => {
  await build();
  ({ token } = await makeOwner({ credits: CREDITS }));
}, 10 * 60_000);
afterAll(async () => {
  await endServers();
  await postgres.destroy();
});

type Line = { level: number; msg?: string; requestId?: string; job?: string; code?: string; source?: string };

/** The lines that the app itself has written; npm start's own words to a person are text. */
function linesOf({ output }: Server): { json: Line[]; text: string[] } {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return {
    json: lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Line),
    text: lines.filter((line) => !line.startsWith("{")),
  };
}

const cookie = { cookie: `${sessionCookieName(false)}=` };
/** A page; with a form, its answer to it as a browser sends it before JavaScript has loaded. */
const page = async (server: Server, path: string, form?: FormData) => {
  const headers = { cookie: cookie.cookie + token, origin: server.url };
  const reply = await fetch(server.url + path, form ? { method: "POST", headers, body: form } : { headers });
  return {
    status: reply.status,
    retryAfter: reply.headers.get("retry-after"),
    html: await reply.text(),
  };
};

/** The fields of a page's form for a server action. */
function actionForm(html: string): FormData {
  const form = new FormData();
  for (const [, name = "", value = ""] of html.matchAll(
    /<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g,
  ))
    form.set(name, value.replaceAll("&quot;", '"'));
  return form;
}

describe("a server whose database goes away", () => {
  it("says so on its pages, to a form and its API, logs it as JSON with the request's id, and is back after it", async () => {
    const server = await Server.start({ LOG_LEVEL: "info" });
    expect((await page(server, "/dashboard")).status).toBe(200);
    const form = actionForm((await page(server, "/feedback")).html);
    form.set("content", "It is dark here");
    expect((await page(server, "/feedback", form)).status).toBe(200);
    await stopLocalPostgres(postgres.dir);

    const refused = await fetch(`${server.url}/api/business`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      503,
      "DATABASE_UNAVAILABLE",
    ]);
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(503);
    const away = await page(server, "/dashboard");
    expect([away.status, away.retryAfter]).toEqual([503, "2"]);
    expect(away.html).toContain("DATABASE_UNAVAILABLE");
    const answered = await page(server, "/feedback", form);
    expect([answered.status, answered.retryAfter]).toEqual([503, "2"]);

    // Long enough for timers to fail.
    await sleep(6_000);
    await startLocalPostgres({ dir: postgres.dir, durable: false });
    const served = async () => expect((await page(server, "/dashboard")).status).toBe(200);
    await vi.waitFor(served, { timeout: 30_000, interval: 200 });

    const { json, text } = linesOf(server);
    expect(json.find(({ requestId }) => requestId === refused.headers.get("x-request-id"))).toMatchObject({
      code: "DATABASE_UNAVAILABLE",
    });
    const ofNext = json.filter(({ source }) => source === "next");
    expect(ofNext.find(({ msg }) => msg?.includes("DATABASE_UNAVAILABLE"))).toMatchObject({
      level: 50,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(ofNext.some(({ msg }) => msg?.includes("Next.js"))).toBe(true);
    expect(json.some(({ job }) => job)).toBe(true);
    expect(text.filter((line) => /⨯|^\s+at /u.test(line))).toEqual([]);
  });
});

describe("telemetry", () => {
  it("follows a draft from the door to the vendor, and counts what was done", async () => {
    const collector = await Collector.start();
    const server = await Server.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_METRIC_EXPORT_INTERVAL: "1000",
      OTEL_METRIC_EXPORT_TIMEOUT: "900",
      OTEL_BSP_SCHEDULE_DELAY: "500",
    });
    const reply = await server.draft(token, "observed");
    expect((await eventsOf(reply)).at(-1)).toMatchObject({ name: "done" });
    await expect
      .poll(() => collector.points("postwright.generations").length, { timeout: 20_000 })
      .toBeGreaterThan(0);
    const jobs = () => collector.spans.filter(({ name }) => name.startsWith("job ")).length;
    await expect.poll(jobs, { timeout: 20_000 }).toBeGreaterThan(0);
    server.signal("SIGTERM");
    expect(await server.ended()).toBe(0);
    collector.close();

    const { spans } = collector;
    const door = spans.find(({ name }) => name === "POST /api/post/draft");
    const trace = spans.filter(({ traceId }) => traceId === door?.traceId);
    const urls = trace.map((span) => attributeOf(span, "url.full") ?? "");
    expect(urls).toContainEqual(expect.stringContaining("/openai/v1/"));
    expect(trace.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^prisma:/));
    const [made] = collector.points("postwright.generations");
    expect(made && [attributeOf(made, "kind"), attributeOf(made, "outcome")]).toEqual(["DRAFT", "OK"]);
    expect(collector.points("postwright.credits").length).toBeGreaterThan(0);
    const queues = collector.points("postwright.queue.depth").map((point) => attributeOf(point, "queue"));
    expect(queues).toContain("deliveries");
  });
});
