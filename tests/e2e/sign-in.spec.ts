import type { Locator, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { createAccount, password, signIn } from "./account";
import { appUrl, expect, expectAccessible, mailTo, newAddress, sandboxUrl, shot, test } from "./fixtures";

/** Presses a button until its window is there: a page that is not alive yet does not hear the first time. */
async function openDialog(page: Page, button: Locator): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return dialog;
}

/** Presses the button and answers with the popup, when it shows Google's page. */
async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const popup = await opened;
  await expect(popup.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  return popup;
}

async function choose(popup: Page, email: string, verified?: "Not verified"): Promise<void> {
  await popup.getByRole("radio", { name: "Somebody else" }).check();
  await popup.getByLabel("Email").fill(email);
  if (verified) await popup.getByRole("radio", { name: verified, exact: true }).check();
  await popup.getByRole("button", { name: "Continue" }).click();
}

const google = (page: Page) => page.getByRole("button", { name: "Continue with Google" });

test.describe("Continue with Google", () => {
  test("in a popup of 500 by 600, which closes by itself, makes an account and finds it again", async ({
    page,
    context,
  }) => {
    const email = newAddress("google");
    await page.goto("/login?callbackUrl=%2Fsettings");
    const popup = await openGoogle(page);
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
    await shot(popup, "sign-in/google-popup");
    const closed = popup.waitForEvent("close");
    await choose(popup, email);
    await closed;
    await expect(page).toHaveURL(`${appUrl}/settings`);
    await expect(page.getByText(email).first()).toBeVisible();
    await context.clearCookies({ name: "postwright.session" });
    await page.goto("/login?callbackUrl=%2Fsettings");
    await choose(await openGoogle(page), email);
    await expect(page.getByText(email).first()).toBeVisible();
  });

  test("says when the person turns back, or Google has not verified the address, and works again", async ({
    page,
  }) => {
    await page.goto("/login");
    await (await openGoogle(page)).getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("You turned back at Google, and nothing has changed.")).toBeVisible();
    await expect(google(page)).toBeEnabled();
    await choose(await openGoogle(page), newAddress("unverified"), "Not verified");
    await expect(page.getByText("Google has not verified the address of that account.")).toBeVisible();
    await shot(page, "sign-in/google-unverified");
    await expect(google(page)).toBeEnabled();
  });

  test("notices a closed popup, gives the button back at once and the words eight seconds later", async ({
    page,
  }) => {
    await page.goto("/login");
    const popup = await openGoogle(page);
    await expect(google(page)).toBeDisabled();
    await popup.close();
    await expect(google(page)).toBeEnabled({ timeout: 2_000 });
    const words = page.getByText("The window was closed before Google had answered.");
    await page.waitForTimeout(5_000);
    await expect(words).toBeHidden();
    await expect(words).toBeVisible({ timeout: 6_000 });
  });

  test("lets a late success win over a closed popup", async ({ page, context }) => {
    await page.goto("/login?callbackUrl=%2Fsettings");
    const popup = await openGoogle(page);
    const address = popup.url();
    await popup.close();
    // The same trip goes on in a window that this page did not open: only the channel is left.
    const late = await context.newPage();
    await late.goto(address);
    await choose(late, newAddress("late"));
    await expect(page).toHaveURL(`${appUrl}/settings`);
    await expect(page.getByText("The window was closed")).toBeHidden();
  });

  test("is linked to the account of its address, shown in Settings and unlinked there", async ({ page }) => {
    const email = newAddress("linked");
    await createAccount(page, email);
    await page.goto("/login?callbackUrl=%2Fsettings");
    await choose(await openGoogle(page), email);
    const card = page.getByRole("region", { name: "Google", exact: true });
    await expect(card).toContainText(email);
    await mailTo(email, /Google account was linked/);
    const dialog = await openDialog(page, card.getByRole("button", { name: `Unlink ${email}` }));
    await expectAccessible(page);
    await shot(page, "settings/google-unlink");
    await dialog.getByLabel("Current password").fill(password);
    await dialog.getByRole("button", { name: "Unlink" }).click();
    await expect(page.getByText("Google account unlinked")).toBeVisible();
    await expect(card).toContainText("No Google account is linked.");
    const activity = page.getByRole("region", { name: "Activity", exact: true });
    await expect(activity).toContainText(`Google account ${email} unlinked`);
    await shot(page, "settings/google-none");
    await mailTo(email, /Google account was unlinked/);
  });

  test("says when the popup is blocked, and when the network is gone", async ({ page, context }) => {
    await page.goto("/login");
    await page.evaluate(() => {
      window.open = () => null;
    });
    await google(page).click();
    await expect(page.getByText("Your browser has blocked the window.")).toBeVisible();
    await page.reload();
    await context.setOffline(true);
    await google(page).click();
    await expect(
      page.getByText("No connection. Nothing was lost; try again when you are online."),
    ).toBeVisible();
    await context.setOffline(false);
    await openGoogle(page);
  });

  test("works without JavaScript, there and back in the same window", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: appUrl });
    const page = await context.newPage();
    await page.goto("/login?callbackUrl=%2Fsettings");
    await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeHidden();
    await google(page).click();
    await expect(page).toHaveURL(new RegExp(`^${sandboxUrl}/google/signin/`));
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("You turned back at Google, and nothing has changed.")).toBeVisible();
    await google(page).click();
    await page.getByRole("radio", { name: "Somebody else" }).check();
    await page.getByLabel("Email").fill(newAddress("plain"));
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${appUrl}/settings`);
    await context.close();
  });
});

test("password and authenticator app, with a recovery code for the day the phone is lost", async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const email = newAddress("totp");
  await createAccount(page, email);
  await signIn(page, email);
  await expect(page).toHaveURL(`${appUrl}/settings`);

  const card = page.locator("#two-factor");
  const dialog = await openDialog(page, card.getByRole("button", { name: "Set up" }));
  await dialog.getByLabel("Current password").fill("wrong");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Next" }).click();
  const secret = (await dialog.locator("code").textContent()) ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
  await shot(page, "sign-in/totp-scan");
  await expectAccessible(page);
  await dialog.getByLabel("Code from the app").fill("000000");
  await dialog.getByRole("button", { name: "Switch on" }).click();
  await expect(dialog.getByText("That code does not fit.")).toBeVisible();
  await dialog.getByLabel("Code from the app").fill(totp.generate());
  await dialog.getByRole("button", { name: "Switch on" }).click();
  await expect(dialog.getByRole("heading", { name: "Keep these recovery codes" })).toBeVisible();
  const codes = await dialog.getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  await shot(page, "sign-in/recovery-codes");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await expect(card.getByText("10 recovery codes are left.")).toBeVisible();
  await shot(page, "sign-in/two-factor-on");

  const again = async () => {
    await context.clearCookies({ name: "postwright.session" });
    await signIn(page, email);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  };
  await again();
  await shot(page, "sign-in/second-step");
  await expectAccessible(page);
  // The code that switched it on is used up; the one of the next step counts already.
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("That code does not fit, or it has been used.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${appUrl}/settings`);

  await again();
  await page.getByRole("link", { name: "No app at hand? Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(card.getByText("9 recovery codes are left.")).toBeVisible();
  await again();
  await page.getByRole("link", { name: "No app at hand? Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("That code does not fit, or it has been used.")).toBeVisible();
});

test("a passkey: added in Settings, signs in by itself, removed, and then unknown", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = newAddress("passkey");
  await createAccount(page, email);
  await signIn(page, email);
  const card = page.locator("#passkeys");
  const dialog = await openDialog(page, card.getByRole("button", { name: "Add a passkey" }));
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Passkey added").first()).toBeVisible();
  await expect(card.getByText("not used yet")).toBeVisible();
  await shot(page, "sign-in/passkey-added");
  await expectAccessible(page);

  const leave = () => context.clearCookies({ name: "postwright.session" });
  await leave();
  await page.goto("/login?callbackUrl=%2Fsettings");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(`${appUrl}/settings`);
  await expect(card.getByText("last used")).toBeVisible();

  await leave();
  await page.goto("/login?callbackUrl=%2Fsettings");
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(`${appUrl}/settings`);

  await openDialog(page, card.getByRole("button", { name: /^Remove the passkey/ }));
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(card.getByText("You have no passkey yet.")).toBeVisible();
  await leave();
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("This passkey belongs to no account here")).toBeVisible();
});
