import type { Locator, Page } from "@playwright/test";
import english from "../../../../messages/en.json" with { type: "json" };
import { appUrl, expect } from "../../fixtures";
import { call, draft, openWorkspace, write } from "../../owner";
import { openSheet, textOf } from "../../posts/sheet/post-sheet";
import { inTwoDays, scheduledPost } from "../../schedule";
import type { Form } from "./form";

const { Posts, Rewriting, Workspace } = english;
const button = (where: Locator | Page, name: string | RegExp) =>
  where.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const question = (page: Page) => page.getByRole("alertdialog");
const confirmPost = (page: Page) => page.getByRole("dialog", { name: Workspace.confirm.title });
const sheet = (page: Page) => page.getByRole("dialog", { name: Posts.details });
const preview = (page: Page) => page.getByRole("article", { name: Workspace.preview });
const text = (page: Page) => page.getByLabel(Workspace.editLabel);
const versions = (page: Page) => page.getByRole("group", { name: Rewriting.versions.title });

const mine = (page: Page, about: string) => write(page, `${about} ${Date.now()}`);
const openMine = async (page: Page, about: string) => openWorkspace(page, await mine(page, about));
const edit = async (page: Page, words: string) => {
  await button(page, Workspace.edit).click();
  await text(page).fill(words);
};

/** Leaves the text, which saves it; it is opened again where that has closed it. */
async function leave(page: Page): Promise<void> {
  if (!(await text(page).isVisible())) await button(page, Workspace.edit).click();
  await text(page).focus();
  await text(page).blur();
}

/** A draft in the workspace, with the dialog in which it is sent. */
async function askToPost(page: Page, about: string): Promise<void> {
  await openMine(page, about);
  await button(page, Workspace.postNow).first().click();
  await expect(confirmPost(page)).toBeVisible();
}

/** A scheduled post in its sheet. */
async function openScheduled(page: Page, about: string): Promise<void> {
  await openSheet(page, await scheduledPost(page, about, inTwoDays()));
}

/** Asked for in the sheet of a scheduled post, and confirmed: the question stays open, or is asked again. */
const asked = (name: string, opener: string, confirm: string): Form => ({
  name,
  open: (page) => openScheduled(page, name),
  send: async (page) => {
    if (!(await question(page).isVisible())) await button(sheet(page), opener).click();
    await button(question(page), confirm).click();
  },
  stays: sheet,
});

/** A post with two versions of its text. */
async function openVersions(page: Page): Promise<void> {
  const post = await draft(page, `The first version ${Date.now()}`);
  const content = `The second version ${Date.now()}`;
  await page.request.patch(`${appUrl}/api/post/${post.id}`, {
    data: { content },
    headers: { origin: appUrl },
  });
  await openWorkspace(page, { ...post, content });
  await expect(versions(page)).toContainText("2/2");
}

async function openRewrite(page: Page, about: string): Promise<void> {
  await openMine(page, `${about}. Our bread is really very good bread for everybody.`);
  await button(page, Rewriting.changeText).click();
}

