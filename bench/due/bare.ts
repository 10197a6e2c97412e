import pg from "pg";

/** At once, as many as the sweep began with before it adapted. */
const AT_ONCE = 16;

type Claimed = { id: number; fence: number; pageId: string; content: string };

/**
 * The barest sender of what is due: claim, call, settle, sixteen at once, until nothing is left. It looks after no page,
 * no owner and no attempt, and decrypts nothing. @returns how many it sent
 */
export async function sendBare(url: string, graph: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: AT_ONCE });
  let sent = 0;
  const sender = async () => {
    for (;;) {
      const { rows } = await pool.query<Claimed>(CLAIM);
      const [claimed] = rows;
      if (!claimed) return;
      const { id, fence, pageId, content } = claimed;
      const reply = await fetch(`${graph}/v25.0/${pageId}/feed`, {
        method: "POST",
        headers: { authorization: "Bearer page-token" },
        body: new URLSearchParams({ message: content }),
      });
      const { id: externalId } = (await reply.json()) as { id: string };
      await pool.query({ ...SETTLE, values: [id, fence, externalId] });
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  await pool.end();
  return sent;
}

const CLAIM = {
  name: "claim",
  text: `
    UPDATE "Delivery" d
    SET "status" = 'SENDING', "fence" = "fence" + 1, "leaseUntil" = now() + interval '90 seconds'
    WHERE "id" = (
      SELECT "id" FROM "Delivery" WHERE "status" = 'PENDING' AND "heldAt" IS NULL AND "dueAt" <= now()
      ORDER BY "dueAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING d."id", d."fence", d."pageId", (SELECT "content" FROM "Post" p WHERE p."id" = d."postId")`,
};

const SETTLE = {
  name: "settle",
  text: `
    UPDATE "Delivery" SET "status" = 'SUCCESS', "leaseUntil" = NULL, "externalId" = $3, "sentAt" = now()
    WHERE "id" = $1 AND "fence" = $2`,
};
