import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DrawerButton } from "@/components/layout/drawer-button";
import { KeepFocus } from "@/components/layout/keep-focus";
import { Logo } from "@/components/layout/logo";
import { NavList } from "@/components/layout/nav-list";
import { SkipLink } from "@/components/layout/skip-link";
import { TopBar } from "@/components/layout/top-bar";

type AppShellProps = {
  /** The account menu: a client leaf of the accounts domain, which knows how to sign out. */
  account: ReactNode;
  /** The sandbox line, where a provider is the sandbox. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Top bar, sidebar (a drawer on small screens) and the page. Drawn on the server. */
export function AppShell({ account, notice, children }: AppShellProps) {
  const t = useTranslations("Shell");
  return (
    <>
      <SkipLink />
      <TopBar
        account={account}
        menu={
          <DrawerButton label={t("openMenu")} title={t("menu")}>
            <div className="mb-6 flex h-10 items-center px-3">
              <Logo />
            </div>
            <NavList />
          </DrawerButton>
        }
      />
      <aside className="fixed top-14 bottom-0 left-0 z-30 hidden w-62 overflow-y-auto border-r bg-paper px-3 py-6 lg:block">
        <NavList />
      </aside>
      <main id="main" tabIndex={-1} className="pt-14 focus:outline-none lg:pl-62">
        {notice}
        <div className="mx-auto max-w-page px-4 py-6 md:px-8 md:py-10">{children}</div>
      </main>
      <KeepFocus />
    </>
  );
}
