// npm run ledger:check: whether every credit is accounted for. Changes nothing; exits with 1 if something is wrong.
import { withDatabase } from "./database/with-database";
import { runCommand } from "./run/run-command";

async function check(): Promise<void> {
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
}

await runCommand(() => withDatabase(check));
