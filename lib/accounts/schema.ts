import { z } from "zod";
import { LOCALES } from "@/lib/locales";
import { PASSWORD_MAX_LENGTH } from "./constants";

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "Login.errors.email")
  .pipe(z.email("Login.errors.email"));

/** What a person types to sign in; also the body of POST /api/auth/token. */
export const credentialsSchema = z.strictObject({
  email: z.string().trim().toLowerCase().min(1, "Login.errors.emailMissing").max(254, "Login.errors.email"),
  password: z.string().min(1, "Login.errors.passwordMissing").max(1000, "Login.errors.passwordTooLong"),
});
export type Credentials = z.output<typeof credentialsSchema>;

/** A password that is being chosen; lib/accounts/check-password.ts judges how well. */
const newPassword = z
  .string()
  .min(1, "Login.errors.passwordMissing")
  .max(PASSWORD_MAX_LENGTH, "Login.errors.passwordTooLong");

/** Sign-up. The form's other fields are next-auth's, for the same form's sign-in. */
export const signUpSchema = z.object({ email, password: newPassword });
export type SignUpInput = z.output<typeof signUpSchema>;

/** Asking for another verification mail. */
export const resendVerificationSchema = z.object({ email });

/** Asking for a mail that lets one set a new password. */
export const requestResetSchema = z.object({ email });

/** Setting a new password with the secret of that mail. */
export const resetPasswordSchema = z.object({ token: z.string().max(200), password: newPassword });
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>;

/** The password that shows that it is the owner who asks; empty where the account has none. */
const currentPassword = z.string().max(1000, "Login.errors.passwordTooLong").default("");

/** Changing the password in Settings. */
export const changePasswordSchema = z.object({ current: currentPassword, password: newPassword });
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;

/** Changing the address in Settings. */
export const changeEmailSchema = z.object({ email, current: currentPassword });
export type ChangeEmailInput = z.output<typeof changeEmailSchema>;

/** Ending one session. */
export const endSessionSchema = z.object({ id: z.uuid() });

/** Deleting the account. */
export const deleteAccountSchema = z.object({ current: currentPassword });
export type DeleteAccountInput = z.output<typeof deleteAccountSchema>;

/** A code of the authenticator app, or a recovery code. */
const factorCode = z.string().trim().min(1, "Settings.twoFactor.errors.codeMissing").max(50);

/** POST /api/auth/token: `code` where the account has a second factor. */
export const tokenRequestSchema = credentialsSchema.extend({ code: factorCode.optional() });
export type TokenRequest = z.output<typeof tokenRequestSchema>;

/** What asks for the password first: adding and removing a factor, new recovery codes. */
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

/** What startRegistration() of @simplewebauthn/browser gives (RegistrationResponseJSON). */
export const addPasskeySchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: extensionResults,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** What startAuthentication() gives (AuthenticationResponseJSON), as text. */
export const passkeyAnswerSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
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

/** The secret of a mailed link. */
export const mailedTokenSchema = z.object({ token: z.string().max(200) });

/** An action that takes nothing. */
export const nothingSchema = z.object({});

/** Choosing the language of the interface. */
export const chooseLocaleSchema = z.object({ locale: z.enum(LOCALES) });
export type ChooseLocaleInput = z.output<typeof chooseLocaleSchema>;
