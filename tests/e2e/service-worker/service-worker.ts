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

/** Has the worker count the notifications that it has shown, from now on. @returns reads how many there were */
export async function countNotifications(worker: Worker): Promise<() => Promise<number>> {
  await worker.evaluate(() => {
    type Show = (this: unknown, ...given: unknown[]) => Promise<void>;
    const scope = self as unknown as {
      shown: number;
      ServiceWorkerRegistration: { prototype: { showNotification: Show } };
    };
    const { prototype } = scope.ServiceWorkerRegistration;
    const show = prototype.showNotification;
    scope.shown = 0;
    prototype.showNotification = async function (...given) {
      await show.apply(this, given);
      scope.shown += 1;
    };
  });
  return () => worker.evaluate(() => (self as unknown as { shown: number }).shown);
}
