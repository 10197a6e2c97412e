import { db } from "../../lib/db";
import type { FactKind } from "../../lib/generated/prisma/enums";
import { appUrl } from "../e2e/fixtures";
import { BAKERY, sandbox } from "../facebook";
import { bakery, makePost, putPhoto } from "../factories";
import { draw } from "./draw";
import { type Person, inDays, person, photo } from "./people";
import { expect, shoot, signInAs, test, visit } from "./studio";
import { without } from "./trouble";

test("onboarding", async ({ page }) => {
  await signInAs(page, (await person("eszter", { brand: false })).token);
  await visit(page, "/onboarding", "Welcome to Your Dashboard");
  await shoot(page, "onboarding-1");
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.click();
  await expect(page.getByText("Business name must be at least 2 characters")).toBeVisible();
  await shoot(page, "onboarding-1-error");
  await page.getByLabel("Brand Name").fill(bakery.businessName);
  await page.getByLabel("Industry").selectOption(bakery.industry);
  await next.click();
  await page.getByLabel("Brand Description").fill("Bread");
  await next.click();
  await expect(page.getByText("Please provide a detailed description")).toBeVisible();
  await shoot(page, "onboarding-2-error");
  await page.getByLabel("Brand Description").fill(bakery.description);
  await shoot(page, "onboarding-2");
  await next.click();
  await page.getByLabel("Target Audience").fill(bakery.targetAudience);
  await shoot(page, "onboarding-3");
  await next.click();
  await page.getByLabel("Pain Points").fill(bakery.painPoints);
  await shoot(page, "onboarding-4");
});

test("the dialog that, as specified, nothing opens", async ({ page }) => {
  await signInAs(page, (await person("eszter", { brand: false })).token);
  await visit(page, "/onboarding", "Welcome to Your Dashboard");
  await draw(
    page,
    "components/brand/complete-profile-dialog",
    "<Part.CompleteProfileDialog open onOpenChange={() => undefined} />",
  );
  const dialog = page.getByRole("dialog", { name: "Complete Your Brand Profile" });
  await expect(dialog.getByRole("link", { name: "Complete Profile" })).toHaveAttribute("href", "/onboarding");
  await shoot(page, "complete-profile", { window: true });
});

test("business-profile", async ({ page }) => {
  await signInAs(page, (await person("anna")).token);
  await visit(page, "/business-profile", "Brand Profile");
  await shoot(page, "business-profile-view");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await shoot(page, "business-profile-edit");
  await page.getByLabel("Brand Name").fill("K");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Business name must be at least 2 characters")).toBeVisible();
  await shoot(page, "business-profile-edit-error");
});

/** What is true of a bakery, in every state that the sheet shows. */
async function layOutFacts({ userId }: Person): Promise<void> {
  const hours = "Mo-Fr 06:30-12:00,14:00-18:00; Sa 06:30-12:00; Su off";
  const facts: [FactKind, string, Date | null][] = [
    ["SOLD_OUT", "poppy seed rolls", inDays(1, 0, 0)],
    ["OPENING_HOURS", hours, null],
    ["ADDRESS", "Bartók Béla út 1, 1114 Budapest", null],
    ["PHONE", "+36 1 234 5678", null],
    ["WEB", "https://kovacs.example", null],
    ["OFFER", "Twenty percent off all bread until Saturday", inDays(4, 23, 0)],
    ["PRICE", "Rye loaf, 1 kg: 1,200 Ft", null],
    ["OTHER", "We are at the Christmas market on Vörösmarty tér", inDays(28, 23, 0)],
    ["OFFER", "A coffee with every breakfast", inDays(-2, 23, 0)],
  ];
  await db.fact.createMany({
    data: facts.map(([kind, text, until], n) => {
      const at = new Date(Date.now() - (facts.length - n) * 1000);
      return { userId, kind, text, until, createdAt: at, updatedAt: at };
    }),
  });
}

for (const locale of ["en", "de", "hu"])
  test(`business-profile with facts, in ${locale}`, async ({ page }) => {
    const anna = await person("anna", { connected: true });
    await db.user.update({ where: { id: anna.userId }, data: { timeZone: "Europe/Budapest" } });
    await layOutFacts(anna);
    const post = await makePost(anna.userId, {
      content:
        "Sourdough from 7 on Saturday. Twenty percent off until noon.\n\nhttps://kovacs.example #bakery",
      status: "PUBLISHED",
    });
    await putPhoto(post.id, await photo(anna, "A tray of sourdough loaves"));
    await page.context().addCookies([{ name: "locale", value: locale, url: appUrl }]);
    await signInAs(page, anna.token);
    await visit(page, "/business-profile", /./);
    await shoot(page, `business-profile-facts-${locale}`, { widths: [375, 1366] });
    await page.locator("#now").getByRole("button", { name: /Mo/ }).first().click();
    await expect(page.locator("#now input[type=time]").first()).toBeVisible();
    await shoot(page, `business-profile-hours-${locale}`, { widths: [375, 1366] });
  });

