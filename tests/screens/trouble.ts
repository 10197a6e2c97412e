import { Client } from "pg";
import { env } from "../../lib/settings/env";

async function withClient(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Readers of this table wait in the meantime: for a screen's loading state. */
export function duringLock(table: string, work: () => Promise<void>): Promise<void> {
  return withClient(async (client) => {
    await client.query("BEGIN");
    await client.query(`LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
    try {
      await work();
    } finally {
      await client.query("ROLLBACK");
    }
  });
}

/** This column (or a table without one) cannot be read in the meantime: for a screen's error state. */
export function without(table: string, column: string | null, work: () => Promise<void>): Promise<void> {
  const [from, to] = [column ?? table, `${column ?? table}_away`];
  return withClient(async (client) => {
    if (column) await client.query(`ALTER TABLE "${table}" RENAME "${from}" TO "${to}"`);
    else await client.query(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    try {
      await work();
    } finally {
      if (column) await client.query(`ALTER TABLE "${table}" RENAME "${to}" TO "${from}"`);
      else await client.query(`ALTER TABLE "${to}" RENAME TO "${from}"`);
    }
  });
}
