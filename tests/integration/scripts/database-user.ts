// For guard.test.ts: one of those who use the embedded database of DATA_DIR, as `npm run dev` does.
import { openDatabase } from "../../../scripts/database/open-database";

await openDatabase();
console.log(`marked ${process.env.GUARDED_BY} ${process.pid}\nready`);
// Long, for a test that is killed itself.
setTimeout(() => process.exit(), 120_000);
