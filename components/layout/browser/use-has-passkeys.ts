import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this browser has passkeys: those inside other apps, and old ones, have none. The server takes it for one that has. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === "function",
    () => true,
  );
}
