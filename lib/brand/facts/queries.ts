import "server-only";
import { dateAt } from "@/lib/i18n/calendar";
import { cache } from "react";
import type { Actor } from "@/lib/auth/actor";
import { BUSINESS_FIELDS } from "@/lib/brand/constants";
import type { Business } from "@/lib/brand/types";
import { voiceOf, voiceRow } from "@/lib/brand/voice/queries";
import type { Voice } from "@/lib/brand/voice/types";
import { type Db, Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { DAY_KINDS } from "./constants";
import { saidOf } from "./said-of";
import type { Brand, Fact, FactKind, FactList, Facts } from "./types";

/** A fact as the statement reads it. */
type FactRow = {
  id: string;
  kind: FactKind;
  text: string;
  from: string | null;
  until: string | null;
  proposedDay: string | null;
  proposedOf: string | null;
  revision: number;
  createdAt: string;
  updatedAt: string;
};

type Row = {
  now: Date;
  timeZone: string | null;
  facts: FactRow[] | null;
  business: Business | null;
  voice: Voice | null;
};

const FIELDS = Prisma.raw(BUSINESS_FIELDS.map((name) => `'${name}', b."${name}"`).join());

/** A fact's row as it leaves the domain. */
function factOf({ createdAt, updatedAt, proposedOf, ...row }: FactRow, timeZone: string): Fact {
  const iso = (at: string) => new Date(at).toISOString();
  const from = row.from && iso(row.from);
  const until = row.until && iso(row.until);
  const isProposed = row.proposedDay !== null && proposedOf === saidOf({ ...row, until });
  return {
    ...row,
    from,
    until,
    proposedDay: isProposed ? row.proposedDay : null,
    firstDay: from && dateAt(new Date(from), timeZone),
    // A fact that ends at midnight has that moment in the next day.
    lastDay: until && dateAt(new Date(Date.parse(until) - 1), timeZone),
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  };
}

/** The actor's profile, voice, facts and clock, in one statement. */
async function readBrand(
  on: Db,
  actor: Actor,
): Promise<Omit<Brand, "business"> & { business: Business | null }> {
  const [row] = await on.$queryRaw<Row[]>`
    SELECT app_now() AS "now", u."timeZone",
      (SELECT jsonb_build_object(${FIELDS}) FROM "BusinessProfile" b WHERE b."userId" = u."id") AS "business",
      ${voiceRow} AS "voice",
      (SELECT jsonb_agg(to_jsonb(f) - 'userId' ORDER BY f."createdAt", f."id") FROM "Fact" f
        WHERE f."userId" = u."id") AS "facts"
    FROM "User" u WHERE u."id" = ${actor.userId}::uuid`;
  if (!row) throw new Error("The account of an actor does not exist");
  const timeZone = row.timeZone ?? "UTC";
  const facts = (row.facts ?? []).map((fact) => factOf(fact, timeZone));
  return { facts, timeZone, now: row.now, business: row.business, voice: voiceOf(row.voice) };
}

/** The actor's profile with the facts, or null without a profile. Read once per request, in one statement. */
export const getBrand = cache(async (actor: Actor): Promise<Brand | null> => {
  const { business, ...known } = await readBrand(db, actor);
  return business && { business, ...known };
});

/** The actor's profile with the facts. @throws AppError BUSINESS_NOT_FOUND */
export async function findBrand(actor: Actor): Promise<Brand> {
  const brand = await getBrand(actor);
  if (!brand) throw new AppError("BUSINESS_NOT_FOUND");
  return brand;
}

/** The actor's facts with the clock of the business, as they stand in a transaction. */
export async function readFacts(tx: Db, actor: Actor): Promise<Facts> {
  const { facts, timeZone, now } = await readBrand(tx, actor);
  return { facts, timeZone, now };
}

/** The actor's facts, the oldest first; those that are over stay for thirty days. One statement. */
export async function listFacts(actor: Actor): Promise<Fact[]> {
  return (await readBrand(db, actor)).facts;
}

/** Facts of a day, as `dayFactsRow` reads them. */
export type DayFactsRow = FactRow[] | null;

/**
 * For a query over "User" u, to be read by `dayFactsOf`: what is true today, and other things that end within a day.
 * Null for an owner without any.
 */
export const dayFactsRow = Prisma.sql`(SELECT jsonb_agg(to_jsonb(f) - 'userId' ORDER BY f."createdAt", f."id") FROM "Fact" f
  WHERE f."userId" = u."id" AND f."until" > app_now() AND f."from" IS NULL
    AND (f."kind"::text = ANY (${[...DAY_KINDS]}) OR f."kind" = 'OTHER' AND f."until" < app_now() + interval '1 day'))`;

/** Maps a row to the fact that the domain returns. @param timeZone the owner's */
export function dayFactsOf(rows: DayFactsRow, timeZone: string): FactList {
  return { facts: (rows ?? []).map((row) => factOf(row, timeZone)), timeZone };
}

/** The actor's facts and their time zone, for GET /api/facts. */
export async function getFacts(actor: Actor): Promise<FactList> {
  const { facts, timeZone } = await readBrand(db, actor);
  return { facts, timeZone };
}
