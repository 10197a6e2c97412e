import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Person, countClicks } from "../click-counter";
import { addDigestLink, emailOf, letDigestCome, digestOf, userIdOf } from "../database";
import { createAccount, sendLogin, signIn } from "../account";
import { type Mail, appUrl, expect, expectAccessible, mailTo, newAddress, test } from "../fixtures";
import { draft, makeOwner } from "../owner";
import { addPhotos, userIdOf as userIdIn } from "../posts/week/planned-weeks";
import { pressWhenReady } from "../press-when-ready";
import { setSlots } from "../schedule";

/** On Sunday, so that all of them are ahead in the week that a letter is about, on whatever day it comes. */
const SLOTS = [9, 11, 13, 15, 17].map((hour) => ({ weekday: 7, minute: hour * 60 }));

type Reader = { context: BrowserContext; page: Page; person: Person; userId: string };

/** An owner with five posting times, in a browser of this kind. */
async function makeReader(browser: Browser, device: object = {}): Promise<Reader> {
  const state = await makeOwner(browser);
  const context = await browser.newContext({
    ...{ baseURL: appUrl, storageState: state, locale: "en-US", timezoneId: "Europe/Budapest" },
    ...device,
  });
  await pressWhenReady(context);
  const person = await countClicks(context);
  const page = await context.newPage();
  await setSlots(page, SLOTS);
  return { context, page, person, userId: userIdIn(state) };
}

/** The letter of a reader, which comes now. */
async function digestTo({ userId }: Reader): Promise<Mail> {
  await letDigestCome(userId);
  let mail: Mail | undefined;
  const come = async () =>
    (mail = await mailTo(await emailOf(userId), /^Your week from/).catch(() => undefined));
  await expect.poll(come, { timeout: 60_000 }).toBeTruthy();
  if (!mail) throw new Error("No letter came");
  return mail;
}

/** Presses a button or link of the mail. */
async function pressInMail({ page, person }: Reader, mail: Mail, label: string): Promise<void> {
  const href = new RegExp(`^\\s*${label}: (\\S+)$`, "m").exec(mail.text)?.[1];
  expect(href, `“${label}” in the mail:\n${mail.text}`).toBeTruthy();
  person.clickElsewhere();
  await page.goto(href ?? "");
}

test("from the letter to a week that is planned, read and scheduled: six presses and ten keys at most", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const reader = await makeReader(browser);
  const { page, person, context } = reader;
  await addPhotos(page, 5);
  await pressInMail(reader, await digestTo(reader), "Plan my week");
  await page.waitForURL("**/week/plan?from=*");
  await page.getByRole("button", { name: "Find ideas" }).click();
  await page.getByRole("button", { name: /^Write 5 · about/ }).click({ timeout: 30_000 });
  await page.getByRole("link", { name: "Read your week" }).click({ timeout: 60_000 });
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByText(`${number} of 5`)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Keep/ })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("5 posts are scheduled").first()).toBeVisible();
  const keys = person.keys();
  test.info().annotations.push({ type: "clicks", description: `${person.clicks()}, keys ${keys}` });
  expect(person.clicks()).toBeGreaterThanOrEqual(4);
  expect(person.clicks()).toBeLessThanOrEqual(6);
  expect(keys).toBeGreaterThanOrEqual(5);
  expect(keys).toBeLessThanOrEqual(10);
  expect(person.clicks() + keys, "a week of five, from the second week on").toBeLessThanOrEqual(10);
  await context.close();
});

test("from the letter to five drafts that are read and scheduled, on a phone: six presses", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
  const reader = await makeReader(browser, phone);
  const { page, person, context } = reader;
  for (const about of ["Rye", "Rolls", "Cake", "Flour", "Walnut"]) await draft(page, `${about} from seven`);
  await pressInMail(reader, await digestTo(reader), "Read 5 drafts");
  for (let number = 1; number < 5; number += 1) {
    await expect(page.getByText(`${number} of 5`)).toBeVisible();
    await page.getByRole("button", { name: "Keep", exact: true }).click();
  }
  await page.getByRole("button", { name: "Keep, and schedule all 5" }).click();
  await expect(page.getByText("5 posts are scheduled").first()).toBeVisible();
  await expect(page).toHaveURL(/\/week\?from=/);
  const reply = await page.request.get("/api/post?status=SCHEDULED&pageSize=50");
  const { postList } = ((await reply.json()) as { object: { postList: { scheduledTime: string }[] } }).object;
  expect(new Set(postList.map(({ scheduledTime }) => scheduledTime)).size).toBe(5);
  test.info().annotations.push({ type: "clicks", description: String(person.clicks()) });
  expect(person.clicks()).toBe(6);
  await context.close();
});

/** A browser in which nobody is signed in. */
async function visitor(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: appUrl,
    storageState: { cookies: [], origins: [] },
    ...options,
  });
  if (!("javaScriptEnabled" in options)) await pressWhenReady(context);
  return context.newPage();
}

