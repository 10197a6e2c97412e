import { inDays, person } from "./people";
import { addPost } from "./posts";
import { expect, shoot, signInAs, test, visit } from "./studio";
import { without } from "./trouble";

const plans = {
  "no-plan": undefined,
  trial: { status: "TRIALING", credits: 17_920, ends: inDays(5) },
  active: { credits: 138_880 },
  few: { credits: 3_400 },
  "trial-used-up": { status: "TRIALING", credits: 640, ends: inDays(5) },
  overdue: { status: "PAST_DUE", credits: 92_000, pastDueSince: inDays(-9) },
  "past-due": { status: "PAST_DUE", credits: 92_000, pastDueSince: inDays(-2) },
  cancelled: { plan: "PROFESSIONAL", credits: 301_000, cancelAt: inDays(12) },
  ended: { status: "CANCELED", credits: 0, ends: inDays(-4) },
} as const;

for (const [state, plan] of Object.entries(plans))
  test(`subscription ${state}`, async ({ page }) => {
    const anna = await person("anna", { connected: true, plan });
    if (plan) await addPost(anna, "rolls", { created: -3 });
    if (plan) await addPost(anna, "loaves", { created: -1, image: "Loaves" });
    await signInAs(page, anna.token);
    await visit(page, "/subscription", "Plans & Billing");
    await shoot(page, `subscription-${state}`);
  });

test("a page that could not be rendered", async ({ page }) => {
  await signInAs(page, (await person("anna", { connected: true, plan: {} })).token);
  await without("CreditEntry", null, async () => {
    await visit(page, "/subscription", "This page could not be loaded");
    await shoot(page, "page-failed");
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Plans & Billing" })).toBeVisible();
});
