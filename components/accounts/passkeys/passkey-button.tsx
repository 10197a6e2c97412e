"use client";

import { type ReactNode, useState } from "react";
import { useHasPasskeys } from "@/components/layout/browser/use-has-passkeys";
import { toast } from "@/components/ui/toast/toast";

type PasskeyButtonProps = {
  /** The hidden fields of next-auth's form, built on the server. */
  fields: ReactNode;
  /** Texts for the codes of LOGIN_ERRORS, and for `unsupported` and `cancelled`. */
  errors: Record<string, string>;
  className: string;
  children: ReactNode;
};

/**
 * Signs in with a passkey of this device. React replays a click made before hydration. The passkey code
 * loads on submit.
 */
export function PasskeyButton({ fields, errors, className, children }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const hasPasskeys = useHasPasskeys();

  async function start(form: FormData): Promise<void> {
    setBusy(true);
    const result = await import("./passkey-sign-in").then(
      ({ signInWithPasskey }) => signInWithPasskey(form),
      () => "NETWORK",
    );
    if (result instanceof URL) return location.assign(result);
    setBusy(false);
    toast.error(errors[result] ?? errors.INTERNAL_ERROR, { id: "login" });
  }

  if (!hasPasskeys) return null;
  return (
    <form action={start}>
      {fields}
      <button type="submit" aria-busy={busy || undefined} disabled={busy} className={className}>
        {children}
      </button>
    </form>
  );
}
