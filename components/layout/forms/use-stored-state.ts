"use client";

import { useMemo, useSyncExternalStore } from "react";
import { typedKey } from "@/lib/auth/person-storage";
import { usePerson } from "@/components/layout/shell/person";

const listeners = new Set<() => void>();
/** Fallback where the browser has no storage, or it is full: work goes on but does not survive a reload. */
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
 * State in local storage, per person and `name`; survives a reload, a lost connection and an ended session. `initial`
 * is used for the server's HTML and without storage. Returns the value, a setter, and a function that clears it.
 */
export function useStoredState<T>(name: string, initial: T) {
  const key = typedKey(usePerson().userId, name);
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
