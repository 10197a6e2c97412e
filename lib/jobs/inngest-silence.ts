/** The row that tells since when a call of Inngest's is owed, in `expiresAt`; there is none while nothing is. */
export const INNGEST_CALL = "inngest-call";

/** It calls at once after an event, and every five minutes where it runs the timers. */
const SILENT_SECONDS = 360;

/** Whether Inngest has not called for so long that something must be wrong. */
export const isSilent = (owedSeconds: number | null) => owedSeconds !== null && owedSeconds > SILENT_SECONDS;

/** What to tell an operator about it. @param origin where it is to call, if that is set */
export function silenceText(owedSeconds: number, origin: string | undefined): string {
  const address = origin ? `${origin}/api/inngest` : "the address at which it found /api/inngest";
  return `Inngest has not called for ${Math.floor(owedSeconds / 60)} minutes, although it should have: it has to reach ${address} (INNGEST_SERVE_ORIGIN)`;
}
