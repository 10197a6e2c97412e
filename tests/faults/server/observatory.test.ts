// What MDN's HTTP Observatory would say of every page, as it is served behind an https proxy.
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { db } from "../../../lib/db";
import { makeBusiness, makeOwner, makeSession, makeUser } from "../../factories";
import { observe, type Reply } from "./observatory";
import { build, endServers, Server } from "./server";

const LEAST = 115;

/** Nothing is played by the sandbox, whose http addresses would stand in the policy. Nobody is called by a page. */
const AS_IN_PRODUCTION = {
  APP_URL: "https://postwright.example",
  SANDBOX: "0",
  OPENAI_API_KEY: "sk-observed",
  FACEBOOK_APP_ID: "4010000000000002",
  FACEBOOK_APP_SECRET: "observed",
  STRIPE_SECRET_KEY: "sk_test_observed",
  STRIPE_WEBHOOK_SECRET: "whsec_observed",
  GOOGLE_CLIENT_ID: "observed.apps.googleusercontent.com",
  GOOGLE_CLIENT_SECRET: "observed",
  SMTP_URL: "smtp://127.0.0.1:9",
};

let server: Server;
/** The cookies of those who look at a page: a visitor, an owner, and one without a brand profile. */
const people = new Map<string, Record<string, string>>();
beforeAll(async () => {
  await build();
  server = await Server.start(AS_IN_PRODUCTION);
  const cookieOf = (token: string) => ({ cookie: `${sessionCookieName(true)}=${token}` });
  people.set("visitor", {});
  const { user, token } = await makeOwner();
  await makeBusiness(user.id).catch(() => null);
  people.set("owner", cookieOf(token));
  people.set("newcomer", cookieOf((await makeSession((await makeUser()).id)).token));
}, 10 * 60_000);
afterAll(endServers);

/** The addresses of all pages of app/, a parameter filled with a word, and of the documents of public/. */
const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
  .map((file) =>
    file
      .replaceAll("\\", "/")
      .replace(/(^|\/)page\.tsx$/, "")
      .replace(/\([^)]*\)\/?/g, "")
      .replace(/\[[^\]]*\]/g, "nothing"),
  )
  .map((path) => `/${path}`.replace(/(.)\/$/, "$1"));
const documents = readdirSync("public", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => `/${file.replaceAll("\\", "/")}`);
const MISSING = ["/nothing", "/nothing.html", "/dashboard/x.y", "/_next/nothing", "/_next/static/nothing.js"];

async function look(path: string, person: string): Promise<Reply & { status: number }> {
  const headers = { accept: "text/html", ...people.get(person) };
  const reply = await fetch(server.url + path, { headers, redirect: "manual" });
  return { status: reply.status, headers: new Headers(reply.headers), html: await reply.text() };
}

const isHtml = ({ headers, html }: Reply) =>
  Boolean(headers.get("content-type")?.includes("html")) || /^\s*<(!doctype|html)/i.test(html);

/** Scores what everybody gets at a path. @returns the statuses of what was HTML */
async function expectScores(path: string): Promise<number[]> {
  const seen: number[] = [];
  for (const person of people.keys()) {
    const reply = await look(path, person);
    if (!isHtml(reply)) continue;
    seen.push(reply.status);
    const { score, points } = observe(reply);
    expect(
      score,
      `${path} for a ${person}, ${reply.status}: ${JSON.stringify(points)}`,
    ).toBeGreaterThanOrEqual(LEAST);
  }
  return seen;
}

describe(`Observatory gives at least ${LEAST}`, () => {
  it.each(pages)("to %s", async (path) => expect(await expectScores(path)).not.toEqual([]));
  it.each(documents)("to %s", async (path) => expect(await expectScores(path)).toEqual([200, 200, 200]));
  it.each(MISSING)("to what %s is answered with", async (path) => {
    for (const status of await expectScores(path)) expect(status).toBe(404);
  });

  it.each([
    ["a page whose data cannot be read", "Post", "/your-posts", [200]],
    ["a page that fails before it is shown", "Session", "/dashboard", [500, 500]],
  ])("to %s", async (_, table, path, statuses) => {
    await db.$executeRawUnsafe(`ALTER TABLE "${table}" RENAME TO "${table}Away"`);
    try {
      expect((await expectScores(path)).filter((status) => status !== 307)).toEqual(statuses);
    } finally {
      await db.$executeRawUnsafe(`ALTER TABLE "${table}Away" RENAME TO "${table}"`);
    }
  });

  it.each([
    ["content-security-policy", null],
    ["content-security-policy", "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'"],
    ["content-security-policy", "script-src https:; object-src 'none'; frame-ancestors 'none'"],
    [
      "content-security-policy",
      "default-src 'self'; img-src http://pictures.example; frame-ancestors 'none'",
    ],
    ["content-security-policy", "default-src 'self'"],
    ["strict-transport-security", null],
    ["strict-transport-security", "max-age=3600"],
    ["referrer-policy", "unsafe-url"],
    ["cross-origin-resource-policy", null],
    ["access-control-allow-origin", "*"],
    ["set-cookie", "session=1; Secure; SameSite=Lax"],
    ["set-cookie", "theme=dark"],
  ])("and less where %s is %s", async (name, value) => {
    const reply = await look("/", "visitor");
    expect(observe(reply).score).toBeGreaterThanOrEqual(LEAST);
    if (value === null) reply.headers.delete(name);
    else reply.headers.set(name, value);
    expect(observe(reply).score).toBeLessThan(LEAST);
  });

  it("and less where a script is somebody else's", async () => {
    const reply = await look("/", "visitor");
    reply.html += '<script src="https://cdn.example/x.js"></script>';
    expect(observe(reply).score).toBeLessThan(LEAST);
  });
});
