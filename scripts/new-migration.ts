// npm run db:new-migration -- post_copy_of: creates a migration with the SQL that prisma/schema.prisma requires.
import fs from "node:fs";
import path from "node:path";
import { applyMigrations } from "./database/apply-migrations";
import { openDatabase } from "./database/open-database";
import { loadEnvironment, ROOT } from "./environment";
import { runPrisma } from "./database/prisma-cli";

const name = process.argv[2] ?? "";
if (!/^[a-z][a-z0-9_]+$/.test(name)) {
  console.error("Name what it adds: npm run db:new-migration -- post_copy_of");
  process.exit(1);
}
loadEnvironment("development");
const database = await openDatabase();
try {
  await applyMigrations(database.directUrl);
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join("prisma/migrations", `${stamp}_${name}`);
  fs.mkdirSync(path.join(ROOT, folder));
  // Not `migrate dev`: it needs a second database, which the engine without native code cannot create.
  process.exitCode = await runPrisma(
    [
      ...["migrate", "diff", "--from-config-datasource", "--to-schema", "prisma/schema.prisma"],
      ...["--script", "--output", `${folder}/migration.sql`],
    ],
    { quiet: true, env: { DATABASE_URL: database.url, DIRECT_URL: database.directUrl } },
  );
  console.log(`Wrote ${folder}/migration.sql; apply it with npm run migrate.`);
} finally {
  await database.close();
}
