"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type ReactNode, createContext, useCallback, useContext, useTransition } from "react";

const GoContext = createContext<(to: Route) => void>((to) => location.assign(new URL(to, location.href)));

/** Lets a button navigate, with a progress line at the top of the page. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const go = useCallback((to: Route) => startTransition(() => router.push(to)), [router]);
  return (
    <GoContext value={go}>
      {children}
      {pending && <div data-pending aria-hidden className="pending-line fixed inset-x-0 top-14 z-60" />}
    </GoContext>
  );
}

/** Navigates to another page, for elements that are not links. */
export function useGoTo(): (to: Route) => void {
  return useContext(GoContext);
}
