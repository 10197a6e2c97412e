"use client";

import { useMemo, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** Stands in where the browser gives no storage, or it is full: the work goes on, it only does not survive. */
const unstored = new Map<string, string>();

function read(key: string): string | null {
  return unstored.get(key) ?? storage((area) => area.getItem(key)) ?? null;
}

function write(key: string, text: string | null): void {
  unstored.delete(key);
  const kept = storage((area) => {
    if (text === null) area.removeItem(key);
    else area.setItem(key, text);
    return true;
  });
  if (!kept && text !== null) unstored.set(key, text);
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

function parse<T>(text: string | null, initial: T): T {
  if (text === null) return initial;
  try {
    return JSON.parse(text) as T;
  } catch {
    return initial;
  }
}

/**
 * State that survives a reload and a lost connection, kept in local storage under `key`. The server's HTML, and
 * a browser without it, have `initial`. Returns the value, a setter, and what forgets it.
 */
export function useStoredState<T>(key: string, initial: T) {
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
    }),
    [key, initial],
  );
  return [value, actions.set, actions.forget] as const;
}
