// Wrong settings, as operators make them: `npm start` and `npm run doctor` both say each by its name, and no secret.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "../../../lib/settings/env";
import { freePort } from "../../../scripts/processes/ports";
import { command } from "../../command";
import { vapidKeys } from "../../setup/vapid";
import { type S3Server, startS3Server } from "../../stores/s3-server";
import { CONTRADICTIONS, DOUBTS, INVALID, type Row, SECRET } from "./wrong-settings";

let folder: string;
let store: S3Server;
let base: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pw-wrong-"));
  // A build that is there, and cannot be served: a start that gets so far ends.
  writeFileSync(join(folder, "BUILD_ID"), "none");
  store = await startS3Server();
  base = {
    ...vapidKeys,
    NODE_ENV: "production",
    NEXT_DIST_DIR: folder,
    PORT: String(await freePort()),
    DATABASE_URL: env().DATABASE_URL,
    APP_URL: "https://postwright.example",
    OPENAI_API_KEY: "sk-x",
    OPENAI_BASE_URL: `${process.env.SANDBOX_URL}/nothing`,
    FACEBOOK_APP_ID: "1",
    FACEBOOK_APP_SECRET: "facebook",
    STRIPE_SECRET_KEY: "sk_live_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    SMTP_URL: `smtp://localhost:${env().SANDBOX_SMTP_PORT}`,
    MAIL_FROM: "hello@postwright.example",
    FEEDBACK_TO: "Us <us@postwright.example>",
  };
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts rows together that set different things, because one run names all that is wrong. */
function together(rows: Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const names = Object.keys(row[1]);
    const run = runs.find((others) =>
      others.every(([, settings]) => names.every((name) => !(name in settings))),
    );
    if (run) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Runs both with the wrong settings of all rows. @returns the rows of which one of them says nothing */
async function unsaid(rows: Row[]): Promise<string[]> {
  const settings = Object.assign({}, base, ...rows.map((row) => row[1])) as Record<string, string>;
  const run = async (script: "start" | "doctor") => {
    const { output, status } = await command([`scripts/${script}.ts`], settings);
    if (script === "start") expect(status).toBe(1);
    expect(output).not.toContain(SECRET);
    return rows.filter(([, , says]) => !says.test(output)).map(([what]) => `${script}: ${what}\n${output}`);
  };
  return (await Promise.all([run("start"), run("doctor")])).flat();
}

it("are more than 30", () => {
  expect(INVALID.length + CONTRADICTIONS.length + DOUBTS.length).toBeGreaterThan(60);
});

it("are said of nothing that is right", async () => {
  const { output } = await command(["scripts/start.ts"], base);
  // The first line is Next's own.
  expect(output).toMatch(/^\{"level":30,.*Next\.js/);
  const doctor = await command(["scripts/doctor.ts"], base);
  expect(doctor.output).not.toMatch(/^(BROKEN|note) +(Settings|Database|photos|mail)/m);
});

describe.each([
  ["refused by itself", INVALID],
  ["refused with another", CONTRADICTIONS],
  ["valid, but hardly meant", DOUBTS],
])("what is %s", (_, rows) => {
  it.each(together(rows).map((run) => [run.map(([what]) => what).join("; "), run] as const))(
    "%s",
    async (_title, run) => {
      expect(await unsaid(run)).toEqual([]);
    },
  );
});

describe("what only trying tells", () => {
  const to = (change: (url: URL) => void) => {
    const url = new URL(env().DATABASE_URL);
    change(url);
    return { DATABASE_URL: url.href };
  };
  it.each<[string, () => Record<string, string>, RegExp]>([
    [
      "a port without a database",
      () => to((url) => (url.port = "9")),
      /cannot be reached: .*DATABASE_URL names it/,
    ],
    [
      "a user whom the database does not know",
      () => to((url) => (url.username = "nobody")),
      /"nobody".*DATABASE_URL names it/,
    ],
    [
      "a wrong password of the database",
      () => to((url) => (url.password = "wrong")),
      /password authentication failed.*DATABASE_URL names it/,
    ],
    [
      "a database that does not exist",
      () => to((url) => (url.pathname = "/none")),
      /"none" does not exist.*DATABASE_URL names it/,
    ],
    [
      "a bucket that does not exist",
      () => ({ MEDIA_URL: store.url("none") }),
      /MEDIA_URL.*NoSuchBucket|NoSuchBucket.*MEDIA_URL/,
    ],
    [
      "a wrong secret of the store",
      () => ({ MEDIA_URL: store.url("photos", "wrong") }),
      /MEDIA_URL.*Signature|Signature.*MEDIA_URL/,
    ],
  ])("%s", async (what, settings, says) => {
    expect(await unsaid([[what, settings(), says]])).toEqual([]);
  });
});
