import english from "../../../messages/en.json" with { type: "json" };
import { expect } from "../fixtures";
import { test, write } from "../owner";

const { Errors, Posts } = english;

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
    await expect(page.getByRole("alert").filter({ hasText: Errors.NETWORK })).toBeVisible();
    await expect(page.getByText(text).first()).toBeAttached();
    await page.context().setOffline(false);
    const sheet = page.getByRole("dialog", { name: Posts.details });
    await expect(sheet.getByText(text).first()).toBeVisible();
    await expect(sheet.getByRole("button", { name: Posts.actions.delete })).toBeVisible();
  });
