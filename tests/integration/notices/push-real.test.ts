import { expect, it } from "vitest";
import type { PROVIDER_SETTINGS, SandboxedProvider } from "../../../lib/settings/env";

// No provider is the sandbox's: its push service is then an address like any other of this machine.
const GIVEN: Record<(typeof PROVIDER_SETTINGS)[SandboxedProvider][number], string> = {
  OPENAI_API_KEY: "set",
  FACEBOOK_APP_ID: "1234567890",
  FACEBOOK_APP_SECRET: "set",
  STRIPE_SECRET_KEY: "sk_test_set",
  STRIPE_WEBHOOK_SECRET: "whsec_set",
  GOOGLE_CLIENT_ID: "set",
  GOOGLE_CLIENT_SECRET: "set",
  SMTP_URL: "smtp://127.0.0.1:1",
};
Object.assign(process.env, GIVEN);
const { env } = await import("../../../lib/settings/env");
const { isPushService } = await import("../../../lib/providers/push");

it("where nothing is in the sandbox, its push service does not count", () => {
  expect(env().sandboxed).toEqual([]);
  expect(isPushService(`${env().SANDBOX_URL}/push/send/x`)).toBe(false);
  expect(isPushService("https://fcm.googleapis.com/fcm/send/x")).toBe(true);
});
