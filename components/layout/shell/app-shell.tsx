import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DrawerButton } from "./drawer-button";
import { RestoreFocus } from "./restore-focus";
import { Logo } from "@/components/layout/logo";
import { NavList } from "./nav-list";
import { SkipLink } from "./skip-link";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { TopBar } from "./top-bar";

type AppShellProps = {
  /** The account menu: a client component of the accounts domain, which can sign out. */
  account: ReactNode;
  /** The sandbox banner, where a provider is the sandbox. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Top bar, sidebar (a drawer on small screens) and the page. Rendered on the server. */
export function AppShell({ account, notice, children }: AppShellProps) {
  const t = useTranslations("Shell");
  return (
    <>
      <SkipLink />
      <TopBar
        account={account}
        messages={
          // Without a message it takes no room, its gap neither.
          <div data-bar className="-ml-3 min-w-0 has-[li]:ml-0 has-[li]:flex-1 shell:hidden">
            <ToastRegion of="page" />
          </div>
        }
        menu={
          <DrawerButton label={t("openMenu")} title={t("menu")}>
            <div className="mb-6 flex h-10 items-center px-3">
              <Logo />
            </div>
            <NavList />
          </DrawerButton>
        }
      />
      <aside className="fixed top-14 bottom-0 left-0 z-30 hidden w-62 flex-col justify-between gap-4 overflow-y-auto border-r bg-paper px-3 py-6 shell:flex print:hidden">
        <NavList />
        <ToastRegion of="page" />
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className="pt-14 [--column:var(--container-page)] has-data-wide:[--column:var(--container-wide)] focus:outline-none shell:pl-62 print:p-0"
      >
        <div className="print:hidden">{notice}</div>
        <div className="mx-auto max-w-(--column) px-4 py-6 md:px-8 md:py-10 print:max-w-none print:p-0 has-data-bars:max-w-none has-data-bars:p-0">
          {children}
        </div>
      </main>
      <RestoreFocus />
    </>
  );
}
