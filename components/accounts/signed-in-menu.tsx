"use client";

import { useRouter } from "next/navigation";
import { AccountMenu } from "@/components/layout/account-menu";
import { signOutAction } from "@/lib/accounts/actions";
import { announceSignedOut } from "@/lib/signed-out";

/** The account menu of a signed-in person, which knows how to sign out: here and in every open tab. */
export function SignedInMenu({ email, label }: { email: string; label: string }) {
  const router = useRouter();
  async function signOut(): Promise<void> {
    const result = await signOutAction({});
    if (!result.ok) throw new Error(result.code);
    announceSignedOut();
    router.replace("/login");
  }
  return <AccountMenu email={email} label={label} onSignOut={signOut} />;
}
