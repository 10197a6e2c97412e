import { addDays, mondayOf } from "../../../../lib/i18n/calendar";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { WeekPlan } from "../../../../lib/posts/planning/types";
import { appUrl, expect, test as base } from "../../fixtures";
import { makeOwner } from "../../owner";
import { photoFile } from "../../photo-files";
import { pressWhenReady } from "../../press-when-ready";

/** A Monday so many weeks ahead, so that all of its times are. */
export const mondayIn = (weeks: number) =>
  mondayOf(addDays(new Date().toISOString().slice(0, 10), 7 * weeks));

/** Has the page's owner post at nine from Monday to Friday. */
async function setFiveTimes(page: Page): Promise<void> {
  const slots = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, minute: 9 * 60 }));
  const reply = await page.request.put(`${appUrl}/api/slots`, {
    data: { slots },
    headers: { origin: appUrl },
  });
  expect(reply.ok()).toBe(true);
}

/** Puts photos among the owner's, as their phone does. */
export async function addPhotos(page: Page, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const file = await photoFile(`photo-${number}.jpg`, number * 60);
    const reply = await page.request.post(`${appUrl}/api/media`, {
      multipart: { file },
      headers: { origin: appUrl },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
}

/** The plan of a week, as the server has it. */
export async function planOf(page: Page, week: string): Promise<WeekPlan> {
  const reply = await page.request.get(`${appUrl}/api/week/plan?week=${week}`);
  return ((await reply.json()) as { object: WeekPlan }).object;
}

/** The page of a week with ideas for its five times, about `brief`. */
export async function openIdeas(page: Page, week: string, brief: string): Promise<void> {
  await page.goto(`/week/plan?from=${week}`);
  await page.getByRole("textbox", { name: /^What is going on/ }).fill(brief);
  await page.getByRole("button", { name: "Find ideas" }).click();
  await expect(page.getByRole("heading", { name: "5 ideas for your week" })).toBeVisible({ timeout: 30_000 });
}

type Planner = Awaited<ReturnType<typeof makeOwner>>;

async function makePlanner(browser: Browser): Promise<Planner> {
  const state = await makeOwner(browser);
  const context = await browser.newContext({ baseURL: appUrl, storageState: state });
  await setFiveTimes(await context.newPage());
  await context.close();
  return state;
}

/** The id of the person whose state this is. */
export const userIdOf = ({ origins }: Planner): string =>
  origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === "postwright-person")
    ?.value ?? "";

/** Opens a phone's browser for a planner. */
export async function openPhone(browser: Browser, planner: Planner): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: appUrl,
    storageState: planner,
    locale: "en-US",
    timezoneId: "Europe/Budapest",
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  await pressWhenReady(context);
  return context;
}

/** Playwright's test for an owner with five posting times a week; one for each worker. */
export const test = base.extend<object, { planner: Planner }>({
  planner: [
    async ({ browser }, provide) => provide(await makePlanner(browser)),
    { scope: "worker", timeout: 180_000 },
  ],
  storageState: async ({ planner }, provide) => provide(planner),
});

export { makePlanner };
