import type { Page } from "@playwright/test";
import { createAccount, openDialog, password, signIn } from "../account";
import {
  appUrl,
  expect,
  expectAccessible,
  linkIn,
  mailTo,
  newAddress,
  sandboxUrl,
  shot,
  test,
} from "../fixtures";

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

test(
  "in a popup of 500 by 600, which closes by itself, makes an account and finds it again",
  { tag: "@core" },
  async ({ page, context }) => {
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
  },
);

test("says when the person cancels, or Google has not verified the address, and works again", async ({
  page,
}) => {
  await page.goto("/login");
  await (await openGoogle(page)).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You cancelled at Google, so nothing has changed.")).toBeVisible();
  await expect(google(page)).toBeEnabled();
  await choose(await openGoogle(page), newAddress("unverified"), "Not verified");
  await expect(page.getByText("Google has not verified the address of that account.")).toBeVisible();
  await shot(page, "sign-in/google-unverified");
  await expect(google(page)).toBeEnabled();
});

test("notices a closed popup: the button works at once, the message comes eight seconds later", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/login");
  const popup = await openGoogle(page);
  await expect(google(page)).toBeDisabled();
  await popup.close();
  await expect(google(page)).toBeEnabled({ timeout: 2_000 });
  const words = page.getByText("The window was closed before Google had answered.");
  await page.clock.fastForward(5_000);
  await expect(words).toBeHidden();
  await page.clock.fastForward(3_000);
  await expect(words).toBeVisible();
});

test("lets a late success win over a closed popup", async ({ page, context }) => {
  await page.goto("/login?callbackUrl=%2Fsettings");
  const popup = await openGoogle(page);
  const address = popup.url();
  await popup.close();
  // The same sign-in continues in a window that this page did not open: only the BroadcastChannel reaches it.
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

test("goes with a forgotten password, unless its owner claims it", async ({ page }) => {
  const email = newAddress("reset-google");
  await createAccount(page, email);
  await page.goto("/login?callbackUrl=%2Fsettings");
  await choose(await openGoogle(page), email);
  await expect(page).toHaveURL(`${appUrl}/settings`);
  await page.context().clearCookies({ name: "postwright.session" });
  await page.goto("/reset-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.goto(linkIn(await mailTo(email, /Set a new Postwright password/)));
  await expect(page.getByText(`Google account ${email}, linked on`)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "All of these are mine: keep them" })).not.toBeChecked();
  await page.getByLabel("New password").fill("seven geese over Szentendre");
  await expectAccessible(page);
  for (const scheme of ["light", "dark"] as const)
    for (const width of [375, 1440]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await shot(page, `sign-in/reset-ways-${scheme}-${width}`);
    }
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Your new password is set")).toBeVisible();
  await signIn(page, email, "/settings", "seven geese over Szentendre");
  const card = page.getByRole("region", { name: "Google", exact: true });
  await expect(card).toContainText("No Google account is linked.");
});

test("without a window the whole page goes to Google and back, with what was typed", async ({ page }) => {
  await page.goto("/login?callbackUrl=%2Fsettings");
  await page.getByLabel("Email").fill("anna@example.com");
  await page.evaluate(() => {
    window.open = () => null;
  });
  await google(page).click();
  await expect(page).toHaveURL(new RegExp(`^${sandboxUrl}/google/signin/`));
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You cancelled at Google, so nothing has changed.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("anna@example.com");
  await page.evaluate(() => {
    window.open = () => null;
  });
  await google(page).click();
  await choose(page, newAddress("same-window"));
  await expect(page).toHaveURL(`${appUrl}/settings`);
});

test.describe("in the browser of Instagram", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 357.0.0.21.109",
    viewport: { width: 375, height: 812 },
  });

  test("Google and passkeys are not offered, but the page's address for another browser", async ({
    page,
  }) => {
    await page.goto("/login?callbackUrl=%2Fweek");
    await expect(google(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeHidden();
    await expect(
      page.getByText("To continue with Google, open this page in Safari or Chrome."),
    ).toBeVisible();
    const address = page.getByRole("textbox", { name: "Address of this page" });
    await expect(address).toHaveValue(`${appUrl}/login?callbackUrl=%2Fweek`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    await expectAccessible(page);
    await shot(page, "sign-in/embedded");
  });
});

test("a passkey is not offered where there is none", async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto("/login");
  await expect(google(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeHidden();
});

test("says when the network is gone", async ({ page, context }) => {
  await page.goto("/login");
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
  await expect(page.getByText("You cancelled at Google, so nothing has changed.")).toBeVisible();
  await google(page).click();
  await page.getByRole("radio", { name: "Somebody else" }).check();
  await page.getByLabel("Email").fill(newAddress("plain"));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${appUrl}/settings`);
  await context.close();
});
