import type { Locator, Page } from "@playwright/test";
import { appUrl, expect, plantFault } from "../fixtures";
import { test, write } from "../owner";
import { schedule } from "../schedule";

/** Has scheduled posts fail, so that the dashboard shows a notice for each. */
async function failSome(page: Page, abouts: readonly string[]): Promise<void> {
  for (const about of abouts) {
    const post = await write(page, about);
    await plantFault({ provider: "facebook", kind: "refuse", path: "/feed", contains: post.content });
    await schedule(page, post, new Date(Date.now() + 3_000));
  }
  const countFailures = async () => {
    const reply = await page.request.get(`${appUrl}/api/notices`);
    const { object } = (await reply.json()) as { object: { notices: { kind: string }[] } };
    return object.notices.filter(({ kind }) => kind === "POST_FAILED").length;
  };
  await expect.poll(countFailures, { timeout: 60_000 }).toBe(abouts.length);
}

test("a focused element that disappears passes the focus on: a dismissed notice, a closed toast", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await failSome(page, [
    `Plum rolls ${Date.now()}`,
    `Pear rolls ${Date.now()}`,
    `Quince rolls ${Date.now()}`,
  ]);
  const isOneDocument = async () => {
    const reply = await page.request.get("/dashboard", { headers: { accept: "text/html" } });
    return !(await reply.text()).includes('<div hidden id="S:');
  };
  await expect.poll(isOneDocument, "no notice is sent behind a fallback").toBe(true);
  let saved = 0;
  page.on("response", (reply) => (saved += reply.ok() && reply.url().endsWith("/dismiss") ? 1 : 0));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Needs your attention" })).toBeVisible();
  const items = page.getByRole("region", { name: "Needs your attention" }).getByRole("listitem");
  // What is to be done stands among them, such as unread drafts, and cannot be dismissed.
  const notices = items.filter({ has: page.getByRole("button", { name: "Dismiss" }) });
  const aside = (at: number) => notices.nth(at).getByRole("button", { name: "Dismiss" });
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const all = await notices.count();

  // The server refuses: the notices are back, each with a toast that stays.
  await page.route("**/api/notices/**", (route) => route.fulfill({ status: 500, json: {} }), { times: 2 });
  const toasts = page.getByRole("listitem").filter({ hasText: "The notice could not be dismissed" });
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
    // On the next one, which is what is to be done if anything is, or else on the one before.
    await expect(items.and(page.locator(":focus"))).toHaveCount(1);
  }
  const others = (await items.count()) - 1;
  await press(aside(0));
  await expect(others > 0 ? items.first() : page.locator("#main")).toBeFocused();
  await expect(notices).toHaveCount(0);
  // What did not go out is still to be done.
  const undone = items.filter({ hasText: "did not go out" });
  await expect(undone).toHaveCount(1);
  await expect.poll(() => saved, "all are saved").toBe(all);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  await expect(undone).toHaveCount(1);
  await expect(notices).toHaveCount(0);
});
