import type { Page } from "@playwright/test";
import { person } from "./people";
import { expect, shoot, signInAs, test } from "./studio";
import { duringLock } from "./trouble";

/** A table that the page reads, but not the session's query. */
const PAGES = [
  ["/dashboard", "Welcome back!", "Media"],
  ["/week", /^Your (next )?week$/, "Media"],
  ["/week/plan", "Plan my week", "Media"],
  ["/week/campaign", "Campaigns", "Media"],
  ["/week/read", "Read your week", "Media"],
  ["/photos", "Photos", "Media"],
  ["/post-generator", "Post Workspace", "Connection"],
  ["/your-posts", "Your Posts", "Media"],
  ["/what-worked", "What worked", "Media"],
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
      await expect(page.getByRole("button", { name: /account menu/i })).toBeVisible();
      await shoot(page, `slow${path.replace("/", "-")}`);
    });
    await expect(busy(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  }
});

test("a slow page that a link leads to shows its skeleton at once, and a refresh keeps the page", async ({
  page,
}) => {
  await signInAs(page, (await person("anna", { connected: true, plan: { credits: 2_100 } })).token);
  await page.goto("/feedback");
  await page.waitForLoadState("networkidle");
  const link = (name: string) => page.getByRole("link", { name, exact: true }).first();
  await duringLock("Media", async () => {
    await link("Your Posts").click();
    await expect(page.locator("[aria-busy] li")).toHaveCount(5);
    for (const name of ["Dashboard", "Week", "Post Generator", "Dashboard"]) {
      await link(name).click();
      await expect(page).toHaveURL(new RegExp((await link(name).getAttribute("href")) ?? ""));
      if (name !== "Post Generator") await expect(busy(page)).toBeVisible();
    }
  });
  const heading = page.getByRole("heading", { name: "Welcome back!" });
  await expect(page.getByRole("heading", { name: "Recent Posts" })).toBeVisible();
  await expect(busy(page)).toHaveCount(0);
  // Whether it is the same element in the end, so that nothing on the page was lost.
  await heading.evaluate((element) => element.setAttribute("data-same", ""));
  const refreshed = page.waitForRequest((request) => request.headers()["rsc"] !== undefined);
  await duringLock("Media", async () => {
    await page.getByRole("switch", { name: "Pause everything" }).check();
    await refreshed;
    await page.waitForTimeout(500);
    await expect(busy(page)).toHaveCount(0);
    await expect(heading).toHaveAttribute("data-same");
  });
  await expect(page.getByText("Everything that is scheduled is paused")).toBeVisible();
  await expect(heading).toHaveAttribute("data-same");
});
