import { bakery } from "../factories";
import { person } from "./people";
import { expect, shoot, signInAs, test, visit } from "./studio";
import { without } from "./trouble";

test("onboarding", async ({ page }) => {
  await signInAs(page, (await person("eszter", { brand: false })).token);
  await visit(page, "/onboarding", "Welcome to Your Dashboard");
  await shoot(page, "onboarding-1");
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.click();
  await expect(page.getByText("Business name must be at least 2 characters")).toBeVisible();
  await shoot(page, "onboarding-1-error");
  await page.getByLabel("Brand Name").fill(bakery.businessName);
  await page.getByLabel("Industry").selectOption(bakery.industry);
  await next.click();
  await page.getByLabel("Brand Description").fill("Bread");
  await next.click();
  await expect(page.getByText("Please provide a detailed description")).toBeVisible();
  await shoot(page, "onboarding-2-error");
  await page.getByLabel("Brand Description").fill(bakery.description);
  await shoot(page, "onboarding-2");
  await next.click();
  await page.getByLabel("Target Audience").fill(bakery.targetAudience);
  await shoot(page, "onboarding-3");
  await next.click();
  await page.getByLabel("Pain Points").fill(bakery.painPoints);
  await shoot(page, "onboarding-4");
});

test("business-profile", async ({ page }) => {
  await signInAs(page, (await person("anna")).token);
  await visit(page, "/business-profile", "Brand Profile");
  await shoot(page, "business-profile-view");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await shoot(page, "business-profile-edit");
  await page.getByLabel("Brand Name").fill("K");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Business name must be at least 2 characters")).toBeVisible();
  await shoot(page, "business-profile-edit-error");
});

test("business-profile that cannot be loaded; kept in the browser for six hours, until signed out", async ({
  page,
}) => {
  await signInAs(page, (await person("anna")).token);
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("postwright-brand"));
      return key ? [key, localStorage.getItem(key) ?? ""] : null;
    });
  await without("BusinessProfile", "painPoints", async () => {
    await page.goto("/business-profile");
    await expect(page.getByText("Error loading business profile")).toBeVisible();
    await expect(
      page.getByText("There was a problem loading your business profile. Please try again later."),
    ).toBeVisible();
    await shoot(page, "business-profile-error");
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Kovács Bakery")).toBeVisible();
  await expect.poll(kept).not.toBeNull();
  const [key = "", text = ""] = (await kept()) ?? [];
  const copy = JSON.parse(text) as { savedAt: number };
  expect(Date.now() - copy.savedAt, "the time at which it was saved").toBeLessThan(60_000);
  await without("BusinessProfile", "painPoints", async () => {
    await page.reload();
    await expect(page.getByText("Kovács Bakery"), "out of the browser's copy").toBeVisible();
    copy.savedAt -= 6 * 3_600_000;
    await page.evaluate(
      ([name, old]) => localStorage.setItem(name ?? "", old ?? ""),
      [key, JSON.stringify(copy)],
    );
    await page.reload();
    await expect(page.getByText("Error loading business profile"), "six hours later").toBeVisible();
  });
});

test("business-profile empty", async ({ page }) => {
  await signInAs(page, (await person("eszter", { brand: false })).token);
  await visit(page, "/business-profile", "No Brand Profile Found");
  await shoot(page, "business-profile-empty");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await shoot(page, "business-profile-create");
});
