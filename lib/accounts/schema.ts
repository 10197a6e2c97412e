import { z } from "zod";
import { LOCALES } from "@/lib/i18n/locales";
import { text, visibleText } from "@/lib/text/schema";
import { PASSWORD_MAX_LENGTH } from "./constants";

const email = text({ max: 254, tooLong: "Login.errors.email", trim: true })
  .toLowerCase()
  .pipe(z.email("Login.errors.email"));

/** The password of an existing account; none was ever set that is longer than a new password may be. */
const typedPassword = text({ max: 1000, tooLong: "Login.errors.passwordTooLong" });

/** The secret of a mailed link. */
const mailedSecret = text({ max: 200 });

/** What a person signs in with; also the body of POST /api/auth/token. */
export const credentialsSchema = z.strictObject({
  email: visibleText({
    missing: "Login.errors.emailMissing",
    max: 254,
    tooLong: "Login.errors.email",
    trim: true,
  }).toLowerCase(),
  password: typedPassword.min(1, "Login.errors.passwordMissing"),
});
export type Credentials = z.output<typeof credentialsSchema>;

/** A new password; lib/accounts/credentials/check-password.ts judges its strength. */
const newPassword = visibleText({
  missing: "Login.errors.passwordMissing",
  max: PASSWORD_MAX_LENGTH,
  tooLong: "Login.errors.passwordTooLong",
});

/** Sign-up. The form's other fields are next-auth's, which the same form uses to sign in. */
export const signUpSchema = z.object({ email, password: newPassword });
export type SignUpInput = z.output<typeof signUpSchema>;

/** Requesting another verification mail. */
export const resendVerificationSchema = z.object({ email });

/** Requesting a mail with a link that sets a new password. */
export const requestResetSchema = z.object({ email });

/** Ids of what the owner claims, as a single checkbox sends them. */
const keep = z
  .string()
  .max(8_000)
  .regex(/^[0-9a-f,-]*$/)
  .transform((ids) => ids.split(",").filter(Boolean))
  .optional();

/** Setting a new password with the secret of that mail. */
export const resetPasswordSchema = z.object({ token: mailedSecret, password: newPassword, keep });
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>;

/** The password that confirms it is the owner; empty if the account has none. */
const currentPassword = typedPassword.default("");

/** What stays when other sessions end: KeptAccess of types.ts. */
const keptAccess = { keep, endpoint: text({ max: 2_000 }).optional() };

/** Changing the password in Settings. */
export const changePasswordSchema = z.object({
  current: currentPassword,
  password: newPassword,
  ...keptAccess,
});
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;

/** Changing the address in Settings. */
export const changeEmailSchema = z.object({ email, current: currentPassword });
export type ChangeEmailInput = z.output<typeof changeEmailSchema>;

/** Ending one session. */
export const endSessionSchema = z.object({ id: z.uuid() });

/** Ending all others. */
export const endOtherSessionsSchema = z.object(keptAccess);

/** Deleting the account. */
export const deleteAccountSchema = z.object({ current: currentPassword });
export type DeleteAccountInput = z.output<typeof deleteAccountSchema>;

/** A code of the authenticator app, or a recovery code. */
const factorCode = visibleText({ missing: "Settings.twoFactor.errors.codeMissing", max: 50, trim: true });

/** POST /api/auth/token: `code` if the account has a second factor. */
export const tokenRequestSchema = credentialsSchema.extend({ code: factorCode.optional() });
export type TokenRequest = z.output<typeof tokenRequestSchema>;

/** Actions that ask for the password first: adding and removing a factor, new recovery codes. */
export const confirmedSchema = z.object({ current: currentPassword });

/** The first code of a new authenticator app. */
export const confirmTotpSchema = z.object({ code: factorCode });

/** Removing a passkey. */
export const removePasskeySchema = z.object({ id: z.uuid(), current: currentPassword });
export type RemovePasskeyInput = z.output<typeof removePasskeySchema>;

/** Unlinking a Google account. */
export const unlinkGoogleSchema = z.object({ id: z.uuid(), current: currentPassword });
export type UnlinkGoogleInput = z.output<typeof unlinkGoogleSchema>;

const base64url = z
  .string()
  .max(8_000)
  .regex(/^[\w-]*$/);
const extensionResults = z.record(z.string(), z.unknown()).default({});

/** The result of startRegistration() of @simplewebauthn/browser (RegistrationResponseJSON). */
const registrationResponse = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: extensionResults,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(text({ max: 40 }))
      .max(10)
      .optional(),
  }),
});

/** Adding a passkey: its second step asks for the password like its first. */
export const addPasskeySchema = z.object({ current: currentPassword, response: registrationResponse });

/** The result of startAuthentication() (AuthenticationResponseJSON), as text. */
export const passkeyAnswerSchema = z
  .string()
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      context.addIssue({ code: "custom", message: "invalid" });
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      id: base64url,
      rawId: base64url,
      type: z.literal("public-key"),
      clientExtensionResults: extensionResults,
      response: z.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url.optional(),
      }),
    }),
  );

/** Verifying an address: the secret of its link and, in another browser than the one that signed up, a password. */
export const verifyEmailSchema = z.object({ token: mailedSecret, password: newPassword.optional() });

/** An action without input. */
export const nothingSchema = z.object({});

/** Choosing the language of the interface. */
export const chooseLocaleSchema = z.object({ locale: z.enum(LOCALES) });
/** Whether the model may read what the owner writes herself. */
export const modelReadsSchema = z.strictObject({ modelReads: z.boolean() });
export type ChooseLocaleInput = z.output<typeof chooseLocaleSchema>;
