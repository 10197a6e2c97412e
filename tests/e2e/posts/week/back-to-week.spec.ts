import { expect, test } from "../../fixtures";
import { makeOwner } from "../../owner";
import { pressWhenReady } from "../../press-when-ready";

test("Back leads to a week that has the draft, too", async ({ browser }) => {
  const context = await browser.newContext({ storageState: await makeOwner(browser) });
  await pressWhenReady(context);
  const page = await context.newPage();
  await page.goto("/week");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Post Generator" }).click();
  await page.getByLabel("Description", { exact: true }).fill("Rye bread, from seven");
  await page.getByRole("button", { name: "Generate Post" }).click();
  await expect(page.getByRole("button", { name: /^Another version/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("main").getByRole("link", { name: "Read 1 draft" })).toBeVisible();
  await context.close();
});
