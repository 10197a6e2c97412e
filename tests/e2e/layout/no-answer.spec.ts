import type { Locator, Page } from "@playwright/test";
import english from "../../../messages/en.json" with { type: "json" };
import { createAccount, password, signIn } from "../account";
import { type Cut, cut } from "../cut-connection";
import { expect, linkIn, mailTo, newAddress, test } from "../fixtures";
import { call, profile } from "../owner";

const { NETWORK, BAD_RESPONSE } = english.Errors;
/** The message where a form has none of its own. */
const wordsFor = (how: Cut) => (how === "lost" || how === "offline" ? NETWORK : BAD_RESPONSE);

async function newPerson(page: Page, to: string): Promise<string> {
  const email = newAddress("cut");
  await createAccount(page, email);
  await signIn(page, email, to);
  await page.waitForURL(`**${to}`);
  return email;
}

/** Presses the button with no response, expects the message and an unchanged form, and presses it again. */
async function pressTwice(page: Page, how: Cut, button: Locator, words: string, input?: Locator) {
  const typed = await input?.inputValue();
  const { restore } = await cut(page, how);
  await button.click();
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByText(english.Common.pageFailed)).toHaveCount(0);
  if (input) await expect(input).toHaveValue(typed ?? "");
  await restore();
  // Closed, so that the next message is not the previous one.
  for (const close of await page.getByRole("button", { name: "Close" }).all()) await close.click();
  await button.click();
}

for (const how of ["lost", "offline", "500 page", "502 page"] as const)
  test(`${how}: feedback and the brand profile keep what was typed, say it, and work on the second press`, async ({
    page,
  }) => {
    await newPerson(page, "/onboarding");
    await call(page, "/api/business", profile);
    await page.goto("/feedback");
    const message = page.getByLabel("Message");
    await message.fill("The calendar should begin on Monday.");
    await pressTwice(
      page,
      how,
      page.getByRole("button", { name: "Submit Feedback" }),
      english.Feedback.failed,
      message,
    );
    await expect(page.getByText(english.Feedback.sent)).toBeVisible();
    await expect(message).toHaveValue("");

    await page.goto("/business-profile?edit=1");
    const name = page.getByLabel("Brand Name");
    await name.fill("Kovács & Daughters");
    await pressTwice(
      page,
      how,
      page.getByRole("button", { name: "Save Profile" }),
      english.Brand.toasts.updateFailed,
      name,
    );
    await expect(page.getByText(english.Brand.toasts.updated)).toBeVisible();
    await expect(page.locator("#who").getByText("Kovács & Daughters")).toBeVisible();
  });

test("onboarding: the last step without an answer keeps all four, and works on the second press", async ({
  page,
}) => {
  await newPerson(page, "/onboarding");
  const next = page.getByRole("button", { name: "Next", exact: true });
  await page.getByLabel("Brand Name").fill(profile.businessName);
  await page.getByLabel("Industry").selectOption(profile.industry);
  await next.click();
  for (const field of ["Brand Description", "Target Audience", "Pain Points"]) {
    await page.getByLabel(field).fill(profile.description);
    if (field !== "Pain Points") await next.click();
  }
  await pressTwice(
    page,
    "offline",
    page.getByRole("button", { name: "Create Profile" }),
    english.Brand.toasts.onboardingFailed,
    page.getByLabel("Pain Points"),
  );
  await expect(page.getByText(english.Brand.toasts.created)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("a forgotten password: asking for the mail and setting the new one", async ({ page }) => {
  const email = await newPerson(page, "/settings");
  await page.waitForLoadState("load");
  await page.context().clearCookies();
  await page.goto("/reset-password");
  await page.getByLabel("Email").fill(email);
  const send = page.getByRole("button", { name: english.Reset.send });
  await pressTwice(page, "502 page", send, BAD_RESPONSE, page.getByLabel("Email"));
  await expect(page.getByText(english.Reset.sent)).toBeVisible();
  await page.goto(linkIn(await mailTo(email, /new Postwright password/)));
  const fresh = page.getByLabel("New password");
  await fresh.fill("seven geese over Szentendre");
  await pressTwice(page, "lost", page.getByRole("button", { name: english.Reset.set }), NETWORK, fresh);
  await expect(page).toHaveURL(/\/login\?reset=1/);
});

test("settings: every form keeps its input, says it, and works on the second press", async ({ page }) => {
  test.setTimeout(180_000);
  const texts = english.Settings;
  await newPerson(page, "/settings");
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const press = (where: Locator | Page, name: string) => where.getByRole("button", { name, exact: true });

  const address = part("Email").getByLabel(texts.email.new);
  const next = newAddress("next");
  await part("Email").locator("summary").click();
  await address.fill(next);
  await part("Email").getByLabel(texts.currentPassword).fill(password);
  await pressTwice(page, "500 page", press(part("Email"), texts.email.submit), wordsFor("500 page"), address);
  await expect(part("Email").getByText(`${next} is waiting to be verified.`)).toBeVisible();
  await expect(address).toHaveValue("");

  const fresh = part("Password").getByLabel(texts.password.new);
  await part("Password").locator("summary").click();
  await part("Password").getByLabel(texts.currentPassword).fill(password);
  await fresh.fill("seven geese over Szentendre");
  await pressTwice(page, "lost", press(part("Password"), texts.password.submit), wordsFor("lost"), fresh);
  await expect(page.getByText("Your password is changed").first()).toBeVisible();
  await expect(fresh).toHaveValue("");

  const language = part("Language").getByLabel(texts.language.label);
  await language.selectOption("de");
  await pressTwice(
    page,
    "502 page",
    press(part("Language"), texts.language.submit),
    wordsFor("502 page"),
    language,
  );
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
  await page.getByRole("button", { name: "Sprache ändern" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();

  await press(part(texts.twoFactor.title), texts.twoFactor.setUp).click();
  const question = page.getByRole("dialog", { name: texts.twoFactor.confirmTitle });
  const current = question.getByLabel(texts.currentPassword);
  await current.fill("seven geese over Szentendre");
  await pressTwice(page, "offline", press(question, texts.twoFactor.next), wordsFor("offline"), current);
  const scan = page.getByRole("dialog", { name: texts.twoFactor.scanTitle });
  const code = scan.getByLabel(texts.twoFactor.code);
  await code.fill("000000");
  await pressTwice(page, "500 page", press(scan, texts.twoFactor.switchOn), wordsFor("500 page"), code);
  await expect(scan.getByText(/That code is not correct/)).toBeVisible();
  await press(scan, texts.twoFactor.cancel).click();

  await press(part(texts.deletion.title), texts.deletion.open).click();
  const deletion = page.getByRole("dialog", { name: texts.deletion.question });
  await deletion.getByLabel(texts.currentPassword).fill("seven geese over Szentendre");
  await pressTwice(page, "502 page", press(deletion, texts.deletion.confirm), wordsFor("502 page"));
  await expect(page).toHaveURL(/\/data-deletion\//);
});
