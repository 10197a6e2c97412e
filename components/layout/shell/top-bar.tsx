import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";
import { Link } from "@/components/ui/link";

type TopBarProps = {
  /** The account menu. */
  account: ReactNode;
  /** The button that opens the navigation, where there is one. */
  menu?: ReactNode;
  /** A place for messages, between the others: on a phone it takes the logo's. */
  messages?: ReactNode;
};

/** The fixed bar at the top of every signed-in page. */
export function TopBar({ account, menu, messages }: TopBarProps) {
  return (
    // On a phone what stands beside a title or a message makes room for it.
    <header className="fixed inset-x-0 top-0 z-40 short:absolute flex h-14 items-center gap-3 border-b bg-sheet px-4 max-md:has-[h1]:[--beside:none] max-md:has-[[data-bar]_[data-toasts]]:[--beside:none] shell:px-6 print:hidden">
      {menu}
      <Link href="/dashboard" className="[display:var(--beside,flex)] h-11 shrink-0 items-center rounded-md">
        <Logo />
      </Link>
      {messages}
      <div className="ml-auto flex min-w-0 items-center">{account}</div>
    </header>
  );
}
