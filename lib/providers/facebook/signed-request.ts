import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { env } from "@/lib/settings/env";

const payloadSchema = z.object({
  algorithm: z.literal("HMAC-SHA256"),
  user_id: z.string().regex(/^\d{1,32}$/),
});

/**
 * Facebook's id of the person that a callback from Meta is about, or null if Meta has not signed it. A signed request
 * is two parts in base64url: the HMAC-SHA256 of the second under the app's secret, and JSON.
 * Source: developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback
 */
export function readSignedRequest(signedRequest: string): { accountId: string } | null {
  const [signature = "", payload = "", ...more] = signedRequest.split(".");
  if (more.length > 0 || !payload) return null;
  const expected = createHmac("sha256", env().FACEBOOK_APP_SECRET).update(payload).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
    return parsed.success ? { accountId: parsed.data.user_id } : null;
  } catch {
    return null;
  }
}
