/** The server actions that visitors may call: signing up, in and out, and what came by mail. */
export const OPEN_ACTIONS: readonly string[] = [
  "signUpAction",
  "resendVerificationAction",
  "verifyEmailAction",
  "requestResetAction",
  "resetPasswordAction",
  "signOutAction",
  "openDigestLinkAction",
  "switchOffAction",
  "answerDigestAction",
];
