import { z } from "zod";
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

/** The secret of a mailed link. */
export const mailedTokenSchema = z.object({ token: z.string().max(200) });

/** An action that takes nothing. */
export const nothingSchema = z.object({});
