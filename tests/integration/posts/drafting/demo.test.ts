import { once } from "node:events";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "../../../../lib/db";
import { env, readEnv } from "../../../../lib/settings/env";
import { log } from "../../../../lib/observability/log";
import { areDemosSpent } from "../../../../lib/posts/demo/queries";
import { returnDemo, takeDemo } from "../../../../lib/posts/demo/mutations";
import { forkChild, killChildren } from "../../../faults/fork-child";
import { REFUSED, photo, refusalOf } from "../../../hostile-files";
import { answerOf, ask, bakery, own, silentModel } from "./demo-visitor";
import { clearFaults, eventsOf, plant } from "./drafts";
import { useModel } from "./model-server";
import { BLIND_SERVERS } from "../photos";

// Other tests look for what uploads leave in the common one.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), "demo-"));

const usedToday = async () => {
  const [row] = await db.$queryRaw<{ used: number }[]>`
    SELECT "used" FROM "DemoDay" WHERE "day" = app_now()::date`;
  return row?.used ?? 0;
};
const limitTo = (aDay: number) => Object.assign(env(), { demoPostsADay: aDay });

beforeEach(async () => {
  limitTo(1_000);
  await db.demoDay.deleteMany();
  await db.rateLimit.deleteMany();
});
afterEach(async () => {
  killChildren();
  await clearFaults();
});

describe("a visitor's demo post", () => {
  it("is written for the business and streams in, and its cookie comes with the first words", async () => {
    const { reply, line } = await ask({ headers: { ...own, accept: "text/event-stream" } });
    expect(reply.status).toBe(200);
    expect(line).toMatch(/^postwright\.demo=[\w-]{43}\.[\w-]{43};.*Max-Age=2592000;.*HttpOnly/);
    const events = await eventsOf(reply);
    const pieces = events.filter(({ name }) => name === "text").map(({ data }) => String(data.delta));
    expect(events.at(-1)).toMatchObject({ name: "done", data: { object: { content: pieces.join("") } } });
    expect(pieces.join("")).toContain("Sourdough");
    expect(await usedToday()).toBe(1);
  });

  it("is in the visitor's language, and by the small model", async () => {
    const { object } = await answerOf({ fields: { ...bakery, about: "Brot am Samstag ab 7", locale: "de" } });
    expect(object.content).toMatch(/Samstag/);
    const settings = { NODE_ENV: "production", APP_URL: "https://a.example", OPENAI_API_KEY: "sk-x" };
    const real = readEnv({ ...process.env, ...settings, OPENAI_BASE_URL: "" });
    expect(real).toMatchObject({ demoPostsADay: 0, demoModel: "gpt-6-luna" });
    const other = { ...process.env, ...settings, AI_TEXT_MODEL: "qwen3", DEMO_POSTS_PER_DAY: "7" };
    expect(readEnv(other)).toMatchObject({ demoPostsADay: 7, demoModel: "qwen3", readingModel: "qwen3" });
    const off = readEnv({ ...process.env, ...settings, OPENAI_BASE_URL: "", AI_SMALL_MODEL: "off" });
    expect(off).toMatchObject({ demoModel: off.AI_TEXT_MODEL, readingModel: null });
  });

  it("is one a browser", async () => {
    const { cookie, status } = await answerOf();
    expect(status).toBe(200);
    expect(await answerOf({ cookie })).toMatchObject({ status: 429, message: "DEMO_USED" });
    // What was not signed here says nothing.
    const forged = `${cookie?.slice(0, 43)}.${"A".repeat(43)}`;
    expect(await answerOf({ cookie: forged })).toMatchObject({ status: 200 });
    expect(await usedToday()).toBe(2);
  });

  it("is a few an address, of which an IPv6 line's /64 is one", async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await answerOf({ address: `2001:db8:1:2::${n}` })).status).toBe(200);
    expect(await answerOf({ address: "2001:db8:1:2:ffff::1" })).toMatchObject({
      status: 429,
      message: "DEMO_USED",
    });
    expect((await answerOf({ address: "2001:db8:1:3::1" })).status).toBe(200);
    expect(await usedToday()).toBe(11);
  });

  it("is not there while it is off", async () => {
    limitTo(0);
    expect(await answerOf()).toMatchObject({ status: 404, message: "NOT_FOUND" });
    await expect(takeDemo()).rejects.toMatchObject({ code: "DEMO_SPENT" });
    expect(await db.demoDay.count()).toBe(0);
  });

  it("is refused to other sites, and with fields that are none", async () => {
    const foreign: Record<string, string>[] = [
      {},
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign)
      expect(await answerOf({ headers })).toMatchObject({ status: 403, message: "FOREIGN_ORIGIN" });
    const errorsOf = async (fields: Record<string, string>) => {
      const { status, object } = await answerOf({ fields });
      expect(status).toBe(400);
      return object.fieldErrors;
    };
    expect(await errorsOf({ ...bakery, businessName: " " })).toEqual({
      businessName: ["Demo.errors.businessName"],
    });
    expect(await errorsOf({ businessName: "Molnár" })).toEqual({ about: ["Demo.errors.about"] });
    expect(await errorsOf({ ...bakery, about: "x".repeat(201) })).toEqual({
      about: ["Demo.errors.aboutTooLong"],
    });
    expect(await errorsOf({ ...bakery, locale: "xx", admin: "1" })).toMatchObject({ admin: ["unknown"] });
    expect(await usedToday()).toBe(0);
  });
});

