"use client";

import { type ReactNode, useState } from "react";
import { PortalContainerProvider } from "@/components/ui/portal-container";

type ThemeFrameProps = { theme: "light" | "dark"; title: string; children: ReactNode };

/** A part of a page in one theme, including everything that floats above it. */
export function ThemeFrame({ theme, title, children }: ThemeFrameProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <section
      ref={setElement}
      aria-label={title}
      className={`${theme} min-w-0 bg-paper px-4 py-10 text-ink md:px-8`}
    >
      <PortalContainerProvider value={element}>
        <h2 className="page-title mb-8">{title}</h2>
        <div className="grid gap-12">{children}</div>
      </PortalContainerProvider>
    </section>
  );
}
