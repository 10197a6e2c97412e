"use client";

import { type ReactNode, createContext, useContext, useLayoutEffect, useMemo } from "react";
import { claimStorage } from "@/lib/auth/viewer-storage";

type Viewer = {
  userId: string;
  /** Changes with every sign-in. */
  sessionId: string;
};

const PersonContext = createContext<Viewer>({ userId: "nobody", sessionId: "none" });

/** The signed-in person, for data stored in the browser. */
export function ViewerProvider({ userId, sessionId, children }: Viewer & { children: ReactNode }) {
  // Must run before any effect below reads the storage.
  useLayoutEffect(() => claimStorage(userId), [userId]);
  const person = useMemo(() => ({ userId, sessionId }), [userId, sessionId]);
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** The signed-in person. */
export function useViewer(): Viewer {
  return useContext(PersonContext);
}
