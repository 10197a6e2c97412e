import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSandbox } from "../../sandbox/server";
import { applyMigrations } from "../../scripts/database/apply-migrations";
import { startThrowawayPostgres } from "../../scripts/database/local-postgres";
import { freePort } from "../../scripts/processes/ports";
import { untilReady } from "../../scripts/run/ready";
import { makePasswordHash } from "../../lib/accounts/credentials/verify-password";
import { makeBusiness, makeSubscription, makeUser } from "../factories";
import { HEIC } from "../hostile-files";
import { eventsOf, plant, rolls } from "../integration/posts/drafting/drafts";
import { given } from "./given";

const PASSWORD = "blue kettle morning";
/** Nobody's number on every Unix: the image's user is no root either. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

// Outside of the repository, whose packages would otherwise be found where the folder lacks one.
const root = mkdtempSync(join(tmpdir(), "postwright-image-"));
const app = join(root, "app");
const postgres = await startThrowawayPostgres(join(root, "postgres"));
const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
const port = await freePort();
const url = `http://localhost:${port}`;
const settings = {
  NODE_ENV: "production",
  HOSTNAME: "0.0.0.0",
  PORT: String(port),
  APP_URL: url,
  DATABASE_URL: postgres.url,
  // As compose.yaml and .env.example leave what is not set.
  OPENAI_BASE_URL: "",
  DIRECT_URL: "",
  NEXTAUTH_SECRET: "a-secret-that-only-tests-know",
  ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
  SANDBOX: "1",
  SANDBOX_URL: sandbox.url,
  SANDBOX_PORT: new URL(sandbox.url).port,
  SANDBOX_SMTP_PORT: new URL(sandbox.smtpUrl).port,
  MEDIA_URL: "/tmp",
} as const;

let server: ChildProcess;
let output = "";

function start(changed: Record<string, string> = {}): ChildProcess {
  const args = ["--import", "./scripts/json-lines.mjs", "scripts/container.mjs"];
  const env = { PATH: process.env.PATH, ...settings, MEDIA_URL: join(root, "media"), ...changed };
  return spawn(given("PARTS_NODE"), args, { cwd: app, env, stdio: ["ignore", "pipe", "pipe"], ...NOBODY });
}

beforeAll(async () => {
  cpSync(given("PARTS_STANDALONE"), app, { recursive: true, verbatimSymlinks: true });
  chmodSync(root, 0o777);
  Object.assign(process.env, settings);
  server = start();
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (text: Buffer) => (output += String(text)));
  await untilReady(`${url}/api/health/ready`, AbortSignal.timeout(60_000));
}, 120_000);
afterAll(async () => {
  server.kill("SIGKILL");
  await sandbox.close();
  await postgres.destroy();
  rmSync(root, { recursive: true, force: true });
});

let token = "";
const headers = () => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });
const draft = (key: string) =>
  fetch(`${url}/api/post/draft`, {
    method: "POST",
    headers: { ...headers(), accept: "text/event-stream", "idempotency-key": key },
    body: JSON.stringify({ ...rolls, generateImage: true, imageDescription: "Rolls on a board" }),
  });

describe("the folder that an image holds, by itself", () => {
  it("brings an empty database up to date and serves pages with their parts", async () => {
    expect(output).toContain("Migrations applied");
    const ready = (await (await fetch(`${url}/api/health/ready`)).json()) as { object: unknown };
    expect(ready.object).toMatchObject({ database: "ok", migrations: "ok", store: "ok" });
    expect(await applyMigrations(postgres.url)).toMatchObject({ applied: [] });
    const html = await (await fetch(`${url}/login`)).text();
    const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
    for (const path of [script, "/icon.svg", "/sw.js"])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  });

  it("signs in, decodes a telephone's photo, writes a post with a photo, and mails", async () => {
    const user = await makeUser({ passwordHash: await makePasswordHash(PASSWORD) });
    await makeBusiness(user.id);
    await makeSubscription(user.id);
    const body = JSON.stringify({ email: user.email, password: PASSWORD });
    const signedIn = await fetch(`${url}/api/auth/token`, { method: "POST", headers: headers(), body });
    expect(signedIn.status).toBe(200);
    ({ token } = ((await signedIn.json()) as { object: { token: string } }).object);

    const form = new FormData();
    form.set("file", new File([readFileSync(HEIC)], "IMG_1.HEIC"));
    const { authorization } = headers();
    const photo = await fetch(`${url}/api/media`, { method: "POST", headers: { authorization }, body: form });
    expect([photo.status, await photo.json()]).toMatchObject([200, { statusCode: "OK" }]);

    expect((await eventsOf(await draft("image-first"))).at(-1)).toMatchObject({ name: "done" });
    const feedback = JSON.stringify({ content: "It runs in a container" });
    const sent = await fetch(`${url}/api/feedback`, { method: "POST", headers: headers(), body: feedback });
    expect(sent.status).toBe(200);
    const mails = async () => (await (await fetch(`${sandbox.url}/api/mails`)).json()) as unknown[];
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  });

  it("finishes what is being written on SIGTERM, ends with 0, and has written nothing but JSON", async () => {
    await plant({ kind: "slow", delayMs: 3_000, method: "POST" });
    const writing = await draft("image-second");
    expect(writing.status).toBe(200);
    server.kill("SIGTERM");
    expect((await eventsOf(writing)).at(-1)).toMatchObject({ name: "done" });
    const [code] = server.exitCode === null ? ((await once(server, "exit")) as [number]) : [server.exitCode];
    expect(code).toBe(0);
    const lines = output.split("\n").filter(Boolean);
    expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);
    expect(lines.length).toBeGreaterThan(3);
  });

  it("names what is missing, and ends", async () => {
    const refused = start({ ENCRYPTION_KEYS: "", NEXTAUTH_SECRET: "" });
    let said = "";
    refused.stderr?.on("data", (text: Buffer) => (said += String(text)));
    const [code] = (await once(refused, "close")) as [number];
    expect(code).toBe(1);
    expect(said).toMatch(/ENCRYPTION_KEYS/);
    expect(said).toMatch(/NEXTAUTH_SECRET/);
  });
});
