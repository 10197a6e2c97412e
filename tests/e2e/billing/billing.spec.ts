import type { Page } from "@playwright/test";
import { appUrl, expect, expectAccessible, sandboxUrl, shot, test } from "../fixtures";
import { call, profile, signUp } from "../owner";

/** Advances the clock of the sandbox's Stripe, which processes what falls due. */
async function later(by: string): Promise<void> {
  const reply = await fetch(`${sandboxUrl}/api/stripe/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advance: by }),
  });
  expect(reply.ok).toBe(true);
}

/** Generates posts with photos until the credits do not cover another. */
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

/** Reloads the page until it shows the text: Stripe sends its events asynchronously. */
async function eventually(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto("/subscription");
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

test(
  "trial, credits used up, upgrade in the portal, cancelled, over at the end of the period",
  { tag: "@core" },
  async ({ page }) => {
    test.setTimeout(560_000);
    await signUp(page);
    await call(page, "/api/business", profile);

    await test.step("choose a plan and begin the trial", async () => {
      await page.goto("/subscription");
      await expect(page.getByText("Both plans begin with a trial of 7 days")).toBeVisible();
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
      await expect(page).toHaveURL(`${appUrl}/subscription?begun`);
      await expect(page.getByRole("link", { name: "Plan my week" })).toBeVisible();
      await expectAccessible(page);
      await shot(page, "billing/03-trial");
    });

    await test.step("write until the credits are gone", async () => {
      await useUpCredits(page);
      await page.goto("/post-generator");
      await page.getByLabel("Description", { exact: true }).fill("One more post about Saturday");
      await page.getByRole("button", { name: "Generate Post" }).click();
      await expect(page.getByText("Insufficient Credit Amount")).toBeVisible();
      await expect(page.getByText(/a post like this one may cost up to/)).toBeVisible();
      await expect(page.getByLabel("Description", { exact: true })).toHaveValue(
        "One more post about Saturday",
      );
      await shot(page, "billing/04-no-credits");
      await page.getByRole("button", { name: "View Subscription Plans" }).click();
      await expect(page).toHaveURL(`${appUrl}/subscription`);
      await expect(page.getByText(/Your credits are (not )?enough for/)).toBeVisible();
      await expect(page.getByText(/^Post: /).first()).toBeVisible();
      await shot(page, "billing/05-few-left");
    });

    await test.step("upgrade in the portal, and the credits are granted", async () => {
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
  },
);

/** Goes through the checkout of the Standard plan, with its trial. */
async function beginTrial(page: Page): Promise<void> {
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Choose Plan" }).first().click();
  await page.getByRole("button", { name: "Start trial" }).click();
  await page.waitForURL(`${appUrl}/subscription**`);
  await expect(page.getByText("Credits remaining: 20,000")).toBeVisible();
}

/** Has Stripe decline the signed-in person's cards from now on, or accept them (null), without affecting other tests. */
async function decline(page: Page, code: string | null): Promise<void> {
  const menu = await page.getByRole("button", { name: "Account menu" }).textContent();
  const email = /owner-[\w-]+@example\.com/.exec(menu ?? "")?.[0];
  const state = (await (await fetch(`${sandboxUrl}/api/state`)).json()) as {
    stripe: { customers: { id: string; email: string }[] };
  };
  const customer = state.stripe.customers.find((one) => one.email === email)?.id;
  const reply = await fetch(`${sandboxUrl}/api/stripe/customers/${customer}/card`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ decline: code }),
  });
  expect(reply.ok).toBe(true);
}

test("a trial without credits is ended by its owner, and the plan begins", async ({ page }) => {
  test.setTimeout(300_000);
  await signUp(page);
  await call(page, "/api/business", profile);
  await beginTrial(page);
  await page.goto("/post-generator");

  await test.step("the photo's price stands beside its switch, which goes off after a post", async () => {
    const photo = page.getByRole("switch", { name: "Generate AI Image" });
    await expect(photo).toHaveAccessibleDescription("2,000 credits");
    const quote = page.getByText(/^Costs about [\d,]+ credits, [\d,]+ at most\.$/);
    const plain = Number((await quote.textContent())?.match(/about ([\d,]+)/)?.[1]?.replace(",", ""));
    await photo.check();
    await expect(quote).toContainText(`about ${(plain + 2_000).toLocaleString("en-US")} credits`);
    await page.getByLabel("Description", { exact: true }).fill("Poppy seed rolls on Saturday");
    await page.getByRole("button", { name: "Generate Post" }).click();
    await expect(page.getByText(/Your last post used [\d,]+\./)).toBeVisible();
    await expect(photo).not.toBeChecked();
  });

  await useUpCredits(page);
  await page.reload();
  await expect(page.getByText(/Your credits are not enough for a post like this one/)).toBeVisible();
  const begin = page.getByRole("button", { name: "Begin my plan now" });

  await test.step("a declined card leaves the trial as it is", async () => {
    await decline(page, "insufficient_funds");
    await begin.press("Enter");
    await expect(page.getByRole("alertdialog")).toContainText("Your card is charged €15 now");
    await page.getByRole("button", { name: "Begin my plan", exact: true }).press("Enter");
    await expect(page.getByText(/Nothing was charged and your trial continues/)).toBeVisible();
    await expect(begin).toBeFocused();
    await expectAccessible(page);
    await decline(page, null);
  });

  await begin.press("Enter");
  await page.getByRole("button", { name: "Begin my plan", exact: true }).press("Enter");
  await expect(page.getByText(/You have 150,000 left/)).toBeVisible();
  await expect(begin).toBeHidden();
  await page.goto("/subscription");
  await expect(page.getByText("0 of 150,000 used in this period")).toBeVisible();
});

test(
  "a failed payment is shown on every page, and can be fixed from there",
  { tag: "@core" },
  async ({ page }) => {
    test.setTimeout(300_000);
    await signUp(page);
    await call(page, "/api/business", profile);
    await beginTrial(page);
    await decline(page, "insufficient_funds");
    await later("8 days");
    await expect(async () => {
      await page.goto("/dashboard");
      await expect(
        page.getByRole("heading", { name: "The payment for your plan did not go through" }),
      ).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(page);
    await page.goto("/subscription");
    await expect(
      page.getByText("0 of your last 20,000 credits used. You get new ones with the payment."),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto("/feedback");
    const line = page.getByRole("complementary", { name: "Payment due" });
    await expect(line).toContainText(/Everything keeps working until .* at \d/);
    await decline(page, null);
    await line.getByRole("button", { name: "Pay now" }).click();
    await page.waitForURL(`${sandboxUrl}/stripe/invoices/**`);
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(async () => {
      await page.goto("/dashboard");
      await expect(page.getByText("150,000 credits left")).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(line).toBeHidden();
    await expect(page.getByText("The payment for your plan did not go through")).toBeHidden();
  },
);
