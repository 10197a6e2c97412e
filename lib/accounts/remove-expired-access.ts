import "server-only";
import { removeOldRows } from "@/lib/jobs/retention";

/**
 * An old link can say for so long that it has expired, and a returning browser is recognized as one that receives push
 * notices. An unverified address is removed with its last link.
 */
const OVER = { key: "id", since: "expiresAt", kept: "30 days" } as const;

/**
 * Deletes credentials that expired more than 30 days ago: sessions and what was bound to them, mailed links, and
 * sign-ups; and the challenges of passkeys that have expired. Called by a timer. @returns how many rows of each
 */
export async function removeExpiredAccess(signal?: AbortSignal) {
  return {
    sessions: await removeOldRows({ ...OVER, table: "Session" }, signal),
    links: await removeOldRows({ ...OVER, table: "EmailToken" }, signal),
    challenges: await removeOldRows(
      { ...OVER, table: "PasskeyChallenge", key: "challenge", kept: "0 days" },
      signal,
    ),
    signUps: await removeOldRows({ ...OVER, table: "SignUp" }, signal),
  };
}
