import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** As Debian, Ubuntu, Fedora and Google name them; the shell first, with which a test takes half of the processor. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Where they are not found by their name. */
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** Whether the browser of the npm package (bundled.ts) runs on this kind of machine. */
export const hasBundled = () => process.platform === "linux" && process.arch === "x64";

/** The browsers of this machine, in the order of choice: the named one, the system's, Playwright's own. */
export function installed(): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const system = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const all = [...system, ...PLACES, chromium.executablePath()].filter((file) => fs.existsSync(file));
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return [...new Set(named ? [named, ...all] : all)];
}
