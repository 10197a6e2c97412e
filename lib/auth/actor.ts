import "server-only";
import { encode } from "next-auth/jwt";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { cache } from "react";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { type Locale, localeOf } from "@/lib/i18n/locales";
import { asPageError } from "./page-error";
import { pageTurn } from "./page-queue";
import { loginPath } from "./page-paths";
import { claimsOf } from "./session-claims";
import { SESSION_MAX_AGE_SECONDS, sessionCookieName } from "./session-cookie";

declare const minted: unique symbol;

/** The signed-in user. Only this file can create one, so a use case cannot be called without authentication. */
export type Actor = {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  /** Whether there is a brand profile. Every page but onboarding needs this, so the session query includes it. */
  readonly onboarded: boolean;
  /** Whether a payment for the plan is owed. Every page shows this, so the session query includes it. */
  readonly owesPayment: boolean;
  /** The person's saved language; pages use the cookie that mirrors it. */
  readonly locale: Locale | null;
  readonly [minted]: "user";
};

/** A background job, which acts for no particular user. */
export type SystemActor = { readonly job: string; readonly [minted]: "system" };

/** The actor of a background job; `job` names it in the log. */
export function systemActor(job: string): SystemActor {
  return { job } as SystemActor;
}

/**
 * The owner for whom a job does what they have asked for beforehand, such as a draft that follows a post; null when
 * there is no such account. This actor has no session.
 */
export async function actorOfOwner(_job: SystemActor, userId: string): Promise<Actor | null> {
  type OwnerRow = Pick<SessionRow, "userId" | "email" | "locale" | "onboarded">;
  const [row] = await db.$queryRaw<OwnerRow[]>`
    SELECT u."id" AS "userId", u."email", u."locale",
           EXISTS (SELECT 1 FROM "BusinessProfile" b WHERE b."userId" = u."id") AS "onboarded"
    FROM "User" u WHERE u."id" = ${userId}::uuid`;
  if (!row) return null;
  return { ...row, sessionId: "", owesPayment: false, locale: localeOf(row.locale) ?? null } as Actor;
}

/** Creates the token for the cookie and `Authorization: Bearer`: a next-auth JWT that names a session row. */
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
  owesPayment: boolean;
  idle: boolean;
};

/** The actor whose live session the token names, or null. One statement. */
export async function actorOfToken(token: string | undefined): Promise<Actor | null> {
  if (!token) return null;
  const claims = await claimsOf(token, env().NEXTAUTH_SECRET);
  if (typeof claims?.sid !== "string" || typeof claims.sub !== "string") return null;
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT s."id" AS "sessionId", u."id" AS "userId", u."email", u."locale",
           EXISTS (SELECT 1 FROM "BusinessProfile" b WHERE b."userId" = u."id") AS "onboarded",
           EXISTS (SELECT 1 FROM "Subscription" p
                   WHERE p."userId" = u."id" AND p."status" IN ('PAST_DUE', 'UNPAID')) AS "owesPayment",
           s."lastSeenAt" < app_now() - interval '5 minutes' AS "idle"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."id" = ${claims.sid}::uuid AND s."userId" = ${claims.sub}::uuid
      AND s."revokedAt" IS NULL AND s."expiresAt" > app_now() AND u."emailVerifiedAt" IS NOT NULL`;
  if (!row) return null;
  if (row.idle) {
    await db.$executeRaw`UPDATE "Session" SET "lastSeenAt" = app_now() WHERE "id" = ${row.sessionId}::uuid`;
  }
  const { userId, email, sessionId, onboarded, owesPayment } = row;
  return { userId, email, sessionId, onboarded, owesPayment, locale: localeOf(row.locale) ?? null } as Actor;
}

/** The actor of a route handler's request. With an Authorization header, cookies are ignored. */
export async function actorOfRequest(
  request: NextRequest,
): Promise<{ actor: Actor | null; bearer: boolean }> {
  const authorization = request.headers.get("authorization");
  const bearer = authorization?.match(/^Bearer (.+)$/i)?.[1];
  const token = authorization ? bearer : request.cookies.get(sessionCookieName(env().https))?.value;
  return { actor: await actorOfToken(token), bearer: authorization !== null };
}

/** The actor of the current page or action, or null; cached per request. */
export const getActor = cache(async (): Promise<Actor | null> => {
  const jar = await cookies();
  return actorOfToken(jar.get(sessionCookieName(env().https))?.value).catch((error: unknown) => {
    throw asPageError(error);
  });
});

/**
 * For pages and layouts: the actor, or a redirect to the sign-in page, which returns here. Pages of one owner wait for
 * their turn here, before any of them has read or composed anything.
 * @throws AppError SERVER_BUSY for too many pages at once
 */
export async function requireActor(): Promise<Actor> {
  const actor = await getActor();
  if (actor) {
    await pageTurn(actor.userId);
    return actor;
  }
  const path = (await headers()).get("x-postwright-path");
  redirect(path ? loginPath(path) : "/login");
}

/** For the pages behind onboarding: the actor with a brand profile, or a redirect to onboarding. */
export async function requireOwner(): Promise<Actor> {
  const actor = await requireActor();
  if (!actor.onboarded) redirect("/onboarding");
  return actor;
}

/** For server actions: the actor. @throws AppError NOT_SIGNED_IN, which sends the browser to the sign-in page */
export async function requireActorForAction(): Promise<Actor> {
  const actor = await getActor();
  if (!actor) throw new AppError("NOT_SIGNED_IN");
  return actor;
}
