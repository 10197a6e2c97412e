import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { POST as fillRoute } from "../../../../app/api/week/fill/route";
import { POST as unfillRoute } from "../../../../app/api/week/unfill/route";
import { db } from "../../../../lib/db";
import type { FillResult, UnfillResult } from "../../../../lib/posts/week/types";
import { call } from "../../../fixtures";
import { connectedOwner } from "../publishing/publishing";
import { saveSlots } from "./week";

export const timeZone = "Europe/Budapest";
export const keyed = () => ({ "idempotency-key": randomUUID() });

export async function fill(token: string, body: object): Promise<FillResult> {
  const reply = await call(fillRoute, { bearer: token, headers: keyed(), body });
  expect(reply.status, reply.text).toBe(200);
  return reply.object as FillResult;
}

export async function unfill(
  token: string,
  posts: { postID: number; scheduledAt: string }[],
  key = randomUUID(),
) {
  const headers = { "idempotency-key": key };
  const reply = await call(unfillRoute, { bearer: token, headers, body: { posts } });
  expect(reply.status, reply.text).toBe(200);
  return (reply.object as UnfillResult).results;
}

/** What filling has placed, as it is taken back. */
export const placedOf = ({ results }: FillResult) => results.filter((result) => !("code" in result));

/** An owner with a page, who posts on these weekdays (1 is Monday) at four in the afternoon. */
export async function bakery(weekdays: number[] = [1, 2, 3, 4, 5, 6, 7]) {
  const owner = await connectedOwner();
  await db.user.update({ where: { id: owner.user.id }, data: { timeZone } });
  await saveSlots(
    owner.user.id,
    weekdays.map((weekday) => ({ weekday, minute: 960 })),
  );
  return owner;
}
