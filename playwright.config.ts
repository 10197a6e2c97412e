import { defineConfig, devices } from "@playwright/test";
import { chromiumArguments, findChromium } from "./scripts/find-chromium";
import { freePort } from "./scripts/ports";

// Read in the main process first; the workers inherit what it chose.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_SANDBOX_PORT ??= String(await freePort());
process.env.E2E_SMTP_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= `.data/test/${process.pid}`;
const { E2E_PORT, E2E_SANDBOX_PORT, E2E_SMTP_PORT, E2E_DATA_DIR } = process.env;
const appUrl = `http://localhost:${E2E_PORT}`;
process.env.E2E_APP_URL = appUrl;
process.env.E2E_SANDBOX_URL = `http://localhost:${E2E_SANDBOX_PORT}`;

/** Nothing from the shell or an .env file may put a real provider into a test: empty means not set. */
const none = Object.fromEntries(
  "DATABASE_URL DIRECT_URL SANDBOX_URL OPENAI_API_KEY FACEBOOK_APP_ID FACEBOOK_APP_SECRET FACEBOOK_GRAPH_URL FACEBOOK_DIALOG_URL SMTP_URL STRIPE_SECRET_KEY GOOGLE_CLIENT_ID GOOGLE_CLIENT_SECRET GOOGLE_ISSUER INNGEST_EVENT_KEY"
    .split(" ")
    .map((name) => [name, ""]),
);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "artifacts/e2e",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "artifacts/reports/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: appUrl,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "Europe/Budapest",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: { executablePath: findChromium(), args: chromiumArguments() },
  },
  projects: [{ name: "chromium" }],
  webServer: {
    command: "node --import tsx tests/setup/e2e-server.ts",
    url: `${appUrl}/api/health`,
    timeout: 8 * 60_000,
    stdout: process.env.CI || process.env.DEBUG_SERVER ? "pipe" : "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 45_000 },
    env: {
      ...(process.env as Record<string, string>),
      ...none,
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? "",
      SANDBOX: "1",
      // The vendor's SDK reads this one itself, and an empty one stops it.
      OPENAI_BASE_URL: `http://localhost:${E2E_SANDBOX_PORT}/openai/v1`,
      APP_URL: appUrl,
      PORT: E2E_PORT,
      SANDBOX_PORT: E2E_SANDBOX_PORT,
      SANDBOX_SMTP_PORT: E2E_SMTP_PORT,
      DATA_DIR: E2E_DATA_DIR,
      MEDIA_URL: `${E2E_DATA_DIR}/media`,
      NEXTAUTH_SECRET: "a-secret-that-only-tests-know",
      ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
      LOG_LEVEL: "warn",
    },
  },
});
