"use client";

import { type ReactNode, createContext, useContext, useLayoutEffect, useMemo } from "react";
import { claimStorage } from "@/lib/auth/person-storage";

type Person = {
  userId: string;
  /** Changes with every sign-in. */
  sessionId: string;
};

const PersonContext = createContext<Person>({ userId: "nobody", sessionId: "none" });

/** The signed-in person, for data stored in the browser. */
export function PersonProvider({ userId, sessionId, children }: Person & { children: ReactNode }) {
  // Must run before any effect below reads the storage.
  useLayoutEffect(() => claimStorage(userId), [userId]);
  const person = useMemo(() => ({ userId, sessionId }), [userId, sessionId]);
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** The signed-in person. */
export function usePerson(): Person {
  return useContext(PersonContext);
}
