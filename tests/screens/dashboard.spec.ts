import { db } from "../../lib/db";
import { openPageDialog } from "../e2e/owner";
import { inDays, person } from "./people";
import { addPost, addNotice } from "./posts";
import { expect, openDialog, shoot, signInAs, test, visit } from "./studio";
import { duringLock, without } from "./trouble";

test("dashboard of a new owner, and the page dialog", async ({ page }) => {
  await signInAs(page, (await person("eszter", { plan: { status: "TRIALING", credits: 20_000 } })).token);
  await visit(page, "/dashboard", "Welcome back!");
  await shoot(page, "dashboard-new-owner");
  await openPageDialog(page);
  await shoot(page, "page-dialog-open", { window: true });
  await page.getByRole("dialog").getByRole("button", { name: "Connect Page" }).click();
  await expect(page.getByText("Please select a page")).toBeVisible();
  await shoot(page, "page-dialog-error", { window: true });
});

test("dashboard with posts, paused, loading, failed", async ({ page }) => {
  const anna = await person("anna", { connected: true, plan: {} });
  await addPost(anna, "flour", { status: "PUBLISHED", delivery: "SUCCESS", created: -6 });
  await addPost(anna, "cake", { created: -4 });
  await addPost(anna, "loaves", {
    status: "PUBLISHED",
    delivery: "SUCCESS",
    created: -3,
    image: "A basket of sourdough loaves on a wooden table",
  });
  await addPost(anna, "rolls", {
    status: "SCHEDULED",
    delivery: "PENDING",
    goesOut: inDays(1, 6, 30),
    created: -1,
    image: "Poppy seed rolls on a baking tray",
  });
  await signInAs(page, anna.token);
  await visit(page, "/dashboard", "Welcome back!");
  await shoot(page, "dashboard-connected");
  await openDialog(page, page.getByRole("button", { name: "Disconnect" }));
  await shoot(page, "dashboard-disconnect-question", { window: true });
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("switch", { name: "Pause everything" }).check();
  await expect(page.getByText("Everything that is scheduled is paused")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shoot(page, "dashboard-paused");

  await duringLock("Media", async () => {
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Recent Posts" })).toBeVisible();
    await expect(page.locator("[aria-busy] li")).toHaveCount(3);
    await shoot(page, "dashboard-loading");
  });
  await without("Media", null, async () => {
    await visit(page, "/dashboard", "Error loading dashboard");
    await shoot(page, "dashboard-error");
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Recent Posts" })).toBeVisible();
});

test("dashboard with notices", async ({ page }) => {
  const anna = await person("anna", { connected: true, plan: { credits: 2_100 } });
  const doubt = await addPost(anna, "rolls", { delivery: "UNKNOWN", created: -1 });
  const held = await addPost(anna, "loaves", {
    status: "SCHEDULED",
    delivery: "PENDING",
    held: true,
    goesOut: inDays(-1),
    created: -3,
  });
  const failed = await addPost(anna, "office", { delivery: "FAILED", code: "FACEBOOK_REFUSED", created: -2 });
  await addNotice(anna, "POST_FAILED", "FACEBOOK_LINK", failed);
  await addNotice(anna, "HELD", "POST_LATE", held);
  await addNotice(anna, "IN_DOUBT", "DELIVERY_IN_FLIGHT", doubt);
  await addNotice(anna, "RECONNECT", "FACEBOOK_RECONNECT");
  await db.connection.updateMany({ where: { userId: anna.userId }, data: { status: "RECONNECT" } });
  await signInAs(page, anna.token);
  await visit(page, "/dashboard", "Welcome back!");
  await shoot(page, "dashboard-notices");
});

test("dashboard with a payment that failed", async ({ page }) => {
  const plan = { status: "PAST_DUE", credits: 92_000, pastDueSince: inDays(-2) } as const;
  const anna = await person("anna", { connected: true, plan });
  await addPost(anna, "rolls", { created: -1 });
  await addNotice(anna, "PAYMENT_FAILED", "PAYMENT_DECLINED");
  await signInAs(page, anna.token);
  await visit(page, "/dashboard", "Welcome back!");
  await shoot(page, "dashboard-payment-failed");
});

test.describe("drawer", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  test("dashboard drawer", async ({ page }) => {
    await signInAs(page, (await person("anna")).token);
    await visit(page, "/dashboard", "Welcome back!");
    await openDialog(page, page.getByRole("button", { name: "Open menu" }));
    await page.waitForTimeout(400);
    await shoot(page, "dashboard-drawer", { widths: [375], window: true });
  });
});
