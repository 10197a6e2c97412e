"use client";

import { AccountMenu } from "@/components/layout/shell/account-menu";

const load = () => import("./sign-out");
const signOut = () => load().then((module) => module.signOut());
/** With the question, so that the answer does not depend on the line. */
const prepare = () => void load().catch(() => undefined);

/** The account menu of a signed-in user. */
export const SignedInMenu = ({ email, label }: { email: string; label: string }) => (
  <AccountMenu email={email} label={label} onAsk={prepare} onSignOut={signOut} />
);
