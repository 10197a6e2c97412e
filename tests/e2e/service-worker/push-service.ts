import type { BrowserContext, Page } from "@playwright/test";
import { vapidKeys } from "../../setup/vapid";
import { sandboxUrl } from "../fixtures";

/**
 * A browser whose push service is the sandbox's: the browser's own needs its maker's servers. Everything else is
 * the page's and the server's. It stays subscribed over a reload, as a real one does.
 */
export async function playPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript((sandbox) => {
    type Kept = { id: string; endpoint: string; keys: object };
    const kept = () => JSON.parse(localStorage.getItem("played-push") ?? "null") as Kept | null;
    const made = (json: Kept) => ({
      endpoint: json.endpoint,
      toJSON: () => ({ endpoint: json.endpoint, keys: json.keys }),
      unsubscribe: async () => {
        localStorage.removeItem("played-push");
        const before = localStorage.getItem("ended-push") ?? "";
        localStorage.setItem("ended-push", `${before} ${json.id}`.trim());
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const json = kept();
        return json && made(json);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const next = localStorage.getItem("next-browser") ?? "";
        const json = JSON.parse(next) as Kept & { for: string };
        if (json.for !== applicationServerKey) throw new Error(`${sandbox} knows another key`);
        localStorage.setItem("played-push", next);
        return made(json);
      },
    });
  }, sandboxUrl);
}

/** Has the sandbox create the push subscription that the page's next subscribe() returns. @returns its id */
export async function nextBrowser(page: Page): Promise<string> {
  const key = vapidKeys.VAPID_PUBLIC_KEY;
  const reply = await fetch(`${sandboxUrl}/api/push/subscriptions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ applicationServerKey: key }),
  });
  const browser = (await reply.json()) as { id: string };
  await page.evaluate(
    (json) => localStorage.setItem("next-browser", json),
    JSON.stringify({ ...browser, for: key }),
  );
  return browser.id;
}
