// npm run restore -- FOLDER: restores a backup into the blank database of DATABASE_URL and the store of MEDIA_URL.
// npm run restore -- --after 2026-11-23T03:00:00Z: has the pages checked after the database was restored otherwise.
import { parseArgs } from "node:util";
import { openStore } from "../../lib/providers/storage/open-store";
import { withDatabase } from "../database/with-database";
import { readSettings } from "../run/run-app";
import { runCommand } from "../run/run-command";
import { describeBackup, readMoment } from "./command";
import { BackupError } from "./manifest";

const USAGE = "Say which backup: npm run restore -- FOLDER, or npm run restore -- --after MOMENT";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { after: { type: "string" } },
  });
  const [folder] = positionals;
  if ((folder === undefined) === (values.after === undefined)) throw new BackupError(USAGE);
  const since = values.after === undefined ? null : readMoment(values.after);
  await withDatabase(async ({ directUrl }) => {
    const { MEDIA_URL, BLOB_READ_WRITE_TOKEN } = readSettings();
    const { restoreBackup, settleRestored } = await import("./restore-backup");
    const { closeDb } = await import("../../lib/db");
    try {
      if (since) return tell(await settleRestored(directUrl, since));
      const store = await openStore(MEDIA_URL, { blobToken: BLOB_READ_WRITE_TOKEN });
      const { manifest, ...deliveries } = await restoreBackup(directUrl, store, folder ?? "");
      console.log(`Restored as of ${manifest.takenAt.toISOString()}: ${describeBackup(manifest)}.`);
      tell(deliveries);
    } finally {
      await closeDb();
    }
  });
});

function tell({ checking, held }: { checking: number; held: number }): void {
  console.log(
    `${checking} posts that had not gone out have their page checked first, once the app runs; ${held} with the text of another one wait for their owner.`,
  );
  console.log("Everybody signs in again. Payments since the backup are taken over from Stripe at 03:20 UTC.");
}
