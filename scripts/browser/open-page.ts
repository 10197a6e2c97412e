import { stripVTControlCharacters } from "node:util";
import { type Browser, chromium } from "@playwright/test";

/** A Chromium that has opened a page. */
export type Chromium = {
  path: string;
  /** What it needs on this machine: --no-sandbox where it does not start with its own sandbox. */
  arguments: string[];
  /** Whether it is the whole browser: a headless shell has no notifications. */
  full: boolean;
  version: string;
};

/** Little shared memory in containers, and nothing that tests do not look at. */
const ARGUMENTS = ["--disable-dev-shm-usage", "--disable-background-networking", "--disable-gpu"];

/** Only ends a browser that hangs. */
const GIVE_UP_MS = 60_000;

/** How Playwright starts it. Playwright's own default is no sandbox, so what is needed is left to the arguments. */
export const launchOptions = ({ path, arguments: args }: Pick<Chromium, "path" | "arguments">) => ({
  executablePath: path,
  args,
  chromiumSandbox: true,
});

/**
 * Opens a page in a browser: with its own sandbox, else without, which containers, root and some Linuxes do not allow.
 * @returns the browser, or why it opens none
 */
export async function openPage(path: string): Promise<Chromium | string> {
  let problem = "";
  for (const own of [[], ["--no-sandbox"]]) {
    const args = [...ARGUMENTS, ...own];
    try {
      return { path, arguments: args, ...(await look(launchOptions({ path, arguments: args }))) };
    } catch (error) {
      problem = reason(error);
    }
  }
  return problem;
}

async function look(options: ReturnType<typeof launchOptions>): Promise<Pick<Chromium, "full" | "version">> {
  const browser = await chromium.launch({ ...options, timeout: GIVE_UP_MS });
  try {
    await requireText(browser);
    const session = await browser.newBrowserCDPSession();
    const { product } = await session.send("Browser.getVersion");
    return { full: !product.startsWith("Headless"), version: browser.version() };
  } finally {
    await browser.close();
  }
}

/** Without a font the texts of a page have no size, and a form ends the browser. */
async function requireText(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(GIVE_UP_MS);
  await page.setContent("<p>Text</p><form><input value='Text'><button>Text</button></form>");
  const { width = 0, height = 0 } = (await page.locator("p").boundingBox()) ?? {};
  if (!width || !height) throw new Error("it renders no text because no font is installed");
}

/** The line of a failed start that tells most. */
function reason(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = text.split("\n").map((line) => line.replace(/^.*\[err\]\s*/, "").trim());
  return lines.find((line) => /shared librar|not found|denied|ENOENT|FATAL/i.test(line)) ?? lines[0] ?? text;
}
