// npm run ledger:check: whether every credit is accounted for. Changes nothing; exits with 1 if something is wrong.
import { openDatabase } from "./database/open-database";
import { loadEnvironment, ROOT } from "./environment";
import { ensureSecrets } from "./run/secrets";

loadEnvironment(process.env.NODE_ENV === "production" ? "production" : "development");
ensureSecrets(`${ROOT}/.env.local`);
const database = await openDatabase();
try {
  process.env.DATABASE_URL = database.url;
  // Imported here because the settings are read on first use, which must follow the database URL.
  const { checkLedger } = await import("../lib/credits/check-ledger");
  const { closeDb } = await import("../lib/db");
  const { accounts, entries, problems } = await checkLedger();
  for (const { rule, subject, found } of problems) console.error(`✗ ${rule}: ${subject} (${found})`);
  const verdict =
    problems.length === 0
      ? "every credit is accounted for"
      : `${problems.length} ${problems.length === 1 ? "problem" : "problems"} found`;
  console.log(`${accounts} accounts and ${entries} entries checked: ${verdict}.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
  await closeDb();
} finally {
  await database.close();
}
