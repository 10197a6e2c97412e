import type { Page } from "@playwright/test";
import { db } from "../../lib/db";
import type { Check } from "../../lib/posts/seal/types";
import { appUrl } from "../e2e/fixtures";
import { inDays, person } from "./people";
import { addPost, inItsWeek } from "./posts";
import { expect, openDialog, shoot, signInAs, test, visit } from "./studio";

const WIDTHS = [375, 1440];
const at = inDays(-2, 15, 0).toISOString();
const right = { outcome: "RIGHT", at } as const;
/** Kept with a post that went out with a dead link, and with a price that only the model saw. */
const KEPT: Check[] = [
  { kind: "DAYS", ...right, by: "MODEL", model: "gpt-5-mini", count: 1 },
  { kind: "CLAIMS", outcome: "OPEN", at: null, by: null, reason: "UNREAD", words: ["two for one"] },
  { kind: "BLANKS", ...right, by: "RULES" },
  { kind: "LINKS", ...right, by: "LOOK", count: 2 },
  {
    kind: "LINKS",
    outcome: "WRONG",
    at,
    by: "LOOK",
    words: ["https://kovacs.example/sourdough/orders-for-the-weekend"],
    count: 1,
  },
  { kind: "PAGE", ...right, by: "FACEBOOK" },
];

async function unfold(page: Page): Promise<void> {
  const seal = page.locator("[data-seal]").last();
  await seal.locator("summary").click();
  await expect(seal.getByRole("listitem").first()).toBeVisible();
  await seal.evaluate((element) => element.scrollIntoView({ block: "center" }));
}
const scrolled = (page: Page) =>
  page
    .locator("[data-seal]")
    .last()
    .evaluate((element) => element.scrollIntoView({ block: "center" }));

for (const locale of ["en", "de", "hu"])
  test(`the seal of a post, in ${locale}`, async ({ page }) => {
    await page.context().addCookies([{ name: "locale", value: locale, url: appUrl }]);
    const anna = await person("anna", { connected: true, plan: {} });
    await db.user.update({ where: { id: anna.userId }, data: { locale, timeZone: "Europe/Budapest" } });
    const sent = await addPost(anna, "rolls", { status: "PUBLISHED", delivery: "SUCCESS" });
    await db.post.update({ where: { id: sent }, data: { seal: KEPT, publishedAt: new Date(at) } });
    await db.delivery.updateMany({
      where: { postId: sent },
      data: { sentAt: new Date(at), seenAt: inDays(-2, 15, 10) },
    });
    await signInAs(page, anna.token);
    await page.goto(inItsWeek(sent, new Date(at)), { waitUntil: "networkidle" });
    await unfold(page);
    await shoot(page, `seal-kept-${locale}`, { widths: WIDTHS, window: true, before: () => scrolled(page) });
    if (locale !== "en") return;

    const soon = await addPost(anna, "loaves", {
      status: "SCHEDULED",
      delivery: "PENDING",
      goesOut: inDays(1),
    });
    await db.post.update({
      where: { id: soon },
      data: { content: "Rolls for €4.20 on Saturday, 5 December 2026. Call [your number]." },
    });
    await db.delivery.updateMany({ where: { postId: soon }, data: { pageAskedAt: new Date() } });
    await page.goto(inItsWeek(soon, inDays(1)), { waitUntil: "networkidle" });
    await shoot(page, "seal-closed", { widths: WIDTHS, window: true, before: () => scrolled(page) });
    await unfold(page);
    await shoot(page, "seal-scheduled", { widths: WIDTHS, window: true, before: () => scrolled(page) });

    const draft = await addPost(anna, "loaves", { created: -1 });
    await page.evaluate((record) => localStorage.setItem("workspace_post", JSON.stringify(record)), {
      ...{ id: draft, content: "", imageUrl: null },
    });
    await visit(page, "/post-generator", "Post Workspace");
    await expect(page.getByText(/^Checked: /)).toBeVisible();
    await unfold(page);
    await shoot(page, "seal-workspace", { widths: WIDTHS });
    await openDialog(page, page.getByRole("button", { name: "Post Now" }));
    await unfold(page);
    await shoot(page, "seal-confirm", { widths: WIDTHS, window: true });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await shoot(page, "seal-own-words", { widths: WIDTHS });
    await visit(page, "/subscription", "Plans & Billing");
    await shoot(page, "seal-plans", { widths: WIDTHS });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByText("It asks when the day is wrong.").scrollIntoViewIfNeeded();
    await shoot(page, "seal-landing", {
      widths: WIDTHS,
      window: true,
      before: () => page.getByText("It asks when the day is wrong.").scrollIntoViewIfNeeded(),
    });
  });
