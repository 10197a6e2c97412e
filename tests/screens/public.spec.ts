import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createEmailToken } from "../../lib/accounts/mutations";
import { db } from "../../lib/db";
import { linkIn, mailTo, newAddress } from "../e2e/fixtures";
import { photoFile } from "../e2e/photo-files";
import { makeSession } from "../factories";
import { inDays, person } from "./people";
import { expect, lookAtAll, shoot, signInAs, test, visit } from "./studio";

const landing = { widths: [375, 768, 1440] };

test("landing", async ({ page }) => {
  await page.goto("/");
  await shoot(page, "landing-visitor", { ...landing, before: () => lookAtAll(page) });
  await signInAs(page, (await person("anna")).token);
  await page.goto("/");
  await shoot(page, "landing-signed-in", { ...landing, before: () => lookAtAll(page) });
});

test("try", async ({ page }) => {
  const looks = { widths: [375, 1366] };
  await visit(page, "/try", "Your next post, before you sign up");
  await shoot(page, "try-empty", looks);
  await page.getByRole("button", { name: "Write my post" }).click();
  await expect(page.getByText("Please enter at least 2 characters")).toBeVisible();
  await shoot(page, "try-errors", looks);
  await page.getByLabel("Name of your business").fill("Kovács Bakery");
  await page.getByLabel("What is there to tell?").fill("Fresh sourdough every Saturday from 7");
  await page.locator("input[type=file]").setInputFiles(await photoFile("bread.jpg", 35));
  await page.getByRole("button", { name: "Write my post" }).click();
  await expect(page.getByRole("heading", { name: "That is your post." })).toBeVisible();
  await shoot(page, "try-written", looks);
  await signInAs(page, (await person("nora")).token);
  await visit(page, "/dashboard", "Welcome back!");
  await expect(page.getByText("Your post from the demo")).toBeVisible();
  await shoot(page, "dashboard-demo-offer", looks);
  await page.getByRole("button", { name: "Discard" }).click();
  await page.context().clearCookies();
  await db.demoDay.updateMany({ data: { used: 1_000_000 } });
  await visit(page, "/try", "Your next post, before you sign up");
  await expect(page.getByText("The demo is used up for today.")).toBeVisible();
  await shoot(page, "try-spent", looks);
  await db.demoDay.deleteMany();
});

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

test("login", async ({ page }) => {
  await visit(page, "/login", "Welcome back");
  await shoot(page, "login-sign-in");
  await fill(page, newAddress(), "not the password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("This email and password do not match an account.").first()).toBeVisible();
  await shoot(page, "login-error", { toasts: true });
  await visit(page, "/login?mode=sign-up", "Create an account");
  await shoot(page, "login-sign-up");
  await fill(page, newAddress(), "password1");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("one of the first passwords that anyone would guess")).toBeVisible();
  await shoot(page, "login-guessable");
  await fill(page, newAddress(), "seven-rolls-and-a-poppy-seed-plait");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Email Verification Required" })).toBeVisible();
  await shoot(page, "login-notice", { toasts: true });
  await page.goto("/login?verified=1");
  await shoot(page, "login-verified");
  const email = newAddress();
  await visit(page, "/login?mode=sign-up", "Create an account");
  await fill(page, email, "seven-rolls-and-a-poppy-seed-plait");
  await page.getByRole("button", { name: "Sign Up" }).click();
  const link = linkIn(await mailTo(email));
  await page.goto(link);
  await shoot(page, "login-verify");
  await page.context().clearCookies({ name: "postwright.sign-up" });
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill("password1");
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(page.getByText("one of the first passwords that anyone would guess")).toBeVisible();
  await shoot(page, "login-verify-elsewhere");
});

test("reset", async ({ page }) => {
  await visit(page, "/reset-password", "Forgot your password?");
  await shoot(page, "reset-ask");
  await page.getByLabel("Email").fill(newAddress());
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("If that address has an account")).toBeVisible();
  await shoot(page, "reset-sent");
  await page.goto(`/reset-password?token=${randomUUID()}`);
  await shoot(page, "reset-new");
  const anna = await person("anna");
  const { id: sessionId } = await makeSession(anna.userId);
  await db.calendarFeed.create({
    data: { userId: anna.userId, sessionId, tokenHash: randomUUID(), createdAt: inDays(-3) },
  });
  const token = await createEmailToken(anna.userId, "RESET_PASSWORD", 1);
  await page.goto(`/reset-password?token=${token}`);
  await expect(page.getByText("Calendar address, made on")).toBeVisible();
  await shoot(page, "reset-ways");
  await page.goto(`/reset-password?token=${randomUUID()}`);
  await page.getByLabel("New password").fill("seven-rolls-and-a-poppy-seed-plait");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("link", { name: "Send me another link" })).toBeVisible();
  await shoot(page, "reset-used-link");
});

for (const [screen, path] of Object.entries({
  "not-found": "/no-such-page",
  terms: "/terms",
  "cookie-policy": "/cookie-policy",
  privacy: "/privacy.html",
}))
  test(screen, async ({ page }) => {
    await page.goto(path);
    await shoot(page, `${screen}-page`);
  });

test("log out", async ({ page }) => {
  await signInAs(page, (await person("anna")).token);
  await visit(page, "/feedback", "Feedback");
  await page.getByRole("button", { name: /account menu/i }).click();
  await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
  await shoot(page, "account-menu", { window: true });
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByText("Are you sure you want to log out?")).toBeVisible();
  await shoot(page, "account-log-out", { window: true });
});
