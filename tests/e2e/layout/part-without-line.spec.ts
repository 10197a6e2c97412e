import english from "../../../messages/en.json" with { type: "json" };
import { expect } from "../fixtures";
import { SCRIPTS } from "../held-scripts";
import { test, write } from "../owner";

const { Common, Errors, Posts } = english;

for (const before of ["anything of it", "what it shows"])
  test(`a sheet opened without a line, before ${before} has loaded, keeps the page and opens with the line`, async ({
    page,
  }) => {
    const text = `Without a line ${Date.now()}`;
    await write(page, text);
    await page.goto("/your-posts");
    const view = page.getByRole("button", { name: Posts.view, exact: true }).first();
    // The pointer over the button loads the sheet, but none of the parts that it opens.
    const loaded = page.waitForResponse(/\/_next\/static\/chunks\//);
    if (before === "what it shows") await Promise.all([loaded, view.hover()]);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await view.click();
    const message = page.getByRole("alert").filter({ hasText: Errors.NETWORK });
    await expect(message).toBeVisible();
    await expect(page.getByText(text).first()).toBeAttached();
    await page.context().setOffline(false);
    const sheet = page.getByRole("dialog", { name: Posts.details });
    await expect(sheet.getByText(text).first()).toBeVisible();
    await expect(sheet.getByRole("button", { name: Posts.actions.delete })).toBeVisible();
    await expect(message).toBeHidden();
  });

test("a script that is gone, as after an update, is said, and one press loads the page with what was opened", async ({
  page,
}) => {
  const text = `After an update ${Date.now()}`;
  await write(page, text);
  await page.goto("/your-posts");
  await page.waitForLoadState("networkidle");
  await page.route(SCRIPTS, (route) => route.abort());
  await page.getByRole("button", { name: Posts.view, exact: true }).first().click();
  const message = page.getByRole("alert").filter({ hasText: Common.partFailed });
  await expect(message).toBeVisible({ timeout: 20_000 });
  await page.unroute(SCRIPTS);
  await page.getByRole("button", { name: Common.tryAgain }).click();
  await expect(page.getByRole("dialog", { name: Posts.details }).getByText(text).first()).toBeVisible();
  await expect(message).toBeHidden();
});
