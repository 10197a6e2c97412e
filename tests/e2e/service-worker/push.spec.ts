import type { Page } from "@playwright/test";
import { appUrl, expect, expectAccessible, plantFault, sandboxUrl, shot } from "../fixtures";
import { FULL_BROWSER } from "../full-browser";
import { holdForm } from "../layout/forms/form";
import { draft, test } from "../owner";
import { schedule } from "../schedule";
import { nextBrowser, playPushService } from "./push-service";

test.use({ serviceWorkers: "allow", launchOptions: FULL_BROWSER });

type Message = { text: string };

const messagesTo = async (id: string) =>
  (await (await fetch(`${sandboxUrl}/api/push/messages?subscription=${id}`)).json()) as Message[];
/** The browsers whose subscription was ended, in order. */
const ended = (page: Page) => page.evaluate(() => localStorage.getItem("ended-push"));

const card = (page: Page) => page.getByRole("region", { name: "Notifications on this device" });
const toggle = (page: Page) => card(page).getByRole("switch");

/** Opens Settings in a browser with permission for notifications. */
async function openAllowed(page: Page): Promise<void> {
  await page.context().grantPermissions(["notifications"], { origin: appUrl });
  await playPushService(page.context());
  await page.goto("/settings");
}

test(
  "a failed post is pushed to the device that was switched on, until it is switched off",
  { tag: "@full-browser" },
  async ({ page }) => {
    await openAllowed(page);
    await expect(card(page).getByText(/^Off\./)).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();
    const id = await nextBrowser(page);
    await toggle(page).check();
    await expect(card(page).getByText(/^On\./)).toBeVisible();
    await page.reload();
    await expect(toggle(page)).toBeChecked();

    const post = await draft(page, "Rolls that Facebook will not take");
    await plantFault({ provider: "facebook", kind: "refuse", path: "/feed", contains: post.content });
    await schedule(page, post, new Date(Date.now() + 4_000));
    await expect.poll(async () => (await messagesTo(id)).length, { timeout: 45_000 }).toBe(1);
    const [message] = await messagesTo(id);
    expect(JSON.parse(message?.text ?? "")).toMatchObject({
      title: "A post did not go out",
      path: "/your-posts",
    });

    await toggle(page).uncheck();
    await expect(card(page).getByText(/^Off\./)).toBeVisible();
    expect(await ended(page)).toBe(id);
    await page.reload();
    await expect(card(page).getByText(/^Off\./)).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();
  },
);

test(
  "a browser that the server rejects is not left subscribed, nor is one with an older key",
  { tag: "@full-browser" },
  async ({ page }) => {
    await openAllowed(page);
    const id = await nextBrowser(page);
    await page.evaluate(() => {
      const next = JSON.parse(localStorage.getItem("next-browser") ?? "{}") as object;
      const [older, refused] = [
        { id: "older", endpoint: "https://x.example/", keys: {} },
        { ...next, endpoint: "ftp://x.example/" },
      ];
      localStorage.setItem("played-push", JSON.stringify(older));
      localStorage.setItem("next-browser", JSON.stringify(refused));
    });
    await toggle(page).click();
    await expect(
      page.getByText("It could not be changed. Check your connection and try again."),
    ).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();
    expect(await ended(page)).toBe(`older ${id}`);
  },
);

test(
  "switched on without an answer, in every way: it is said, and the switch is as it was",
  { tag: "@full-browser" },
  async ({ page }) => {
    test.setTimeout(180_000);
    const held = await holdForm(page, {
      name: "switch notifications on",
      open: async () => {
        await openAllowed(page);
        await expect(card(page).getByText(/^Off\./)).toBeVisible();
        await nextBrowser(page);
      },
      send: () => toggle(page).click(),
      typed: () => [toggle(page)],
    });
    expect(held.filter(({ problem }) => problem)).toEqual([]);
  },
);

test(
  "the card shows its status: blocked, not supported, and not changed",
  { tag: "@full-browser" },
  async ({ page, context }) => {
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
    // As in a browser that cannot reach its push service.
    await page.addInitScript(() => {
      PushManager.prototype.subscribe = () =>
        Promise.reject(new DOMException("Registration failed - push service error", "AbortError"));
    });
    await context.grantPermissions(["notifications"], { origin: appUrl });
    await page.reload();
    await expect(card(page).getByText(/^Off\./)).toBeVisible();
    await toggle(page).click();
    await expect(
      page.getByText("It could not be changed. Check your connection and try again."),
    ).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();

    await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
    await page.reload();
    await expect(card(page).getByText(/cannot show notifications/)).toBeVisible();
    await expect(toggle(page)).toBeDisabled();
  },
);

test(
  "a device that the push service has given up is off, and its owner is told at her next visit",
  { tag: "@full-browser" },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await openAllowed(page);
    await nextBrowser(page);
    await toggle(page).check();
    await expect(card(page).getByText(/^On\./)).toBeVisible();
    await plantFault({ provider: "push", kind: "refuse" });
    const post = await draft(page, "Buns that Facebook will not take");
    await plantFault({ provider: "facebook", kind: "refuse", path: "/feed", contains: post.content });
    await schedule(page, post, new Date(Date.now() + 4_000));
    // The switch is off until the page has asked: its answer counts.
    const isOn = async () => {
      const answer = page.waitForResponse(
        (reply) => reply.url().endsWith("/api/notices/push") && reply.request().method() === "PUT",
      );
      await page.reload();
      return ((await (await answer).json()) as { object: { on: boolean } }).object.on;
    };
    await expect.poll(isOn, { timeout: 60_000 }).toBe(false);
    const visit = await context.newPage();
    await visit.setViewportSize({ width: 375, height: 740 });
    await visit.goto("/dashboard");
    await expect(visit.getByText("This device no longer receives notifications")).toBeVisible();
    await expect(visit.getByText("Switch them on again in Settings.")).toBeInViewport({ ratio: 1 });
  },
);
