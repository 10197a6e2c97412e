import { getTranslations } from "next-intl/server";
import { loginTexts } from "@/components/accounts/credentials/login/login-texts";

/** The texts of the password reset, looked up on the server and passed as plain strings like the sign-in form's. */
export async function resetTexts() {
  const [login, t] = await Promise.all([loginTexts("verified"), getTranslations("Reset")]);
  const links: Record<string, string> = {
    LINK_USED: t("used"),
    LINK_EXPIRED: t("expired"),
    LINK_INVALID: t("invalid"),
  };
  return {
    ...login,
    errors: { ...login.errors, ...links } as Record<string, string>,
    title: t("title"),
    text: t("text"),
    send: t("send"),
    sentTitle: t("sentTitle"),
    sent: t("sent"),
    back: t("back"),
    newTitle: t("newTitle"),
    newText: t("newText"),
    newPassword: t("newPassword"),
    set: t("set"),
    another: t("another"),
  };
}

/** The texts of the password reset. */
export type ResetTexts = Awaited<ReturnType<typeof resetTexts>>;
