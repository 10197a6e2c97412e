import { getTranslations } from "next-intl/server";
import { IDENTITY_ERRORS, LOGIN_ERRORS, LOGIN_FIELD_KEYS } from "@/lib/accounts/rules";
import { env } from "@/lib/env";

/**
 * The words of the sign-in form, looked up on the server. They travel as plain strings, because next-intl's
 * own part in the browser would take most of what this page may weigh.
 * @param done what a mailed link has done that leads back here
 */
export async function loginTexts(done: "verified" | "resetDone" = "verified") {
  const [t, whole] = [await getTranslations("Login"), await getTranslations()];
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
export type LoginTexts = Awaited<ReturnType<typeof loginTexts>>;
