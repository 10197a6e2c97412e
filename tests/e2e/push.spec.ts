import type { BrowserContext, Page } from "@playwright/test";
import { vapidKeys } from "../setup/vapid";
import { appUrl, expect, expectAccessible, sandboxUrl, shot } from "./fixtures";
import { call, draft, test } from "./owner";

type Message = { text: string };

/**
 * A browser whose push service is the sandbox's: the browser's own needs its maker's servers. Everything else is
 * the page's and the server's. It stays subscribed over a reload, as a real one does.
 */
async function playPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript((sandbox) => {
    type Kept = { id: string; endpoint: string; keys: object };
    const kept = () => JSON.parse(localStorage.getItem("played-push") ?? "null") as Kept | null;
    const made = (json: Kept) => ({
      endpoint: json.endpoint,
      toJSON: () => ({ endpoint: json.endpoint, keys: json.keys }),
      unsubscribe: async () => {
        localStorage.removeItem("played-push");
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const json = kept();
        return json && made(json);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const asked = localStorage.getItem("next-browser") ?? "";
        const json = JSON.parse(asked) as Kept & { for: string };
        if (json.for !== applicationServerKey) throw new Error(`${sandbox} knows another key`);
        localStorage.setItem("played-push", asked);
        return made(json);
      },
    });
  }, sandboxUrl);
}

/** Has the sandbox make the browser that the page's next subscription is. */
async function nextBrowser(page: Page): Promise<string> {
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

const toldTo = async (id: string) =>
  (await (await fetch(`${sandboxUrl}/api/push/messages?subscription=${id}`)).json()) as Message[];
const card = (page: Page) => page.getByRole("region", { name: "Notices on this device" });
const toggle = (page: Page) => card(page).getByRole("switch");

test("a failed post is told on the device that was switched on, until it is switched off", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"], { origin: appUrl });
  await playPushService(context);
  await page.goto("/settings");
  await expect(card(page).getByText(/^Off\./)).toBeVisible();
  await expect(toggle(page)).not.toBeChecked();
  const id = await nextBrowser(page);
  await toggle(page).check();
  await expect(card(page).getByText(/^On\./)).toBeVisible();
  await page.reload();
  await expect(toggle(page)).toBeChecked();

  const post = await draft(page, "Rolls that Facebook will not take");
  const fault = { provider: "facebook", kind: "refuse", path: "/feed" };
  await fetch(`${sandboxUrl}/api/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fault),
  });
  const scheduledAt = new Date(Date.now() + 4_000).toISOString();
  await call(page, "/api/post/schedule", {
    postID: post.id,
    postContent: post.content,
    platforms: ["FACEBOOK"],
    scheduledAt,
  });
  await expect.poll(async () => (await toldTo(id)).length, { timeout: 45_000 }).toBe(1);
  const [message] = await toldTo(id);
  expect(JSON.parse(message?.text ?? "")).toMatchObject({
    title: "A post did not go out",
    path: "/your-posts",
  });

  await toggle(page).uncheck();
  await expect(card(page).getByText(/^Off\./)).toBeVisible();
  await page.reload();
  await expect(card(page).getByText(/^Off\./)).toBeVisible();
  await expect(toggle(page)).not.toBeChecked();
});

test("the card says how it stands: blocked, not supported, and not changed", async ({ page, context }) => {
  const blocked = await page.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { get: () => "denied" }),
  );
  await page.goto("/settings");
  await expect(card(page).getByText(/blocked in this browser/)).toBeVisible();
  await expect(toggle(page)).toBeDisabled();
  for (const width of [375, 1440])
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((chosen) => void (document.cookie = `theme=${chosen}; path=/`), theme);
      await page.reload();
      await expect(card(page).getByText(/blocked in this browser/)).toBeVisible();
      await shot(page, `settings-push/${width}-${theme}`);
    }
  await expectAccessible(page);

  await blocked.dispose();
  // As a browser does that cannot reach its push service.
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () =>
      Promise.reject(new DOMException("Registration failed - push service error", "AbortError"));
  });
  await context.grantPermissions(["notifications"], { origin: appUrl });
  await page.reload();
  await expect(card(page).getByText(/^Off\./)).toBeVisible();
  await toggle(page).click();
  await expect(page.getByText("It could not be changed. Check your connection and try again.")).toBeVisible();
  await expect(toggle(page)).not.toBeChecked();

  await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await page.reload();
  await expect(card(page).getByText(/cannot show notices/)).toBeVisible();
  await expect(toggle(page)).toBeDisabled();
});

test("the worker shows what is pushed, and a click on it leads to the post", async ({ page, context }) => {
  await context.grantPermissions(["notifications"], { origin: appUrl });
  await page.goto("/terms");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = context.serviceWorkers().find((one) => one.url() === `${appUrl}/sw.js`);
  if (!worker) throw new Error("There is no service worker");
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${appUrl}/`);
      if (ours) resolve(ours.registrationId);
    }),
  );
  await client.send("ServiceWorker.enable");
  const payload = {
    title: "A post did not go out",
    body: "“Fresh rolls”\nFacebook did not accept the post.",
    path: "/your-posts",
    tag: "notice-7",
    lang: "en",
  };
  const deliver = async (data: string) =>
    client.send("ServiceWorker.deliverPushMessage", {
      origin: appUrl,
      registrationId: await registered,
      data,
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notices = await registration.getNotifications();
      return notices.map(({ title, body, tag, lang, data }) => ({
        title,
        body,
        tag,
        lang,
        data: data as unknown,
      }));
    });
  await deliver(JSON.stringify(payload));
  const { path, ...words } = payload;
  await expect.poll(shown).toEqual([{ ...words, data: { path } }]);
  // Told again, perhaps because its first answer was lost, it replaces itself.
  await deliver(JSON.stringify({ ...payload, body: "Told again" }));
  await expect.poll(async () => (await shown()).map(({ body }) => body)).toEqual(["Told again"]);

  /** Clicks in the worker; a window may be opened by a person's click alone, so what is asked for is noted. */
  const click = (to: string) =>
    worker.evaluate(async (target) => {
      const scope = self as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (url: string) => Promise<null> };
        dispatchEvent: (event: Event) => boolean;
      };
      const asked: string[] = [];
      scope.clients.openWindow = async (url) => {
        asked.push(url);
        return null;
      };
      await scope.registration.showNotification("Clicked", { tag: "clicked", data: { path: target } });
      const [notification] = await scope.registration.getNotifications({ tag: "clicked" });
      const Clicked = (self as unknown as { NotificationEvent: new (type: string, init: object) => Event })
        .NotificationEvent;
      const waited: Promise<unknown>[] = [];
      const event = new Clicked("notificationclick", { notification });
      Object.defineProperty(event, "waitUntil", { value: (work: Promise<unknown>) => waited.push(work) });
      scope.dispatchEvent(event);
      await Promise.all(waited);
      const left = await scope.registration.getNotifications({ tag: "clicked" });
      return { asked, left: left.length };
    }, to);
  expect(await click("/your-posts")).toEqual({ asked: [`${appUrl}/your-posts`], left: 0 });
  expect(await click("https://evil.example/")).toEqual({ asked: [], left: 0 });
  expect(await click("//evil.example/")).toEqual({ asked: [], left: 0 });
});
