import path from "node:path";
import { ROOT } from "../environment";
import { unpackChromium } from "./bundled";
import { downloadChromium } from "./download";
import { hasBundled, installed } from "./installed";
import { type Chromium, openPage } from "./open-page";

/** The choice of a run, for the processes that it starts: looking for a browser takes a second. */
const CHOICE = "TEST_BROWSER";
const FULL_CHOICE = "TEST_FULL_BROWSER";

const HOW_TO = `No Chromium opens a page here, and the browser tests need one. Any of these gives you one:
  npx playwright install --with-deps chromium     (Playwright's own, with the libraries that it needs)
  sudo apt-get install -y chromium                (Debian; on Ubuntu: snap install chromium)
  PLAYWRIGHT_CHROMIUM=/path/to/chrome npm test    (one that you have)`;

/**
 * The browser for tests and photos, the first that opens a page: PLAYWRIGHT_CHROMIUM, the system's, Playwright's own,
 * the one of an npm package (Linux x64), or Playwright's download. Chosen once a run, and said in one line.
 * @throws with what was tried, and how to get one
 */
export async function provideChromium(): Promise<Chromium> {
  const chosen = inherited(CHOICE);
  if (chosen) return chosen;
  const problems: string[] = [];
  for await (const file of candidates()) {
    const opened = await openPage(file);
    if (typeof opened !== "string") return keep(opened, problems);
    problems.push(`${shown(file)} opens no page: ${opened}`);
  }
  throw new Error([...problems, HOW_TO].join("\n"));
}

/** A whole browser for the tests tagged @full-browser, or null: nothing is unpacked or downloaded for them. */
export async function findFullChromium(): Promise<Chromium | null> {
  if (process.env[FULL_CHOICE] !== undefined) return inherited(FULL_CHOICE);
  const full = await firstFull();
  process.env[FULL_CHOICE] = full ? JSON.stringify(full) : "";
  return full;
}

async function* candidates(): AsyncGenerator<string> {
  yield* installed();
  if (hasBundled()) yield unpackChromium();
  const downloaded = downloadChromium();
  if (downloaded) yield downloaded;
}

async function firstFull(): Promise<Chromium | null> {
  const chosen = await provideChromium();
  if (chosen.full) return chosen;
  for (const file of installed()) {
    const opened = await openPage(file);
    if (typeof opened !== "string" && opened.full) return opened;
  }
  return null;
}

function inherited(name: string): Chromium | null {
  const text = process.env[name];
  return text ? (JSON.parse(text) as Chromium) : null;
}

const shown = (file: string) => (file.startsWith(ROOT + path.sep) ? path.relative(ROOT, file) : file);

function keep(chromium: Chromium, problems: readonly string[]): Chromium {
  process.env[CHOICE] = JSON.stringify(chromium);
  const { path: file, version, full, arguments: args } = chromium;
  const kind = full ? "Chromium" : "Chromium's headless shell";
  const sandbox = args.includes("--no-sandbox")
    ? "without its own sandbox (--no-sandbox), with which it does not start here"
    : "in its own sandbox";
  for (const problem of problems) console.log(problem);
  console.log(`Browser: ${kind} ${version}, ${shown(file)}, ${sandbox}.`);
  return chromium;
}
