import type { Page } from "@playwright/test";
import { appUrl, expect, expectAccessible, sandboxUrl, shot, test } from "./fixtures";
import { call, profile, signUp } from "./owner";

/** Moves the time of the sandbox's Stripe; what comes due is done. */
async function later(by: string): Promise<void> {
  const reply = await fetch(`${sandboxUrl}/api/stripe/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advance: by }),
  });
  expect(reply.ok).toBe(true);
}

/** Has posts with pictures written until the credits do not suffice for another. */
async function useUpCredits(page: Page): Promise<void> {
  const request = {
    description: "Sourdough from seven, poppy seed rolls until they are gone",
    postType: "SOCIAL_MEDIA_AD",
    postLength: "SHORT",
    postTone: "FRIENDLY",
    replyLanguage: "ENGLISH",
  };
  for (const generateImage of [true, false]) {
    for (let tries = 0; tries < 30; tries += 1) {
      const reply = await page.request.post(`${appUrl}/api/post/draft`, {
        data: { ...request, generateImage },
        headers: { origin: appUrl },
      });
      if (reply.status() === 402) break;
      expect(reply.ok(), await reply.text()).toBe(true);
    }
  }
}

/** Shows the page anew until it says so: events of Stripe come by themselves. */
async function eventually(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto("/subscription");
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

test("trial, credits used up, upgrade in the portal, cancelled, over at the end of the period", async ({
  page,
}) => {
  test.setTimeout(560_000);
  await signUp(page);
  await call(page, "/api/business", profile);

  await test.step("choose a plan and begin the trial", async () => {
    await page.goto("/subscription");
    await expect(page.getByText("Both plans begin with 7 days of trial")).toBeVisible();
    await expectAccessible(page);
    await shot(page, "billing/01-plans");
    await page.getByRole("button", { name: "Choose Plan" }).first().click();
    await expect(page.getByText("Try Postwright Standard")).toBeVisible();
    await shot(page, "billing/02-checkout");
    await page.getByRole("button", { name: "Start trial" }).click();
    await page.waitForURL(`${appUrl}/subscription**`);
    await expect(page.getByText("Current Plan: Standard")).toBeVisible();
    await expect(page.getByText("Credits remaining: 20,000")).toBeVisible();
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await expect(page.getByText(/Your trial runs until/)).toBeVisible();
    await expect(page).toHaveURL(`${appUrl}/subscription`);
    await expectAccessible(page);
    await shot(page, "billing/03-trial");
  });

  await test.step("write until the credits are gone", async () => {
    await useUpCredits(page);
    await page.goto("/post-generator");
    await page.getByLabel("Description", { exact: true }).fill("One more post about Saturday");
    await page.getByRole("button", { name: "Generate Post" }).click();
    await expect(page.getByText("Insufficient Credit Amount")).toBeVisible();
    await expect(page.getByText(/are held while a post like this one is written/)).toBeVisible();
    await expect(page.getByLabel("Description", { exact: true })).toHaveValue("One more post about Saturday");
    await shot(page, "billing/04-no-credits");
    await page.getByRole("button", { name: "View Subscription Plans" }).click();
    await expect(page).toHaveURL(`${appUrl}/subscription`);
    await expect(page.getByText(/Your credits are (not )?enough for/)).toBeVisible();
    await expect(page.getByText(/^Post: /).first()).toBeVisible();
    await shot(page, "billing/05-few-left");
  });

  await test.step("upgrade in the portal, and the credits are there", async () => {
    await page.getByRole("button", { name: "Choose Plan" }).click();
    await page.waitForURL(`${sandboxUrl}/stripe/portal/**`);
    await shot(page, "billing/06-portal-upgrade");
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL(`${appUrl}/subscription**`);
    // Stripe keeps the invoice of a trial that was ended as a draft for an hour.
    await later("2 hours");
    await eventually(page, "Credits remaining: 350,000");
    await expect(page.getByText("Current Plan: Professional")).toBeVisible();
    await shot(page, "billing/07-upgraded");
  });

  await test.step("cancel, and it works until the period is over", async () => {
    await page.getByRole("button", { name: "Manage subscription" }).last().click();
    await page.waitForURL(`${sandboxUrl}/stripe/portal/**`);
    await shot(page, "billing/08-portal");
    await page.getByRole("link", { name: /Cancel/ }).click();
    await page.getByRole("button", { name: /Cancel/ }).click();
    await page.goto("/subscription?from=portal");
    await expect(page.getByText(/Your plan is cancelled and ends on/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Keep my plan" })).toBeVisible();
    await shot(page, "billing/09-cancelled");
    await later("2 months");
    await eventually(page, /Your plan ended on/);
    await shot(page, "billing/10-ended");
    await page.goto("/post-generator");
    await page.getByLabel("Description", { exact: true }).fill("A post without a plan");
    await page.getByRole("button", { name: "Generate Post" }).click();
    await expect(page.getByText("You need an active subscription to use this feature")).toBeVisible();
  });
});
