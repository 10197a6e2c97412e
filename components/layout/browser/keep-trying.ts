/** Between two attempts, unless the line comes back earlier. */
const AGAIN_MS = 5_000;

/**
 * Loads a script until it is there. React keeps a rejection for good: a part whose script was asked for without a line
 * would take its page with it, also once the line is back.
 */
export async function keepTrying<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, AGAIN_MS);
      addEventListener("online", resolve, { once: true });
    });
    return keepTrying(load);
  }
}
