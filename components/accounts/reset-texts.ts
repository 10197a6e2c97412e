import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { loginTexts } from "@/components/accounts/login-texts";

/** The words of setting a new password, looked up on the server; plain strings, as those of the sign-in form. */
export async function resetTexts() {
  const [login, t] = [
    loginTexts(await getLocale(), await getMessages(), "verified"),
    await getTranslations("Reset"),
  ];
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

/** Those words. */
export type ResetTexts = Awaited<ReturnType<typeof resetTexts>>;
