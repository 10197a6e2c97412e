// npm run stripe:setup: makes the plans' products and prices, the portal's settings and, in a real account, the
// webhook. What is right stays; running it again changes nothing. The sandbox is set up by itself at first use.
import { loadEnvironment, ROOT, setting } from "./environment";
import { ensureSecrets } from "./secrets";

loadEnvironment(process.env.NODE_ENV === "production" ? "production" : "development");
ensureSecrets(`${ROOT}/.env.local`);
process.env.DATABASE_URL ||= "postgresql://localhost/not-used";
// A new account's webhook gets its secret here, so it cannot be set before.
if (setting("STRIPE_SECRET_KEY")) process.env.STRIPE_WEBHOOK_SECRET ||= "whsec_not_made_yet";

const { env } = await import("../lib/env");
const { setUpShop } = await import("../lib/billing/set-up-shop");
const { makeWebhook } = await import("../lib/providers/stripe/catalogue");

try {
  const { prices, portal } = await setUpShop();
  for (const [key, id] of prices) console.log(`${key.padEnd(34)} ${id}`);
  console.log(`${"the portal's settings".padEnd(34)} ${portal}`);
  const { sandboxed, APP_URL, https } = env();
  if (sandboxed.includes("stripe"))
    console.log("In the sandbox, which sends its events to the app by itself.");
  else if (!https)
    console.log(`No webhook was made: Stripe does not reach ${APP_URL}. Forward its events while you develop:
  stripe listen --forward-to ${APP_URL}/api/stripe/webhook`);
  else {
    const secret = await makeWebhook(`${APP_URL}/api/stripe/webhook`);
    if (secret)
      console.log(
        `The webhook was made. Set this now, it is not shown again:\nSTRIPE_WEBHOOK_SECRET=${secret}`,
      );
    else
      console.log(
        `The webhook at ${APP_URL}/api/stripe/webhook was there; its secret is in Stripe's dashboard.`,
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
