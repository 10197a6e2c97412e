import { useEffect, useState } from "react";

/** Delay after which a waiting user needs an explanation. */
const SLOW_MS = 6_000;

/** Whether something has been `busy` for longer than that delay. */
export function useIsSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
