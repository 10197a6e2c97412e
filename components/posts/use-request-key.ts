"use client";

import { useRef } from "react";

/**
 * Keys that make a request have its effect once: the same for the same body until it is answered, so that a
 * repeat after a lost reply is safe.
 */
export function useRequestKey() {
  const last = useRef<{ body: string; key: string } | null>(null);
  return {
    keyOf: (request: unknown): string => {
      const body = JSON.stringify(request);
      if (last.current?.body !== body) last.current = { body, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** The answer is known: the next request is a new one. */
    forget: () => {
      last.current = null;
    },
  };
}
