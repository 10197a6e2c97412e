import { useEffect } from "react";
import { useViewer } from "@/components/layout/shell/viewer-context";
import { typedKey } from "@/lib/auth/viewer-storage";
import { replaceStored, useStoredState } from "./use-stored-state";

const followed = new Set<string>();

/** From now on, also when no component uses it, what another tab writes replaces this page's value. */
function follow(key: string): void {
  if (followed.size === 0)
    window.addEventListener("storage", (event) => {
      if (event.key !== null && followed.has(event.key)) replaceStored(event.key, event.newValue);
    });
  followed.add(key);
}

/** `useStoredState` that is the same in all open tabs: for decisions, and not for what is being typed. */
export function useSharedState<T>(name: string, initial: T) {
  const key = typedKey(useViewer().userId, name);
  useEffect(() => follow(key), [key]);
  return useStoredState<T>(name, initial);
}
