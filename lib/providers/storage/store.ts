/** A place for files under keys that are never used twice. Every verb ends within its time, by an answer or a throw. */
export type Store = {
  /** Returns when the store has confirmed that it has all bytes. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or null where the store says that it has no such file. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a file; one that is not there counts as removed. */
  remove: (key: string) => Promise<void>;
};

/** How to open a store. */
export type StoreOptions = {
  /** Vercel Blob's; without one @vercel/blob uses what Vercel gives its functions. */
  blobToken?: string | undefined;
  /** How long one call may take, with the tries that it is worth. Default 20,000. */
  timeoutMs?: number;
};

export const STORE_TIMEOUT_MS = 20_000;

/** Why a store did not do what it was asked, in words for an operator, without anything secret. */
export class StoreError extends Error {
  constructor(
    message: string,
    /** Whether the store answered that it will not: settings or rights are wrong, and time will not help. */
    readonly refused: boolean,
    cause?: unknown,
    /** Whether it has no room left. */
    readonly full = false,
  ) {
    super(message, { cause });
    this.name = "StoreError";
  }
}

/**
 * Gives `work` so many milliseconds. The signal is aborted as by a caller, because @vercel/blob takes a signal's
 * time-out for a failure of the network and tries ten more times.
 * @throws StoreError when they are over, whether or not `work` listens to the signal
 */
export async function withinTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new StoreError(`no answer within ${ms / 1000} s`, false));
    }, ms);
  });
  const done = work(controller.signal);
  // What fails after the time has passed has nobody left to tell.
  done.catch(() => undefined);
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}
