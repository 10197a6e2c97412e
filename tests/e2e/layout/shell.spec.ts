import { appUrl, expect, expectAccessible, test } from "../fixtures";
import { call, connectPage, profile, signUp, test as asOwner } from "../owner";
import { primaries } from "../primaries";

test("the onboarding has the top bar: the address, Settings and Log out, and no way that leads back", async ({
  page,
}) => {
  await signUp(page);
  await expect(page.getByRole("heading", { name: "Welcome to Your Dashboard" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const menu = page.getByRole("banner").getByRole("button", { name: /@example\.com account menu$/i });
  // On a busy machine the page is visible some time before it is hydrated.
  await page.waitForLoadState("networkidle");
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Manage subscription" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Log out" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("You will need to log in again to access your account.");
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("a new owner sees one primary button at a time, and an empty filter leads to all posts", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await call(page, "/api/business", profile);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Write a post" })).toBeVisible();
  await expect.poll(() => primaries(page)).toEqual(["Connect"]);
  await connectPage(page);
  await expect.poll(() => primaries(page)).toEqual(["Write a post"]);

  await page.goto("/your-posts?status=SCHEDULED");
  await expect(page.getByText("Nothing is scheduled at the moment.")).toBeVisible();
  await expect.poll(() => primaries(page)).toEqual([]);
  await page.getByRole("link", { name: "Show all posts" }).click();
  await expect(page).toHaveURL(`${appUrl}/your-posts`);
  await expect(page.getByText("Nothing written yet.")).toBeVisible();
  await expect.poll(() => primaries(page)).toEqual(["Write a post"]);
});

asOwner("the account's address can be read on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/dashboard");
  const button = page.getByRole("button", { name: /account menu/i });
  const [email = "none"] = /owner-\S+@example\.com/.exec((await button.textContent()) ?? "") ?? [];
  await button.click();
  const address = page.getByRole("menu").getByText(email);
  await expect(address).toBeVisible();
  expect(
    await address.evaluate((element) => element.scrollWidth <= element.clientWidth),
    "nothing is cut off",
  ).toBe(true);
});
