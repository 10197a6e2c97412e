import type { Page } from "@playwright/test";
import { cut } from "../cut-connection";
import { expect, test } from "../fixtures";
import { profile, signUp } from "../owner";

const FIELDS = [
  ["Brand Name", "Business name must be at least 2 characters"],
  ["Industry", "Please select an industry"],
  ["Brand Description", "Please provide a detailed description"],
  ["Target Audience", "Please describe your target audience"],
  ["Pain Points", "Please describe your audience's pain points"],
] as const;

async function fillAll(page: Page): Promise<void> {
  await page.getByLabel("Brand Name").fill(profile.businessName);
  await page.getByLabel("Industry").selectOption(profile.industry);
  await page.getByLabel("Brand Description").fill(profile.description);
  await page.getByLabel("Target Audience").fill(profile.targetAudience);
  await page.getByLabel("Pain Points").fill(profile.painPoints);
}

/** Delays the page's requests to the server, so that the busy labels are visible. */
async function slowly(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
}

test(
  "the brand profile from nothing: empty, refused, created, read, edited, given up, saved",
  { tag: "@core" },
  async ({ page }) => {
    test.setTimeout(150_000);
    await signUp(page);
    for (const path of ["dashboard", "post-generator", "your-posts", "subscription", "feedback"]) {
      await page.goto(`/${path}`);
      await expect(page, `without a profile ${path} leads to onboarding`).toHaveURL(/\/onboarding/);
    }

    await page.goto("/business-profile");
    await expect(page.getByRole("heading", { name: "No Brand Profile Found" })).toBeVisible();
    await expect(page.getByText("Please create your business profile to continue.")).toBeVisible();
    await page.getByRole("button", { name: "Create Profile" }).click();
    await expect(page.getByRole("heading", { name: "Create Brand Profile" })).toBeVisible();
    await expect(page.getByText("Please fill out your business information")).toBeVisible();
    const save = page.getByRole("button", { name: "Save Profile" });
    await save.click();
    for (const [, message] of FIELDS) await expect(page.getByText(message)).toBeVisible();
    const industries = await page.getByLabel("Industry").getByRole("option").allTextContents();
    expect(industries.slice(-6)).toEqual([
      "Technology",
      "Healthcare",
      "Retail",
      "Finance",
      "Education",
      "Other",
    ]);

    await fillAll(page);
    let { restore } = await cut(page, "lost");
    await save.click();
    await expect(page.getByText("Failed to create business profile. Please try again.")).toBeVisible();
    await restore();
    await save.click();
    await expect(page.getByText("Brand profile created successfully!")).toBeVisible();
    const copy = () => page.evaluate(() => localStorage.getItem("postwright-brand"));
    await expect.poll(copy, "the browser's copy").toContain(profile.businessName);

    await expect(page.getByRole("heading", { level: 1, name: "Brand Profile" })).toBeVisible();
    await expect(page.getByText("Manage your business information")).toBeVisible();
    for (const card of ["Brand Identity", "Brand Story", "Target Audience", "Pain Points"])
      await expect(page.getByRole("heading", { name: card })).toBeVisible();
    await expect(page.getByText("Retail", { exact: true })).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);

    await page.getByRole("button", { name: "Edit Profile" }).click();
    await page.getByLabel("Brand Name").fill("Not kept");
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await expect(page.getByRole("button", { name: "Edit Profile" })).toBeFocused();
    const who = page.getByRole("region", { name: "Who we are" });
    await expect(who.getByText("Kovács Bakery")).toBeVisible();
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await page.getByLabel("Brand Name").fill("Kovács & Daughters");
    ({ restore } = await cut(page, "502 page"));
    await save.click();
    await expect(page.getByText("Failed to update business profile. Please try again.")).toBeVisible();
    await restore();
    await slowly(page);
    const refetched = page.waitForRequest(
      (request) => request.method() === "GET" && request.url().endsWith("/api/business"),
    );
    await save.click();
    await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
    await expect(page.getByText("Brand profile updated successfully!")).toBeVisible();
    await refetched;
    await expect(who.getByText("Kovács & Daughters")).toBeVisible();
    await expect.poll(copy).toContain("Kovács & Daughters");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);

test("onboarding: four steps, each checked, no sidebar, and a failure that keeps what was typed", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await expect(page.getByRole("heading", { name: "Welcome to Your Dashboard" })).toBeVisible();
  await expect(page.getByText("Let's set up your brand profile to get started.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Post Generator" })).toHaveCount(0);
  const [next, back] = [
    page.getByRole("button", { name: "Next", exact: true }),
    page.getByRole("button", { name: "Back" }),
  ];
  await expect(back).toBeDisabled();
  await expect(page.getByPlaceholder("Enter your brand name")).toBeVisible();
  for (const [step, heading, percent] of [
    [1, "Brand Identity", 25],
    [2, "Brand Story", 50],
    [3, "Target Audience", 75],
    [4, "Pain Points", 100],
  ] as const) {
    await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
    await expect(page.getByText(`${percent}% complete`)).toBeVisible();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    const forward = step < 4 ? next : page.getByRole("button", { name: "Create Profile" });
    await forward.click();
    const [, message] = FIELDS[step === 1 ? 0 : step] ?? [];
    await expect(page.getByText(message ?? "")).toBeVisible();
    await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
    if (step === 1) {
      await page.getByLabel("Brand Name").fill(profile.businessName);
      await page.getByLabel("Industry").selectOption(profile.industry);
    } else await page.getByRole("textbox").fill(profile.description);
    if (step < 4) await next.click();
  }
  await back.click();
  await expect(page.getByText("Step 3 of 4")).toBeVisible();
  await next.click();
  const { restore } = await cut(page, "lost");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expect(page.getByText("Failed to create brand profile. Please try again.")).toBeVisible();
  await restore();
  await slowly(page);
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expect(page.getByRole("button", { name: "Creating Profile..." })).toBeVisible();
  await expect(page.getByText("Brand profile created successfully!")).toBeVisible();
  await expect(page.getByText("Failed to create brand profile")).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("each answer changes the sample at once; the kind of business has a word", async ({ page }) => {
  await signUp(page);
  const sample = page.getByRole("article", { name: "Sample post" });
  await expect(sample).toContainText("Your post grows here with each answer.");
  await page.getByLabel("Brand Name").fill("Kovács Flowers");
  await expect(sample).toContainText("Kovács Flowers");
  await expect(page.getByLabel("What is it?")).toHaveCount(0);
  await page.getByLabel("Industry").selectOption("retail");
  await page.getByLabel("What is it?").fill("Florist");
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.click();
  await page.getByLabel("Brand Description").fill("Flowers from our own garden. Wreaths too");
  await expect(sample).toContainText("Flowers from our own garden. Wreaths too.");
  await next.click();
  await page.getByLabel("Target Audience").fill("Everybody who forgets birthdays");
  await expect(sample).toContainText("Everybody who forgets birthdays: this is for you.");
  await next.click();
  await page.getByLabel("Pain Points").fill("No flowers at home");
  await expect(sample).toContainText("No flowers at home.");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto("/business-profile");
  await expect(page.getByText("Retail: Florist", { exact: true })).toBeVisible();
  await expect(sample).toContainText("Flowers from our own garden.");
});
