"use client";

import { useEffect, useRef, useState } from "react";

/**
 * State that survives a reload and a lost connection: kept in local storage under `key`, removed when it is
 * `undefined`. Starts as `initial` (so that the server's HTML fits) and takes what is stored after that.
 */
export function useStoredState<T>(key: string, initial: T) {
  const [value, setValue] = useState(initial);
  const loaded = useRef(false);

  useEffect(() => {
    const stored = localStorage.getItem(key);
    loaded.current = true;
    if (stored === null) return;
    try {
      setValue(JSON.parse(stored) as T);
    } catch {
      localStorage.removeItem(key);
    }
  }, [key]);

  useEffect(() => {
    if (!loaded.current || value === initial) return;
    localStorage.setItem(key, JSON.stringify(value));
  }, [key, value, initial]);

  const forget = () => {
    localStorage.removeItem(key);
    setValue(initial);
  };
  return [value, setValue, forget] as const;
}
