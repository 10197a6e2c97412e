/** Milliseconds that a generation may need beside its two calls of a model, to keep the picture and the post. */
const SAVING_MS = 30_000;

type Leases = {
  DELIVERY_LEASE_SECONDS: number;
  FACEBOOK_TIMEOUT_MS: number;
  GENERATION_LEASE_SECONDS: number;
  AI_TEXT_TIMEOUT_MS: number;
  AI_IMAGE_TIMEOUT_MS: number;
};

/** What is wrong with leases that would be over before the work that they stand for can be. */
export function leaseProblems(settings: Leases): string[] {
  const problems: string[] = [];
  if (settings.DELIVERY_LEASE_SECONDS * 1000 <= settings.FACEBOOK_TIMEOUT_MS)
    problems.push("DELIVERY_LEASE_SECONDS is not valid: longer than FACEBOOK_TIMEOUT_MS, or nothing is sent");
  const least = Math.ceil((settings.AI_TEXT_TIMEOUT_MS + settings.AI_IMAGE_TIMEOUT_MS + SAVING_MS) / 1000);
  if (settings.GENERATION_LEASE_SECONDS < least)
    problems.push(
      `GENERATION_LEASE_SECONDS is not valid: at least ${least}, which is AI_TEXT_TIMEOUT_MS and AI_IMAGE_TIMEOUT_MS together and 30 s, or what was written in time may be thrown away`,
    );
  return problems;
}
