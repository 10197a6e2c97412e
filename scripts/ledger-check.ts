// npm run ledger:check: whether every credit is accounted for. Changes nothing; ends with 1 when something is wrong.
import { openDatabase } from "./database";
import { loadEnvironment, ROOT } from "./environment";
import { ensureSecrets } from "./secrets";

loadEnvironment(process.env.NODE_ENV === "production" ? "production" : "development");
ensureSecrets(`${ROOT}/.env.local`);
const database = await openDatabase();
try {
  process.env.DATABASE_URL = database.url;
  // The settings are read at the first use, so after the address is known.
  const { checkLedger } = await import("../lib/credits/check-ledger");
  const { closeDb } = await import("../lib/db");
  const { accounts, entries, problems } = await checkLedger();
  for (const { rule, subject, found } of problems) console.error(`✗ ${rule}: ${subject} (${found})`);
  const verdict = problems.length === 0 ? "every credit is accounted for" : `${problems.length} to mend`;
  console.log(`${accounts} accounts and ${entries} entries looked at: ${verdict}.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
  await closeDb();
} finally {
  await database.close();
}
