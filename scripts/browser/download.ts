import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { ROOT } from "../environment";

const CLI = path.join(ROOT, "node_modules/@playwright/test/cli.js");

/** Has Playwright download its browser into its own folder of the user's. @returns its path, or null without a network */
export function downloadChromium(): string | null {
  console.log("There is no browser for the tests here: Playwright downloads one.");
  spawnSync(process.execPath, [CLI, "install", "--no-shell", "chromium"], { stdio: "inherit" });
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : null;
}
