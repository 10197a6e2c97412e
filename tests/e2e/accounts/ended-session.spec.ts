import type { Page } from "@playwright/test";
import { createAccount, sendLogin, signIn } from "../account";
import { appUrl, expect, newAddress, test } from "../fixtures";
import { call, profile } from "../owner";

const words = "The calendar should begin on Monday.";

/** Ends the session on the server; the cookie stays, and is invalid, or is removed. */
async function endSession(page: Page, how: "dead" | "gone"): Promise<void> {
  if (how === "gone") await page.context().clearCookies({ name: /postwright\.session/ });
  else await page.context().addCookies([{ name: "postwright.session", value: "not-a-token", url: appUrl }]);
}

async function newOwner(page: Page): Promise<string> {
  const email = newAddress("ended");
  await createAccount(page, email);
  await signIn(page, email, "/onboarding");
  await page.waitForURL("**/onboarding");
  await call(page, "/api/business", profile);
  return email;
}

for (const how of ["dead", "gone"] as const)
  test(`a form finds the session ${how}: the way back, and what was typed is there after signing in`, async ({
    page,
  }) => {
    const email = await newOwner(page);
    await page.goto("/feedback");
    await page.getByLabel("Message").fill(words);
    await endSession(page, how);
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Ffeedback/);
    await sendLogin(page, email);
    await expect(page).toHaveURL(`${appUrl}/feedback`);
    await expect(page.getByLabel("Message")).toHaveValue(words);
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    await expect(page.getByText("Thank you. Your message has reached us.")).toBeVisible();

    await page.goto("/business-profile");
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await page
      .getByLabel("Brand Description")
      .fill("Sourdough from five in the morning, and poppy seed plaits.");
    await endSession(page, how);
    await page.getByRole("button", { name: "Save Profile" }).click();
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fbusiness-profile/);
    expect(await page.evaluate(() => localStorage.getItem("postwright-brand"))).toBeNull();
    await sendLogin(page, email);
    await expect(page.getByLabel("Brand Description")).toHaveValue(/poppy seed plaits/);
    await page.getByRole("button", { name: "Save Profile" }).click();
    await expect(page.getByText("Brand profile updated successfully!")).toBeVisible();
  });

test("another person who signs in on this browser does not find what was typed, which is deleted", async ({
  page,
}) => {
  await newOwner(page);
  await page.goto("/feedback");
  await page.getByLabel("Message").fill(words);
  await endSession(page, "dead");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Ffeedback/);
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await stored()).toContain(words);
  await newOwner(page);
  await page.goto("/feedback");
  await expect(page.getByLabel("Message")).toHaveValue("");
  expect(await stored()).not.toContain(words);
});

for (const [what, body] of [
  ["an empty body", ""],
  [
    "another code",
    JSON.stringify({ statusCode: "UNAUTHORIZED", message: "SECOND_FACTOR_REQUIRED", object: null }),
  ],
] as const)
  test(`a 401 of the API with ${what} leads to the sign-in page and back`, async ({ page }) => {
    await newOwner(page);
    await page.goto("/dashboard");
    await page.route("**/api/post/pause", (route) => route.fulfill({ status: 401, body }));
    // The session is still valid, so the sign-in page redirects back at once; what matters is that it was requested.
    const led = page.waitForRequest((request) => request.url().endsWith("/login?callbackUrl=%2Fdashboard"));
    await page.getByRole("switch").click();
    await led;
  });

test("BUSINESS_NOT_FOUND from any call leads to onboarding", async ({ page }) => {
  await newOwner(page);
  await page.goto("/dashboard");
  await page.route("**/api/post/pause", (route) =>
    route.fulfill({
      status: 404,
      json: { statusCode: "NOT_FOUND", message: "BUSINESS_NOT_FOUND", object: null },
    }),
  );
  const led = page.waitForRequest((request) => new URL(request.url()).pathname === "/onboarding");
  await page.getByRole("switch").click();
  await led;
});
