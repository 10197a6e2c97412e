"use server";

import { action } from "@/lib/http/action";
import { setSessionCookie } from "./start-browser-session";
import { endOtherSessions, endSession } from "./end-sessions";
import { endOtherSessionsSchema, endSessionSchema, nothingSchema } from "@/lib/accounts/schema";
import { signOut } from "./sign-out";

export const endSessionAction = action(endSessionSchema, {}, endSession);

export const endOtherSessionsAction = action(endOtherSessionsSchema, {}, async (actor, kept) => {
  const { ended, sessionId } = await endOtherSessions(actor, kept);
  await setSessionCookie({ userId: actor.userId, sessionId });
  return { ended };
});

export const signOutAction = action(nothingSchema, { auth: "none" }, () => signOut());
