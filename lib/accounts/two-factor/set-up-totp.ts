import "server-only";
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { encode as encodeQr } from "uqr";
import { afterReply } from "@/lib/jobs/after-reply";
import type { Actor } from "@/lib/auth/actor";
import { appNow } from "@/lib/clock";
import { seal } from "@/lib/crypto";
import { type Db, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { countUse } from "@/lib/http/rate-limit";
import { confirmActor } from "@/lib/accounts/credentials/confirm-actor";
import { LIMITS, RECOVERY_CODES, TOTP_STEP_SECONDS } from "@/lib/accounts/constants";
import { audit } from "@/lib/audit/record-audit";
import { type FactorChange, readerOf, sendFactorChanged } from "@/lib/accounts/send-account-mail";
import type { RecoveryCodes, TotpSetup } from "@/lib/accounts/types";
import { recoveryHash, stepOfCode, totpContext } from "./verify-second-factor";

/** Letters and digits that are not easily confused (Crockford's base 32, lower case). */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * Creates a secret for an authenticator app. It takes effect when one of its codes is entered.
 * @param password the actor's, see confirmActor
 * @throws AppError VALIDATION_FAILED (`current`), SIGN_IN_AGAIN, TWO_FACTOR_ALREADY_ON
 */
export async function startTotpSetup(actor: Actor, password: string): Promise<TotpSetup> {
  await confirmActor(actor, password);
  const secret = new Secret({ size: 20 });
  const sealed = seal(secret.base32, totpContext(actor.userId));
  const kept = await db.$executeRaw`
    INSERT INTO "TotpFactor" ("userId", "secret", "createdAt")
    VALUES (${actor.userId}::uuid, ${sealed}, app_now())
    ON CONFLICT ("userId") DO UPDATE SET "secret" = EXCLUDED."secret", "createdAt" = EXCLUDED."createdAt"
    WHERE "TotpFactor"."confirmedAt" IS NULL`;
  if (kept === 0) throw new AppError("TWO_FACTOR_ALREADY_ON");
  const uri = new TOTP({ issuer: "Postwright", label: actor.email, secret, period: TOTP_STEP_SECONDS });
  return { secret: secret.base32.replace(/(.{4})(?=.)/g, "$1 "), qr: drawQr(uri.toString()) };
}

/**
 * Turns the second factor on with the app's first code.
 * @returns the recovery codes, which are never shown again
 * @throws AppError VALIDATION_FAILED (`code`), TWO_FACTOR_ALREADY_ON, TOO_MANY_REQUESTS
 */
export async function confirmTotp(actor: Actor, typed: string): Promise<RecoveryCodes> {
  await countUse(LIMITS.confirmByUser, actor.userId);
  const factor = await db.totpFactor.findUnique({ where: { userId: actor.userId } });
  if (factor?.confirmedAt) throw new AppError("TWO_FACTOR_ALREADY_ON");
  const code = typed.replace(/\s/g, "");
  const step = factor && stepOfCode(actor.userId, factor.secret, code, await appNow());
  if (!step) {
    const fieldErrors = { code: ["Settings.twoFactor.errors.code"] };
    throw new AppError("VALIDATION_FAILED", { fieldErrors });
  }
  const made = await db.$transaction(async (on) => {
    const switched = await on.$executeRaw`
      UPDATE "TotpFactor" SET "confirmedAt" = app_now(), "lastStep" = ${step}
      WHERE "userId" = ${actor.userId}::uuid AND "confirmedAt" IS NULL AND "secret" = ${factor.secret}`;
    if (switched === 0) throw new AppError("TWO_FACTOR_ALREADY_ON");
    await audit(actor, "TWO_FACTOR_ON", {}, on);
    return writeRecoveryCodes(actor, on);
  });
  notify(actor, "twoFactorOn");
  return made;
}

/** Turns the second factor off and deletes its recovery codes. @throws like confirmActor */
export async function removeTotp(actor: Actor, password: string): Promise<void> {
  await confirmActor(actor, password);
  const removed = await db.$transaction(async (on) => {
    const { count } = await on.totpFactor.deleteMany({ where: { userId: actor.userId } });
    await on.recoveryCode.deleteMany({ where: { userId: actor.userId } });
    if (count > 0) await audit(actor, "TWO_FACTOR_OFF", {}, on);
    return count > 0;
  });
  if (removed) notify(actor, "twoFactorOff");
}

/** Replaces the recovery codes with new ones. @throws like confirmActor; NOT_FOUND without a second factor */
export async function makeRecoveryCodes(actor: Actor, password: string): Promise<RecoveryCodes> {
  await confirmActor(actor, password);
  const made = await db.$transaction(async (on) => {
    const where = { userId: actor.userId, confirmedAt: { not: null } };
    if (!(await on.totpFactor.findFirst({ where }))) throw new AppError("NOT_FOUND");
    await audit(actor, "RECOVERY_CODES_MADE", {}, on);
    return writeRecoveryCodes(actor, on);
  });
  notify(actor, "recoveryCodes");
  return made;
}

function notify(actor: Actor, what: FactorChange): void {
  afterReply("two-factor mail", () => sendFactorChanged(readerOf(actor), what));
}

async function writeRecoveryCodes({ userId }: Actor, on: Db): Promise<RecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(16)].map((byte) => ALPHABET[byte % 32]).join(""),
  );
  await on.recoveryCode.deleteMany({ where: { userId } });
  await on.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: recoveryHash(userId, code) })),
  });
  return { codes: codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-")) };
}

/** The QR code as one SVG path of unit squares, so that the browser needs no library to draw it. */
function drawQr(text: string): TotpSetup["qr"] {
  const { size, data } = encodeQr(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: dark.join("") };
}
