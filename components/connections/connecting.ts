import { type ReactNode, useSyncExternalStore } from "react";

/** A connection that has begun: it goes on when the button that began it is gone. */
type Connecting = { flow: ReactNode; busy: boolean };

const NONE: Connecting = { flow: null, busy: false };
let now = NONE;
const listeners = new Set<() => void>();

/** Replaces what is shown of the connection that has begun. */
export function setConnecting(part: Partial<Connecting>): void {
  now = { ...now, ...part };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The connection that has begun on this page. */
export function useConnecting(): Connecting {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => NONE,
  );
}
