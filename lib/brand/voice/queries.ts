import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { countryOfZone } from "@/lib/i18n/places";
import { NOTHING_SAID } from "./rules";
import type { Voice, VoiceSheet } from "./types";

/** For a query over "User" u: how the business sounds; null where its owner has said nothing. */
export const voiceRow = Prisma.sql`(SELECT jsonb_build_object(
    'country', v."country", 'address', v."address", 'note', v."note", 'avoid', v."avoid",
    'signature', v."signature", 'revision', v."revision",
    'samples', coalesce((SELECT jsonb_agg(jsonb_build_object('text', s."text", 'fromPage', s."fromPage")
      ORDER BY s."position") FROM "VoiceSample" s WHERE s."userId" = u."id"), '[]'))
  FROM "Voice" v WHERE v."userId" = u."id")`;

/** What `voiceRow` reads, as it leaves the domain. */
export const voiceOf = (row: Voice | null): Voice => row ?? NOTHING_SAID;

/** How a business sounds, with the country that its time zone tells. */
export const sheetOf = (voice: Voice, timeZone: string): VoiceSheet => ({
  ...voice,
  zoneCountry: countryOfZone(timeZone) ?? null,
});

type Row = { timeZone: string | null; hasBusiness: boolean; voice: Voice | null };

/** How the actor's business sounds, as it stands in a transaction. @throws AppError BUSINESS_NOT_FOUND */
export async function readVoice(on: Db, { userId }: Actor): Promise<VoiceSheet> {
  const [row] = await on.$queryRaw<Row[]>`
    SELECT u."timeZone", ${voiceRow} AS "voice",
      EXISTS (SELECT 1 FROM "BusinessProfile" b WHERE b."userId" = u."id") AS "hasBusiness"
    FROM "User" u WHERE u."id" = ${userId}::uuid`;
  if (!row?.hasBusiness) throw new AppError("BUSINESS_NOT_FOUND");
  return sheetOf(voiceOf(row.voice), row.timeZone ?? "UTC");
}

/** How the actor's business sounds. @throws AppError BUSINESS_NOT_FOUND */
export async function findVoice(actor: Actor): Promise<VoiceSheet> {
  return readVoice(db, actor);
}
