import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { Db } from "@/lib/db";

type Moments = { id: string; from: Date | null; until: Date | null };

/**
 * Moves the beginnings and ends of an actor's current and future facts to another time zone: "until Saturday" is a day
 * of the business's clock, whatever its zone.
 */
export async function moveFacts(tx: Db, { userId }: Actor, moved: (at: Date) => Date): Promise<void> {
  const facts = await tx.$queryRaw<Moments[]>`
    SELECT "id", "from", "until" FROM "Fact" WHERE "userId" = ${userId}::uuid
      AND ("from" IS NOT NULL OR "until" IS NOT NULL) AND ("until" IS NULL OR "until" > app_now())
    ORDER BY "id" FOR NO KEY UPDATE`;
  const ids = facts.map(({ id }) => id);
  const [froms, untils] = (["from", "until"] as const).map((end) =>
    facts.map((fact) => fact[end] && moved(fact[end])),
  );
  await tx.$executeRaw`
    UPDATE "Fact" f SET "from" = m."from", "until" = m."until", "revision" = f."revision" + 1, "updatedAt" = app_now()
    FROM unnest(${ids}::uuid[], ${froms}::timestamptz[], ${untils}::timestamptz[]) m("id", "from", "until")
    WHERE f."id" = m."id"`;
}
