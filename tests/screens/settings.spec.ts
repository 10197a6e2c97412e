import { makePasswordHash } from "../../lib/accounts/credentials/verify-password";
import { db } from "../../lib/db";
import { makeSession } from "../factories";
import { inDays, person } from "./people";
import { expect, openDialog, shoot, signInAs, test, visit } from "./studio";

const password = "seven-rolls-and-a-poppy-seed-plait";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1";

test("settings", async ({ page }) => {
  const anna = await person("anna");
  await db.user.update({
    where: { id: anna.userId },
    data: { passwordHash: await makePasswordHash(password) },
  });
  const other = await makeSession(anna.userId);
  await db.session.update({ where: { id: other.id }, data: { userAgent: phone, createdAt: inDays(-4) } });
  await db.calendarFeed.create({
    data: { userId: anna.userId, sessionId: other.id, tokenHash: "screens", createdAt: inDays(-3) },
  });
  await db.pushDevice.create({
    data: {
      userId: anna.userId,
      sessionId: other.id,
      endpoint: "https://push.example/screens",
      endpointHash: "screens",
      p256dh: "p",
      auth: "a",
      vapidKey: "v",
      createdAt: inDays(-2),
    },
  });
  await db.passkey.create({
    data: {
      userId: anna.userId,
      credentialId: "screens",
      publicKey: Buffer.from("none"),
      name: "iCloud Keychain",
      synced: true,
      createdAt: inDays(-9),
    },
  });
  for (const [kind, days] of [
    ["SIGNED_IN", -4],
    ["PAGE_CONNECTED", -3],
    ["PASSWORD_CHANGED", -1],
  ] as const)
    await db.auditEntry.create({ data: { userId: anna.userId, kind, at: inDays(days), facts: {} } });
  await signInAs(page, anna.token);
  await visit(page, "/settings", "Settings");
  await shoot(page, "settings-page");

  const deletion = await openDialog(page, page.getByRole("button", { name: "Delete my account" }));
  await shoot(page, "settings-deletion-question", { window: true });
  await deletion.getByRole("button", { name: "Keep my account" }).click();
  await expect(deletion).toBeHidden();
  const passkey = await openDialog(page, page.getByRole("button", { name: "Add a passkey" }));
  await shoot(page, "settings-passkey", { window: true });
  await passkey.getByRole("button", { name: "Cancel" }).click();
  await expect(passkey).toBeHidden();

  const calendar = await openDialog(page, page.getByRole("button", { name: "New address" }));
  await shoot(page, "settings-calendar", { window: true });
  await calendar.getByLabel("Current password").fill("not the password");
  await calendar.getByRole("button", { name: "Make a new address" }).click();
  await expect(calendar.getByText("This is not your current password")).toBeVisible();
  await shoot(page, "settings-calendar-refused", { window: true });
  await calendar.getByRole("button", { name: "Cancel" }).click();
  await expect(calendar).toBeHidden();

  const dialog = await openDialog(page, page.locator("#two-factor").getByRole("button", { name: "Set up" }));
  await shoot(page, "settings-two-factor-1", { window: true });
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByText("Scan this with your app")).toBeVisible();
  await shoot(page, "settings-two-factor-2", { window: true });
});

test("feedback", async ({ page }) => {
  await signInAs(page, (await person("anna")).token);
  await visit(page, "/feedback", "Feedback");
  await shoot(page, "feedback-empty");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByText("Message must be at least 10 characters")).toBeVisible();
  await shoot(page, "feedback-error");
  await page.getByLabel("Message").fill("I would like to see how many people a post has reached.");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await shoot(page, "feedback-sent", { toasts: true });
});
