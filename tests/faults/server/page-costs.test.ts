import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { SIGNED_IN, statementLimit } from "../../../bench/pages";
import { EMPTY_PAGE_KB, PUBLIC_FACTORS, SIGNED_IN_KB, weigh } from "../../../bench/weights";
import { db } from "../../../lib/db";
import { provideChromium } from "../../../scripts/browser/chromium";
import { launchOptions } from "../../../scripts/browser/open-page";
import { makeOwner, makePost } from "../../factories";
import { Server, build, endServers } from "./server";

const counter = pathToFileURL("tests/faults/server/count-statements.mjs").href;

/** Kilobytes of HTML before compression, for an owner of five posts: as it is, and a little more. */
const HTML_KB = {
  "/": 118,
  "/login": 52,
  "/terms": 30,
  "/dashboard": 143,
  "/week": 139,
  "/week/campaign": 88,
  "/week/plan": 99,
  "/week/read": 88,
  "/photos": 74,
  "/business-profile": 95,
  "/post-generator": 119,
  "/your-posts": 127,
  "/subscription": 87,
  "/feedback": 71,
  "/settings": 132,
} as const;

let server: Server;
let browser: Browser;
let token: string;
let withoutPlan: string;
/** An owner whose drafts are to be read. */
let reader: string;

beforeAll(async () => {
  await build();
  // Without timers of its own, whose statements would be counted.
  server = await Server.start({
    NODE_OPTIONS: `--import ${counter}`,
    EMBEDDED_RUNNER: "off",
    CRON_SECRET: "a-secret-that-nobody-calls-with-here",
  });
  browser = await chromium.launch(launchOptions(await provideChromium()));
  const owner = await makeOwner();
  token = owner.token;
  for (let n = 0; n < 5; n += 1) await makePost(owner.user.id);
  const reading = await makeOwner();
  reader = reading.token;
  for (let n = 0; n < 5; n += 1) await makePost(reading.user.id, { readRevision: null });
  const other = await makeOwner();
  withoutPlan = other.token;
  await db.subscription.deleteMany({ where: { userId: other.user.id } });
}, 10 * 60_000);

afterAll(async () => {
  await browser.close();
  await endServers();
});

/** The HTML of a page: for an owner, or for a visitor. */
async function open(page: string, session = token): Promise<string> {
  const owner = { cookie: `${sessionCookieName(false)}=${session}; time_zone=UTC`, accept: "text/html" };
  const headers = SIGNED_IN.some((own) => own === page) ? owner : {};
  const reply = await fetch(server.url + page, { headers, redirect: "manual" });
  expect(reply.status, page).toBe(200);
  return reply.text();
}

async function statementsSoFar(): Promise<number> {
  const reports = () => [...server.output.matchAll(/statements so far: (\d+)/g)];
  const before = reports().length;
  process.kill(server.app(), "SIGUSR2");
  await vi.waitFor(() => expect(reports().length).toBeGreaterThan(before), { timeout: 10_000 });
  return Number(reports().at(-1)?.[1]);
}

describe("what a page may cost", () => {
  it.each(SIGNED_IN)("%s: statements", async (page) => {
    await open(page);
    const before = await statementsSoFar();
    await open(page);
    expect((await statementsSoFar()) - before).toBeLessThanOrEqual(statementLimit(page));
  });

  it.each(Object.entries(HTML_KB))("%s: HTML", async (page, most) => {
    // The first request after a start may send a skeleton besides.
    await open(page);
    expect(Buffer.byteLength(await open(page)) / 1024).toBeLessThanOrEqual(most);
  });

  // React sends it where it is in a Suspense boundary: it then moves the page, and is not there without JavaScript.
  it.each(SIGNED_IN.filter((page) => page !== "/your-posts"))(
    "%s: nothing in the HTML behind the rest of the page",
    async (page) => {
      for (const session of [token, withoutPlan]) {
        // The first request after a start may wait for its data, and send a skeleton.
        await open(page, session);
        expect(await open(page, session)).not.toContain('<div hidden id="S:');
      }
    },
  );

  it.each(SIGNED_IN)("%s: scripts", async (page) => {
    const bytes = await weigh(browser, server.url, page, token);
    expect(bytes / 1024).toBeLessThanOrEqual(SIGNED_IN_KB);
    expect(bytes / 1024, "the framework alone").toBeGreaterThan(EMPTY_PAGE_KB);
  });

  it("/week/read: scripts, with drafts to be read", async () => {
    const bytes = await weigh(browser, server.url, "/week/read", reader);
    expect(bytes / 1024).toBeLessThanOrEqual(SIGNED_IN_KB);
  });

  it.each(["/", "/login"] as const)("%s: scripts of a visitor's page", async (page) => {
    const bytes = await weigh(browser, server.url, page);
    expect(bytes / 1024).toBeLessThanOrEqual(EMPTY_PAGE_KB * PUBLIC_FACTORS[page]);
  });
});
