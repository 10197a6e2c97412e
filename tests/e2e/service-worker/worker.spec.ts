import { vapidKeys } from "../../setup/vapid";
import { appUrl, expect } from "../fixtures";
import { FULL_BROWSER } from "../full-browser";
import { test } from "../owner";
import { nextBrowser, playPushService } from "./push-service";
import { countNotifications, workerOf } from "./service-worker";

test.use({ serviceWorkers: "allow", launchOptions: FULL_BROWSER });

test("a browser that got another endpoint from its push service sends it to the server", async ({
  page,
  context,
}) => {
  await playPushService(context);
  await page.goto("/settings");
  const worker = await workerOf(page);
  for (const given of [true, false]) {
    await nextBrowser(page);
    const json = await page.evaluate(() => localStorage.getItem("next-browser") ?? "");
    const { endpoint, keys } = JSON.parse(json) as { endpoint: string; keys: object };
    // Chromium offers no way to trigger it: the event is dispatched as the Push API defines it, with or without a new subscription.
    await worker.evaluate(
      async ([subscription, key, isGiven]) => {
        const made = { toJSON: () => subscription };
        const requested: unknown[] = [];
        const scope = self as unknown as { registration: { pushManager: object } };
        Object.assign(Object.getPrototypeOf(scope.registration.pushManager) as object, {
          subscribe: async (options: unknown) => {
            requested.push(options);
            return made;
          },
        });
        const event = new Event("pushsubscriptionchange");
        const waited: Promise<unknown>[] = [];
        const old = { options: { userVisibleOnly: true, applicationServerKey: key } };
        for (const [name, value] of Object.entries({
          oldSubscription: old,
          newSubscription: isGiven ? made : null,
          waitUntil: (work: Promise<unknown>) => waited.push(work),
        }))
          Object.defineProperty(event, name, { value });
        self.dispatchEvent(event);
        if (waited.length !== 1) throw new Error("nothing was waited for");
        await Promise.all(waited);
        if (!isGiven && requested[0] !== old.options) throw new Error("subscribed with other options");
      },
      [{ endpoint, keys }, vapidKeys.VAPID_PUBLIC_KEY, given] as const,
    );
    const state = await page.evaluate(
      async (address) =>
        (
          await fetch("/api/notices/push", {
            method: "PUT",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ endpoint: address }),
          })
        ).json(),
      endpoint,
    );
    expect(state).toMatchObject({ object: { on: true } });
  }
});

test(
  "the worker shows what is pushed, and a click on it leads to the post",
  { tag: "@full-browser" },
  async ({ page, context }) => {
    await context.grantPermissions(["notifications"], { origin: appUrl });
    await page.goto("/terms");
    const worker = await workerOf(page);
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
    const countShown = await countNotifications(worker);
    // Asked for its notices while one is on its way to the screen, Chromium now and then forgets that one.
    const deliver = async (data: string) => {
      const before = await countShown();
      await client.send("ServiceWorker.deliverPushMessage", {
        origin: appUrl,
        registrationId: await registered,
        data,
      });
      await expect.poll(countShown, "shown").toBe(before + 1);
    };
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
    // The same notice pushed again, e.g. because the first response was lost, replaces the first.
    await deliver(JSON.stringify({ ...payload, body: "Sent again" }));
    await expect.poll(async () => (await shown()).map(({ body }) => body)).toEqual(["Sent again"]);

    /** Dispatches a click in the worker. Only a person's click may open a window, so the calls are recorded instead. */
    const click = (to: string | undefined) =>
      worker.evaluate(async (target) => {
        const scope = self as unknown as {
          registration: ServiceWorkerRegistration;
          clients: { openWindow: (url: string) => Promise<null> };
          WindowClient: { prototype: { focus: (this: { url: string }) => Promise<void> } };
          dispatchEvent: (event: Event) => boolean;
        };
        const opened: string[] = [];
        scope.clients.openWindow = async (url) => {
          opened.push(url);
          return null;
        };
        scope.WindowClient.prototype.focus = async function (this: { url: string }) {
          opened.push(`focus ${this.url}`);
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
        return { opened, left: left.length };
      }, to);
    expect(await click("/your-posts")).toEqual({ opened: [`${appUrl}/your-posts`], left: 0 });
    expect(await click("https://evil.example/")).toEqual({ opened: [], left: 0 });
    expect(await click("//evil.example/")).toEqual({ opened: [], left: 0 });
    expect(await click(undefined)).toEqual({ opened: [`${appUrl}/dashboard`], left: 0 });
    // The tab that already shows it is focused; no other is navigated, since it may hold unsaved text.
    expect(await click("/terms")).toEqual({ opened: [`focus ${appUrl}/terms`], left: 0 });

    // A push with unreadable data is shown as well, or the browser would revoke the permission.
    for (const data of ["", "no JSON", "null"]) {
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        for (const notification of await registration.getNotifications()) notification.close();
      });
      await expect.poll(shown).toEqual([]);
      await deliver(data);
      await expect.poll(async () => (await shown()).map(({ title }) => title)).toContain("Postwright");
    }
  },
);
