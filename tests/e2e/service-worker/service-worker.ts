import type { Page, Worker } from "@playwright/test";
import { appUrl } from "../fixtures";

/** Postwright's service worker, once it has started. */
export async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = page
    .context()
    .serviceWorkers()
    .find((candidate) => candidate.url() === `${appUrl}/sw.js`);
  if (!worker) throw new Error("There is no service worker");
  return worker;
}
