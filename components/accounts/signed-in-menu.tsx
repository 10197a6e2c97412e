"use client";

import { AccountMenu } from "@/components/layout/account-menu";
import { signOutAction } from "@/lib/accounts/actions";
import { announceSignedOut } from "@/lib/signed-out";

/** The account menu of a signed-in person, which knows how to sign out: here and in every open tab. */
export function SignedInMenu({ email, label }: { email: string; label: string }) {
  async function signOut(): Promise<void> {
    const result = await signOutAction({});
    if (!result.ok) throw new Error(result.code);
    announceSignedOut();
    // The sign-in page is another document, and says that it went well.
    location.replace("/login?loggedOut=1");
  }
  return <AccountMenu email={email} label={label} onSignOut={signOut} />;
}
