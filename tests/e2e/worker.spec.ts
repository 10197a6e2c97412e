import { vapidKeys } from "../setup/vapid";
import { appUrl, expect } from "./fixtures";
import { test } from "./owner";
import { nextBrowser, playPushService } from "./push-service";
import { workerOf } from "./service-worker";

test.use({ serviceWorkers: "allow" });

test("a browser that got another address from its push service tells the server of it", async ({
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
    // Chromium has no way to have it happen: the worker is told as the Push API says, with or without a new one.
    await worker.evaluate(
      async ([subscription, key, isGiven]) => {
        const made = { toJSON: () => subscription };
        const asked: unknown[] = [];
        const scope = self as unknown as { registration: { pushManager: object } };
        Object.assign(Object.getPrototypeOf(scope.registration.pushManager) as object, {
          subscribe: async (options: unknown) => {
            asked.push(options);
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
        if (!isGiven && asked[0] !== old.options) throw new Error("subscribed with other options");
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

test("the worker shows what is pushed, and a click on it leads to the post", async ({ page, context }) => {
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
  const click = (to: string | undefined) =>
    worker.evaluate(async (target) => {
      const scope = self as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (url: string) => Promise<null> };
        WindowClient: { prototype: { focus: (this: { url: string }) => Promise<void> } };
        dispatchEvent: (event: Event) => boolean;
      };
      const asked: string[] = [];
      scope.clients.openWindow = async (url) => {
        asked.push(url);
        return null;
      };
      scope.WindowClient.prototype.focus = async function (this: { url: string }) {
        asked.push(`focus ${this.url}`);
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
  expect(await click(undefined)).toEqual({ asked: [`${appUrl}/dashboard`], left: 0 });
  // The tab that shows it already comes to the front; another one, with a text in it, is left alone.
  expect(await click("/terms")).toEqual({ asked: [`focus ${appUrl}/terms`], left: 0 });

  // A push that nobody can read is shown all the same, or the browser takes the permission away.
  for (const data of ["", "no JSON", "null"]) {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (const one of await registration.getNotifications()) one.close();
    });
    await deliver(data);
    await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(["Postwright"]);
  }
});
