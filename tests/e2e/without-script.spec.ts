import { appUrl, expect } from "./fixtures";
import { profile, test } from "./owner";

test.use({ javaScriptEnabled: false });

test("the brand profile is changed before any script has loaded", async ({ page }) => {
  await page.goto("/business-profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Target Audience").fill("Offices that order before nine.");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByRole("status")).toContainText("Brand profile updated successfully!");
  await expect(page.getByLabel("Target Audience")).toHaveValue("Offices that order before nine.");
  const kept = await page.request.get(`${appUrl}/api/business`);
  expect(await kept.json()).toMatchObject({
    object: { ...profile, targetAudience: "Offices that order before nine." },
  });
});

test("feedback is sent before any script has loaded, and one that is too short stays where it is", async ({
  page,
}) => {
  await page.goto("/feedback");
  const message = page.getByLabel("Message");
  await message.fill("Too short");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(message).toHaveValue("Too short");
  await message.fill("The calendar should begin on Monday.");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByRole("status")).toHaveText("Thank you. Your message has reached us.");
});