describe("the day's number", () => {
  it("is held exactly by two processes at once, and given back exactly", async () => {
    limitTo(50);
    const child = await forkChild(new URL("demo-child.ts", import.meta.url));
    const theirs = once(child, "message") as Promise<[string[]]>;
    child.send({ times: 100, aDay: 50 });
    const mine = await Promise.all(
      Array.from({ length: 100 }, () =>
        takeDemo().then(
          () => "taken",
          (error: { code: string }) => error.code,
        ),
      ),
    );
    const all = [...mine, ...(await theirs)[0]];
    expect(all.filter((answer) => answer === "taken")).toHaveLength(50);
    expect(all.filter((answer) => answer === "DEMO_SPENT")).toHaveLength(150);
    expect(await usedToday()).toBe(50);
    expect(await areDemosSpent()).toBe(true);
    const [today] = await db.$queryRaw<{ day: string }[]>`SELECT "day"::text FROM "DemoDay"`;
    await Promise.all(Array.from({ length: 3 }, () => returnDemo({ day: today?.day ?? "" })));
    const again = await Promise.allSettled(Array.from({ length: 20 }, () => takeDemo()));
    expect(again.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("is said to be spent, until midnight, and is another one tomorrow", async () => {
    limitTo(1);
    expect((await answerOf()).status).toBe(200);
    const refused = await answerOf();
    expect(refused).toMatchObject({ status: 429, message: "DEMO_SPENT", line: undefined });
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
    await db.$executeRaw`UPDATE "DemoDay" SET "day" = "day" - 1`;
    expect((await answerOf()).status).toBe(200);
  });

  it("is not touched by a model that fails before its first word, nor is the visitor's own", async () => {
    await plant({ kind: "error-before-effect" });
    const failed = await answerOf({ address: "203.0.113.5" });
    expect(failed).toMatchObject({ status: 502, line: undefined });
    expect(await usedToday()).toBe(0);
    const counted = await db.rateLimit.findMany({ where: { key: { startsWith: "demo:" } } });
    expect(counted.map(({ points }) => points)).toEqual([0]);
    await clearFaults();
    expect((await answerOf({ address: "203.0.113.5" })).status).toBe(200);
  });

  it("counts for one who leaves before the first word, without an error line; the model stops", async () => {
    const errors = vi.spyOn(log, "error");
    const model = await silentModel();
    // As many as are written at once: the next four have places as soon as these have left.
    for (const [before, accept] of ["application/json", "text/event-stream"].entries()) {
      const leaver = new AbortController();
      const visit = { headers: { ...own, accept }, signal: leaver.signal, address: "203.0.113.9" };
      const left = Array.from({ length: 4 }, () => ask(visit));
      await expect.poll(() => model.asked, { timeout: 20_000 }).toBe(4 * (before + 1));
      leaver.abort();
      await Promise.all(left);
      await expect.poll(() => model.left, { timeout: 20_000 }).toBe(4 * (before + 1));
    }
    model.close();
    expect(await usedToday()).toBe(8);
    const counted = await db.rateLimit.findMany({ where: { key: { startsWith: "demo:" } } });
    expect(counted.map(({ points }) => points)).toEqual([8]);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it("counts where the model refuses, and where it did not answer but for a few times", async () => {
    await plant({ kind: "refuse" });
    expect((await answerOf({ address: "203.0.113.6" })).status).toBe(502);
    expect(await usedToday()).toBe(1);
    await clearFaults();
    await plant({ kind: "error-before-effect" });
    for (let n = 0; n < 7; n += 1) await answerOf({ address: "203.0.113.6" });
    expect(await usedToday()).toBe(3);
  });

  it("is held under a crowd, most of whom are asked to come again in a moment", async () => {
    limitTo(3);
    const answers = await Promise.all(Array.from({ length: 120 }, () => answerOf()));
    const codes = answers.map(({ message }) => message);
    expect(codes.filter((code) => code === "OK")).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(["OK", "DEMO_SPENT", "SERVER_BUSY"]));
    const busy = answers.filter(({ message }) => message === "SERVER_BUSY");
    for (const { status, headers } of busy)
      expect({ status, after: headers.get("retry-after") }).toEqual({ status: 503, after: "5" });
    expect(await usedToday()).toBe(3);
  });
});

describe("a visitor's photo", () => {
  it("is what the post is written from, and is stored nowhere", async () => {
    const blue = await photo(900, 600).jpeg().toBuffer();
    const { status, object } = await answerOf({ fields: { businessName: "Molnár Bakery" }, photo: blue });
    expect(status).toBe(200);
    expect(object.content).toMatch(/picture in which \w+ prevails/i);
    expect(await db.media.count()).toBe(0);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith("postwright"))).toEqual([]);
  });

  it("that the model cannot see is done without, where there is a line, and else asked about", async () => {
    const restore = useModel(BLIND_SERVERS[0][1]);
    Object.assign(env(), { demoModel: env().AI_TEXT_MODEL });
    const blue = await photo().jpeg().toBuffer();
    expect((await answerOf({ photo: blue })).object.content).toContain("Sourdough");
    const { status, object } = await answerOf({ fields: { businessName: "Molnár" }, photo: blue });
    expect({ status, ...object }).toEqual({ status: 400, fieldErrors: { about: ["Demo.errors.blind"] } });
    expect(await usedToday()).toBe(1);
    restore();
  });

  it.each(["an SVG with a script", "a PNG of 12,000 × 12,000 px", "an empty file"])(
    "that is %s is refused and costs nothing",
    async (name) => {
      const bytes = await REFUSED[name]?.();
      const { status, message } = await answerOf({ photo: bytes });
      expect({ status, message }).toEqual({ status: 422, message: refusalOf(name) });
      expect(await usedToday()).toBe(0);
    },
  );

  it("of more than half a megabyte is refused", async () => {
    const { status, message } = await answerOf({ photo: new Uint8Array(500_001).fill(255) });
    expect({ status, message }).toEqual({ status: 413, message: "FILE_TOO_LARGE" });
  });
});

it("leaves nothing of the visitor in the database", async () => {
  const address = "203.0.113.77";
  const words = { ...bakery, businessName: "Zwetschgendatschi", about: "Powidltascherl on Friday" };
  const { object, status } = await answerOf({ fields: words, address });
  expect(status).toBe(200);
  // The limit of presses is the one that every visitor's form has, and is gone within minutes.
  await db.rateLimit.deleteMany({ where: { key: { startsWith: "demo-press:" } } });
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS "name" FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_prisma%'`;
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS "row" FROM "${name}" t`);
    const all = rows.map(({ row }) => row).join("\n");
    for (const word of [...Object.values(words).slice(0, 2), address, object.content?.slice(0, 40) ?? "?"])
      expect(all, `${name} and ${word}`).not.toContain(word);
  }
});
