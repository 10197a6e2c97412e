import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { claimSandbox } from "./claim-sandbox";
import { freshProcess } from "./fresh-process";
import { copyDatabase, dropDatabase, throughPooler } from "./test-database";
import { vapidKeys } from "./vapid";

freshProcess();

// Next's server puts it there before anything else; request-scope.ts needs what is built on it.
Object.assign(globalThis, { AsyncLocalStorage });

// Runs before the imports of each test file: lib/settings/env.ts reads the settings at its first use.
const [sandbox, giveBack] = await claimSandbox(inject("sandboxes"), inject("folder"));
const folder = mkdtempSync(join(inject("folder"), "file-"));
const url = await copyDatabase(inject("template"), folder.slice(-6).toLowerCase());
await fetch(new URL("/api/reset", sandbox.url), { method: "POST" });

Object.assign(process.env, testSettings(sandbox, throughPooler(url), folder));

afterAll(async () => {
  const { closeDb } = await import("../../lib/db");
  await closeDb();
  await dropDatabase(url);
  giveBack();
});

function testSettings(at: { url: string; smtpUrl: string }, database: string, files: string) {
  return {
    APP_URL: "http://localhost:3999",
    DATABASE_URL: database,
    DATABASE_POOL: "5",
    NEXTAUTH_SECRET: "a-secret-that-only-tests-know",
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
    SANDBOX: "1",
    SANDBOX_URL: at.url,
    SANDBOX_PORT: new URL(at.url).port,
    SANDBOX_SMTP_PORT: new URL(at.smtpUrl).port,
    ...vapidKeys,
    MEDIA_URL: process.env.TEST_MEDIA_URL ?? join(files, "media"),
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
  };
}
