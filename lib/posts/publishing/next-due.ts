import "server-only";
import { msToNextDue } from "./find-due";

/** When the next delivery becomes due, if within so many seconds; null otherwise. */
export async function nextDueWithin(seconds: number): Promise<Date | null> {
  const ms = seconds <= 0 ? null : await msToNextDue({ pages: [], ids: [] }, seconds * 1000);
  return ms === null ? null : new Date(Date.now() + ms);
}
