import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { countUse } from "@/lib/rate-limit";
import { LIMITS } from "./constants";
import { linkIdentity } from "./link-identity";
import type { Client } from "./types";

/** Claims of the ID token. Source: developers.google.com/identity/openid-connect/openid-connect#obtainuserinfo */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.boolean().default(false),
});

/**
 * Whose account a person who comes from Google opens; one is made where the address is new. next-auth has
 * checked the ID token. The caller begins the session.
 * @throws AppError GOOGLE_EMAIL_UNVERIFIED, GOOGLE_ACCOUNT_UNVERIFIED, GOOGLE_FAILED, TOO_MANY_REQUESTS
 */
export async function signInWithGoogle(profile: unknown, client: Client): Promise<{ userId: string }> {
  if (client.address) await countUse(LIMITS.signInByClient, client.address);
  const claims = claimsSchema.safeParse(profile);
  if (!claims.success) throw new AppError("GOOGLE_FAILED");
  const { sub, email, email_verified: verified } = claims.data;
  const linked = await linkIdentity({ provider: "GOOGLE", accountId: sub, email, verified }, client);
  if (linked.state === "done") return { userId: linked.userId };
  throw new AppError(
    linked.state === "unverified-there" ? "GOOGLE_EMAIL_UNVERIFIED" : "GOOGLE_ACCOUNT_UNVERIFIED",
  );
}
