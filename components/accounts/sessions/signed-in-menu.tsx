"use client";

import { AccountMenu } from "@/components/layout/shell/account-menu";
/** Loaded when it is pressed. */
const signOut = () => import("./sign-out").then((module) => module.signOut());

/** The account menu of a signed-in user. */
export const SignedInMenu = ({ email, label }: { email: string; label: string }) => (
  <AccountMenu email={email} label={label} onSignOut={signOut} />
);
