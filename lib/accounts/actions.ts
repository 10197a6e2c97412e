"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { action } from "@/lib/http/action";
import { beginBrowserSession, setSessionCookie } from "@/lib/accounts/sessions/begin-browser-session";
import { beginAddPasskey } from "@/lib/accounts/passkeys/begin";
import { requestEmailChange } from "@/lib/accounts/credentials/change-email";
import { changePassword } from "@/lib/accounts/credentials/change-password";
import { chooseLocale } from "@/lib/accounts/settings/choose-locale";
import { describeClient } from "@/lib/accounts/sessions/describe-client";
import { endOtherSessions, endSession } from "@/lib/accounts/sessions/end-sessions";
import { issueDeviceCookie } from "@/lib/accounts/sessions/device-cookie";
import { issueSignUpCookie } from "@/lib/accounts/credentials/issue-sign-up-cookie";
import { addPasskey, removePasskey } from "@/lib/accounts/passkeys/register";
import { requestReset } from "@/lib/accounts/credentials/request-reset";
import { resendVerification } from "@/lib/accounts/credentials/resend-verification";
import {
  addPasskeySchema,
  changeEmailSchema,
  changePasswordSchema,
  chooseLocaleSchema,
  confirmTotpSchema,
  confirmedSchema,
  endOtherSessionsSchema,
  endSessionSchema,
  nothingSchema,
  removePasskeySchema,
  requestResetSchema,
  resendVerificationSchema,
  resetPasswordSchema,
  signUpSchema,
  unlinkGoogleSchema,
  verifyEmailSchema,
} from "./schema";
import { resetPassword } from "@/lib/accounts/credentials/reset-password";
import { beginTotp, confirmTotp, makeRecoveryCodes, removeTotp } from "@/lib/accounts/two-factor/set-up-totp";
import { signOut } from "@/lib/accounts/sessions/sign-out";
import { signUp } from "@/lib/accounts/credentials/sign-up";
import { unlinkGoogle } from "@/lib/accounts/google/unlink";
import { verifyEmail } from "@/lib/accounts/credentials/verify-email";

export const signUpAction = action(signUpSchema, { auth: "none" }, async (_visitor, input) => {
  const browser = await issueSignUpCookie();
  await signUp(input, { ...describeClient(await headers()), signUp: browser });
});

export const resendVerificationAction = action(
  resendVerificationSchema,
  { auth: "none" },
  async (_visitor, { email }) => resendVerification(email, describeClient(await headers())),
);

export const verifyEmailAction = action(
  verifyEmailSchema,
  { auth: "none" },
  async (_visitor, { token, password }) => {
    const client = describeClient(await headers());
    const verified = await verifyEmail(token, client, password);
    if (verified.changed) redirect("/login?verified=1&callbackUrl=%2Fsettings");
    if (!verified.own) redirect("/login?verified=1");
    await issueDeviceCookie(verified.email);
    await beginBrowserSession(verified.userId, client);
    redirect("/dashboard");
  },
);

export const requestResetAction = action(requestResetSchema, { auth: "none" }, async (_visitor, { email }) =>
  requestReset(email, describeClient(await headers())),
);

export const resetPasswordAction = action(resetPasswordSchema, { auth: "none" }, async (_visitor, input) => {
  const email = await resetPassword(input, describeClient(await headers()));
  // Whoever reads the mailbox is the owner, so other people's guesses no longer count against this browser.
  await issueDeviceCookie(email);
  redirect("/login?reset=1");
});

export const changePasswordAction = action(changePasswordSchema, {}, async (actor, input) => {
  const { ended, sessionId } = await changePassword(actor, input, describeClient(await headers()));
  await setSessionCookie({ userId: actor.userId, sessionId });
  return { ended };
});

export const changeEmailAction = action(changeEmailSchema, {}, async (actor, input) =>
  requestEmailChange(actor, input, describeClient(await headers())),
);

export const chooseLocaleAction = action(chooseLocaleSchema, {}, chooseLocale);

export const endSessionAction = action(endSessionSchema, {}, endSession);

export const endOtherSessionsAction = action(endOtherSessionsSchema, {}, async (actor, kept) => {
  const { ended, sessionId } = await endOtherSessions(actor, kept);
  await setSessionCookie({ userId: actor.userId, sessionId });
  return { ended };
});

export const signOutAction = action(nothingSchema, { auth: "none" }, () => signOut());

export const beginTotpAction = action(confirmedSchema, {}, (actor, { current }) => beginTotp(actor, current));

export const confirmTotpAction = action(confirmTotpSchema, {}, (actor, { code }) => confirmTotp(actor, code));

export const removeTotpAction = action(confirmedSchema, {}, (actor, { current }) =>
  removeTotp(actor, current),
);

export const makeRecoveryCodesAction = action(confirmedSchema, {}, (actor, { current }) =>
  makeRecoveryCodes(actor, current),
);

export const beginAddPasskeyAction = action(confirmedSchema, {}, (actor, { current }) =>
  beginAddPasskey(actor, current),
);

export const addPasskeyAction = action(addPasskeySchema, {}, async (actor, input) =>
  addPasskey(actor, input, describeClient(await headers())),
);

export const removePasskeyAction = action(removePasskeySchema, {}, removePasskey);

export const unlinkGoogleAction = action(unlinkGoogleSchema, {}, unlinkGoogle);
