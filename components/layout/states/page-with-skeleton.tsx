import type { ReactNode } from "react";
import { SkeletonBoundary } from "./skeleton-boundary";

/** How long a page waits for its data before the skeleton is sent, in milliseconds. */
const SKELETON_DELAY_MS = 200;

/** Starts loading a screen's data; a failure is thrown where the promise is awaited, and only there. */
export function startLoading<T>(reading: Promise<T>): Promise<T> {
  reading.catch(() => undefined);
  return reading;
}

type ScreenProps = {
  /** The slow part: async components that await `ready`. */
  children: ReactNode;
  ready: Promise<unknown>;
  /** The placeholder of that part. */
  skeleton: ReactNode;
};

/**
 * A page with its data in the same answer; only if they are slow is a skeleton sent first, also where a link leads to
 * it. `loading.tsx` would always send one: React streams large parts behind their fallback however fast they were, and a
 * browser without JavaScript shows nothing else. A refresh keeps what is open until the data are there.
 */
export async function PageWithSkeleton({ children, ready, skeleton }: ScreenProps) {
  const late = await isLate(ready);
  return (
    <SkeletonBoundary late={late} skeleton={late && skeleton}>
      {children}
    </SkeletonBoundary>
  );
}

async function isLate(ready: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), SKELETON_DELAY_MS);
  });
  const inTime = ready.then(
    () => false,
    () => false,
  );
  try {
    return await Promise.race([timeout, inTime]);
  } finally {
    clearTimeout(timer);
  }
}
