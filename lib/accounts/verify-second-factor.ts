import "server-only";
import { Secret, TOTP } from "otpauth";
import { appNow } from "@/lib/clock";
import { open, sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { clearUses, countUse } from "@/lib/rate-limit";
import { LIMITS, TOTP_STEP_SECONDS } from "./constants";
import { audit, factsOf } from "./record-audit";
import type { Client } from "./types";

/** Whether an account asks for a second factor after the password. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const on = await db.totpFactor.findFirst({ where: { userId, confirmedAt: { not: null } } });
  return on !== null;
}

/**
 * Takes a code of the authenticator app, or a recovery code, for the account whose first factor was right.
 * Either is taken once. Guesses at the six digits are slowed by account; recovery codes, which cannot be
 * guessed, are counted apart, so that they still let the owner in.
 * @throws AppError SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS
 */
export async function verifySecondFactor(userId: string, typed: string, client: Client): Promise<void> {
  const code = typed.replace(/[\s-]/g, "").toLowerCase();
  if (!/^\d{6}$/.test(code)) {
    await countUse(LIMITS.recoveryByUser, userId);
    if (!(await takeRecoveryCode(userId, code))) throw new AppError("SECOND_FACTOR_INVALID");
    return audit(userId, "RECOVERY_CODE_USED", factsOf(client));
  }
  await countUse(LIMITS.codeByUser, userId);
  await countUse(LIMITS.codeByUserDaily, userId);
  if (!(await takeTotp(userId, code))) throw new AppError("SECOND_FACTOR_INVALID");
  await clearUses(LIMITS.codeByUser, userId);
  await clearUses(LIMITS.codeByUserDaily, userId);
}

/**
 * The 30-second step that a code belongs to, one before and one after the present allowed for clocks that go
 * wrong; null for a code of none.
 * @param sealed the factor's stored secret
 */
export function stepOfCode(userId: string, sealed: string, code: string, now: Date): number | null {
  const secret = Secret.fromBase32(open(sealed, totpContext(userId)));
  const at = { period: TOTP_STEP_SECONDS, timestamp: now.getTime() };
  const delta = TOTP.validate({ token: code, secret, window: 1, ...at });
  return delta === null ? null : TOTP.counter(at) + delta;
}

/** Where a factor's secret is sealed for. */
export function totpContext(userId: string): string {
  return `TotpFactor:${userId}:secret`;
}

/** A recovery code as it is stored; eighty random bits need no slow hash. */
export function recoveryHash(userId: string, code: string): string {
  return sha256(`recovery:${userId}:${code}`);
}

/** Of any number of tries with one code at the same time, one moves the step on. */
async function takeTotp(userId: string, code: string): Promise<boolean> {
  const factor = await db.totpFactor.findUnique({ where: { userId } });
  const step = factor && stepOfCode(userId, factor.secret, code, await appNow());
  if (!step) return false;
  const taken = await db.totpFactor.updateMany({
    where: { userId, confirmedAt: { not: null }, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return taken.count === 1;
}

async function takeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const taken = await db.$executeRaw`
    UPDATE "RecoveryCode" SET "usedAt" = app_now()
    WHERE "userId" = ${userId}::uuid AND "codeHash" = ${recoveryHash(userId, code)} AND "usedAt" IS NULL`;
  return taken === 1;
}
