import type { Locator, Page, Request } from "@playwright/test";
import english from "../../../../messages/en.json" with { type: "json" };
import { addNotice, closeNotices, failPayment, takeCredits } from "../../database";
import { isWrite } from "../../cut-connection";
import { appUrl, expect } from "../../fixtures";
import { call, makeOwner, openPageDialog, profile, signUp } from "../../owner";
import { inTwoDays, scheduledPost } from "../../schedule";
import type { Form } from "./form";

const { Brand, Billing, Connections, Dashboard, Facts, Feedback, Notices } = english;
const button = (where: Locator | Page, name: string | RegExp) =>
  where.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const pause = (page: Page) => page.getByRole("switch", { name: Dashboard.pause.label });
const isOf = (path: string) => (request: Request) => request.url().includes(path);

const writePause = (page: Page, method: "post" | "delete") =>
  page.request[method](`${appUrl}/api/post/pause`, {
    headers: { origin: appUrl },
    ...(method === "delete" && { data: { overdue: "hold" } }),
  });

/** An owner with a brand, and no page. */
async function newOwner(page: Page): Promise<void> {
  await page.context().clearCookies();
  await signUp(page);
  await call(page, "/api/business", profile);
  await page.goto("/dashboard");
}

/** Opens the plans as an owner on trial, after something has happened to their plan. */
async function openPlan(page: Page, happens: (userId: string) => Promise<void>): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The browser was closed");
  const { cookies, origins } = await makeOwner(browser);
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  await happens(kept.find(({ name }) => name === "postwright-person")?.value ?? "");
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.goto("/subscription");
}

/** Presses Connect, and Continue in Facebook's window where it comes so far. */
async function connect(page: Page): Promise<void> {
  const opened = page.context().waitForEvent("page");
  await button(page, Connections.connect).click();
  const popup = await opened;
  await button(popup, /^Continue/)
    .click({ timeout: 5_000 })
    .catch(() => undefined);
}

/** The dashboard with a notice about a post, which is another's each time. */
function notice(
  name: string,
  about: Parameters<typeof addNotice>[0],
  form: Pick<Form, "send" | "isMeant" | "stays" | "typed"> & { fill?: (page: Page) => Promise<unknown> },
): Form {
  let id = 0;
  return {
    name,
    open: async (page) => {
      ({ id } = await scheduledPost(page, name, inTwoDays()));
      await addNotice(about, about === "HELD" ? "POST_LATE" : "FACEBOOK_REFUSED", id);
      await page.goto("/dashboard");
      await form.fill?.(page);
    },
    close: () => closeNotices(id),
    ...form,
  };
}
const card = (page: Page) => page.getByRole("region", { name: Notices.title }).getByRole("listitem").first();
const onCard = (name: string) => (page: Page) => button(card(page), name).click();

