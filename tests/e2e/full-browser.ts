import { findFullChromium, provideChromium } from "../../scripts/browser/chromium";
import { launchOptions } from "../../scripts/browser/open-page";

/**
 * The whole browser where there is one, for the files with tests tagged @full-browser: a headless shell shows no
 * notifications, and an older one than Playwright's own lets a worker reach the network while the page is offline.
 */
export const FULL_BROWSER = launchOptions((await findFullChromium()) ?? (await provideChromium()));
