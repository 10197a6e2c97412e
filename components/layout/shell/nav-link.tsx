"use client";

import type { Route } from "next";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

/** An item of the sidebar; highlighted on its page and the pages below it. */
export function NavLink({ href, children }: { href: Route; children: ReactNode }) {
  const path = usePathname();
  const current = path === href || path?.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className="relative flex h-control items-center gap-3 rounded-md px-3 text-[0.9375rem] font-medium text-ink-soft transition-colors hover:bg-press-wash/60 hover:text-ink aria-[current=page]:bg-press-wash aria-[current=page]:text-ink [&_svg]:size-[1.125rem] aria-[current=page]:[&_svg]:text-press"
    >
      {children}
    </Link>
  );
}
