import "server-only";
import { Prisma } from "@/lib/db";
import type { InsightsRefusal } from "@/lib/generated/prisma/enums";
import { USUAL_FROM } from "@/lib/posts/constants";
import type { Numbers } from "./types";

export type NumbersRow = {
  allowed: boolean;
  refusal: InsightsRefusal | null;
  read: boolean;
  people: number | null;
  posts: number;
};

/** For a query over "User" u: what is known of how many people see the posts of her page, as JSON; null without a page. */
export const numbersOf = Prisma.sql`(
  SELECT json_build_object('allowed', c."readsInsights", 'refusal', t."refusal", 'read', t."readAt" IS NOT NULL,
    'people', t."usualPeople", 'posts', coalesce(t."usualOf", 0))
  FROM "Connection" c LEFT JOIN "TrackedPage" t ON t."userId" = c."userId" AND t."pageId" = c."pageId"
  WHERE c."userId" = u."id" AND c."platform" = 'FACEBOOK' AND c."status" = 'CONNECTED' AND c."pageToken" IS NOT NULL)`;

export function sayNumbers(row: NumbersRow | null): Numbers | null {
  if (!row) return null;
  const { allowed, refusal, read, people, posts } = row;
  if (!allowed) return { state: "OFFER" };
  if (refusal) return { state: refusal };
  if (people !== null && posts >= USUAL_FROM) return { state: "USUAL", people, posts };
  return { state: read ? "FEW_POSTS" : "READING" };
}
