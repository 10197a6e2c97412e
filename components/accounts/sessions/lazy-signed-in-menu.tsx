"use client";

import { type ComponentProps, Suspense, lazy } from "react";
import type { SignedInMenuWithTexts as Menu } from "./signed-in-menu-with-texts";

const SignedInMenu = lazy(() =>
  import("./signed-in-menu-with-texts").then((module) => ({ default: module.SignedInMenuWithTexts })),
);

/** The account menu for public pages: its script loads only for signed-in users. */
export function LazySignedInMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={null}>
      <SignedInMenu {...props} />
    </Suspense>
  );
}
