"use client";

import { type ComponentProps, Suspense, lazy } from "react";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import type { PublicAccountMenu as Menu } from "./public-account-menu";

const SignedInMenu = lazy(() =>
  keepTrying(() => import("./public-account-menu")).then((module) => ({ default: module.PublicAccountMenu })),
);

/** The account menu for public pages: its script loads only for signed-in users. */
export function LazyPublicAccountMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={null}>
      <SignedInMenu {...props} />
    </Suspense>
  );
}
