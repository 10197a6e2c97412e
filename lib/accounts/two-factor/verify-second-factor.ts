import "server-only";
import { Secret, TOTP } from "otpauth";
import { appNow } from "@/lib/clock";
import { type SealedAt, open, sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { clearUses, countUse } from "@/lib/http/rate-limit";
import { LIMITS, TOTP_STEP_SECONDS } from "@/lib/accounts/constants";
import { audit, factsOf } from "@/lib/audit/record-audit";
import type { Client } from "@/lib/accounts/types";

/** Whether an account requires a second factor after the password. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const on = await db.totpFactor.findFirst({ where: { userId, confirmedAt: { not: null } } });
  return on !== null;
}

/**
 * Accepts a code of the authenticator app, or a recovery code, for the account whose first factor was verified. Each
 * is accepted once. Guesses at the six digits are rate-limited per account; recovery codes, which cannot be guessed,
 * are counted separately, so that they still let the owner in.
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
 * The 30-second step that a code belongs to, with a tolerance of one step either way for inaccurate clocks; null if
 * the code belongs to none.
 * @param sealed the factor's encrypted secret
 */
export function stepOfCode(userId: string, sealed: string, code: string, now: Date): number | null {
  const secret = Secret.fromBase32(open(sealed, totpContext(userId)));
  const at = { period: TOTP_STEP_SECONDS, timestamp: now.getTime() };
  const delta = TOTP.validate({ token: code, secret, window: 1, ...at });
  return delta === null ? null : TOTP.counter(at) + delta;
}

/** The context that a factor's secret is encrypted with. */
export function totpContext(userId: string): SealedAt {
  return `TotpFactor:${userId}:secret`;
}

/** A recovery code as it is stored; eighty random bits need no slow hash. */
export function recoveryHash(userId: string, code: string): string {
  return sha256(`recovery:${userId}:${code}`);
}

/** Of any number of concurrent attempts with one code, exactly one advances the step. */
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
