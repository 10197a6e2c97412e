// npm run backup [-- FOLDER]: writes the database and its photos into a new folder in FOLDER, and checks them.
// npm run backup -- --check FOLDER: checks a backup that is there.
import path from "node:path";
import { parseArgs } from "node:util";
import { openStore } from "../../lib/providers/storage/open-store";
import { withDatabase } from "../database/with-database";
import { dataDir } from "../environment";
import { readSettings } from "../run/run-app";
import { runCommand } from "../run/run-command";
import { checkBackup } from "./check-backup";
import { describeBackup } from "./command";
import { takeBackup } from "./take-backup";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "string" } },
  });
  if (values.check) {
    console.log(`${values.check} is whole: ${describeBackup(await checkBackup(values.check))}`);
    return;
  }
  await withDatabase(async ({ directUrl }) => {
    const { MEDIA_URL, BLOB_READ_WRITE_TOKEN } = readSettings();
    const store = await openStore(MEDIA_URL, { blobToken: BLOB_READ_WRITE_TOKEN });
    const parent = path.resolve(positionals[0] ?? path.join(dataDir(), "backups"));
    const { folder, manifest } = await takeBackup(directUrl, store, parent);
    console.log(`${folder}: ${describeBackup(manifest)}, written and read back.`);
    console.log(
      "ENCRYPTION_KEYS are not in it. Keep them, in another place: without them it restores no page's access.",
    );
    if (manifest.missing.length > 0)
      console.warn(`Not in the store, and so not in the backup: ${manifest.missing.join(", ")}`);
  });
});
