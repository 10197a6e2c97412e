"use client";

import { createContext, useContext } from "react";

const PortalContainer = createContext<HTMLElement | null>(null);

/** Sets where floating parts are rendered: for a part of a page in another theme, or inside a sheet. */
export const PortalContainerProvider = PortalContainer.Provider;

/** The container of floating parts; undefined means the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContainer) ?? undefined;
}
