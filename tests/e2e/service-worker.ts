import type { Page, Worker } from "@playwright/test";
import { appUrl } from "./fixtures";

/** The service worker of Postwright, once it is there. */
export async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url() === `${appUrl}/sw.js`);
  if (!worker) throw new Error("There is no service worker");
  return worker;
}
