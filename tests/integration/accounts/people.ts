import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { actorOfToken } from "../../../lib/auth/actor";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { makeSession, makeUser } from "../../factories";

export const password = "blue kettle morning";
const passwordHash = await makePasswordHash(password);
export const newAddress = () => `anna-${randomUUID()}@example.com`;

/** An owner with a password, signed in on some devices. */
export async function makePerson(sessions = 1) {
  const user = await makeUser({ email: newAddress(), passwordHash });
  const devices = await Promise.all(Array.from({ length: sessions }, () => makeSession(user.id)));
  return { user, tokens: devices.map(({ token }) => token), devices };
}

/** Which of these tokens still open a session. */
export const alive = async (tokens: string[]) =>
  (await Promise.all(tokens.map(actorOfToken))).map((actor) => actor !== null);

/** The session's token among the cookies that a browser was given. */
export function tokenIn(cookies: readonly string[]): string {
  const line = cookies.find((cookie) => cookie.startsWith(`${sessionCookieName(env().https)}=`));
  expect(line).toMatch(/HttpOnly/);
  return line?.split(/[=;]/)[1] ?? "";
}

/** What the record of an account's activity says, oldest first. */
export async function kindsOf(userId: string): Promise<string[]> {
  return (await db.auditEntry.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(
    ({ kind }) => kind,
  );
}
