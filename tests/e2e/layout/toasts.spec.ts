import type { Locator, Page } from "@playwright/test";
import { cut } from "../cut-connection";
import { expect, shot } from "../fixtures";
import { draft, openWorkspace, test } from "../owner";
import { pressWhenReady } from "../press-when-ready";
import { bringIntoSight, coveredByToasts, isHit } from "./covered";

const WINDOWS = [
  [375, 667],
  [375, 812],
  [768, 1024],
  [1024, 720],
  [1280, 720],
  [1440, 900],
] as const;

const region = (page: Page) => page.getByRole("region", { name: "Notifications" });

async function expectFree(page: Page, where: string, ...primaries: Locator[]): Promise<void> {
  // Controls may scroll under the message, as under the top bar; without scrolling none is covered.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await coveredByToasts(page), `${where}: covered by a message`).toEqual([]);
  for (const primary of primaries) {
    // A sheet or a dialog slides in, and a part that arrives moves what stands below it.
    await expect
      .poll(async () => {
        await primary.evaluate(bringIntoSight);
        return primary.evaluate(isHit);
      }, `${where}: ${primary}`)
      .toBe(true);
  }
}

/** Where the controls of the page stand, by their names. */
const positions = (page: Page) =>
  page
    .locator("main :is(a[href], button, h1)")
    .evaluateAll((all) =>
      all.map((each) => `${each.textContent} ${Math.round(each.getBoundingClientRect().top)}`),
    );

/** Makes copying fail, or work again. */
const breakCopy = (page: Page, broken: boolean) =>
  page.evaluate((no) => {
    navigator.clipboard.writeText = () => (no ? Promise.reject(new Error("no")) : Promise.resolve());
  }, broken);

test("no message lies over a control: workspace, drawer, sheet and dialog, success and failure", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const post = await draft(page, "Walnut bread on Fridays");
  for (const [width, height] of WINDOWS) {
    const where = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await openWorkspace(page, post);
    const copy = page.getByRole("button", { name: "Copy" });
    const postNow = page.getByRole("button", { name: "Post Now" });
    const sheet = width < 768;
    const generate = page.getByRole("button", { name: "Generate Post" });
    const next = sheet ? [postNow, copy] : [postNow, copy, generate];
    await breakCopy(page, false);
    await copy.hover();
    // The tools for the words arrive after the text.
    await expect(page.getByRole("button", { name: "Change the text" })).toBeVisible();
    const standing = await positions(page);
    await copy.click();
    await expect(region(page).getByText("Text copied to clipboard!")).toBeVisible();
    expect(await positions(page), `${where}: the message moves nothing`).toEqual(standing);
    await expectFree(page, `${where}, success`, ...next);
    await breakCopy(page, true);
    await copy.click();
    await expect(region(page).getByText("Failed to copy text.")).toBeVisible();
    expect(await copy.evaluate(isHit), `${where}: what was just pressed, wherever the page stands`).toBe(
      true,
    );
    await expectFree(page, `${where}, failure`, ...next);
    await shot(page, `toasts/workspace-${width}-${height}`);

    if (width < 1188) {
      await page.getByRole("button", { name: "Open menu" }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await expect(drawer.getByText("Failed to copy text.")).toBeVisible();
      await expectFree(page, `${where}, drawer`, ...(await drawer.getByRole("link").all()));
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
    }
    if (sheet) {
      await page.getByRole("button", { name: "Create Post" }).click();
      const form = page.getByRole("dialog", { name: "Create Post" });
      await expect(form.getByText("Failed to copy text.")).toBeVisible();
      await expectFree(page, `${where}, sheet`, form.getByRole("button", { name: "Generate Post" }));
      await page.keyboard.press("Escape");
      await expect(form).toBeHidden();
    }
    await page.route("**/api/post/publish", (route) => route.abort());
    await postNow.click();
    const dialog = page.getByRole("dialog", { name: "Confirm Post" });
    await dialog.getByRole("button", { name: "Post Now" }).click();
    await expect(dialog.getByText("Failed to publish post. Please try again.")).toBeVisible();
    await expectFree(
      page,
      `${where}, dialog`,
      dialog.getByRole("button", { name: "Post Now" }),
      dialog.getByRole("heading", { name: "Confirm Post" }),
    );
    await shot(page, `toasts/dialog-${width}-${height}`);
    await page.unroute("**/api/post/publish");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Failed to publish post. Please try again."), "goes with it").toHaveCount(0);
    await expectFree(page, `${where}, after the dialog`, ...next);
  }
});

test("a form shows its result beside its button; a failure stays until it is closed, or its repeat has succeeded", async ({
  page,
}) => {
  await page.clock.install();
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto("/feedback");
    await page.getByLabel("Message").fill("The calendar should begin on Monday.");
    const form = page.locator("main form");
    const send = form.getByRole("button", { name: "Submit Feedback" });
    const { restore } = await cut(page, "500 page");
    await send.click();
    const failure = form.getByText("Failed to submit feedback. Please try again later.");
    await expect(failure).toBeInViewport();
    await expectFree(page, `${width}, failure`, send);
    await page.clock.fastForward(6_000);
    await expect(failure).toBeVisible();
    await form.getByRole("button", { name: "Close" }).click();
    await expect(failure).toBeHidden();
    await send.click();
    await expect(failure).toBeVisible();
    await restore();
    await send.click();
    const success = form.getByText("Thank you. Your message has reached us.");
    await expect(success).toBeInViewport();
    await expect(failure, "its repeat has succeeded").toBeHidden();
    await expectFree(page, `${width}, success`, send);
    await expect(success, "success leaves by itself").toBeHidden({ timeout: 8_000 });
  }
});

test("the sign-in page shows its failures below the form, without covering the button", async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await pressWhenReady(context);
  const page = await context.newPage();
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto("/login");
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    const button = page.getByRole("button", { name: "Sign In", exact: true });
    await button.click();
    await expect(region(page).getByText(/do not match an account/)).toBeInViewport();
    await expectFree(page, `${width}`, button);
  }
  await context.close();
});
