"use client";

import { EFFECTIVE_EVENT, HYDRATED_EVENT, PRESSED_EVENT } from "./hydration-event";
import { keepEarlyEntries } from "./keep-early-entries";

/**
 * Keeps what is typed, chosen, ticked or picked before the page's own script has arrived, in every field of the page, and
 * gives it to React at the hydration, before a form is sent. A client component, so that its source is sent once and not
 * in React's own data besides.
 */
export function EarlyEntryScript({ nonce }: { nonce?: string }) {
  const __html =
    typeof window === "undefined"
      ? `(${keepEarlyEntries.toString()})("${HYDRATED_EVENT}","${EFFECTIVE_EVENT}","${PRESSED_EVENT}")`
      : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
