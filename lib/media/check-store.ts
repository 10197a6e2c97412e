import "server-only";
import { getObject } from "@/lib/providers/storage/objects";

/** How long an answer of the store's counts, so that a load balancer's questions are not paid for one by one. */
const KEPT_MS = 30_000;
const TIMEOUT_MS = 5_000;

let answered = -Infinity;

/** Asks the store of pictures for one that does not exist. @throws when it does not answer */
export async function checkStore(): Promise<void> {
  if (performance.now() - answered < KEPT_MS) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), TIMEOUT_MS);
  });
  await Promise.race([getObject("health"), late]).finally(() => clearTimeout(timer));
  answered = performance.now();
}
