import { getTranslations } from "next-intl/server";
import { loginTexts } from "@/components/accounts/credentials/login/login-texts";
import { buttonVariants } from "@/components/ui/button";

/** The texts of a digest's pages that both need: the button's look, and the failures by their codes. */
export async function linkFormTexts() {
  const [{ errors }, t] = await Promise.all([loginTexts("verified"), getTranslations("Letter")]);
  return {
    buttonClass: buttonVariants({ className: "mt-2 w-full" }),
    errors: { ...errors, LINK_USED: t("gone.text"), NOT_FOUND: t("gone.text") } as Record<string, string>,
  };
}
