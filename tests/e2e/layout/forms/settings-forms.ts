import type { Locator, Page, Request } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import english from "../../../../messages/en.json" with { type: "json" };
import { newPerson, otherDevice, region } from "../../accounts/settings";
import { password } from "../../account";
import { isWrite } from "../../cut-connection";
import { appUrl, expect, newAddress } from "../../fixtures";
import type { Form } from "./form";

const texts = english.Settings;
const button = (where: Locator | Page, name: string) => where.getByRole("button", { name, exact: true });
const current = (where: Locator | Page) => where.getByLabel(texts.currentPassword);
const dialog = (page: Page) => page.getByRole("dialog");
const settings = (page: Page) => page.goto("/settings");

/** A form in a dialog that asks for the password: opened by a button of a card, sent by one of the dialog. */
function question(name: string, card: string, opener: string | RegExp, confirm: string): Form {
  return {
    name,
    open: async (page) => {
      await settings(page);
      await region(page, card).getByRole("button", { name: opener }).click();
      await current(dialog(page)).fill(password);
    },
    send: (page) => button(dialog(page), confirm).click(),
    typed: (page) => [current(dialog(page))],
  };
}

/** The same for somebody who needs something first. */
const after = (prepare: (page: Page) => Promise<unknown>, form: Form): Form => ({
  ...form,
  open: async (page) => {
    await prepare(page);
    await form.open(page);
  },
});

