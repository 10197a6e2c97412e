import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";
import { SkipLink } from "@/components/layout/shell/skip-link";
import { LinkButton } from "./link-button";

/** The top bar of the public pages; `account` is a signed-in user's menu. Plain links, without JavaScript. */
export function TopBar({ account }: { account?: ReactNode }) {
  const t = useTranslations("Landing");
  return (
    <>
      <SkipLink />
      <header className="border-b bg-sheet">
        <div className="mx-auto flex h-16 max-w-landing items-center gap-2 px-4 sm:px-6">
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a plain link needs no script */}
          <a href="/" aria-label={t("home")} className="flex min-w-7 rounded-md py-2">
            {/* When the buttons' labels leave no room, the name wraps to a clipped line. */}
            <Logo className="h-7 flex-wrap overflow-hidden" />
          </a>
          <nav aria-label={t("top.label")} className="ml-auto flex shrink-0 items-center gap-1 sm:gap-2">
            {account === undefined ? (
              <>
                <LinkButton href="/login" variant="ghost" className="px-3">
                  {t("top.logIn")}
                </LinkButton>
                <LinkButton href="/login?mode=sign-up" variant="outline" className="px-3 sm:px-4">
                  {t("top.signUp")}
                </LinkButton>
              </>
            ) : (
              <>
                <LinkButton href="/dashboard" variant="outline" className="px-3 sm:mr-3 sm:px-4">
                  {t("top.dashboard")}
                </LinkButton>
                {account}
              </>
            )}
          </nav>
        </div>
      </header>
    </>
  );
}
