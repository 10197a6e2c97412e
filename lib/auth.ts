import "server-only";
import { encode } from "next-auth/jwt";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { cache } from "react";
import { db } from "./db";
import { env } from "./env";
import { AppError } from "./errors";
import { type Locale, localeOf } from "./locales";
import { claimsOf } from "./session-claims";
import { SESSION_MAX_AGE_SECONDS, sessionCookieName } from "./session-cookie";

declare const minted: unique symbol;

/** Who acts: a signed-in person. Only this file can make one, so a use case cannot be called without a check. */
export type Actor = {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  /** Whether there is a brand profile: every page but onboarding asks, so the session's statement tells. */
  readonly onboarded: boolean;
  /** The language that is saved for this person; the page's own is the cookie's, which mirrors it. */
  readonly locale: Locale | null;
  readonly [minted]: "user";
};

/** A job of ours that acts for nobody in particular. */
export type SystemActor = { readonly job: string; readonly [minted]: "system" };

/** The actor of a background job; `job` says which, for the log. */
export function systemActor(job: string): SystemActor {
  return { job } as SystemActor;
}

/** The token that the cookie and `Authorization: Bearer` carry: a next-auth JWT that names a session row. */
export function encodeSessionToken(session: { userId: string; sessionId: string }): Promise<string> {
  return encode({
    token: { sub: session.userId, sid: session.sessionId },
    secret: env().NEXTAUTH_SECRET,
    maxAge: SESSION_MAX_AGE_SECONDS,
  });
}

type SessionRow = {
  sessionId: string;
  userId: string;
  email: string;
  locale: string | null;
  onboarded: boolean;
  idle: boolean;
};

/** The actor whose live session the token names, or null. One statement, whatever the page. */
export async function actorOfToken(token: string | undefined): Promise<Actor | null> {
  if (!token) return null;
  const claims = await claimsOf(token, env().NEXTAUTH_SECRET);
  if (typeof claims?.sid !== "string" || typeof claims.sub !== "string") return null;
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT s."id" AS "sessionId", u."id" AS "userId", u."email", u."locale",
           EXISTS (SELECT 1 FROM "BusinessProfile" b WHERE b."userId" = u."id") AS "onboarded",
           s."lastSeenAt" < app_now() - interval '5 minutes' AS "idle"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."id" = ${claims.sid}::uuid AND s."userId" = ${claims.sub}::uuid
      AND s."revokedAt" IS NULL AND s."expiresAt" > app_now() AND u."emailVerifiedAt" IS NOT NULL`;
  if (!row) return null;
  if (row.idle) {
    await db.$executeRaw`UPDATE "Session" SET "lastSeenAt" = app_now() WHERE "id" = ${row.sessionId}::uuid`;
  }
  const { userId, email, sessionId, onboarded } = row;
  return { userId, email, sessionId, onboarded, locale: localeOf(row.locale) ?? null } as Actor;
}

/** The actor of a route handler's request. With a bearer, cookies are ignored. */
export async function actorOfRequest(
  request: NextRequest,
): Promise<{ actor: Actor | null; bearer: boolean }> {
  const authorization = request.headers.get("authorization");
  const bearer = authorization?.match(/^Bearer (.+)$/i)?.[1];
  const token = authorization ? bearer : request.cookies.get(sessionCookieName(env().https))?.value;
  return { actor: await actorOfToken(token), bearer: authorization !== null };
}

/** The actor of the page or action that is being rendered, or null; asked once a request. */
export const getActor = cache(async (): Promise<Actor | null> => {
  const jar = await cookies();
  return actorOfToken(jar.get(sessionCookieName(env().https))?.value);
});

/** For pages and layouts: the actor, or a redirect to the sign-in page that leads back here. */
export async function requireActor(): Promise<Actor> {
  const actor = await getActor();
  if (actor) return actor;
  const path = (await headers()).get("x-postwright-path");
  redirect(path ? `/login?callbackUrl=${encodeURIComponent(path)}` : "/login");
}

/** For the pages behind onboarding: the actor with a brand profile, or a redirect to where it is made. */
export async function requireOwner(): Promise<Actor> {
  const actor = await requireActor();
  if (!actor.onboarded) redirect("/onboarding");
  return actor;
}

/** For actions: the actor, or the error that sends the browser to the sign-in page. */
export async function requireActorForAction(): Promise<Actor> {
  const actor = await getActor();
  if (!actor) throw new AppError("NOT_SIGNED_IN");
  return actor;
}
