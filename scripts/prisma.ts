// npm run prisma -- <command>: the Prisma CLI, with the app's own database and without a network.
import { openDatabase } from "./database/open-database";
import { loadEnvironment } from "./environment";
import { runPrisma } from "./database/prisma-cli";

const args = process.argv.slice(2);
const isHelp = args.includes("--help") || args.includes("-h");
const needsDatabase = ["migrate", "db", "studio"].includes(args[0] ?? "") && !isHelp;

loadEnvironment("development");
// Ctrl-C reaches the CLI through the terminal; here it must not interrupt the cleanup below.
process.on("SIGINT", () => {});

if (needsDatabase) {
  const database = await openDatabase();
  try {
    process.exitCode = await runPrisma(args, { env: { DATABASE_URL: database.url } });
  } finally {
    await database.close();
  }
} else {
  process.exitCode = await runPrisma(args);
}
