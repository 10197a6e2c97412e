// `npm run dev` on a machine that has nothing: what the README promises a newcomer.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, inject, it } from "vitest";
import { freePort, isPortFree } from "../../../scripts/processes/ports";

const DIST = ".next-one-command";
/** Next's development server names its folder of types in these. */
const written = ["tsconfig.json", "next-env.d.ts"].filter((name) => fs.existsSync(name));
const before = written.map((name) => [name, fs.readFileSync(name)] as const);

let child: ChildProcess | undefined;
afterAll(async () => {
  if (child && child.exitCode === null) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  for (const [name, text] of before) fs.writeFileSync(name, text);
  fs.rmSync(DIST, { recursive: true, force: true });
});

it("npm run dev starts everything with nothing configured, and one signal ends it", async () => {
  const folder = fs.mkdtempSync(join(inject("folder"), "one-command-"));
  const [port, sandbox, smtp] = [await freePort(), await freePort(), await freePort()];
  child = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts"], {
    // Nothing of the tests' own settings.
    env: {
      PATH: process.env.PATH,
      GUARDED_BY: process.env.GUARDED_BY,
      HOME: folder,
      NODE_ENV: "development",
      PORT: String(port),
      SANDBOX_PORT: String(sandbox),
      SANDBOX_SMTP_PORT: String(smtp),
      DATA_DIR: folder,
      SECRETS_FILE: join(folder, ".env.local"),
      NEXT_DIST_DIR: DIST,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text: Buffer) => (output += String(text)));
  while (!output.includes("Postwright is running")) {
    expect(child.exitCode, output).toBeNull();
    await sleep(200);
  }
  expect(output).toContain("Generated NEXTAUTH_SECRET, ENCRYPTION_KEYS");
  const login = await fetch(`http://localhost:${port}/login`);
  expect([login.status, await login.text()]).toEqual([200, expect.stringContaining("Postwright")]);
  expect((await fetch(`http://localhost:${sandbox}/mailbox`)).status).toBe(200);

  child.kill("SIGTERM");
  const [code] = (await once(child, "exit")) as [number | null];
  expect(code, output).toBe(0);
  for (const each of [port, sandbox, smtp]) expect(await isPortFree(each)).toBe(true);
});
