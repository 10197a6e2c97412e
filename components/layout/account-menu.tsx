"use client";

import { ChevronDown } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import type { OpenedMenuProps } from "@/components/layout/account-menu-opened";

export type AccountMenuProps = {
  email: string;
  /** What screen readers hear after the address, e.g. 'account menu'. */
  label: string;
  /** Ends the session; called after the question, rejects when it did not work. */
  onSignOut: () => Promise<void>;
};

const load = () =>
  import("@/components/layout/account-menu-opened").then((module) => module.OpenedAccountMenu);

/** The user's address, which opens the account menu. The menu loads when a pointer or the keyboard first comes near. */
export function AccountMenu({ email, label, onSignOut }: AccountMenuProps) {
  const [Opened, setOpened] = useState<ComponentType<OpenedMenuProps> | null>(null);
  const prepare = () => void load();
  const open = () => void load().then((loaded) => setOpened(() => loaded));
  const face = (
    <>
      <Avatar name={email} className="size-8 text-label font-semibold" />
      <span className="max-w-60 truncate max-sm:sr-only">{email}</span>
      <span className="sr-only">{label}</span>
      <ChevronDown aria-hidden className="size-4 text-ink-soft max-sm:hidden" />
    </>
  );
  const look =
    "-mr-2 flex h-11 min-w-0 items-center gap-2.5 rounded-md px-2 text-sm font-medium text-ink hover:bg-paper data-[state=open]:bg-paper";
  if (Opened) return <Opened email={email} onSignOut={onSignOut} triggerClassName={look} face={face} />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      className={look}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      {face}
    </button>
  );
}
