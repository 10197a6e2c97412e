import "server-only";
import { cookies, headers } from "next/headers";
import { getActor } from "@/lib/auth";
import { env } from "@/lib/env";
import { sessionCookieName, sessionCookieOptions } from "@/lib/session-cookie";
import { describeClient } from "./describe-client";
import { revokeSession } from "./mutations";
import { audit, factsOf } from "./record-audit";

/** Ends the session of the browser that asks, and takes its cookie back; without a session only the latter. */
export async function signOut(): Promise<void> {
  const actor = await getActor();
  if (actor) {
    await revokeSession(actor);
    await audit(actor, "SIGNED_OUT", factsOf(describeClient(await headers())));
  }
  const { https } = env();
  (await cookies()).set(sessionCookieName(https), "", { ...sessionCookieOptions(https), maxAge: 0 });
}
