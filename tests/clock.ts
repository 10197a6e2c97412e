import { db } from "../lib/db";

let offset = 0;

/** Sets how far `app_now()` of this file's database is ahead of the real time, in milliseconds. */
export async function setClockOffset(millis: number): Promise<void> {
  offset = Math.round(millis);
  // DDL takes no parameters; the offset is a whole number.
  await db.$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT now() + ${BigInt(offset)} * interval ''1 millisecond'''`);
}

/** Advances the clock of all time-based rules from where it is. */
export function advance(seconds: number): Promise<void> {
  return setClockOffset(offset + seconds * 1000);
}
