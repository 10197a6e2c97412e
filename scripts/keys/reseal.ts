import type { Client } from "pg";
import { reseal } from "../../lib/crypto";
import { SEALED_COLUMNS } from "./sealed-values";

/** What became of a column's secrets. Those that cannot be opened stay as they are. */
export type Resealed = { name: string; resealed: number; unreadable: number };

/**
 * Seals every stored secret anew that is not under the first key of ENCRYPTION_KEYS. The app may serve meanwhile: a
 * secret that somebody else changed is left to them.
 */
export async function resealAll(client: Client): Promise<Resealed[]> {
  const results: Resealed[] = [];
  for (const { name, select, context, replace } of SEALED_COLUMNS) {
    const result: Resealed = { name, resealed: 0, unreadable: 0 };
    const { rows } = await client.query<{ id: string; sealed: string }>(select);
    for (const { id, sealed } of rows) {
      let fresh: string | null;
      try {
        fresh = reseal(sealed, context(id));
      } catch {
        result.unreadable += 1;
        continue;
      }
      if (!fresh) continue;
      const { rowCount } = await client.query(replace, [fresh, id, sealed]);
      result.resealed += rowCount ?? 0;
    }
    results.push(result);
  }
  return results;
}
