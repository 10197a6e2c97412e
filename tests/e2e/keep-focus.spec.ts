import type { Locator, Page } from "@playwright/test";
import { appUrl, expect, sandboxUrl } from "./fixtures";
import { call, draft, test } from "./owner";

/** Has posts fail at their time, so that the dashboard tells of each. */
async function failSome(page: Page, abouts: readonly string[]): Promise<void> {
  await fetch(`${sandboxUrl}/api/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ provider: "facebook", kind: "refuse", path: "/feed", times: abouts.length }),
  });
  for (const about of abouts) {
    const post = await draft(page, about);
    const scheduledAt = new Date(Date.now() + 3_000).toISOString();
    const body = { postID: post.id, postContent: post.content, platforms: ["FACEBOOK"], scheduledAt };
    await call(page, "/api/post/schedule", body);
  }
  const told = async () => {
    const reply = await page.request.get(`${appUrl}/api/notices`);
    const { object } = (await reply.json()) as { object: { notices: { kind: string }[] } };
    return object.notices.filter(({ kind }) => kind === "POST_FAILED").length;
  };
  await expect.poll(told, { timeout: 60_000 }).toBe(abouts.length);
}

test("what leaves with the keyboard on it hands it on: a notice that is put aside, a toast that is closed", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await failSome(page, [
    `Plum rolls ${Date.now()}`,
    `Pear rolls ${Date.now()}`,
    `Quince rolls ${Date.now()}`,
  ]);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "What needs you" })).toBeVisible();
  const notices = page.getByRole("region", { name: "What needs you" }).getByRole("listitem");
  const aside = (at: number) => notices.nth(at).getByRole("button", { name: "Put this aside" });
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const all = await notices.count();

  // The server refuses: the notices are back, each with a toast that stays.
  await page.route("**/api/notices/**", (route) => route.fulfill({ status: 500, json: {} }), { times: 2 });
  const toasts = page.getByRole("listitem").filter({ hasText: "It could not be put aside" });
  for (const shown of [1, 2]) {
    await press(aside(0));
    await expect(toasts).toHaveCount(shown);
    await expect(notices).toHaveCount(all);
  }
  for (const left of [1, 0]) {
    await aside(1).focus();
    await press(toasts.first().getByRole("button", { name: "Close" }));
    await expect(toasts).toHaveCount(left);
    await expect(aside(1)).toBeFocused();
  }

  await press(aside(1));
  await expect(notices).toHaveCount(all - 1);
  await expect(notices.nth(1)).toBeFocused();
  expect(await notices.nth(1).evaluate((item) => getComputedStyle(item).outlineStyle)).toBe("solid");
  await page.keyboard.press("Tab");
  expect(await notices.nth(1).evaluate((item) => item.contains(document.activeElement))).toBe(true);
  for (let left = all - 2; left > 0; left--) {
    await press(aside(left));
    await expect(notices).toHaveCount(left);
    await expect(notices.nth(left - 1)).toBeFocused();
  }
  const kept = page.waitForResponse(/\/dismiss$/);
  await press(aside(0));
  await expect(notices).toHaveCount(0);
  await expect(page.locator("#main")).toBeFocused();
  await kept;
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  await expect(notices).toHaveCount(0);
});
