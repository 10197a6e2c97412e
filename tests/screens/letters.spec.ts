import type { Page } from "@playwright/test";
import { db } from "../../lib/db";
import { createDigestLinks } from "../../lib/digests/mutations";
import { answerToken } from "../../lib/posts/outcomes/answer-token";
import { answerPath } from "../../lib/posts/outcomes/constants";
import { appUrl } from "../e2e/fixtures";
import { calmOwner } from "./owners";
import { person } from "./people";
import { photograph } from "./photographs";
import { expect, shoot, signInAs, test, visit } from "./studio";

const WIDTHS = [375, 1366];
const look = (page: Page, name: string) => shoot(page, name, { widths: WIDTHS });

/** What twenty mail scanners do with the page of a link: they open it, and send its form as they found it. */
async function scan(page: Page): Promise<void> {
  const { request } = page.context();
  const fields = await page
    .locator("form")
    .filter({ has: page.getByRole("radio") })
    .evaluate((form) =>
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, `${value}`]),
    );
  const form = Object.fromEntries(fields) as Record<string, string>;
  for (let round = 0; round < 4; round++)
    for (const sent of [
      request.get(page.url()),
      request.head(page.url()),
      request.post(page.url()),
      request.post(page.url(), { form }),
      request.post(page.url(), { multipart: form }),
    ])
      expect((await sent).status()).toBeLessThan(500);
}

test("the pages of a letter's links", async ({ page }) => {
  const anna = await person("anna");
  const [open = ""] = await createDigestLinks(anna.userId, ["/week"]);
  await visit(page, `/letter/${open}`, "Open your week");
  await look(page, "letter-open");
  await visit(page, "/letter/of-a-letter-that-is-older-than-two-weeks", "This link is no longer valid");
  await look(page, "letter-over");
  const { mailSecret } = await db.digest.findUniqueOrThrow({ where: { userId: anna.userId } });
  await visit(page, `/letter/off/${mailSecret}`, "Stop the letter by email?");
  await look(page, "letter-stop");
  await page.getByRole("button", { name: "Stop the letter" }).click();
  await expect(page.getByRole("heading", { name: "The letter no longer comes by email" })).toBeVisible();
  await look(page, "letter-stopped");
  await signInAs(page, (await person("nora")).token);
  await visit(page, `/letter/${open}`, "This letter is for another account");
  await look(page, "letter-another");
});

test("the page of a letter's answer", async ({ page }) => {
  const anna = await person("anna");
  const post = await db.post.create({
    data: {
      userId: anna.userId,
      content: "Rolls at half past six",
      status: "PUBLISHED",
      publishedAt: new Date(),
    },
  });
  const token = answerToken({ postId: post.id, until: new Date(Date.now() + 7 * 86_400_000) });
  await visit(page, answerPath(token, "YES"), "Did people come for it?");
  await look(page, "letter-came");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Noted: people came for it.")).toBeVisible();
  await look(page, "letter-came-saved");
  await visit(page, answerPath(token.replace(/.$/, ""), "YES"), "It is too late to answer");
  await look(page, "letter-came-over");
});

test("a letter's answer without JavaScript: what was saved is ticked, not what the letter chose", async ({
  browser,
}) => {
  const anna = await person("anna");
  const publishedAt = new Date();
  const post = await db.post.create({
    data: { userId: anna.userId, content: "Rolls at half past six", status: "PUBLISHED", publishedAt },
  });
  const token = answerToken({ postId: post.id, until: new Date(Date.now() + 7 * 86_400_000) });
  const context = await browser.newContext({ baseURL: appUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(answerPath(token, "YES"));
  await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
  await scan(page);
  expect(await db.postOutcome.count({ where: { postId: post.id } }), "answers of mail scanners").toBe(0);
  await page.getByRole("radio", { name: "A little" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Noted: a few people came for it.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "A little" })).toBeChecked();
  await context.close();
});

test("the letter in Settings", async ({ page }) => {
  const anna = await person("anna");
  await db.user.update({ where: { id: anna.userId }, data: { timeZone: "Europe/Budapest" } });
  await signInAs(page, anna.token);
  await visit(page, "/settings", "Settings");
  const card = page.getByRole("region", { name: "Weekly letter", exact: true });
  const before = () => card.scrollIntoViewIfNeeded();
  await shoot(page, "letter-settings", { widths: WIDTHS, window: true, before });
  await card.getByRole("switch", { name: "By email" }).uncheck();
  await card.getByRole("switch", { name: "As a notification" }).uncheck();
  await expect(card.getByText("It is switched off.")).toBeVisible();
  await shoot(page, "letter-settings-off", { widths: WIDTHS, window: true, before });
});

test("a letter's photo is the one that the week is planned with", async ({ page }) => {
  const anna = await calmOwner();
  const photos = [
    await photograph(anna, "rye"),
    await photograph(anna, "towels"),
    await photograph(anna, "wheel"),
  ];
  await signInAs(page, anna.token);
  await page.goto(`/week/plan?photo=${photos[1]}`);
  const ticked = page.getByRole("region", { name: /^Your photos/ }).getByRole("checkbox", { checked: true });
  await expect(ticked).toHaveCount(1);
  await expect(page).not.toHaveURL(/photo=/);
  await page.getByRole("checkbox", { name: /rye/i }).check();
  await page.reload();
  await expect(ticked).toHaveCount(2);
});
