import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

const howTo = `No Chromium was found, and the end-to-end tests need one. Any of these gives you one:
  npx playwright install --with-deps chromium     (Playwright's own)
  sudo apt-get install -y chromium                (Debian; on Ubuntu: snap install chromium)
  PLAYWRIGHT_CHROMIUM=/path/to/chrome npm test    (one that you have)`;

/**
 * The browser for tests and screenshots: PLAYWRIGHT_CHROMIUM, the system's, or Playwright's own.
 * @throws with installation instructions when there is none
 */
export function findChromium(): string {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named && !existsSync(named))
    throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which does not exist.`);
  const found = named || [...places, chromium.executablePath()].find((path) => existsSync(path));
  if (!found) throw new Error(howTo);
  return found;
}

/**
 * A Chromium without the windows of a desktop browser, with which a test takes half of the processor; the whole one where
 * Debian's is not installed. It has no notifications.
 */
export function findHeadlessShell(): string {
  const shell = "/usr/bin/chromium-headless-shell";
  return !process.env.PLAYWRIGHT_CHROMIUM && existsSync(shell) ? shell : findChromium();
}

/** Arguments needed on a server: no browser sandbox as root, and little shared memory in containers. */
export function chromiumArguments(): string[] {
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return [...asRoot, "--disable-dev-shm-usage", "--disable-background-networking", "--disable-gpu"];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
