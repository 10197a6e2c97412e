import type { Page } from "@playwright/test";
import english from "../../../../messages/en.json" with { type: "json" };
import { createAccount, password, sendLogin } from "../../account";
import { expect, linkIn, mailTo, newAddress } from "../../fixtures";
import type { Form } from "./form";

const { Login, Reset } = english;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const fields = (page: Page) => [
  page.getByLabel(Login.email),
  page.getByLabel(Login.password, { exact: true }),
];

async function fillLogin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const [email, word] = fields(page);
  await email?.fill(newAddress("visitor"));
  await word?.fill(password);
}

const verify = (page: Page) => page.locator("form:has(input[name=token])").getByRole("button");

/** What visitors send. */
export const VISITOR_FORMS: Form[] = [
  {
    name: "sign in",
    open: (page) => fillLogin(page, "/login"),
    send: (page) => press(page, Login.signIn),
    typed: fields,
  },
  {
    name: "sign up",
    open: (page) => fillLogin(page, "/login?mode=sign-up"),
    send: (page) => press(page, Login.signUp),
    typed: fields,
  },
  {
    name: "send the verification mail again",
    open: async (page) => {
      await page.goto("/login?sent=1");
      await page.getByLabel(Login.email).fill(newAddress("visitor"));
    },
    send: (page) => press(page, Login.resend),
    typed: (page) => [page.getByLabel(Login.email)],
    stays: (page) => page.getByRole("heading", { name: Login.verifyTitle }),
  },
  {
    name: "verify the address",
    open: async (page) => {
      const email = newAddress("verify");
      await page.goto("/login?mode=sign-up");
      await sendLogin(page, email);
      await expect(page.getByText(Login.checkEmail)).toBeVisible();
      await page.goto(linkIn(await mailTo(email)));
    },
    send: (page) => verify(page).click(),
    stays: verify,
  },
  {
    name: "ask for a new password",
    open: async (page) => {
      await page.goto("/reset-password");
      await page.getByLabel(Login.email).fill(newAddress("visitor"));
    },
    send: (page) => press(page, Reset.send),
    typed: (page) => [page.getByLabel(Login.email)],
  },
  {
    name: "set the new password",
    open: async (page) => {
      const email = newAddress("reset");
      await createAccount(page, email);
      await page.goto("/reset-password");
      await page.getByLabel(Login.email).fill(email);
      await press(page, Reset.send);
      await page.goto(linkIn(await mailTo(email, /new Postwright password/)));
      await page.getByLabel(Reset.newPassword).fill("seven geese over Szentendre");
    },
    send: (page) => press(page, Reset.set),
    typed: (page) => [page.getByLabel(Reset.newPassword)],
  },
  {
    name: "sign in with a passkey",
    open: (page) => page.goto("/login"),
    send: (page) => press(page, Login.passkey.button),
  },
  {
    name: "sign in with Google",
    open: (page) => page.goto("/login"),
    send: (page) => press(page, Login.google),
  },
];
