import path from "node:path";
import { Client } from "pg";
import { startLocalPostgres } from "../../scripts/database/local-postgres";

/** The row of a post, as the database has it. */
export type PostRow = { content: string; status: string; scheduledAt: Date | null };

/** Reads a post's row from the database of the running app, beside the app. */
export async function postRow(id: number): Promise<PostRow> {
  const client = new Client({ connectionString: await databaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query<PostRow>(
      'SELECT "content", "status", "scheduledAt" FROM "Post" WHERE "id" = $1',
      [id],
    );
    const [row] = rows;
    if (!row) throw new Error(`No post ${id}`);
    return row;
  } finally {
    await client.end();
  }
}

/** The app has started its own database in its data folder, unless it was given another. */
async function databaseUrl(): Promise<string> {
  const { E2E_DATABASE_URL, E2E_DATA_DIR = "" } = process.env;
  return E2E_DATABASE_URL || (await startLocalPostgres({ dir: path.resolve(E2E_DATA_DIR, "postgres") })).url;
}
