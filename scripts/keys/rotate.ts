// npm run keys:rotate: seals the stored secrets anew under the first key of ENCRYPTION_KEYS, while the app serves.
import { randomBytes } from "node:crypto";
import { keyRing } from "../../lib/crypto";
import { withClient } from "../database/apply-migrations";
import { withDatabase } from "../database/with-database";
import { runCommand } from "../run/run-command";
import { resealAll } from "./reseal";
import { readKeyIds } from "./sealed-values";

/** An id for the next key that no key has. */
function freeId(taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    const id = `k${number}`;
    if (!taken.includes(id)) return id;
  }
}

/** Seals what an earlier key sealed, and says what is to be done next. @returns whether every secret could be opened */
export async function rotate(url: string): Promise<boolean> {
  const ids = keyRing().map(({ id }) => id);
  const [newest = ""] = ids;
  const { results, used } = await withClient(url, async (client) => ({
    results: await resealAll(client),
    used: await readKeyIds(client),
  }));
  for (const { name, resealed, unreadable } of results) {
    if (resealed > 0) console.log(`${name}: ${resealed} sealed anew under ${newest}`);
    if (unreadable > 0)
      console.error(`${name}: ${unreadable} cannot be opened with the keys of ENCRYPTION_KEYS`);
  }
  const old = used.filter((id) => id !== newest);
  const unused = ids.filter((id) => id !== newest && !old.includes(id));
  if (old.length > 0)
    console.log(
      `Still in use: ${old.join(", ")}. A process that started before ${newest} came first seals with it: restart them all and run this again.`,
    );
  else if (unused.length > 0)
    console.log(
      `Nothing is sealed with ${unused.join(", ")} any more: remove it from ENCRYPTION_KEYS. Keep it with the backups of this day and before, which need it.`,
    );
  else
    console.log(
      `Every secret is sealed with ${newest}, the only key. For a new one, put this before it in ENCRYPTION_KEYS, restart every process, and run this again:\n  ${freeId(ids)}:${randomBytes(32).toString("base64")},`,
    );
  return results.every(({ unreadable }) => unreadable === 0);
}

await runCommand(() =>
  withDatabase(async ({ url }) => {
    if (!(await rotate(url))) process.exitCode = 1;
  }),
);
