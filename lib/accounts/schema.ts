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

/** Sign-up. The form's other fields are next-auth's, for the same form's sign-in. */
export const signUpSchema = z.object({
  email,
  password: z
    .string()
    .min(1, "Login.errors.passwordMissing")
    .max(PASSWORD_MAX_LENGTH, "Login.errors.passwordTooLong"),
});
export type SignUpInput = z.output<typeof signUpSchema>;

/** Asking for another verification mail. */
export const resendVerificationSchema = z.object({ email });

/** The secret of a mailed link. */
export const mailedTokenSchema = z.object({ token: z.string().max(200) });

/** An action that takes nothing. */
export const nothingSchema = z.object({});
