import { useEffect, useState } from "react";

/** After this long somebody who waits wants to know why. */
const SLOW_MS = 6_000;

/** Whether something has been `busy` for longer than one waits without wondering. */
export function useSlow(busy: boolean): boolean {
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
