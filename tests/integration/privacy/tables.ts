import { db } from "../../../lib/db";

/** A table that leads to a user, and how: `Delivery.postId → Post.userId`. */
export type UserTable = { table: string; path: { column: string; to: string }[] };

/** Every table from which foreign keys lead to User, in one step or several; as the database has it. */
export async function tablesOfUsers(): Promise<UserTable[]> {
  const keys = await db.$queryRaw<{ table: string; column: string; to: string }[]>`
    SELECT kcu.table_name::text AS "table", kcu.column_name::text AS "column", ccu.table_name::text AS "to"
    FROM information_schema.table_constraints tc
    JOIN information_schema.key_column_usage kcu ON kcu.constraint_name = tc.constraint_name
    JOIN information_schema.constraint_column_usage ccu ON ccu.constraint_name = tc.constraint_name
    WHERE tc.constraint_type = 'FOREIGN KEY' ORDER BY 1, 2`;
  const found = new Map<string, UserTable>([["User", { table: "User", path: [] }]]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { table, column, to } of keys) {
      const next = found.get(to);
      if (found.has(table) || !next) continue;
      found.set(table, { table, path: [{ column, to }, ...next.path] });
      grown = true;
    }
  }
  return [...found.values()];
}

/** How many rows of each table lead to this user. */
export async function rowsOf(userId: string, tables: readonly UserTable[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, path } of tables) {
    const last = path.at(-1)?.column ?? "id";
    const joins = path
      .slice(0, -1)
      .map(({ column, to }, n) => `JOIN "${to}" t${n + 1} ON t${n + 1}."id" = t${n}."${column}"`)
      .join(" ");
    const end = Math.max(0, path.length - 1);
    const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS "count" FROM "${table}" t0 ${joins} WHERE t${end}."${last}" = $1::uuid`,
      userId,
    );
    counts[table] = row?.count ?? -1;
  }
  return counts;
}
