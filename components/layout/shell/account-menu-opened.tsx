"use client";

import { CreditCard, LogOut, Settings } from "lucide-react";
import { useTranslations } from "next-intl";
import { usePathname } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { SignOutQuestion } from "./sign-out-question";
import { useTheme } from "@/components/layout/browser/theme/use-theme";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";

export type OpenedMenuProps = {
  email: string;
  onAsk?: () => void;
  onSignOut: () => Promise<void>;
  triggerClassName: string;
  face: ReactNode;
};

/** The account menu once it has been opened. */
export function OpenedAccountMenu({ email, onAsk, onSignOut, triggerClassName, face }: OpenedMenuProps) {
  const t = useTranslations("Shell");
  const { theme, setTheme } = useTheme();
  // Without a brand profile every other page redirects back here.
  const path = usePathname();
  const newcomer = path === "/onboarding";
  const trigger = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const ask = () => {
    onAsk?.();
    setAsking(true);
  };
  // Open on this page only: a pending navigation shows in the menu, which closes when the next page is there.
  const [openAt, setOpenAt] = useState<string | null>(path);
  const stayOpen = (to: string) => (event: Event) => to !== path && event.preventDefault();
  return (
    <>
      <DropdownMenu
        open={openAt === path}
        onOpenChange={(open) => setOpenAt(open ? path : null)}
        modal={false}
      >
        <DropdownMenuTrigger ref={trigger} className={triggerClassName}>
          {face}
        </DropdownMenuTrigger>
        <DropdownMenuContent inPlace align="end" sideOffset={10} className="w-60">
          <p className="px-2.5 pt-2 pb-1 text-sm break-all text-ink-soft">{email}</p>
          {!newcomer && (
            <DropdownMenuItem asChild onSelect={stayOpen("/subscription")}>
              <Link href="/subscription">
                <CreditCard aria-hidden />
                {t("manageSubscription")}
              </Link>
            </DropdownMenuItem>
          )}
          <DropdownMenuItem asChild onSelect={stayOpen("/settings")}>
            <Link href="/settings">
              <Settings aria-hidden />
              {t("settings")}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuLabel>{t("theme")}</DropdownMenuLabel>
          <DropdownMenuRadioGroup value={theme} onValueChange={setTheme}>
            <DropdownMenuRadioItem value="system">{t("themeSystem")}</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="light">{t("themeLight")}</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="dark">{t("themeDark")}</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={ask}>
            <LogOut aria-hidden />
            {t("logOut")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <SignOutQuestion open={asking} onOpenChange={setAsking} onSignOut={onSignOut} returnFocus={trigger} />
    </>
  );
}
