import "server-only";
import { cookies, headers } from "next/headers";
import { getActor } from "@/lib/auth/actor";
import { env } from "@/lib/settings/env";
import { sessionCookieName, sessionCookieOptions } from "@/lib/auth/session-cookie";
import { describeClient } from "./describe-client";
import { revokeSession } from "@/lib/accounts/mutations";
import { audit, factsOf } from "@/lib/audit/record-audit";

/** Ends the requesting browser's session and deletes its cookie; without a session only the latter. */
export async function signOut(): Promise<void> {
  const actor = await getActor();
  if (actor) {
    await revokeSession(actor);
    await audit(actor, "SIGNED_OUT", factsOf(describeClient(await headers())));
  }
  const { https } = env();
  (await cookies()).set(sessionCookieName(https), "", { ...sessionCookieOptions(https), maxAge: 0 });
}
