import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { makePasswordHash } from "../../lib/accounts/credentials/verify-password";
import { db } from "../../lib/db";
import { appUrl } from "../e2e/fixtures";
import { makeSession } from "../factories";
import { inDays, person } from "./people";
import { lookAtAll, shoot, signInAs, test } from "./studio";

/** An owner with every sign-in method, whose last payment failed. */
async function everyWay(locale: string) {
  const anna = await person("anna", {
    connected: true,
    plan: { status: "PAST_DUE", credits: 2_000, pastDueSince: inDays(-2) },
  });
  const { userId } = anna;
  await db.user.update({
    where: { id: userId },
    data: { locale, passwordHash: await makePasswordHash("seven-rolls-and-a-poppy-seed-plait") },
  });
  await makeSession(userId);
  await db.totpFactor.create({ data: { userId, secret: "none", confirmedAt: inDays(-9) } });
  await db.recoveryCode.createMany({
    data: [1, 2, 3].map((code) => ({ userId, codeHash: `${userId}-${code}` })),
  });
  await db.identity.create({
    data: { userId, provider: "GOOGLE", accountId: randomUUID(), email: "anna.kovacs@example.com" },
  });
  // Later than the connection of the page: the list shows the latest first.
  for (const [minute, kind] of (["RECOVERY_CODES_MADE", "PASSWORD_CHANGED"] as const).entries()) {
    const at = new Date(Date.now() + (minute + 1) * 60_000);
    await db.auditEntry.create({ data: { userId, kind, at, facts: {} } });
  }
  return anna;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

for (const locale of ["en", "de", "hu"])
  test(`in ${locale}`, async ({ page }) => {
    const code = randomUUID();
    await db.erasure.create({
      data: { code, source: "OWNER", requestedAt: inDays(-1), finishedAt: inDays(-1) },
    });
    await page.context().addCookies([{ name: "locale", value: locale, url: appUrl }]);
    for (const [name, path] of Object.entries({
      "not-found": "/no-such-page",
      "data-deletion": `/data-deletion/${code}`,
      "reset-password": "/reset-password",
      "login-sent": "/login?sent=1",
      terms: "/terms",
    })) {
      await open(page, path);
      await shoot(page, `${locale}-${name}`);
    }
    await open(page, "/");
    await shoot(page, `${locale}-landing`, { before: () => lookAtAll(page) });
    await open(page, "/offline.html");
    await page.context().setOffline(true);
    await shoot(page, `${locale}-offline`);
    // It would reload by itself, and abort the next navigation.
    await page.goto("about:blank");
    await page.context().setOffline(false);
    await signInAs(page, (await everyWay(locale)).token);
    for (const name of ["settings", "subscription"]) {
      await open(page, `/${name}`);
      await shoot(page, `${locale}-${name}`);
    }
  });
