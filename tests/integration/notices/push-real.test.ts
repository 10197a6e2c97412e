import { expect, it } from "vitest";
import { PROVIDER_SETTINGS } from "../../../lib/env";

// No provider is the sandbox's: its push service is then an address like any other of this machine.
for (const name of Object.values(PROVIDER_SETTINGS).flat()) process.env[name] = "set";
process.env.SMTP_URL = "smtp://127.0.0.1:1";
const { env } = await import("../../../lib/env");
const { isPushService } = await import("../../../lib/providers/push");

it("where nothing is in the sandbox, its push service does not count", () => {
  expect(env().sandboxed).toEqual([]);
  expect(isPushService(`${env().SANDBOX_URL}/push/send/x`)).toBe(false);
  expect(isPushService("https://fcm.googleapis.com/fcm/send/x")).toBe(true);
});
