"use client";

import { useRef } from "react";

/**
 * Idempotency keys: the same key for the same body until it is answered, so that a retry after a lost response is safe.
 */
export function useRequestKey() {
  const last = useRef<{ body: string; key: string } | null>(null);
  return {
    keyOf: (request: unknown): string => {
      const body = JSON.stringify(request);
      if (last.current?.body !== body) last.current = { body, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** The request was answered: the next one is new. */
    forget: () => {
      last.current = null;
    },
  };
}
