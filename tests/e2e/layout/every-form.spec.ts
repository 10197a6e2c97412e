import english from "../../../messages/en.json" with { type: "json" };
import { CUTS } from "../cut-connection";
import { expect, test as visitor } from "../fixtures";
import { test as owner } from "../owner";
import { type Form, type Held, holdForm } from "./forms/form";
import { NOTICE_FORMS, OWNER_FORMS } from "./forms/owner-forms";
import { PHOTO_FORMS } from "./forms/photo-forms";
import { POST_FORMS } from "./forms/post-forms";
import { SETTINGS_FORMS } from "./forms/settings-forms";
import { VISITOR_FORMS } from "./forms/visitor-forms";
import { WEEK_FORMS } from "./forms/week-forms";

const SCREENS: [screen: string, forms: Form[]][] = [
  [english.Login.signIn, VISITOR_FORMS],
  [english.Settings.title, SETTINGS_FORMS],
  [english.Dashboard.title, OWNER_FORMS],
  [english.Week.title, WEEK_FORMS],
  [english.Media.title, PHOTO_FORMS],
  [english.Notices.title, NOTICE_FORMS],
  [english.Workspace.title, POST_FORMS],
];

// Each form is opened anew, so both workers take from the list.
owner.describe.configure({ mode: "parallel" });

const all: Held[] = [];

/**
 * Every form of every screen, without an answer in every way: what was typed stays, words say what happened, nothing
 * stays busy, no success is claimed, and the page has no error. no-answer.spec.ts asks the same of a few.
 */
for (const [screen, forms] of SCREENS) {
  const test = forms === VISITOR_FORMS ? visitor : owner;
  for (const form of forms)
    test(`${screen}: ${form.name}`, async ({ page }) => {
      test.setTimeout(150_000);
      const held = await holdForm(page, form);
      all.push(...held);
      expect(held.filter(({ problem }) => problem)).toEqual([]);
      expect(held).toHaveLength(CUTS.length);
    });
}

owner.afterAll(() => {
  const forms = new Set(all.map(({ form }) => form)).size;
  const held = all.filter(({ problem }) => !problem).length;
  console.log(`worker ${owner.info().workerIndex}: ${forms} forms × ${CUTS.length} failures: ${held} held`);
});
