"use client";

import { ThemeProvider as Provider } from "next-themes";
import type { ReactNode } from "react";

/** Light, dark or as the system; kept in the browser. `nonce`: the one of this request's Content-Security-Policy. */
export function ThemeProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <Provider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange nonce={nonce}>
      {children}
    </Provider>
  );
}
