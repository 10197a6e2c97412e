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
  // Ring by ring, so that each table's way is its shortest: its own column before that of what it hangs on.
  for (let ring = [...found.values()]; ring.length > 0;) {
    const next = keys
      .filter(({ table, to }) => !found.has(table) && ring.some((row) => row.table === to))
      .map(({ table, column, to }) => ({ table, path: [{ column, to }, ...(found.get(to)?.path ?? [])] }));
    ring = [...new Map(next.map((row) => [row.table, row])).values()];
    for (const row of ring) found.set(row.table, row);
  }
  return [...found.values()];
}

/** How many rows of each table lead to this user. */
export function rowsOf(userId: string, tables: readonly UserTable[]): Promise<Record<string, number>> {
  return ask<number>("count(*)::int", userId, tables);
}

/** What those rows hold, as a hash a table: it changes with any value of any of them. */
export function contentsOf(userId: string, tables: readonly UserTable[]): Promise<Record<string, string>> {
  return ask<string>("coalesce(md5(string_agg(t0::text, ' ' ORDER BY t0::text)), '')", userId, tables);
}

async function ask<T>(
  what: string,
  userId: string,
  tables: readonly UserTable[],
): Promise<Record<string, T>> {
  const answers: Record<string, T> = {};
  for (const { table, path } of tables) {
    const last = path.at(-1)?.column ?? "id";
    const joins = path
      .slice(0, -1)
      .map(({ column, to }, n) => `JOIN "${to}" t${n + 1} ON t${n + 1}."id" = t${n}."${column}"`)
      .join(" ");
    const end = Math.max(0, path.length - 1);
    const [row] = await db.$queryRawUnsafe<{ answer: T }[]>(
      `SELECT ${what} AS "answer" FROM "${table}" t0 ${joins} WHERE t${end}."${last}" = $1::uuid`,
      userId,
    );
    if (row) answers[table] = row.answer;
  }
  return answers;
}

/** The tables in which one of these words occurs, with the number of rows. */
export async function tracesOf(words: readonly string[]): Promise<Record<string, number>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS "name" FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`;
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS "count" FROM "${name}" t
       WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) w WHERE position(w IN t::text) > 0)`,
      words,
    );
    if (row && row.count > 0) found[name] = row.count;
  }
  return found;
}
