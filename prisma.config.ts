import { defineConfig } from "prisma/config";
import { databaseDir, loadEnvironment } from "./scripts/environment";
import { runningLocalPostgresUrl } from "./scripts/database/local-postgres";

// Run the CLI by `npm run prisma -- …`: it starts the embedded database and needs no network.
loadEnvironment("development");
const url = process.env.DIRECT_URL || process.env.DATABASE_URL || runningLocalPostgresUrl(databaseDir());

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  ...(url ? { datasource: { url } } : {}),
});
