import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../../scripts/processes/ports";

let folder: string;
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "pw-refusals-"))));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Runs Node as npm would, with the settings that the first run generates. */
function run(args: string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "development",
      DATA_DIR: folder,
      NEXTAUTH_SECRET: "a-secret-that-only-tests-know",
      ENCRYPTION_KEYS: `t1:${randomBytes(32).toString("base64")}`,
      VAPID_PUBLIC_KEY: `B${"A".repeat(86)}`,
      VAPID_PRIVATE_KEY: "A".repeat(43),
      ...settings,
    },
    encoding: "utf8",
    timeout: 30_000,
  });
  return { status, output: stdout + stderr };
}
const dev = (settings: Record<string, string>) => run(["--import", "tsx", "scripts/dev.ts"], settings);

it("names every wrong setting at once, a port among them, and shows no stack", () => {
  const { status, output } = dev({ PORT: "abc", AI_API: "morse", FACEBOOK_APP_ID: "1" });
  expect(status).toBe(1);
  expect(output).toMatch(/ - PORT is not valid/);
  expect(output).toMatch(/ - AI_API is not valid/);
  expect(output).toMatch(/ - FACEBOOK_APP_SECRET is not set \(facebook\)/);
  expect(output).not.toMatch(/^\s+at /m);
});

it("says which database cannot be reached, and shows no stack", async () => {
  const ports = {
    PORT: `${await freePort()}`,
    SANDBOX_PORT: `${await freePort()}`,
    SANDBOX_SMTP_PORT: `${await freePort()}`,
  };
  const { status, output } = dev({ ...ports, DATABASE_URL: "postgresql://x:y@127.0.0.1:9/none" });
  expect(status).toBe(1);
  expect(output).toMatch(/The database at 127\.0\.0\.1:9\/none cannot be reached/);
  expect(output).not.toMatch(/^\s+at /m);
});

it("says that Node is too old, before npm's own commands", () => {
  const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  for (const name of ["preinstall", "predev", "prestart", "pretest"])
    expect(scripts[name]).toBe("node scripts/require-node.mjs");
  const as = (version: string) =>
    run([
      "--input-type=module",
      "-e",
      `Object.defineProperty(process.versions, "node", { value: "${version}" }); await import("./scripts/require-node.mjs");`,
    ]);
  for (const old of ["16.20.2", "18.20.4", "20.18.3"]) {
    const { status, output } = as(old);
    expect(status).toBe(1);
    expect(output).toContain(`Postwright needs Node 20.19 or newer, best 24; this is ${old}`);
  }
  for (const enough of ["20.19.0", "22.1.0"]) expect(as(enough)).toEqual({ status: 0, output: "" });
});

it("npm run doctor reports photos, notices and jobs, and shows none of their keys", () => {
  const { status, output } = run(["--import", "tsx", "scripts/doctor.ts"], {
    DATABASE_URL: "postgresql://x:y@127.0.0.1:9/none",
    MEDIA_URL: "s3+http://ID:TOPSECRET@127.0.0.1:9/bucket",
    VAPID_PUBLIC_KEY: "",
    VAPID_PRIVATE_KEY: "",
    EMBEDDED_RUNNER: "off",
    CRON_SECRET: "a-secret-of-sixteen",
  });
  expect(status).toBe(1);
  expect(output).toMatch(/^BROKEN\s+Database .*cannot be reached/m);
  expect(output).toMatch(/^BROKEN\s+photos\s+in an S3 bucket: .*cannot be reached/m);
  expect(output).toMatch(/^note\s+push\s+off: /m);
  expect(output).toMatch(/^note\s+jobs\s+.*CRON_SECRET/m);
  expect(output).not.toContain("TOPSECRET");
});