/** What is sent from the dashboard, the brand's page, the plans and the feedback. */
export const OWNER_FORMS: Form[] = [
  {
    name: "onboarding",
    open: async (page) => {
      await page.context().clearCookies();
      await signUp(page);
      const next = button(page, Brand.onboarding.next);
      await page.getByLabel("Brand Name").fill(profile.businessName);
      await page.getByLabel("Industry").selectOption(profile.industry);
      await next.click();
      for (const field of ["Brand Description", "Target Audience", "Pain Points"]) {
        await page.getByLabel(field).fill(profile.description);
        if (field !== "Pain Points") await next.click();
      }
    },
    send: (page) => button(page, Brand.onboarding.create).click(),
    typed: (page) => [page.getByLabel("Pain Points")],
  },
  {
    name: "change the brand",
    open: async (page) => {
      await page.goto("/business-profile?edit=1");
      await page.getByLabel("Brand Name").fill("Kovács & Daughters");
    },
    send: (page) => button(page, Brand.profile.save).click(),
    typed: (page) => [page.getByLabel("Brand Name"), page.getByLabel("Pain Points")],
  },
  {
    name: "add an offer",
    open: async (page) => {
      await page.goto("/business-profile");
      await button(page, Facts.add.OFFER).click();
      await page.getByRole("textbox", { name: Facts.kinds.OFFER }).fill("Twenty percent off");
      await page.getByLabel(Facts.form.until).fill("2090-01-31");
    },
    send: (page) => button(page, Facts.save).click(),
    typed: (page) => [
      page.getByRole("textbox", { name: Facts.kinds.OFFER }),
      page.getByLabel(Facts.form.until),
    ],
  },
  {
    name: "opening hours",
    open: async (page) => {
      await page.goto("/business-profile");
      await button(page, Facts.add.OPENING_HOURS).click();
      await page.getByLabel("Monday, from").fill("06:30");
    },
    send: (page) => button(page, Facts.save).click(),
    typed: (page) => [page.getByLabel("Monday, from"), page.getByLabel("Open on Saturday")],
  },
  {
    name: "feedback",
    open: async (page) => {
      await page.goto("/feedback");
      await page.getByLabel(Feedback.message).fill("The calendar should begin on Monday.");
    },
    send: (page) => button(page, Feedback.submit).click(),
    typed: (page) => [page.getByLabel(Feedback.message)],
  },
  {
    name: "pause everything",
    open: (page) => page.goto("/dashboard"),
    send: (page) => pause(page).click(),
    typed: (page) => [pause(page)],
  },
  {
    name: "resume everything",
    open: async (page) => {
      await writePause(page, "post");
      await page.goto("/dashboard");
    },
    send: (page) => pause(page).click(),
    typed: (page) => [pause(page)],
    close: (page) => writePause(page, "delete"),
  },
  {
    name: "resume with overdue posts",
    open: async (page) => {
      await writePause(page, "post");
      await page.route("**/api/post/pause", (route) =>
        route.request().method() === "GET"
          ? route.fulfill({
              json: { statusCode: "OK", message: "OK", object: { pausedAt: new Date(), overdue: 2 } },
            })
          : route.fallback(),
      );
      await page.goto("/dashboard");
      await pause(page).click();
      await dialog(page).getByLabel(Dashboard.resume.publish).check();
    },
    send: (page) => button(dialog(page), Dashboard.resume.confirm).click(),
    typed: (page) => [dialog(page).getByLabel(Dashboard.resume.publish)],
    close: (page) => writePause(page, "delete"),
  },
  notice("dismiss a notice", "POST_FAILED", { send: onCard(Notices.dismiss), stays: card }),
  notice("open a failed post", "POST_FAILED", {
    send: onCard(Notices.openPost),
    isMeant: isOf("/api/post/"),
    stays: card,
  }),
  {
    name: "begin to connect a page",
    open: newOwner,
    send: (page) => button(page, Connections.connect).click(),
  },
  { name: "connect a page", open: newOwner, send: connect, isMeant: isOf("/api/social/connect") },
  {
    name: "choose the page",
    open: async (page) => {
      await newOwner(page);
      await (await openPageDialog(page)).getByRole("combobox").selectOption({ label: "Kovács Bakery" });
    },
    send: (page) => button(dialog(page), Connections.pageDialog.connect).click(),
    typed: (page) => [dialog(page).getByRole("combobox")],
  },
  {
    name: "disconnect the page",
    open: async (page) => {
      await page.goto("/dashboard");
      await button(page, Connections.disconnect.confirm).click();
    },
    send: (page) => button(question(page), Connections.disconnect.confirm).click(),
    stays: question,
  },
  {
    name: "choose a plan",
    open: (page) => page.goto("/subscription"),
    send: (page) => button(page, Billing.choose).click(),
    isMeant: isOf("/api/subscription?"),
  },
  {
    name: "manage the plan",
    open: (page) => page.goto("/subscription"),
    send: (page) => button(page, Billing.manage).last().click(),
    isMeant: isOf("/api/subscription/portal"),
  },
  {
    name: "begin the plan",
    open: (page) => openPlan(page, takeCredits),
    send: async (page) => {
      await button(page, Billing.begin.button).first().click();
      await button(question(page), Billing.begin.confirm).click();
    },
    stays: (page) => button(page, Billing.begin.button).first(),
  },
  {
    name: "pay the invoice",
    open: (page) => openPlan(page, failPayment),
    send: (page) => button(page, Billing.button.pay).first().click(),
    isMeant: isOf("/api/subscription/invoice"),
  },
  {
    name: "come back from the checkout",
    open: async (page) => {
      // It asks by itself when the page opens, and when the browser is online again.
      await page.route("**/subscription**", (route) =>
        isWrite(route.request()) ? route.abort() : route.fallback(),
      );
      await page.goto("/subscription?from=checkout");
      await expect(page.getByText(english.Errors.NETWORK)).toBeVisible();
    },
    send: (page) => button(page, english.Common.tryAgain).click(),
  },
];

/** What posts are asked about on the dashboard. */
export const NOTICE_FORMS: Form[] = [
  notice("publish a held post", "HELD", { send: onCard(Notices.publishNow), stays: card }),
  notice("do not send a held post", "HELD", { send: onCard(Notices.doNotSend), stays: card }),
  notice("a new time for a held post", "HELD", {
    fill: async (page) => {
      await button(card(page), Notices.newTime).click();
      await dialog(page).getByLabel(english.Workspace.schedule.hour).selectOption({ label: "9" });
    },
    send: (page) => button(dialog(page), english.Posts.reschedule.confirm).click(),
    typed: (page) => [dialog(page).getByLabel(english.Workspace.schedule.hour)],
  }),
  notice("a post in doubt is there", "IN_DOUBT", { send: onCard(Notices.itIsThere), stays: card }),
  notice("a post in doubt is sent again", "IN_DOUBT", { send: onCard(Notices.sendAgain), stays: card }),
];
