"use client";

import { useMemo, useSyncExternalStore } from "react";
import { typedKey } from "@/lib/auth/viewer-storage";
import { useViewer } from "@/components/layout/shell/viewer-context";

const listeners = new Set<() => void>();
/**
 * This page's values by key: read once, so that another tab's input never replaces what was typed here, except by
 * `useSharedState`. The only copy if the browser has no storage, or it is full.
 */
const unsaved = new Map<string, string | null>();

function read(key: string): string | null {
  const known = unsaved.get(key);
  if (known !== undefined) return known;
  const stored = storage((area) => area.getItem(key)) ?? null;
  unsaved.set(key, stored);
  return stored;
}

function write(key: string, text: string | null): void {
  storage((area) => (text === null ? area.removeItem(key) : area.setItem(key, text)));
  replaceStored(key, text);
}

/** Gives this page another value, as it is in local storage. */
export function replaceStored(key: string, text: string | null): void {
  unsaved.set(key, text);
  for (const listener of listeners) listener();
}

function storage<R>(work: (area: Storage) => R): R | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isRecord = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The stored value; fields that a form has gained since then are empty. */
function parse<T>(text: string | null, initial: T): T {
  if (text === null) return initial;
  try {
    const stored = JSON.parse(text) as T;
    return isRecord(initial) && isRecord(stored) ? { ...initial, ...stored } : stored;
  } catch {
    return initial;
  }
}

/**
 * State in local storage, per person and `name`; survives a reload, a lost connection and an ended session. `initial`
 * is used for the server's HTML and without storage. Returns the value, a setter, a function that clears it, and one
 * that reads it at a later moment.
 */
export function useStoredState<T>(name: string, initial: T) {
  const key = typedKey(useViewer().userId, name);
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const value = useMemo(() => parse(text, initial), [text, initial]);
  const actions = useMemo(
    () => ({
      set: (next: T | ((current: T) => T)) => {
        const current = parse(read(key), initial);
        write(key, JSON.stringify(next instanceof Function ? next(current) : next));
      },
      forget: () => write(key, null),
      latest: () => parse(read(key), initial),
    }),
    [key, initial],
  );
  return [value, actions.set, actions.forget, actions.latest] as const;
}

/** Writes a stored state whose name is known only at that moment. */
export function useStoreState() {
  const { userId } = useViewer();
  return (name: string, value: unknown) => write(typedKey(userId, name), JSON.stringify(value));
}
