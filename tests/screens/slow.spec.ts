import type { Page } from "@playwright/test";
import { person } from "./people";
import { expect, shoot, signInAs, test } from "./studio";
import { duringLock } from "./trouble";

/** A table that the page reads, but not the session's query. */
const PAGES = [
  ["/dashboard", "Welcome back!", "Media"],
  ["/week", /^Your (next )?week$/, "Media"],
  ["/post-generator", "Post Workspace", "Connection"],
  ["/your-posts", "Your Posts", "Media"],
  ["/subscription", "Plans & Billing", "CreditEntry"],
  ["/settings", "Settings", "AuditEntry"],
] as const;

const busy = (page: Page) => page.locator("main [aria-busy]").first();

test("a slow first load: the shell and the skeleton come while the data are awaited, and then the page", async ({
  page,
}) => {
  await signInAs(page, (await person("anna", { connected: true, plan: { credits: 2_100 } })).token);
  for (const [path, heading, table] of PAGES) {
    await duringLock(table, async () => {
      await page.goto(path, { waitUntil: "commit" });
      await expect(busy(page)).toBeVisible();
      await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: "Your Posts" }).first()).toBeVisible();
      await shoot(page, `slow${path.replace("/", "-")}`);
    });
    await expect(busy(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  }
});

test("a slow page that a link leads to: the list shows its skeleton, the rest that it is on its way", async ({
  page,
}) => {
  await signInAs(page, (await person("anna", { connected: true, plan: { credits: 2_100 } })).token);
  await page.goto("/feedback");
  await page.waitForLoadState("networkidle");
  await duringLock("Media", async () => {
    await page.getByRole("link", { name: "Your Posts" }).first().click();
    await expect(page.locator("[aria-busy] li")).toHaveCount(5);
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(page.locator("[data-pending]")).toBeVisible();
  });
  await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
});