test(
  "a letter's link does nothing when it is opened, and leads there after signing in, whoever pressed it before",
  { tag: "@core" },
  async ({ page, browser }) => {
    const email = newAddress("door");
    await createAccount(page, email);
    const userId = await userIdOf(email);
    const path = `/letter/${await addDigestLink(userId, "/settings?from=letter")}`;
    const scanner = await visitor(browser);
    for (let time = 0; time < 3; time += 1) {
      await scanner.goto(path);
      await expect(scanner.getByRole("heading", { name: "Open your week" })).toBeVisible();
    }
    expect((await digestOf(userId)).used).toBe(0);
    await expectAccessible(scanner);

    const there = await visitor(browser);
    const counter = await countClicks(there.context());
    await there.goto(path);
    await there.getByRole("button", { name: "Open" }).click();
    await expect(there.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(there).toHaveURL(`${appUrl}/login?callbackUrl=%2Fsettings%3Ffrom%3Dletter`);
    expect(counter.clicks(), "one press").toBe(1);
    expect((await digestOf(userId)).used, "nobody but its owner uses it up").toBe(0);
    expect(
      (await there.context().cookies()).filter(({ name }) => /session/.test(name)),
      "signed in",
    ).toEqual([]);
    await sendLogin(there, email);
    await expect(there.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await expect(there).toHaveURL(/\/settings\?from=letter$/);
    // Signed in, the link leads there without a press.
    await there.goto(path);
    await expect(there).toHaveURL(/\/settings\?from=letter$/);

    // Whoever presses it signed out is led to the sign-in, and takes nothing away from its owner.
    await scanner.getByRole("button", { name: "Open" }).click();
    await expect(scanner).toHaveURL(`${appUrl}/login?callbackUrl=%2Fsettings%3Ffrom%3Dletter`);
    await there.goto(path);
    await expect(there).toHaveURL(/\/settings\?from=letter$/);

    const other = newAddress("another");
    await createAccount(page, other);
    await signIn(page, other);
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "This letter is for another account" })).toBeVisible();
    await expectAccessible(page);
    for (const one of [scanner, there]) await one.context().close();
  },
);

for (const javaScriptEnabled of [true, false])
  test(`the letter stops by one press, signed out, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    page,
    browser,
  }) => {
    const email = newAddress("off");
    await createAccount(page, email);
    const userId = await userIdOf(email);
    const { mailSecret } = await digestOf(userId);
    const there = await visitor(browser, javaScriptEnabled ? {} : { javaScriptEnabled });
    await there.goto(`/letter/off/${mailSecret}`);
    await there.reload();
    await expect(there.getByRole("heading", { name: "Stop the letter by email?" })).toBeVisible();
    expect((await digestOf(userId)).mail, "opened only").toBe(true);
    if (javaScriptEnabled) await expectAccessible(there);
    await there.getByRole("button", { name: "Stop the letter" }).click();
    await expect(there.getByRole("heading", { name: "The letter no longer comes by email" })).toBeVisible();
    expect((await digestOf(userId)).mail).toBe(false);
    await there.reload();
    await expect(there.getByRole("link", { name: "Open Settings" })).toBeVisible();
    await there.context().close();
  });

test("the letter's day, hour and channels are set in Settings, and a failure takes them back", async ({
  page,
}) => {
  const email = newAddress("letter");
  await createAccount(page, email);
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  const zone = { timeZone: "Europe/Budapest", keep: "clock" };
  const reply = await page.request.put(`${appUrl}/api/settings/time-zone`, {
    data: zone,
    headers: { origin: appUrl },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  await page.reload();
  const card = page.getByRole("region", { name: "Weekly letter", exact: true });
  await expect(card.getByRole("status")).toHaveText(/^The next one comes on .*, 6:00 PM, Budapest time\.$/);
  await card.getByLabel("Day").selectOption({ label: "Friday" });
  await card.getByLabel("Time").selectOption({ label: "7:30 AM" });
  await expect(card.getByRole("status")).toHaveText(/^The next one comes on .*, 7:30 AM, Budapest time\.$/);
  await page.reload();
  await expect(card.getByLabel("Day")).toHaveValue("5");
  await expect(card.getByLabel("Time")).toHaveValue("450");

  await page.route("**/api/settings/letter", (route) => route.abort());
  await card.getByLabel("Day").selectOption({ label: "Monday" });
  await expect(page.getByText("It could not be changed")).toBeVisible();
  await expect(card.getByLabel("Day")).toHaveValue("5");
  await page.unroute("**/api/settings/letter");

  await card.getByRole("switch", { name: "By email" }).uncheck();
  await card.getByRole("switch", { name: "As a notification" }).uncheck();
  await expect(card.getByRole("status")).toHaveText("It is switched off.");
  await expectAccessible(page);
  await page.reload();
  await expect(card.getByRole("switch", { name: "By email" })).not.toBeChecked();
  await expect(card.getByRole("status")).toHaveText("It is switched off.");
});
