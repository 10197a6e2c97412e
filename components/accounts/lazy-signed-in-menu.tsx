"use client";

import { type ComponentProps, Suspense, lazy } from "react";
import type { SignedInMenu as Menu } from "./signed-in-menu";

const SignedInMenu = lazy(() =>
  import("./signed-in-menu").then((module) => ({ default: module.SignedInMenu })),
);

/** The account menu for pages that visitors see too: its script loads only where somebody is signed in. */
export function LazySignedInMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={null}>
      <SignedInMenu {...props} />
    </Suspense>
  );
}
