"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { action } from "@/lib/action";
import { beginAddPasskey } from "./begin-passkey";
import { requestEmailChange } from "./change-email";
import { changePassword } from "./change-password";
import { chooseLocale } from "./choose-locale";
import { describeClient } from "./describe-client";
import { endOtherSessions, endSession } from "./end-sessions";
import { issueDeviceCookie } from "./issue-device-cookie";
import { addPasskey, removePasskey } from "./keep-passkey";
import { requestReset } from "./request-reset";
import { resendVerification } from "./resend-verification";
import {
  addPasskeySchema,
  changeEmailSchema,
  changePasswordSchema,
  chooseLocaleSchema,
  confirmTotpSchema,
  confirmedSchema,
  endSessionSchema,
  mailedTokenSchema,
  nothingSchema,
  removePasskeySchema,
  requestResetSchema,
  resendVerificationSchema,
  resetPasswordSchema,
  signUpSchema,
  unlinkGoogleSchema,
} from "./schema";
import { resetPassword } from "./reset-password";
import { beginTotp, confirmTotp, makeRecoveryCodes, removeTotp } from "./set-up-totp";
import { signOut } from "./sign-out";
import { signUp } from "./sign-up";
import { unlinkGoogle } from "./unlink-google";
import { verifyEmail } from "./verify-email";

export const signUpAction = action(signUpSchema, { auth: "none" }, async (_visitor, input) =>
  signUp(input, describeClient(await headers())),
);

export const resendVerificationAction = action(
  resendVerificationSchema,
  { auth: "none" },
  async (_visitor, { email }) => resendVerification(email, describeClient(await headers())),
);

export const verifyEmailAction = action(mailedTokenSchema, { auth: "none" }, async (_visitor, { token }) => {
  const { changed } = await verifyEmail(token, describeClient(await headers()));
  redirect(changed ? "/login?verified=1&callbackUrl=%2Fsettings" : "/login?verified=1");
});

export const requestResetAction = action(requestResetSchema, { auth: "none" }, async (_visitor, { email }) =>
  requestReset(email, describeClient(await headers())),
);

export const resetPasswordAction = action(resetPasswordSchema, { auth: "none" }, async (_visitor, input) => {
  const email = await resetPassword(input, describeClient(await headers()));
  // Whoever reads the mailbox is the owner: others who guess now do not count against this browser.
  await issueDeviceCookie(email);
  redirect("/login?reset=1");
});

export const changePasswordAction = action(changePasswordSchema, {}, async (actor, input) =>
  changePassword(actor, input, describeClient(await headers())),
);

export const changeEmailAction = action(changeEmailSchema, {}, async (actor, input) =>
  requestEmailChange(actor, input, describeClient(await headers())),
);

export const chooseLocaleAction = action(chooseLocaleSchema, {}, chooseLocale);

export const endSessionAction = action(endSessionSchema, {}, endSession);

export const endOtherSessionsAction = action(nothingSchema, {}, endOtherSessions);

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

export const addPasskeyAction = action(addPasskeySchema, {}, async (actor, response) =>
  addPasskey(actor, response, describeClient(await headers())),
);

export const removePasskeyAction = action(removePasskeySchema, {}, removePasskey);

export const unlinkGoogleAction = action(unlinkGoogleSchema, {}, unlinkGoogle);
