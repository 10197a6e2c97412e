import { Secret, TOTP } from "otpauth";
import { createAccount, openDialog, password, signIn } from "../account";
import { appUrl, expect, expectAccessible, newAddress, shot, test } from "../fixtures";

test(
  "password and authenticator app, with a recovery code for the day the phone is lost",
  { tag: "@core" },
  async ({ page, context }) => {
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
    await expect(dialog.getByText("That code is not correct.")).toBeVisible();
    await dialog.getByLabel("Code from the app").fill(totp.generate());
    await dialog.getByRole("button", { name: "Switch on" }).click();
    await expect(dialog.getByRole("heading", { name: "Save these recovery codes" })).toBeVisible();
    const codes = await dialog.getByRole("listitem").allTextContents();
    expect(codes).toHaveLength(10);
    await shot(page, "sign-in/recovery-codes");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "I have saved them" }).click();
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
    await expect(page.getByText("That code is wrong or has already been used.")).toBeVisible();
    await page.getByLabel("Code", { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${appUrl}/settings`);

    await again();
    await page.getByRole("link", { name: "No access to your app? Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(card.getByText("9 recovery codes are left.")).toBeVisible();
    await again();
    await page.getByRole("link", { name: "No access to your app? Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("That code is wrong or has already been used.")).toBeVisible();
  },
);

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
  await expect(page.getByText("This passkey does not belong to any account here")).toBeVisible();
});
