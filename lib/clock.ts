import "server-only";
import { type Db, db } from "./db";

/**
 * The time for rules that depend on it: the database's clock (`app_now()`), which tests replace. Prefer `app_now()`
 * inside the statement that decides; this is for calculations outside of it.
 */
export async function appNow(on: Db = db): Promise<Date> {
  const [row] = await on.$queryRaw<{ now: Date }[]>`SELECT app_now() AS now`;
  if (!row) throw new Error("app_now() returned nothing");
  return row.now;
}
