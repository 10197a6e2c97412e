/** What a generation may need besides its two model calls, to read the links and store the photo and the post; with room to spare. */
const SAVING_MS = 90_000;

type TimeOuts = { AI_TEXT_TIMEOUT_MS: number; AI_IMAGE_TIMEOUT_MS: number };

/** Seconds after which a generation has certainly ended, or a result that arrives in time would be discarded. */
export function generationLeaseSeconds({ AI_TEXT_TIMEOUT_MS, AI_IMAGE_TIMEOUT_MS }: TimeOuts): number {
  return Math.ceil((AI_TEXT_TIMEOUT_MS + AI_IMAGE_TIMEOUT_MS + SAVING_MS) / 1000);
}
