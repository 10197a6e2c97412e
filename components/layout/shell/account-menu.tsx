"use client";

import { ChevronDown } from "lucide-react";
import { useLoadedOnPress } from "@/components/layout/use-loaded-on-press";
import { Avatar } from "@/components/ui/avatar";

export type AccountMenuProps = {
  email: string;
  /** What screen readers announce after the address, e.g. 'account menu'. */
  label: string;
  /** Called when signing out is asked about. */
  onAsk?: () => void;
  /** Ends the session; called after the confirmation, rejects on failure. */
  onSignOut: () => Promise<void>;
};

const load = () => import("./account-menu-opened").then((module) => module.OpenedAccountMenu);

/** The user's address, which opens the account menu. The menu's code loads on first hover or focus. */
export function AccountMenu({ email, label, onAsk, onSignOut }: AccountMenuProps) {
  const { Loaded, prepare, press } = useLoadedOnPress(load);
  const face = (
    <>
      <Avatar name={email} className="size-8 text-label font-semibold" />
      <span className="bar-address truncate">{email}</span>
      <span className="sr-only">{label}</span>
      <ChevronDown aria-hidden className="size-4 text-ink-soft max-md:hidden" />
    </>
  );
  const triggerClassName =
    "-mr-2 flex h-11 min-w-0 items-center max-md:relative gap-2.5 rounded-md px-2 text-sm font-medium text-ink hover:bg-paper data-[state=open]:bg-paper";
  if (Loaded)
    return (
      <Loaded
        email={email}
        onAsk={onAsk}
        onSignOut={onSignOut}
        triggerClassName={triggerClassName}
        face={face}
      />
    );
  return (
    <button
      type="button"
      aria-haspopup="menu"
      className={triggerClassName}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => press()}
    >
      {face}
    </button>
  );
}
