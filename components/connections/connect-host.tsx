"use client";

import { useConnecting } from "./connecting";

/** Shows the choice of a page that any button has begun. Rendered once, above all pages. */
export function ConnectHost() {
  return useConnecting().flow;
}
