"use client";

import { AccountMenu } from "@/components/layout/shell/account-menu";
import { signOutAction } from "@/lib/accounts/sessions/actions";
import { callAction } from "@/lib/http/client/call-action";
import { announceSignedOut } from "@/lib/auth/sign-out-broadcast";

/** The account menu of a signed-in user. Signing out applies to this tab and every other open one. */
export function SignedInMenu({ email, label }: { email: string; label: string }) {
  async function signOut(): Promise<void> {
    const result = await callAction(() => signOutAction({}));
    if (!result.ok) throw new Error(result.code);
    announceSignedOut();
    // A full navigation; the sign-in page shows the confirmation.
    location.replace("/login?loggedOut=1");
  }
  return <AccountMenu email={email} label={label} onSignOut={signOut} />;
}
