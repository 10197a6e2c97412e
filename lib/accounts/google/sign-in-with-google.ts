import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { text, visibleText } from "@/lib/text/schema";
import { LIMITS } from "@/lib/accounts/constants";
import { countByClient } from "@/lib/accounts/sessions/count-attempts";
import { linkIdentity } from "./link-identity";
import type { Client } from "@/lib/accounts/types";

/** Claims of the ID token. Source: developers.google.com/identity/openid-connect/openid-connect#obtainuserinfo */
const claimsSchema = z.object({
  sub: visibleText({ max: 255 }),
  email: text({ max: 254, trim: true }).toLowerCase().pipe(z.email()),
  email_verified: z.boolean().default(false),
});

/**
 * The account for a person who comes from Google; one is created if the address is new. next-auth has verified the ID
 * token. The caller starts the session.
 * @throws AppError GOOGLE_EMAIL_UNVERIFIED, GOOGLE_ACCOUNT_UNVERIFIED, GOOGLE_FAILED, TOO_MANY_REQUESTS
 */
export async function signInWithGoogle(profile: unknown, client: Client): Promise<{ userId: string }> {
  await countByClient(LIMITS.googleByClient, client);
  const claims = claimsSchema.safeParse(profile);
  if (!claims.success) throw new AppError("GOOGLE_FAILED");
  const { sub, email, email_verified: verified } = claims.data;
  const linked = await linkIdentity({ provider: "GOOGLE", accountId: sub, email, verified }, client);
  if (linked.state === "done") return { userId: linked.userId };
  throw new AppError(
    linked.state === "unverified-there" ? "GOOGLE_EMAIL_UNVERIFIED" : "GOOGLE_ACCOUNT_UNVERIFIED",
  );
}
