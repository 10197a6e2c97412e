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

/** Opens a page and waits until the worker that it registered serves it. */
export async function openServed(page: Page, path: string): Promise<Worker> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    // It claims the page before its activation is over; one that replaces it then might wait for it without end.
    while (active?.state === "activating")
      await new Promise((resolve) => active.addEventListener("statechange", resolve, { once: true }));
  });
  return workerOf(page);
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
