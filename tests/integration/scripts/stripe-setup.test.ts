import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "../../../lib/settings/env";
import { stripe } from "../../../lib/providers/stripe/client";

const url = "https://posts.example/api/stripe/webhook";
let folder: string;
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "pw-stripe-setup-"))));
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  const { data } = await stripe().webhookEndpoints.list();
  for (const { id } of data) await stripe().webhookEndpoints.update(id, { disabled: true });
});

/** `npm run stripe:setup` where nothing is set but the given settings. */
function setUp(settings: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", "scripts/stripe-setup.ts"],
    {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: folder, ...settings },
      encoding: "utf8",
      timeout: 60_000,
    },
  );
  return { status, output: stdout + stderr };
}

it("needs Stripe's settings only, and enables a webhook that Stripe had disabled", async () => {
  const settings = {
    STRIPE_SECRET_KEY: "sk_test_sandbox",
    STRIPE_API_URL: env().STRIPE_API_URL,
    APP_URL: "https://posts.example",
    // Half of another provider's settings, which the app itself would refuse.
    FACEBOOK_APP_ID: "1",
  };
  const first = setUp(settings);
  expect(first.output).toContain("STRIPE_WEBHOOK_SECRET=whsec_");
  expect(first.status).toBe(0);
  const endpoint = async () => (await stripe().webhookEndpoints.list()).data.find((row) => row.url === url);
  await stripe().webhookEndpoints.update((await endpoint())?.id ?? "", { disabled: true });
  expect(await endpoint()).toMatchObject({ status: "disabled" });
  expect(setUp(settings).output).toContain("already existed, and is enabled");
  expect(await endpoint()).toMatchObject({ status: "enabled" });
});

it("names the key that is missing", () => {
  const { status, output } = setUp({ APP_URL: "https://posts.example" });
  expect(status).toBe(1);
  expect(output).toContain("STRIPE_SECRET_KEY is not set");
});
