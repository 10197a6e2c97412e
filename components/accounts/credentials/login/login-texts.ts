import { getTranslations } from "next-intl/server";
import { IDENTITY_ERRORS, LOGIN_ERRORS, LOGIN_FIELD_KEYS } from "@/lib/accounts/rules";
import { env } from "@/lib/settings/env";

/**
 * The sign-in form's texts, looked up on the server. They are passed as plain strings, errors by code, so that
 * next-intl is not shipped to the browser.
 * @param done what the mailed link that led here has done
 */
export async function loginTexts(done: "verified" | "resetDone") {
  const [t, whole] = await Promise.all([getTranslations("Login"), getTranslations()]);
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
    verifyChoose: t("verifyChoose"),
    verifyButton: t("verifyButton"),
    errors: {
      ...Object.fromEntries(Object.entries(IDENTITY_ERRORS).map(([code, key]) => [code, whole(key)])),
      ...Object.fromEntries(LOGIN_ERRORS.map((code) => [code, whole(`Errors.${code}`)])),
    } as Record<string, string>,
    fields: Object.fromEntries(LOGIN_FIELD_KEYS.map((key) => [key, whole(key, { min })])),
  };
}

/** The texts of the sign-in form. */
export type LoginTexts = Awaited<ReturnType<typeof loginTexts>>;
