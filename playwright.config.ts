import { defineConfig, devices } from "@playwright/test";
import { findFullChromium, provideChromium } from "./scripts/browser/chromium";
import { launchOptions } from "./scripts/browser/open-page";
import { guardRun } from "./scripts/processes/guard";
import { freePort } from "./scripts/processes/ports";
import { e2eSettings } from "./tests/setup/e2e-settings";

guardRun();
// Read in the main process first; the workers inherit what it chose.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_SANDBOX_PORT ??= String(await freePort());
process.env.E2E_SMTP_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= `.data/test/${process.pid}`;
const browser = await provideChromium();
await findFullChromium();
const { E2E_PORT, E2E_SANDBOX_PORT } = process.env;
const appUrl = `http://localhost:${E2E_PORT}`;
process.env.E2E_APP_URL = appUrl;
process.env.E2E_SANDBOX_URL = `http://localhost:${E2E_SANDBOX_PORT}`;

// scripts/screens.ts: its files lay things into the database themselves, so they have the product's settings too.
const screens = Boolean(process.env.SCREENS);

if (screens) Object.assign(process.env, e2eSettings());

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "artifacts/e2e",
  fullyParallel: false,
  workers: screens ? 1 : 2,
  // What passes only at the second try hides a fault, of the product's or of the test's.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_REPORT ?? "artifacts/reports/e2e.json" }],
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: appUrl,
    actionTimeout: screens ? 20_000 : 0,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "Europe/Budapest",
    // What a test has the browser refuse would now and then pass it by, once a worker has the page.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording every action costs a third of a run: TRACE=1 asks for it, to look at one failing test.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: launchOptions(browser),
  },
  projects: screens
    ? [{ name: "screens", testDir: "tests/screens", timeout: 180_000 }]
    : [{ name: "chromium" }],
  tsconfig: screens ? "tests/screens/tsconfig.json" : undefined,
  webServer: {
    command: "node --import tsx tests/setup/e2e-server.ts",
    url: `${appUrl}/api/health`,
    timeout: 8 * 60_000,
    stdout: process.env.CI || process.env.DEBUG_SERVER ? "pipe" : "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 45_000 },
    env: { ...(process.env as Record<string, string>), ...e2eSettings() },
  },
});
