import { type Locale, type Messages, createTranslator } from "next-intl";
import { IDENTITY_ERRORS, LOGIN_ERRORS, LOGIN_FIELD_KEYS } from "@/lib/accounts/rules";
import { env } from "@/lib/env";

/**
 * The words of the sign-in form, looked up on the server. They travel as plain strings, errors by their code:
 * the reset page, which has the same fields, spares the browser next-intl that way.
 * @param done what a mailed link has done that leads back here
 */
export function loginTexts(locale: Locale, messages: Messages, done: "verified" | "resetDone") {
  const t = createTranslator({ locale, messages, namespace: "Login" });
  const whole = createTranslator({ locale, messages });
  const min = env().PASSWORD_MIN_LENGTH;
  return {
    welcome: t("welcome"),
    welcomeText: t("welcomeText"),
    create: t("create"),
    createText: t("createText"),
    email: t("email"),
    password: t("password"),
    forgot: t("forgot"),
    passwordHint: t("passwordHint", { min }),
    showPassword: t("showPassword"),
    hidePassword: t("hidePassword"),
    signIn: t("signIn"),
    signUp: t("signUp"),
    noAccount: t("noAccount"),
    toSignUp: t("toSignUp"),
    hasAccount: t("hasAccount"),
    toSignIn: t("toSignIn"),
    verifyTitle: t("verifyTitle"),
    verifyText: t("verifyText"),
    resend: t("resend"),
    checkEmail: t("checkEmail"),
    resent: t("resent"),
    verified: t(done),
    verifyAnother: t("verifyAnother"),
    loggedOut: whole("Shell.loggedOut"),
    loggedOutText: whole("Shell.loggedOutText"),
    verifyPage: t("verifyPage"),
    verifyPageText: t("verifyPageText"),
    verifyButton: t("verifyButton"),
    errors: {
      ...Object.fromEntries(Object.entries(IDENTITY_ERRORS).map(([code, key]) => [code, whole(key)])),
      ...Object.fromEntries(LOGIN_ERRORS.map((code) => [code, whole(`Errors.${code}`)])),
    } as Record<string, string>,
    fields: Object.fromEntries(LOGIN_FIELD_KEYS.map((key) => [key, whole(key, { min })])),
  };
}

/** Those words. */
export type LoginTexts = ReturnType<typeof loginTexts>;
