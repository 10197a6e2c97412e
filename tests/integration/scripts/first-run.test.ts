import { createECDH } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readEnv } from "../../../lib/settings/env";
import { isPortFree } from "../../../scripts/processes/ports";
import { requirePorts } from "../../../scripts/run/preflight";
import { ensureSecrets } from "../../../scripts/run/secrets";

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "pw-first-run-"));
  file = path.join(folder, ".env.local");
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const environment = (): NodeJS.ProcessEnv => ({ NODE_ENV: "development" });

it("makes secrets that the app accepts, readable by the owner alone", () => {
  const made = environment();
  expect(ensureSecrets(file, made)).toEqual([
    "NEXTAUTH_SECRET",
    "ENCRYPTION_KEYS",
    "VAPID_PUBLIC_KEY",
    "VAPID_PRIVATE_KEY",
  ]);
  expect(() => readEnv({ ...made, DATABASE_URL: "postgresql://x/y" })).not.toThrow();
  const [id, key] = (made.ENCRYPTION_KEYS ?? "").split(":");
  expect(id).toBe("k1");
  expect(Buffer.from(key ?? "", "base64")).toHaveLength(32);
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(made.VAPID_PRIVATE_KEY ?? "", "base64url");
  expect(pair.getPublicKey("base64url")).toBe(made.VAPID_PUBLIC_KEY);
  if (process.platform !== "win32") expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

it("adds only what is missing, and changes nothing that stands in the file", () => {
  fs.writeFileSync(file, "FACEBOOK_APP_ID=1");
  const vapid = { VAPID_PUBLIC_KEY: "p" };
  expect(ensureSecrets(file, { ...environment(), ...vapid, NEXTAUTH_SECRET: "mine" })).toEqual([
    "ENCRYPTION_KEYS",
  ]);
  const text = fs.readFileSync(file, "utf8");
  expect(text.startsWith("FACEBOOK_APP_ID=1\n")).toBe(true);
  expect(text).not.toContain("NEXTAUTH_SECRET");
  const all = { ...environment(), ...vapid, NEXTAUTH_SECRET: "a", ENCRYPTION_KEYS: "b" };
  expect(ensureSecrets(file, all)).toEqual([]);
  expect(fs.readFileSync(file, "utf8")).toBe(text);
});

it("names every taken port with the setting to change", async () => {
  const { createServer } = await import("node:net");
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  try {
    expect(await isPortFree(port)).toBe(false);
    await expect(requirePorts({ PORT: port, SANDBOX_PORT: port })).rejects.toThrow(
      new RegExp(`Port ${port} is taken.*Set PORT .*\\n.*Set SANDBOX_PORT`),
    );
  } finally {
    server.close();
  }
});
