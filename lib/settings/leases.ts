/** Milliseconds that a generation may need besides its two model calls, to read the links and store the picture and the post. */
const SAVING_MS = 30_000;

type Leases = {
  GENERATION_LEASE_SECONDS: number;
  AI_TEXT_TIMEOUT_MS: number;
  AI_IMAGE_TIMEOUT_MS: number;
};

/** Reports leases that would expire before the work they cover can finish. */
export function leaseProblems(settings: Leases): string[] {
  const problems: string[] = [];
  const least = Math.ceil((settings.AI_TEXT_TIMEOUT_MS + settings.AI_IMAGE_TIMEOUT_MS + SAVING_MS) / 1000);
  if (settings.GENERATION_LEASE_SECONDS < least)
    problems.push(
      `GENERATION_LEASE_SECONDS is not valid: it must be at least ${least} (AI_TEXT_TIMEOUT_MS + AI_IMAGE_TIMEOUT_MS + 30 s), or a result that arrives in time may be discarded`,
    );
  return problems;
}
