// npm run stripe:setup: creates the plans' products and prices, the portal's configuration and, in a real account,
// the webhook. Idempotent. The sandbox is set up automatically at first use.
import { loadEnvironment, setting } from "./environment";

loadEnvironment(process.env.NODE_ENV === "production" ? "production" : "development");

const { env, SETTING_NAMES } = await import("../lib/settings/env");
// Only Stripe's settings and the app's address matter here: the catalogue may be set up before everything else.
for (const name of SETTING_NAMES)
  if (!/^(STRIPE_|SANDBOX|NODE_ENV$|APP_URL$|PORT$)/.test(name)) delete process.env[name];
Object.assign(process.env, {
  DATABASE_URL: "postgresql://localhost/not-used",
  NEXTAUTH_SECRET: "not used by this command",
  ENCRYPTION_KEYS: `unused:${Buffer.alloc(32).toString("base64")}`,
});
if (setting("STRIPE_SECRET_KEY")) {
  process.env.SANDBOX = "1";
  // A new account's webhook gets its secret here, so it cannot be set before.
  process.env.STRIPE_WEBHOOK_SECRET ||= "whsec_not_made_yet";
}

const { setUpCatalogue } = await import("../lib/billing/set-up-catalogue");
const { syncWebhook } = await import("../lib/providers/stripe/catalogue");

try {
  if (process.env.NODE_ENV === "production" && !setting("STRIPE_SECRET_KEY") && !setting("SANDBOX"))
    throw new Error("STRIPE_SECRET_KEY is not set.");
  const { prices, portal } = await setUpCatalogue();
  for (const [key, id] of prices) console.log(`${key.padEnd(34)} ${id}`);
  console.log(`${"portal configuration".padEnd(34)} ${portal}`);
  const { sandboxed, APP_URL, https } = env();
  if (sandboxed.includes("stripe"))
    console.log("Set up in the sandbox, which sends its events to the app without further configuration.");
  else if (!https)
    console.log(`No webhook was created, because Stripe cannot reach ${APP_URL}. Forward its events while you develop:
  stripe listen --forward-to ${APP_URL}/api/stripe/webhook`);
  else {
    const secret = await syncWebhook(`${APP_URL}/api/stripe/webhook`);
    if (secret)
      console.log(
        `The webhook was created. Copy this setting now; it is not shown again:\nSTRIPE_WEBHOOK_SECRET=${secret}`,
      );
    else
      console.log(
        `The webhook at ${APP_URL}/api/stripe/webhook already existed, and is enabled; its secret is in Stripe's dashboard.`,
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