/** What is sent from the workspace and the sheet of a post. */
export const POST_FORMS: Form[] = [
  {
    name: "what follows a post",
    open: (page) => openScheduled(page, "Repeat"),
    send: (page) => sheet(page).getByLabel(Posts.repeat.label).selectOption("SAME_TEXT"),
    typed: (page) => [sheet(page).getByLabel(Posts.repeat.label)],
  },
  {
    name: "post now",
    open: (page) => askToPost(page, "Post now"),
    send: (page) => button(confirmPost(page), Workspace.confirm.postNow).click(),
    stays: confirmPost,
  },
  {
    name: "schedule",
    open: async (page) => {
      await askToPost(page, "Schedule");
      await confirmPost(page).getByRole("switch", { name: Workspace.schedule.title }).check();
      await confirmPost(page).getByLabel(Workspace.schedule.hour).selectOption({ label: "9" });
    },
    send: (page) => button(confirmPost(page), Workspace.confirm.schedulePost).click(),
    typed: (page) => [confirmPost(page).getByLabel(Workspace.schedule.hour)],
  },
  {
    name: "mark as published",
    open: async (page) => {
      await askToPost(page, "Mark as published");
      await button(confirmPost(page), Workspace.confirm.names.FACEBOOK).click();
    },
    send: (page) => button(confirmPost(page), Workspace.confirm.markPublished).click(),
    stays: confirmPost,
  },
  {
    name: "own words",
    open: async (page) => {
      await page.goto("/post-generator");
      await button(page, Workspace.begin.own).click();
      await text(page).fill("We bake on Sunday too.");
    },
    send: leave,
    stays: (page) => preview(page).getByText("We bake on Sunday too."),
  },
  {
    name: "edited words",
    open: async (page) => {
      await openMine(page, "Edited words");
      await edit(page, "We bake on Monday too.");
    },
    send: leave,
    stays: (page) => preview(page).getByText("We bake on Monday too."),
  },
  {
    name: "generate a post",
    open: async (page) => {
      await page.goto("/post-generator");
      await page.getByLabel(Workspace.fields.description, { exact: true }).fill("Rye bread on Thursdays");
    },
    send: (page) => button(page, Workspace.generate).click(),
    typed: (page) => [page.getByLabel(Workspace.fields.description, { exact: true })],
  },
  {
    name: "change the words",
    open: async (page) => {
      await openRewrite(page, "Change the words");
      await button(page, Rewriting.kinds.INSTRUCTION).click();
      await page.getByLabel(Rewriting.instruction).fill("Mention that we are closed on Monday");
    },
    send: (page) => page.getByLabel(Rewriting.instruction).press("Enter"),
    typed: (page) => [page.getByLabel(Rewriting.instruction)],
  },
  {
    name: "keep the new words",
    open: async (page) => {
      await openRewrite(page, "Keep the new words");
      await button(page, Rewriting.kinds.WARMER).click();
      await expect(button(page, Rewriting.keep)).toBeEnabled({ timeout: 30_000 });
    },
    send: (page) => button(page, Rewriting.keep).click(),
    stays: (page) => button(page, Rewriting.keep),
  },
  {
    name: "an earlier version",
    open: openVersions,
    send: (page) => button(versions(page), Rewriting.versions.earlier).click(),
    stays: (page) => versions(page).getByText("2/2"),
  },
  {
    name: "save the text of a scheduled post",
    open: async (page) => {
      await openScheduled(page, "Save the text");
      await textOf(sheet(page)).fill("Rolls until noon.");
    },
    send: (page) => button(sheet(page), Posts.stage.save).click(),
    typed: (page) => [textOf(sheet(page))],
  },
  {
    name: "save the time of a scheduled post",
    open: async (page) => {
      await openScheduled(page, "Save the time");
      await button(sheet(page), Posts.actions.reschedule).click();
      await sheet(page).getByLabel(Workspace.schedule.hour).selectOption({ label: "9" });
    },
    send: (page) => button(sheet(page), Posts.stage.save).click(),
    typed: (page) => [sheet(page).getByLabel(Workspace.schedule.hour)],
  },
  {
    name: "duplicate",
    open: (page) => openScheduled(page, "Duplicate"),
    send: (page) => button(sheet(page), Posts.actions.duplicate).click(),
    stays: sheet,
  },
  asked("cancel the schedule", Posts.actions.cancelSchedule, Posts.actions.confirm),
  asked("post early", Posts.stage.early, Workspace.confirm.postNow),
  {
    name: "delete a post",
    open: async (page) => openSheet(page, await mine(page, "Delete")),
    send: async (page) => {
      if (!(await question(page).isVisible())) {
        if (!(await sheet(page).isVisible())) await button(page, Posts.view).first().click();
        await button(sheet(page), Posts.actions.delete).click();
      }
      await button(question(page), Posts.actions.deleteConfirm).click();
    },
  },
  {
    name: "bring a deleted post back",
    open: async (page) => {
      for (const about of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
        await mine(page, `Deleted, and brought back: ${about}`);
      await page.goto("/your-posts");
    },
    send: async (page) => {
      const offline = await page.evaluate(() => !navigator.onLine);
      await button(page, Posts.view).first().click();
      await button(sheet(page), Posts.actions.delete).click();
      await button(question(page), Posts.actions.deleteConfirm).click();
      if (!offline) await button(page, Posts.actions.undo).click();
    },
    isMeant: (request) => request.url().endsWith("/restore"),
  },
  {
    name: "save a scheduled post in the workspace",
    open: async (page) => {
      await openWorkspace(page, await scheduledPost(page, "Save in the workspace", inTwoDays()));
      await expect(button(page, Posts.actions.reschedule)).toBeVisible();
      await edit(page, "Rolls until noon, in the workspace.");
    },
    send: (page) => button(page, Posts.stage.save).click(),
    stays: (page) => preview(page).getByText("Rolls until noon, in the workspace."),
  },
  {
    name: "another time in the workspace",
    open: async (page) => {
      await openWorkspace(page, await scheduledPost(page, "Another time", inTwoDays()));
      await button(page, Posts.actions.reschedule).click();
      await page.getByRole("dialog").getByLabel(Workspace.schedule.hour).selectOption({ label: "9" });
    },
    send: (page) => button(page.getByRole("dialog"), Posts.reschedule.confirm).click(),
    typed: (page) => [page.getByRole("dialog").getByLabel(Workspace.schedule.hour)],
  },
  {
    name: "copy a published post",
    open: async (page) => {
      const post = await mine(page, "Copy a published post");
      await call(page, "/api/post/publish", { postID: post.id, postContent: post.content, platforms: [] });
      await openSheet(page, post);
    },
    send: (page) => button(sheet(page), Posts.openInWorkspace).click(),
    stays: sheet,
  },
];