for (const locale of ["en", "de"])
  test(`business-profile, how we sound, in ${locale}`, async ({ page }) => {
    const anna = await person("anna", { connected: true });
    const { userId } = anna;
    await db.user.update({ where: { id: userId }, data: { timeZone: "Europe/Budapest" } });
    for (let n = 0; n < 9; n += 1) {
      const content = n < 7 ? "Walnut rolls from seven." : "Walnut rolls from seven!";
      const post = await makePost(userId, {
        content,
        status: "PUBLISHED",
        publishedAt: inDays(-n - 1, 9, 0),
      });
      const draft = { postId: post.id, source: "DRAFT", content: "Walnut rolls from seven!" } as const;
      await db.postVersion.create({ data: draft });
    }
    for (const [n, text] of ["Rye bread on Friday.", "Closed on Monday, we bake again on Tuesday."].entries())
      await sandbox("POST", `/facebook/pages/${BAKERY}/posts`, {
        message: `${text}\n\nYour Kovács family`,
        createdAt: inDays(-n - 1, 8, 0).toISOString(),
      });
    await page.context().addCookies([{ name: "locale", value: locale, url: appUrl }]);
    await signInAs(page, anna.token);
    await visit(page, "/business-profile", /./);
    const part = page.locator("#voice");
    await part.getByRole("button").first().click();
    await shoot(page, `business-profile-voice-new-${locale}`, { widths: [375, 1366] });
    await part.locator("form button[type=button]").first().click();
    await part.getByRole("checkbox").first().check();
    await part.getByRole("checkbox").nth(1).check();
    const write = part.getByRole("button", { name: /Write the note|daraus/ });
    await write.click();
    await expect(part.locator("textarea[name=note]")).not.toHaveValue("");
    await shoot(page, `business-profile-voice-evidence-${locale}`, { widths: [375, 1366] });
    await part.locator("button[type=submit]").click();
    await expect(part.locator("textarea")).toHaveCount(0);
    await shoot(page, `business-profile-voice-${locale}`, { widths: [375, 1366] });
  });

test("business-profile while facts are written", async ({ page }) => {
  const anna = await person("anna");
  await db.businessProfile.update({
    where: { userId: anna.userId },
    data: { industry: "other", industryWord: "Bakery" },
  });
  await signInAs(page, anna.token);
  await visit(page, "/business-profile", "Brand Profile");
  await shoot(page, "business-profile-no-facts");
  await page.getByRole("button", { name: "Add an offer" }).click();
  await page.getByRole("textbox", { name: "Offer" }).fill("Twenty percent off all bread until Saturday");
  await expect(page.getByLabel("Until")).not.toHaveValue("");
  await shoot(page, "business-profile-offer");
  await page.getByLabel("Until").fill("2020-01-01");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please choose an end that is still ahead")).toBeVisible();
  await shoot(page, "business-profile-offer-error");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Add opening hours" }).click();
  await page.getByLabel("Monday, from").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please give the times of each day you are open.")).toBeVisible();
  await shoot(page, "business-profile-hours-error");
});

test("business-profile that cannot be loaded; kept in the browser for six hours, until signed out", async ({
  page,
}) => {
  await signInAs(page, (await person("anna")).token);
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("postwright-brand"));
      return key ? [key, localStorage.getItem(key) ?? ""] : null;
    });
  await without("BusinessProfile", "painPoints", async () => {
    await page.goto("/business-profile");
    await expect(page.getByText("Error loading business profile")).toBeVisible();
    await expect(
      page.getByText("There was a problem loading your business profile. Please try again later."),
    ).toBeVisible();
    await shoot(page, "business-profile-error");
  });
  const opened = Date.now();
  await page.getByRole("button", { name: "Try again" }).click();
  const who = page.getByRole("region", { name: "Who we are" });
  await expect(who.getByText("Kovács Bakery")).toBeVisible();
  await expect.poll(kept).not.toBeNull();
  const [key = "", text = ""] = (await kept()) ?? [];
  const copy = JSON.parse(text) as { savedAt: number };
  expect(copy.savedAt, "the time at which it was saved").toBeGreaterThanOrEqual(opened);
  await without("BusinessProfile", "painPoints", async () => {
    await page.reload();
    await expect(who.getByText("Kovács Bakery"), "out of the browser's copy").toBeVisible();
    copy.savedAt -= 6 * 3_600_000;
    await page.evaluate(
      ([name, old]) => localStorage.setItem(name ?? "", old ?? ""),
      [key, JSON.stringify(copy)],
    );
    await page.reload();
    await expect(page.getByText("Error loading business profile"), "six hours later").toBeVisible();
  });
});

test("business-profile empty", async ({ page }) => {
  await signInAs(page, (await person("eszter", { brand: false })).token);
  await visit(page, "/business-profile", "No Brand Profile Found");
  await shoot(page, "business-profile-empty");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await shoot(page, "business-profile-create");
});
