"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { toast } from "@/components/ui/toast";

type PasskeyButtonProps = {
  /** What next-auth's form holds, made on the server. */
  fields: ReactNode;
  /** Words for the codes of LOGIN_ERRORS, and for `unsupported` and `cancelled`. */
  errors: Record<string, string>;
  className: string;
  children: ReactNode;
};

/** Signs in with a passkey of this device. What it takes loads when it is first meant to be used. */
export function PasskeyButton({ fields, errors, className, children }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);

  async function start(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const result = await import("@/components/accounts/passkey-sign-in").then(
      ({ signInWithPasskey }) => signInWithPasskey(form),
      () => "NETWORK",
    );
    if (result instanceof URL) return location.assign(result);
    setBusy(false);
    toast.error(errors[result] ?? errors.INTERNAL_ERROR, { id: "login" });
  }

  return (
    <form action="/api/auth/callback/passkey" method="post" onSubmit={(event) => void start(event)}>
      {fields}
      <button type="submit" aria-busy={busy || undefined} disabled={busy} className={className}>
        {children}
      </button>
    </form>
  );
}
