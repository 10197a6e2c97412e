import { vapidKeys } from "./vapid";

/** Nothing from the shell or an .env file may put a real provider into a test: empty means not set. */
const none = Object.fromEntries(
  "DIRECT_URL SANDBOX_URL OPENAI_API_KEY FACEBOOK_APP_ID FACEBOOK_APP_SECRET FACEBOOK_GRAPH_URL FACEBOOK_DIALOG_URL SMTP_URL STRIPE_SECRET_KEY GOOGLE_CLIENT_ID GOOGLE_CLIENT_SECRET GOOGLE_ISSUER INNGEST_EVENT_KEY"
    .split(" ")
    .map((name) => [name, ""]),
);

/**
 * The product's settings for the browser tests, with everything in the sandbox.
 * Ports and folder are those that playwright.config.ts chose.
 */
export function e2eSettings(): Record<string, string> {
  const { E2E_PORT = "", E2E_SANDBOX_PORT = "", E2E_SMTP_PORT = "", E2E_DATA_DIR = "" } = process.env;
  return {
    ...none,
    DATABASE_URL: process.env.E2E_DATABASE_URL ?? "",
    SANDBOX: "1",
    // The vendor's SDK reads this one itself, and fails on an empty one.
    OPENAI_BASE_URL: `http://localhost:${E2E_SANDBOX_PORT}/openai/v1`,
    APP_URL: `http://localhost:${E2E_PORT}`,
    PORT: E2E_PORT,
    SANDBOX_PORT: E2E_SANDBOX_PORT,
    SANDBOX_SMTP_PORT: E2E_SMTP_PORT,
    DATA_DIR: E2E_DATA_DIR,
    MEDIA_URL: `${E2E_DATA_DIR}/media`,
    NEXTAUTH_SECRET: "a-secret-that-only-tests-know",
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
    ...vapidKeys,
    // All visitors come from one address; tests/faults/server/limits.test.ts tests the limits over HTTP.
    RATE_LIMITS: "off",
    // As while the sandbox plays the model, whose address is set here.
    DEMO_POSTS_PER_DAY: "100",
    LOG_LEVEL: "warn",
  };
}
