import { addDays, mondayOf } from "../../../../lib/i18n/calendar";
import type { Locator, Page } from "@playwright/test";
import english from "../../../../messages/en.json" with { type: "json" };
import { instantOf, wallTime } from "../../../../lib/i18n/wall-time";
import { isWrite } from "../../cut-connection";
import { expect } from "../../fixtures";
import { write } from "../../owner";
import { deleteDrafts, scheduledPost, setSlots } from "../../schedule";
import { openPostingTimes } from "../../week";
import type { Form } from "./form";

const { Week } = english;
const ZONE = "Europe/Budapest";
const SLOTS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, minute: 16 * 60 }));
const button = (where: Locator | Page, name: string | RegExp) =>
  where.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const dialog = (page: Page) => page.getByRole("dialog");
const handle = (page: Page) => button(page.locator("[data-day] [data-post]").first(), Week.moveTo);

/** A week of its own for each form, with a post on Tuesday at ten. */
function postInWeek(weeks: number, form: Pick<Form, "name" | "send" | "isMeant">): Form {
  const from = addDays(mondayOf(wallTime(new Date(), ZONE).date), weeks * 7);
  const tuesday = addDays(from, 1);
  return {
    ...form,
    open: async (page) => {
      await setSlots(page, SLOTS);
      const at = instantOf({ date: tuesday, hour: 10, minute: 0 }, ZONE);
      await scheduledPost(page, form.name, at ?? "");
      await page.goto(`/week?from=${from}`);
      await expect(handle(page)).toBeVisible();
    },
    stays: (page) => page.locator(`[data-day="${tuesday}"] [data-post]`),
  };
}

/** Lets the first write of each sending pass. */
function second(send: (page: Page) => Promise<unknown>): Pick<Form, "send" | "isMeant"> {
  let writes = 0;
  return {
    send: (page) => {
      writes = 0;
      return send(page);
    },
    isMeant: (request) => isWrite(request) && ++writes > 1,
  };
}

/** What is sent from the week. */
export const WEEK_FORMS: Form[] = [
  {
    name: "take the posting times that are offered",
    open: async (page) => {
      await setSlots(page, []);
      await page.goto("/week");
    },
    send: (page) => button(page, /^Use these/).click(),
  },
  {
    name: "save the posting times",
    open: async (page) => {
      await setSlots(page, SLOTS);
      await page.goto("/week");
      await openPostingTimes(page);
      await dialog(page).getByLabel("Time on Monday", { exact: true }).fill("09:30");
      await button(dialog(page), "Add a time on Monday").click();
    },
    send: (page) => button(dialog(page), Week.times.save).click(),
    typed: (page) => [
      dialog(page).getByLabel("Time on Monday", { exact: true }),
      dialog(page).getByRole("list", { name: Week.times.title }),
    ],
  },
  {
    name: "fill the free times",
    open: async (page) => {
      await setSlots(page, SLOTS);
      // One that is not read would be shown in place of the end.
      await deleteDrafts(page);
      await write(page, `For a free time ${Date.now()}`);
      await page.goto("/week/read?fill");
      await expect(button(page, /^Schedule/)).toBeVisible();
    },
    send: (page) => button(page, /^Schedule/).click(),
  },
  {
    name: "give a free time to a draft",
    open: async (page) => {
      await setSlots(page, SLOTS);
      await write(page, `Takes a free time ${Date.now()}`);
      await page.goto(`/week?from=${addDays(mondayOf(wallTime(new Date(), ZONE).date), 9 * 7)}`);
    },
    send: async (page) => {
      await button(page, /^Free:/)
        .first()
        .click();
      await dialog(page).getByRole("list").getByRole("button").first().click();
    },
  },
  postInWeek(10, {
    name: "move a post",
    send: async (page) => {
      await handle(page).click();
      await dialog(page).getByRole("button").filter({ hasText: "10:00 AM" }).first().click();
    },
  }),
  postInWeek(11, {
    name: "take a post off the schedule",
    send: async (page) => {
      await handle(page).click();
      await button(dialog(page), Week.move.unschedule).click();
    },
  }),
  {
    ...postInWeek(12, { name: "take a move back", send: async () => undefined }),
    stays: handle,
    ...second(async (page) => {
      const offline = await page.evaluate(() => !navigator.onLine);
      const right = await page
        .locator("[data-day] [data-post]")
        .first()
        .evaluate((post) => {
          const days = [...document.querySelectorAll("[data-day]")];
          return days.indexOf(post.closest("[data-day]") ?? post) < 3;
        });
      await handle(page).press(right ? "ArrowRight" : "ArrowLeft");
      await expect(page.getByRole("status").filter({ hasText: "Enter to move." }), "a target").toBeAttached();
      await handle(page).press("Enter");
      // Offline it is not moved in the first place.
      if (!offline) await button(page, Week.undo).click();
    }),
  },
];
