import { expect, expectAccessible, test as visitor } from "./fixtures";
import { draft, openWorkspace, signUp, test } from "./owner";
import { primaries } from "./primaries";

visitor(
  "the onboarding has the top bar: the address, Settings and Log out, and no way that leads back",
  async ({ page }) => {
    await signUp(page);
    await expect(page.getByRole("heading", { name: "Welcome to Your Dashboard" })).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    const menu = page.getByRole("banner").getByRole("button", { name: /@example\.com account menu$/i });
    await menu.click();
    await expect(page.getByRole("menuitem", { name: "Settings" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Manage subscription" })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Log out" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("You will need to log in again to access your account.");
    await question.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login/);
  },
);

for (const [width, writing] of [
  [1440, "Generate Post"],
  [375, "Create Post"],
] as const)
  test(`the workspace has one primary button at ${width} px: to write, then to send`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/post-generator");
    await expect(page.getByRole("button", { name: writing })).toBeVisible();
    await expect.poll(() => primaries(page)).toEqual([writing]);
    await openWorkspace(page, await draft(page, "Rye bread on Thursdays"));
    await expect.poll(() => primaries(page)).toEqual(["Post Now"]);
  });
