import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { renewSignUpLink } from "./sign-ups";

/** The link in a mail: a sign-up's, or one of an account's, which is known by the hash of its secret. */
export const mailedLink = z.discriminatedUnion("of", [
  z.object({ of: z.literal("sign-up"), id: z.uuid() }),
  z.object({ of: z.literal("account"), tokenHash: z.string(), hours: z.int().positive() }),
]);
export type MailedLink = z.infer<typeof mailedLink>;

/**
 * Begins a link's hours as its mail goes out, however long that mail has waited.
 * @returns false if the link was used or ended meanwhile, so that its mail would lead nowhere
 */
export async function startLink(link: MailedLink): Promise<boolean> {
  if (link.of === "sign-up") return renewSignUpLink(link.id);
  const started = await db.$executeRaw`
    UPDATE "EmailToken" SET "expiresAt" = app_now() + ${link.hours} * interval '1 hour'
    WHERE "tokenHash" = ${link.tokenHash} AND "usedAt" IS NULL AND "expiresAt" > app_now()`;
  return started === 1;
}

/**
 * Keeps a link alive while its mail waits. One that was ended stays so, and a sign-up's needs no keeping: only its use
 * ends it.
 */
export async function extendLink(link: MailedLink, until: Date): Promise<void> {
  if (link.of === "sign-up") return;
  await db.$executeRaw`
    UPDATE "EmailToken" SET "expiresAt" = greatest("expiresAt", ${until})
    WHERE "tokenHash" = ${link.tokenHash} AND "usedAt" IS NULL AND "expiresAt" > app_now()`;
}
