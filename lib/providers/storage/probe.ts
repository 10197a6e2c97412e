import { randomBytes, randomUUID } from "node:crypto";
import { type Store, StoreError } from "./store";

const SIZE = 64;
/** What the start and the doctor give a step. */
export const PROBE_MS = 10_000;

/** Does a step, and names it where it fails. */
async function step<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refused = error instanceof StoreError && error.refused;
    throw new StoreError(`${name}: ${(error as Error).message}`, refused, error);
  }
}

/**
 * Writes a small file, reads it, removes it, and sees that it is gone.
 * @throws StoreError that names the step
 */
export async function probeStore(store: Store): Promise<void> {
  const key = `probe-${randomUUID()}`;
  const bytes = randomBytes(SIZE);
  await step("a file cannot be written", store.put(key, bytes));
  const read = await step("a file cannot be read", store.get(key));
  if (!read || !bytes.equals(read))
    throw new StoreError("a file that was written is read as another, or not at all", true);
  await step("a file cannot be removed", store.remove(key));
  // Without the right to list a bucket, S3 answers 403 for a file that is not there.
  if (await step("a file that is not there cannot be told from a forbidden one", store.get(key)))
    throw new StoreError("a file that was removed is still there", true);
}