/** Somebody new instead of the test's owner. */
async function newSelf(page: Page, name: string): Promise<string> {
  await page.context().clearCookies();
  return newPerson(page, name);
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate();

/** Opens the QR code of the authenticator app, and fills in a code. */
async function scan(page: Page, code?: string): Promise<void> {
  await settings(page);
  await button(region(page, texts.twoFactor.title), texts.twoFactor.setUp).click();
  await current(dialog(page)).fill(password);
  await button(dialog(page), texts.twoFactor.next).click();
  const secret = (await dialog(page).locator("code").textContent()) ?? "";
  await dialog(page)
    .getByLabel(texts.twoFactor.code)
    .fill(code ?? codeOf(secret));
}

async function withTwoFactor(page: Page): Promise<void> {
  await newSelf(page, "two-factor");
  await scan(page);
  await button(dialog(page), texts.twoFactor.switchOn).click();
  await button(dialog(page), texts.twoFactor.kept).click();
  await expect(page.getByText(texts.twoFactor.done)).toBeVisible();
}

async function withAuthenticator(page: Page): Promise<void> {
  await newSelf(page, "passkey");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function sendPasskey(page: Page): Promise<void> {
  if (!(await dialog(page).isVisible()))
    await button(region(page, texts.passkeys.title), texts.passkeys.add).click();
  await current(dialog(page)).fill(password);
  await button(dialog(page), texts.passkeys.continue).click();
}

/** Somebody who signs in with a password, and with Google. */
async function withGoogle(page: Page): Promise<void> {
  const email = await newSelf(page, "google");
  await page.context().clearCookies({ name: "postwright.session" });
  await page.goto("/login?callbackUrl=%2Fsettings");
  const opened = page.waitForEvent("popup");
  await button(page, english.Login.google).click();
  const popup = await opened;
  await popup.getByRole("radio", { name: "Somebody else" }).check();
  await popup.getByLabel("Email").fill(email);
  await popup.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/settings/);
}

const calendar = (page: Page) => region(page, texts.calendar.title);
const writeCalendar = (page: Page, method: "post" | "delete") =>
  page.request[method](`${appUrl}/api/calendar`, {
    headers: { origin: appUrl },
    data: method === "post" ? { current: password } : undefined,
  });

/** The question for the password before an address is made. */
const makeCalendar = (name: string, opener: string, confirm: string, before: "post" | "delete"): Form => ({
  name,
  open: async (page) => {
    await writeCalendar(page, before);
    await settings(page);
    await button(calendar(page), opener).click();
    await current(dialog(page)).fill(password);
  },
  send: (page) => button(dialog(page), confirm).click(),
  stays: dialog,
  close: (page) => writeCalendar(page, "delete"),
});

/** Somebody who is signed in on a phone as well. */
const alsoOnPhone = async (page: Page) => {
  const email = await newSelf(page, "devices");
  const browser = page.context().browser();
  if (browser) await otherDevice(browser, email);
  await settings(page);
};

/** What is sent from Settings, and from the account menu. */
export const SETTINGS_FORMS: Form[] = [
  {
    name: "change the email",
    open: async (page) => {
      await settings(page);
      await region(page, texts.email.title).locator("summary").click();
      await page.getByLabel(texts.email.new).fill(newAddress("next"));
      await current(region(page, texts.email.title)).fill(password);
    },
    send: (page) => button(page, texts.email.submit).click(),
    typed: (page) => [page.getByLabel(texts.email.new), current(region(page, texts.email.title))],
  },
  {
    name: "change the password",
    open: async (page) => {
      await settings(page);
      await region(page, texts.password.title).locator("summary").click();
      await page.getByLabel(texts.password.new).fill("seven geese over Szentendre");
      await current(region(page, texts.password.title)).fill(password);
    },
    send: (page) => button(page, texts.password.submit).click(),
    typed: (page) => [page.getByLabel(texts.password.new), current(region(page, texts.password.title))],
  },
  {
    name: "change the language",
    open: async (page) => {
      await settings(page);
      await region(page, texts.language.title).getByRole("combobox").selectOption("de");
    },
    send: (page) => button(page, texts.language.submit).click(),
    typed: (page) => [region(page, texts.language.title).getByRole("combobox")],
  },
  {
    name: "change the time zone",
    open: async (page) => {
      await settings(page);
      await button(region(page, texts.timeZone.title), texts.timeZone.change).click();
      await dialog(page).getByRole("combobox").fill("new y");
      // The names of the cities come behind the page.
      await page.getByRole("option", { name: "New York" }).waitFor();
      await page.keyboard.press("Enter");
    },
    send: (page) => button(dialog(page), texts.timeZone.save).click(),
    typed: (page) => [dialog(page).getByRole("combobox")],
  },
  question("begin two-factor sign-in", texts.twoFactor.title, texts.twoFactor.setUp, texts.twoFactor.next),
  {
    name: "switch two-factor sign-in on",
    open: (page) => scan(page, "000000"),
    send: (page) => button(dialog(page), texts.twoFactor.switchOn).click(),
    typed: (page) => [dialog(page).getByLabel(texts.twoFactor.code)],
  },
  after(
    withTwoFactor,
    question(
      "make new recovery codes",
      texts.twoFactor.title,
      texts.twoFactor.renew,
      texts.twoFactor.renewConfirm,
    ),
  ),
  after(
    withTwoFactor,
    question(
      "switch two-factor sign-in off",
      texts.twoFactor.title,
      texts.twoFactor.remove,
      texts.twoFactor.remove,
    ),
  ),
  question("begin a passkey", texts.passkeys.title, texts.passkeys.add, texts.passkeys.continue),
  {
    name: "add a passkey",
    open: withAuthenticator,
    send: sendPasskey,
    // The password is asked for, and the device makes the passkey; it is not stored.
    isMeant: (request: Request) =>
      isWrite(request) && (request.postData()?.includes("attestationObject") ?? false),
  },
  after(
    async (page) => {
      await withAuthenticator(page);
      await sendPasskey(page);
      await expect(page.getByText(texts.passkeys.added)).toBeVisible();
    },
    question("remove a passkey", texts.passkeys.title, /^Remove the passkey/, texts.passkeys.remove),
  ),
  after(withGoogle, question("unlink Google", texts.google.title, /^Unlink/, texts.google.unlink)),
  {
    name: "sign one device out",
    open: alsoOnPhone,
    send: (page) => page.getByRole("button", { name: /^Sign out .*iPhone/ }).click(),
  },
  {
    name: "sign all other devices out",
    open: alsoOnPhone,
    send: (page) => button(page, texts.sessions.endOthers).click(),
  },
  makeCalendar("get the calendar address", texts.calendar.get, texts.calendar.getQuestion.confirm, "delete"),
  makeCalendar(
    "renew the calendar address",
    texts.calendar.renew,
    texts.calendar.renewQuestion.confirm,
    "post",
  ),
  {
    name: "switch the calendar address off",
    open: async (page) => {
      await writeCalendar(page, "post");
      await settings(page);
      await button(calendar(page), texts.calendar.off).click();
    },
    send: (page) => button(page.getByRole("alertdialog"), texts.calendar.offQuestion.confirm).click(),
    stays: (page) => page.getByRole("alertdialog"),
    close: (page) => writeCalendar(page, "delete"),
  },
  question("delete the account", texts.deletion.title, texts.deletion.open, texts.deletion.confirm),
  {
    name: "log out",
    open: async (page) => {
      await settings(page);
      await page.getByRole("button", { name: /account menu/i }).click();
      await page.getByRole("menuitem", { name: english.Shell.logOut }).click();
    },
    send: (page) => button(page.getByRole("alertdialog"), english.Shell.logOut).click(),
    stays: (page) => page.getByRole("alertdialog"),
  },
];
