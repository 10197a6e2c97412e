import "server-only";
import { systemActor } from "@/lib/auth/actor";
import { readBytes } from "@/lib/http/body";
import { endAuthorisation, eraseNetworkAccount } from "@/lib/connections/end-authorisation";
import { randomSecret } from "@/lib/crypto";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { readSignedRequest } from "@/lib/providers/facebook/signed-request";

const MAX_BYTES = 10_000;

/** Whom Meta's form is about. @throws AppError WEBHOOK_REFUSED when Meta has not signed it */
async function accountOf(request: Request): Promise<{ platform: "FACEBOOK"; accountId: string }> {
  const form = new URLSearchParams((await readBytes(request, MAX_BYTES)).toString("utf8"));
  const signed = readSignedRequest(form.get("signed_request") ?? "");
  if (!signed) throw new AppError("WEBHOOK_REFUSED");
  return { platform: "FACEBOOK", ...signed };
}

/** Meta's deauthorize callback: a person has removed our app. @throws AppError WEBHOOK_REFUSED */
export async function acceptDeauthorize(request: Request): Promise<null> {
  await endAuthorisation(systemActor("deauthorize"), await accountOf(request));
  return null;
}

/**
 * Meta's data deletion callback. The answer is the same whether we know the person or not.
 * @returns what Meta shows the person: where to look, and a code @throws AppError WEBHOOK_REFUSED
 */
export async function acceptDataDeletion(
  request: Request,
): Promise<{ url: string; confirmation_code: string }> {
  await eraseNetworkAccount(systemActor("data-deletion"), await accountOf(request));
  const code = randomSecret().slice(0, 24);
  await db.$executeRaw`
    INSERT INTO "Erasure" ("code", "source", "requestedAt", "finishedAt")
    VALUES (${code}, 'FACEBOOK', app_now(), app_now())`;
  return { url: `${env().APP_URL}/data-deletion/${code}`, confirmation_code: code };
}
