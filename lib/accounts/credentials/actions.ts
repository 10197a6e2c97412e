"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { action } from "@/lib/http/action";
import { startBrowserSession, setSessionCookie } from "@/lib/accounts/sessions/start-browser-session";
import { requestEmailChange, requireOwnChange } from "./change-email";
import { changePassword } from "./change-password";
import { describeClient } from "@/lib/accounts/sessions/describe-client";
import { issueDeviceCookie } from "@/lib/accounts/sessions/device-cookie";
import { issueSignUpCookie } from "./issue-sign-up-cookie";
import { requestReset } from "./request-reset";
import { resendVerification } from "./resend-verification";
import {
  changeEmailSchema,
  changePasswordSchema,
  requestResetSchema,
  resendVerificationSchema,
  resetPasswordSchema,
  signUpSchema,
  verifyEmailSchema,
} from "@/lib/accounts/schema";
import { resetPassword } from "./reset-password";
import { signUp } from "./sign-up";
import { verifyEmail } from "./verify-email";

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
    await requireOwnChange(token);
    const verified = await verifyEmail(token, client, password);
    if (verified.changed) redirect("/login?verified=1&callbackUrl=%2Fsettings");
    if (!verified.own) redirect("/login?verified=1");
    await issueDeviceCookie(verified.email);
    await startBrowserSession(verified.userId, client);
    redirect("/dashboard");
  },
);

export const requestResetAction = action(requestResetSchema, { auth: "none" }, async (_visitor, { email }) =>
  requestReset(email, describeClient(await headers())),
);

export const resetPasswordAction = action(resetPasswordSchema, { auth: "none" }, async (_visitor, input) => {
  const email = await resetPassword(input, describeClient(await headers()));
  // The reader of the mailbox is the owner, so other people's guesses no longer count against this browser.
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
