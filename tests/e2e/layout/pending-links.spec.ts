import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { test } from "../owner";

/** How long the server takes to respond with each of the app's pages. */
const SERVER_MS = 2_500;
/**
 * How soon a press is answered, in frames that the browser draws: 100 ms of 60 a second. On a loaded machine frames get
 * longer, and no press is answered between two of them.
 */
const ANSWER_FRAMES = 6;

async function slowServer(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().headers()["rsc"]) await new Promise((resolve) => setTimeout(resolve, SERVER_MS));
    await route.fallback();
  });
}

/** Has the page count the frames from a press to the sign that a page is loading. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    let frames: number | null = null;
    const count = () => {
      if (frames !== null) frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    addEventListener("click", () => (frames = 0), { capture: true });
    new MutationObserver(() => {
      if (frames === null || !document.querySelector("[data-pending]")) return;
      answers.push(frames);
      frames = null;
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const answers = (page: Page) => page.evaluate(() => (window as unknown as { answers: number[] }).answers);

test("every link of the sidebar responds to a press within 100 ms while the server takes 2.5 s", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/settings");
  await page.waitForLoadState("networkidle");
  await slowServer(page);
  await watchPresses(page);
  const places = page.getByRole("complementary").getByRole("link");
  const number = await places.count();
  expect(number).toBeGreaterThanOrEqual(5);
  for (let place = 0; place < number; place += 1) {
    const link = places.nth(place);
    await link.click();
    await expect(link.locator("[data-pending]")).toBeVisible();
    const [path] = ((await link.getAttribute("href")) ?? "").split("?");
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(page.locator("[data-pending]")).toHaveCount(0);
  }
  const measured = await answers(page);
  expect(measured).toHaveLength(number);
  for (const frames of measured) expect(frames).toBeLessThanOrEqual(ANSWER_FRAMES);
});

test("so do the account menu, the drawer, a filter, and a button that leads to another page", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/your-posts");
  await page.waitForLoadState("networkidle");
  await slowServer(page);
  await watchPresses(page);
  const pending = page.locator("[data-pending]");
  await page.getByRole("link", { name: "Published", exact: true }).click();
  await expect(pending.first()).toBeVisible();
  await expect(page).toHaveURL(/status=PUBLISHED/);
  await expect(pending).toHaveCount(0);

  await page.getByRole("button", { name: /account menu/i }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(pending.first()).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("menu")).toBeHidden();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("link", { name: "Feedback" }).click();
  await expect(drawer.locator("[data-pending]")).toBeVisible();
  await expect(page).toHaveURL(/\/feedback$/);
  await expect(drawer).toBeHidden();
  const measured = await answers(page);
  expect(measured).toHaveLength(3);
  for (const frames of measured) expect(frames).toBeLessThanOrEqual(ANSWER_FRAMES);
});

test("a page whose data is ready comes without a skeleton, in the first HTML", async ({ page }) => {
  const headers = { accept: "text/html" };
  const paths = ["/dashboard", "/week", "/business-profile", "/post-generator", "/subscription", "/settings"];
  for (const path of paths) {
    // Once before, so that what is measured is the page and not the server's first use of it.
    await page.request.get(path, { headers });
    const html = await (await page.request.get(path, { headers })).text();
    expect(html, path).not.toMatch(/<template id="B:|\$RC\(|<div hidden id="S:/);
  }
});
