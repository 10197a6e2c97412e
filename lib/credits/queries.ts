import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma, db } from "@/lib/db";
import { cutText } from "@/lib/text";
import { kindOfEntry } from "./rules";
import type { HistoryInput } from "./schema";
import type { CreditHistory, CreditMovement, GenerationKind } from "./types";

/** The actor's balance in credits; 0 before the first grant. */
export async function getBalance(actor: Actor, on: Db = db): Promise<number> {
  const account = await on.creditAccount.findUnique({
    where: { userId: actor.userId },
    select: { balance: true },
  });
  return account?.balance ?? 0;
}

/** Characters of a post's text by which its owner recognises it. */
const EXCERPT = 120;
const GENERATIONS = { SETTLED: "post", REFUNDED: "failed", RESERVED: "running" } as const;

type Row = {
  total: number;
  id: string;
  at: Date;
  key: string | null;
  state: keyof typeof GENERATIONS | null;
  generation: GenerationKind | null;
  delta: number;
  reserved: number;
  postId: number | null;
  excerpt: string | null;
};

/** A page of the actor's credit history, newest first. One statement. */
export async function listMovements(
  actor: Actor,
  { pageNo, pageSize }: HistoryInput,
): Promise<CreditHistory> {
  const entries = Prisma.sql`"CreditEntry" e WHERE e."userId" = ${actor.userId}::uuid AND e."generationId" IS NULL`;
  const generations = Prisma.sql`"Generation" g WHERE g."userId" = ${actor.userId}::uuid`;
  // Each kind is read from the index, newest first, no further than the page.
  const upTo = Prisma.sql`LIMIT ${(pageNo + 1) * pageSize}::int`;
  const rows = await db.$queryRaw<Row[]>`
    WITH movement AS (
      (SELECT 'entry-' || e."id" AS "id", e."id" AS "seq", e."createdAt" AS "at", e."key", NULL AS "state",
             NULL AS "generation", e."delta", 0 AS "reserved", NULL::int AS "postId"
       FROM ${entries} ORDER BY e."createdAt" DESC, e."id" DESC ${upTo})
      UNION ALL
      (SELECT 'post-' || g."id", 0, g."createdAt", NULL, g."state"::text, g."kind"::text,
             CASE g."state" WHEN 'SETTLED' THEN -g."cost" WHEN 'RESERVED' THEN -g."reserved" ELSE 0 END,
             g."reserved", g."postId"
       FROM ${generations} ORDER BY g."createdAt" DESC, g."id" DESC ${upTo})),
    page AS (
      SELECT * FROM movement ORDER BY "at" DESC, "seq" DESC, "id" DESC LIMIT ${pageSize} OFFSET ${pageNo * pageSize})
    SELECT page.*, ((SELECT count(*) FROM ${entries}) + (SELECT count(*) FROM ${generations}))::int AS "total",
      (SELECT left(p."content", ${EXCERPT}::int) FROM "Post" p
       WHERE p."id" = page."postId" AND p."userId" = ${actor.userId}::uuid) AS "excerpt"
    FROM page ORDER BY "at" DESC, "seq" DESC, "id" DESC`;
  const numberOfRecords = rows[0]?.total ?? 0;
  return {
    movementList: rows.map(movementOf),
    numberOfPages: Math.ceil(numberOfRecords / pageSize),
    numberOfRecords,
  };
}

/** Text that the database has cut at 120 characters ends at a word, with an ellipsis. */
const atWord = (text: string) =>
  text.length < EXCERPT ? text : `${cutText(text, Math.max(text.lastIndexOf(" "), EXCERPT - 20))}…`;

function movementOf({ id, at, key, state, postId, excerpt, ...row }: Row): CreditMovement {
  return {
    id,
    at: at.toISOString(),
    kind: state ? GENERATIONS[state] : kindOfEntry(key ?? ""),
    generation: row.generation,
    delta: row.delta,
    reserved: row.reserved,
    post: postId !== null && excerpt !== null ? { id: postId, excerpt: atWord(excerpt) } : null,
  };
}
