import "server-only";
import type { Db } from "@/lib/db";
import type { Actor } from "@/lib/auth/actor";
import { appNow } from "@/lib/clock";
import { settleReservation } from "@/lib/credits/mutations";
import { AppError } from "@/lib/errors";

/** What a text was written from, besides the profile and the facts. */
export type WrittenFrom = { source: "REQUEST" | "PHOTO" | "LINK"; text: string };

/** A text that the model wrote for a post, and its price in credits. */
type WrittenVersion = {
  postId: number;
  /** What its claims are compared with (lib/posts/claims). */
  from: readonly WrittenFrom[];
  source: "DRAFT" | "REWRITE";
  generationId: string;
  content: string;
  cost: number;
};

/**
 * Keeps a text that the model wrote as a version of its post, and charges for it: whatever is paid for is there.
 * @throws AppError MODEL_UNAVAILABLE when the reservation has expired: its credits are refunded, the late result is
 * dropped
 */
export async function chargeVersion(
  tx: Db,
  actor: Actor,
  { cost, from, ...version }: WrittenVersion,
): Promise<void> {
  const { generationId, postId } = version;
  const createdAt = await appNow(tx);
  await tx.postVersion.create({ data: { ...version, createdAt } });
  await tx.postSource.createMany({ data: from.map((said) => ({ ...said, postId, createdAt })) });
  if (!(await settleReservation(tx, actor, { generationId, cost, postId }))) {
    throw new AppError("MODEL_UNAVAILABLE");
  }
}

/** Keeps the text that a post has as a version, before another one is written for it: versions are in their order. */
export async function keepVersion(tx: Db, postId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "PostVersion" ("postId", "content", "source", "createdAt")
    SELECT p."id", p."content", 'OWNER', p."updatedAt" FROM "Post" p
    WHERE p."id" = ${postId} AND NOT EXISTS (
      SELECT 1 FROM "PostVersion" v WHERE v."postId" = p."id" AND v."content" = p."content")`;
}

/** What is done in the transaction that saves a text: it reads the answer, and keeps it (lib/http/idempotency). */
export type Answer<T> = (tx: Db, postId: number) => Promise<T>;
